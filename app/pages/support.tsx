import { supportContent } from '../content/files/support.ts';
import HelpSearch from '../islands/help-search.tsx';
import { Island } from '../islands/island.tsx';
import { helpSearchPhrases } from '../islands/island-phrases.ts';
import { useTranslate } from '../language/use-translate.ts';
import { useContent, useEnglishContent, usePage } from '../page-context.ts';
import type { PageModule } from '../page-module.ts';
import { BackLink, MoreLink } from '../blocks/more-link.tsx';
import { SealwireMark } from '../sections/sealwire/mark.tsx';
import { ServiceStatus } from '../sections/sealwire/service-status.tsx';
import { QUERY } from '../sections/sealwire/search-words.ts';
import { plainWay, usePeople, useReading } from '../sections/sealwire/ways.ts';
import { WaysTable } from '../sections/sealwire/ways-table.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { faqPage } from '../shell/schema-org.ts';
import { StructuredData } from '../shell/structured-data.tsx';

export const query = ((asked) => ({ [QUERY]: asked.get(QUERY)?.trim() })) satisfies PageModule['query'];
export default function Support() {
  const t = useTranslate();
  const { content } = useContent(supportContent);
  const { faq } = content;
  const english = useEnglishContent(supportContent).content;
  const search = usePage().search.toString();
  const ways = [...usePeople(content), ...useReading(content)].map(plainWay);
  return (
    <div className="sealwire">
      <PageHead {...content.seo} />
      <StructuredData data={faqPage(faq.items)} />
      <div className="wrap support-head">
        <BackLink to="/">{t('Back to {brand}')}</BackLink>
        <div>
          <div className="seal-title">
            <SealwireMark />
            <h1>{content.hero.title}</h1>
          </div>
          <p className="lead">{content.hero.description}</p>
          <p className="help-more">
            {faq.description} <MoreLink link="/faq">{t('All questions')}</MoreLink>
          </p>
        </div>
        <ServiceStatus {...content.status} />
        <WaysTable {...content} />
      </div>
      <section className="wrap section help-answers" id="faq">
        <h2>{faq.title}</h2>
        <Island
          name="help-search"
          component={HelpSearch}
          props={{ asked: search && `?${search}`, faq: english.faq, ways }}
          phrases={helpSearchPhrases(english)}
          when="near"
        />
      </section>
    </div>
  );
}

import { useContent } from '../../rendering/page-content.tsx';
import type { PageModule } from '../../rendering/page-module.ts';
import { useTranslate } from '../language/use-translate.ts';
import { BackLink, MoreLink } from '../sections/more-link.tsx';
import { HelpSearch, QUERY } from '../sections/sealwire/help-search.tsx';
import { SealwireMark } from '../sections/sealwire/mark.tsx';
import { ServiceStatus } from '../sections/sealwire/service-status.tsx';
import { WaysTable } from '../sections/sealwire/ways-table.tsx';
import { PageHead } from '../shell/page-head.tsx';
import '../sections/sealwire/sealwire.css';

export const query = [QUERY];
export const files = ['support.json'] satisfies PageModule['files'];

export default function Support() {
  const t = useTranslate();
  const { content } = useContent('support.json');
  return (
    <div className="sealwire">
      <PageHead {...content.seo} />
      <div className="wrap support-head">
        <BackLink to="/">{t('Back to {brand}')}</BackLink>
        <div>
          <div className="seal-title">
            <SealwireMark />
            <h1>{t(content.hero.title)}</h1>
          </div>
          <p className="lead">{t(content.hero.description)}</p>
          <p className="help-more">
            {t(content.faq.description)}
            <MoreLink link="/faq">{t('All questions')}</MoreLink>
          </p>
        </div>
        <ServiceStatus {...content.status} />
        <WaysTable {...content} />
      </div>
      <HelpSearch {...content} />
    </div>
  );
}

import { Close } from '../blocks/close.tsx';
import { Entries } from '../blocks/entries.tsx';
import { MissingText } from '../blocks/lost.tsx';
import { MoreLink } from '../blocks/more-link.tsx';
import { Section } from '../blocks/section.tsx';
import { destinationOf } from '../language/destination.ts';
import { showcaseContent } from '../content/files/showcase.ts';
import { Link } from '../language/link.tsx';
import { plain, untranslated } from '../language/text.ts';
import { useTranslate } from '../language/use-language.ts';
import { useContent, usePage } from '../page-context.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Factsheet } from '../showcase/factsheet.tsx';
import { Panel } from '../showcase/panels.tsx';
import { buttonClass } from '../ui/button.tsx';

/**
 * The page of one company. When showcase.json cannot be read, the built-in facts are shown without an error: they rarely
 * change.
 */
export default function ShowcaseDetail() {
  const t = useTranslate();
  const { path } = usePage();
  const { hero, showcases, note, panels } = useContent(showcaseContent).content;
  const company = showcases.find(({ link, page }) => page && link === path);
  if (!company?.page) return <MissingText path={path} />;
  const { page } = company;
  const others = showcases.filter(({ link, disabled }) => destinationOf(link) && link !== path && !disabled);
  return (
    <>
      <PageHead {...page.seo} title={page.seo.title || untranslated(company.company_name)} />
      <article>
        <Factsheet company={company} page={page} note={note} />
        <Panel company={company} panels={panels} />
      </article>
      {others.length > 0 && (
        <nav aria-label={plain(hero.title)}>
          <Section title={hero.title}>
            <Entries
              entries={others.map(({ company_name, ticker, subtitle, link }) => ({
                title: untranslated(ticker || '–'),
                description: subtitle,
                link: { link, label: untranslated(company_name) },
              }))}
            />
          </Section>
        </nav>
      )}
      <Close
        title={page.title}
        description={page.description}
        actions={
          <p className="acts">
            <Link className={buttonClass({})} to="/contact">
              {t('Talk to our team')}
            </Link>{' '}
            <MoreLink link={page.link.link}>{page.link.label}</MoreLink>
          </p>
        }
      />
    </>
  );
}

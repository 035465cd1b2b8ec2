/* oxlint-disable react/no-array-index-key -- the sections of a page keep their order */
import { Close } from '../../blocks/close.tsx';
import { ContentBlock } from '../../blocks/content-block.tsx';
import { Entries } from '../../blocks/entries.tsx';
import { Figures } from '../../blocks/figures.tsx';
import { MissingText } from '../../blocks/lost.tsx';
import { MoreLink } from '../../blocks/more-link.tsx';
import { Section } from '../../blocks/section.tsx';
import { destinationOf } from '../../language/paths/destination.ts';
import { Figure } from '../../language/figures/figure.tsx';
import { Link } from '../../language/paths/link.tsx';
import { plain, untranslated } from '../../language/text.ts';
import { useTranslate } from '../../language/use-language.ts';
import { useContent, usePage } from '../../page-context.ts';
import { PageHead } from '../../shell/head/page-head.tsx';
import { Factsheet } from './factsheet.tsx';
import { SourceDocument, type Company, type CompanyPage } from '../../blocks/company.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { useSheet } from '../../styles/use-sheet.ts';
import sourceLinkSheet from '../../blocks/source-link.css?inline';

/**
 * The page of one company. When showcase.json cannot be read, the built-in facts are shown without an error: they rarely
 * change.
 */
export default function ShowcaseDetail() {
  const t = useTranslate();
  const { path } = usePage();
  const { hero, showcases, note } = useContent('showcase');
  const company = showcases.find(({ link, page }) => page && link === path);
  if (!company?.page) return <MissingText path={path} />;
  const { page } = company;
  const others = showcases.filter(({ link, disabled }) => destinationOf(link) && link !== path && !disabled);
  return (
    <>
      <PageHead {...page.seo} title={page.seo.title || untranslated(company.company_name)} />
      <article>
        <Factsheet company={company} page={page} note={note} />
        {company.figures.length > 0 && <CompanyFigures company={company} page={page} />}
        {page.blocks.map((block, index) => (
          <ContentBlock key={index} block={block} />
        ))}
      </article>
      {others.length > 0 && (
        <nav aria-label={plain(hero.title)}>
          <Section title={hero.title}>
            <Entries
              layout="columns"
              entries={others.map(({ company_name, ticker, subtitle, link }) => ({
                title: untranslated(ticker || company_name),
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

/** The figures of a company, each with its meaning and, if it has one, its source. */
function CompanyFigures({ company, page }: { company: Company; page: CompanyPage }) {
  useSheet('blocks', sourceLinkSheet);
  const t = useTranslate();
  return (
    <Section title={page.figures_title} text={company.figures_note}>
      <Figures
        columns={3}
        figures={company.figures.map(({ value, label, meaning }) => {
          const source = page.sources.find(({ figures }) => figures.includes(label));
          return {
            label: t(label),
            figure: (
              <b>
                <Figure value={value} />
              </b>
            ),
            text: (
              <>
                {meaning}{' '}
                {source && (
                  <span className="source-link">
                    <b>{t('Sources')}</b> <SourceDocument {...source} />
                  </span>
                )}
              </>
            ),
          };
        })}
      />
    </Section>
  );
}

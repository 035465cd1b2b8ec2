import type { ShowcaseContent } from '../../content/files/showcase.ts';
import { useTranslate } from '../../language/use-translate.ts';
import type { ShowcaseCompany } from './companies.ts';
import { Issuer } from './issuer.tsx';
import { readFigures } from './read-figures.ts';

/**
 * A listing, not a gallery: one company a line, in the editor's order. The first is set large when its
 * description brings figures; an entry without a name is left out.
 */
export function Listing({ hero, showcases }: Pick<ShowcaseContent, 'hero' | 'showcases'>) {
  const t = useTranslate();
  const named = showcases.filter(({ company_name }) => company_name.trim());
  const lead = named.slice(0, 1).find(hasFigures);
  return (
    <>
      <section className="wrap page-head broad">
        <h1>{t(hero.title)}</h1>
        <div>
          {hero.subtitle && <p className="meta">{t(hero.subtitle)}</p>}
          <p className="lead">{t(hero.description)}</p>
        </div>
      </section>
      <ul className="wrap listing">
        {named.map((company, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- nothing keeps an editor from listing a company twice
          <Issuer key={`${company.company_name} ${index}`} lead={company === lead} {...company} />
        ))}
      </ul>
    </>
  );
}

function hasFigures({ description, disabled }: ShowcaseCompany): boolean {
  return !disabled && readFigures(description) !== undefined;
}

import type { ShowcaseContent } from '../../content/files/showcase.ts';
import { useTranslate } from '../../language/use-translate.ts';
import type { ShowcaseCompany } from './companies.ts';
import { Issuer } from './issuer.tsx';
import { readFigures } from './read-figures.ts';

/** A listing, not a gallery: one company a line. The one whose description brings figures leads it. */
export function Listing({ hero, showcases }: Pick<ShowcaseContent, 'hero' | 'showcases'>) {
  const t = useTranslate();
  const lead = showcases.find(hasFigures);
  const ordered = lead ? [lead, ...showcases.filter((company) => company !== lead)] : showcases;
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
        {ordered.map((company) => (
          <Issuer key={`${company.link} ${company.company_name}`} lead={company === lead} {...company} />
        ))}
      </ul>
    </>
  );
}

function hasFigures({ description, disabled }: ShowcaseCompany): boolean {
  return !disabled && readFigures(description) !== undefined;
}

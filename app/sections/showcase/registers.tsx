import { webUrl } from '../../content/destination.ts';
import { ExternalLink } from '../../language/link.tsx';
import { untranslated } from '../../language/text.ts';
import { useTranslate } from '../../language/use-translate.ts';
import type { Panels } from './companies.ts';

/** Where a company can be looked up, a row a place. */
export function Registers({ title, description, places }: Panels['registers']) {
  const t = useTranslate();
  return (
    <section className="about-field">
      <h2>{t(title)}</h2>
      <p>{t(description)}</p>
      <ul className="registers">
        {places.map((place) => (
          <li key={place.title}>
            <h3>{t(place.title)}</h3>
            <div>
              <p>{t(place.description)}</p>
              {place.links.length > 0 && (
                <p className="company-links">
                  {place.links.flatMap(({ label, link }) => {
                    const href = webUrl(link);
                    return (
                      href && [
                        <ExternalLink key={href} href={href}>
                          {label ? t(label) : untranslated(href.replace(/^https:\/\/|\/$/g, ''))}
                        </ExternalLink>,
                        ' ',
                      ]
                    );
                  })}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { ExternalLink } from '../../language/link.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import type { Panels } from './companies.ts';
import { siteOf } from './company-links.tsx';

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
              {place.sites.length > 0 && (
                <p className="company-links" translate="no">
                  {place.sites.map(siteOf).map(
                    ({ href, value }) =>
                      href && (
                        <ExternalLink key={href} href={href}>
                          {value}
                        </ExternalLink>
                      ),
                  )}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

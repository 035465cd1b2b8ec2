import { webUrl } from '../../content/destination.ts';
import { ExternalLink } from '../../language/link.tsx';
import { untranslated, plain } from '../../language/text.ts';
import type { Panels } from './companies.ts';

/** Where a company can be looked up, a row a place. */
export function Registers({ title, description, places }: Panels['registers']) {
  return (
    <section className="about-field">
      <h2>{title}</h2>
      <p>{description}</p>
      <ul className="registers">
        {places.map((place) => (
          <li key={plain(place.title)}>
            <h3>{place.title}</h3>
            <div>
              <p>{place.description}</p>
              {place.links.length > 0 && (
                <p className="company-links">
                  {place.links.flatMap(({ label, link }) => {
                    const href = webUrl(link);
                    return (
                      href && [
                        <ExternalLink key={href} href={href}>
                          {label ? label : untranslated(href.replace(/^https:\/\/|\/$/g, ''))}
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

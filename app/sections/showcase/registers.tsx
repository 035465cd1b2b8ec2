import { useTranslate } from '../../language/use-translate.ts';
import type { Panels } from './companies.ts';

/** Where a company can be looked up, a row a place. */
export function Registers({ title, description, places }: Panels['registers']) {
  const t = useTranslate();
  return (
    <section className="about-field">
      <h2>{t(title)}</h2>
      <p>{t(description)}</p>
      <ol className="registers">
        {places.map((place) => (
          <li key={place.title}>
            <h3>{t(place.title)}</h3>
            <p>{t(place.description)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

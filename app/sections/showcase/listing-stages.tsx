import { useTranslate } from '../../language/use-translate.ts';
import type { Panels } from './companies.ts';

/** What is done before a listing, a row a stage. */
export function ListingStages({ title, description, stages }: Panels['listing']) {
  const t = useTranslate();
  return (
    <section className="about-field">
      <h2>{t(title)}</h2>
      <p>{t(description)}</p>
      <ol className="listing-stages">
        {stages.map((stage) => (
          <li key={stage.title}>
            <h3>{t(stage.title)}</h3>
            <p>{t(stage.description)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

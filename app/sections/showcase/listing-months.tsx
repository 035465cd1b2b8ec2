import { Figure } from '../../language/figure.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import type { Panels } from './companies.ts';

/** The months before a listing and the work of each: dashed until the day, as on the page of the solutions. */
export function ListingMonths({ title, description, months, stages, caption }: Panels['listing']) {
  const t = useTranslate();
  return (
    <section className="about-field">
      <h2>{t(title)}</h2>
      <p>{t(description)}</p>
      <figure className="data">
        <p>
          <b>{t(months)}</b>
        </p>
        <ol className="months-left">
          {stages.map((stage) => (
            <li key={stage.left}>
              <b>
                <Figure value={stage.left} />
              </b>
              <h3>{t(stage.title)}</h3>
              <p>{t(stage.description)}</p>
            </li>
          ))}
        </ol>
        <figcaption>{t(caption)}</figcaption>
      </figure>
    </section>
  );
}

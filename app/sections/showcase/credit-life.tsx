import { plain } from '../../language/text.ts';
import { useTranslate } from '../../language/use-translate.ts';
import type { Panels } from './companies.ts';

/** Of a made-up credit: it exists in no registry. */
const SERIAL = 'EX-2025-000118';

/** The life of a carbon credit on one line, and what to ask about one. */
export function CreditLife({ title, description, steps, ask }: Panels['credits']) {
  const t = useTranslate();
  return (
    <section className="about-field credit">
      <h2>{title}</h2>
      <p>{description}</p>
      <figure className="data">
        <p>
          <b>{t('One credit, four entries')}</b> <bdi dir="ltr">{SERIAL}</bdi>
        </p>
        <ol className="credit-life">
          {steps.map((step) => (
            <li key={plain(step.title)}>
              <b>{step.title}</b>
              <p>{step.description}</p>
              <ol>
                {step.entries.map(({ what, state }) => (
                  <li key={plain(what)}>
                    <b>{state}</b> {what}
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
        <figcaption>
          {t('Illustration with an invented credit. It belongs to no company and no registry.')}
        </figcaption>
      </figure>
      <div className="credit-ask">
        <h3>{ask.title}</h3>
        <ol>
          {ask.items.map((question) => (
            <li key={plain(question)}>{question}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}

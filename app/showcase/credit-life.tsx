import { plain } from '../language/text.ts';
import { useTranslate } from '../language/use-language.ts';
import type { Panels } from './company.tsx';

/** Of a made-up credit: it exists in no registry. */
const SERIAL = 'EX-2025-000118';

/** The life of a carbon credit: its entries in the registry on one line. */
export function CreditLife({ steps }: Pick<Panels['credits'], 'steps'>) {
  const t = useTranslate();
  return (
    <figure className="credit-life">
      <p className="byline">
        <b>{t('One credit, four entries')}</b> <bdi dir="ltr">{SERIAL}</bdi>
      </p>
      <ol>
        {steps.map(({ title, description, entries }) => (
          <li key={plain(title)}>
            <h3>{title}</h3>
            <p>{description}</p>
            <ol>
              {entries.map(({ what, state }) => (
                <li key={plain(what)}>
                  <b>{state}</b> {what}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <figcaption className="byline">
        {t('Illustration with an invented credit. It belongs to no company and no registry.')}
      </figcaption>
    </figure>
  );
}

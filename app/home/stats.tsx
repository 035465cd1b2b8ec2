import type { HomeContent } from '../content/files/home.ts';
import { Figure } from '../language/figure.tsx';
import { formatOf } from '../language/format.ts';
import { plain } from '../language/text.ts';
import { useTranslate } from '../language/use-language.ts';

/** The first figure very large, the others in a table; under each, what it counts and as of when. */
export function Stats({ stats }: Pick<HomeContent, 'stats'>) {
  const t = useTranslate();
  if (stats.length === 0) return null;
  return (
    <section className="section band insert stats" aria-label={plain(t('{brand} in figures'))}>
      <dl className="wrap">
        {stats.map(({ value, label, basis, as_of }) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>
              <Figure value={value} />
            </dd>
            {(basis || as_of) && (
              <dd className="basis">
                {basis} {as_of && t('As of {date}', { date: (language) => formatOf(language).date(as_of) })}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}

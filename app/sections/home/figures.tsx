import type { HomeContent } from '../../content/files/home.ts';
import { Figure } from '../../language/figure.tsx';
import { useTranslate } from '../../language/use-translate.ts';

/** The inverted band: one figure huge, the others a table under a double rule. */
export function Figures({ stats }: { stats: HomeContent['stats'] }) {
  const t = useTranslate();
  return (
    <section className="insert stats" aria-label={t('{brand} in figures')}>
      <dl className="wrap">
        {stats.map(({ value, label }) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>
              <Figure value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import type { ShowcaseContent } from '../../content/files/showcase.ts';
import { useTranslate } from '../../language/use-translate.ts';

/** Why choose: the reasons as a ledger, beside the heading that they answer. */
export function Reasons({ title, description, features }: ShowcaseContent['why_choose']) {
  const t = useTranslate();
  if (features.length === 0) return null;
  return (
    <section className="questions wrap section">
      <div className="aside">
        <h2>{t(title || 'Why {brand}')}</h2>
        <p>{t(description)}</p>
      </div>
      <dl className="ledger reasons">
        {features.map((feature) => (
          <div key={feature.title}>
            <dt>{t(feature.title)}</dt>
            <dd>{t(feature.description)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import type { HomeContent } from '../../content/files/home.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { Ledger } from '../ledger.tsx';

/** A statement and its ledger: before, during and after an announcement. */
export function Account({ title, description, features }: HomeContent['about']) {
  const t = useTranslate();
  return (
    <section className="about wrap section">
      <h2>{t(title)}</h2>
      <p className="lead">{t(description)}</p>
      <Ledger entries={features} />
    </section>
  );
}

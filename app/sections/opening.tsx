import { useTranslate } from '../language/use-translate.ts';
import { WaysOn } from './ways-on.tsx';

/** Headline, one paragraph and the two ways on. The texts are English phrases. */
export function Opening({ title, lead }: { title: string; lead: string }) {
  const t = useTranslate();
  return (
    <section className="wrap page-head opening">
      <h1>{t(title)}</h1>
      <div>
        <p className="lead">{t(lead)}</p>
        <WaysOn />
      </div>
    </section>
  );
}

import { useTranslate } from '../../language/use-translate.ts';
import { CallToAction } from '../call-to-action.tsx';
import { MoreLinks, type PageLink } from '../more-link.tsx';

interface NextStepProps {
  /** English phrases. */
  heading: string;
  text: string;
  /** Other pages that readers of this one may want. */
  also: readonly PageLink[];
}

/** How a solution page ends. */
export function NextStep({ heading, text, also }: NextStepProps) {
  const t = useTranslate();
  return (
    <section className="wrap section">
      <div className="head">
        <h2>{t(heading)}</h2>
        <div className="next-step">
          <p>{t(text)}</p>
          <CallToAction />
        </div>
      </div>
      <MoreLinks links={also} />
    </section>
  );
}

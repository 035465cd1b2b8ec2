import { useTranslate } from '../../language/use-translate.ts';
import { MoreLink } from '../more-link.tsx';
import { WaysOn } from '../ways-on.tsx';

interface NextStepProps {
  /** English phrases. */
  title: string;
  text: string;
  /** Other pages a reader of this one may want. */
  also: readonly { to: string; label: string }[];
}

/** How a solution page ends: what to do now, and where else to look. */
export function NextStep({ title, text, also }: NextStepProps) {
  const t = useTranslate();
  return (
    <section className="wrap section">
      <div className="head">
        <h2>{t(title)}</h2>
        <div className="next-step">
          <p>{t(text)}</p>
          <WaysOn />
        </div>
      </div>
      <p className="ways">
        {also.map(({ to, label }) => (
          <MoreLink key={to} to={to}>
            {t(label)}
          </MoreLink>
        ))}
      </p>
    </section>
  );
}

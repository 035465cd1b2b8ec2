import { untranslated, plain } from '../language/text.ts';
import { useTranslate } from '../language/use-translate.ts';

const READERS = ['Sell-side analyst', 'Pension fund', 'Individual shareholder'] as const;

/** When the release goes out: a second of example time. */
const TIME = untranslated('16:05:00 ET');

/** Three readers get the news on the same tick. Time runs from left to right in every language. */
export function OneTick() {
  const t = useTranslate();
  return (
    <div
      className="tick data"
      role="img"
      aria-label={plain(
        t(
          'Illustration: a sell-side analyst, a pension fund and an individual shareholder receive the release in the same second, {time}.',
          { time: TIME },
        ),
      )}
    >
      <p className="ends">
        <span>{t('Before release')}</span> <span>{t('After release')}</span>
      </p>
      <ul>
        {READERS.map((reader) => (
          <li key={reader}>{t(reader)}</li>
        ))}
      </ul>
      <svg viewBox="0 0 100 90" preserveAspectRatio="none" aria-hidden="true">
        <path className="before" d="M0 15H40M0 45H40M0 75H40" />
        <path className="after" d="M40 15H100M40 45H100M40 75H100M40 0V90" />
      </svg>
      <p>
        <bdi dir="ltr">{TIME}</bdi>
      </p>
    </div>
  );
}

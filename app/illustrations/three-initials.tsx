import { useTranslate } from '../language/use-translate.ts';

/** Roles only: no real person. The strokes are no one's hand. */
const REVIEWERS = [
  { role: 'Finance', stroke: 'M6 27C9 16 13 6 21 5c8-1 15 1 22-1M11 17c7-2 13-2 19-2' },
  { role: 'Legal', stroke: 'M17 4C11 12 7 23 10 26c4 3 15-3 25-6 5-1 9-2 11 1' },
  { role: 'Communications', stroke: 'M38 9C31 2 14 8 12 18c-1 9 11 10 20 4 6-4 10-8 16-6' },
] as const;

/** A draft passes three people, and each of them signs. */
export function ThreeInitials() {
  const t = useTranslate();
  return (
    <div
      className="initials data"
      role="img"
      aria-label={t('Illustration: three initials under a draft, from finance, legal and communications.')}
    >
      {REVIEWERS.map(({ role, stroke }) => (
        <p key={role}>
          <svg viewBox="0 0 54 32" aria-hidden="true">
            <path d={stroke} />
          </svg>
          {t(role)}
        </p>
      ))}
    </div>
  );
}

import { plain } from '../language/text.ts';
import { useTranslate } from '../language/use-translate.ts';

/** Roles only: no real person. The stroke is no one's hand. Who has none has not signed yet. */
const REVIEWERS = [
  { role: 'Finance', stroke: 'M6 27C9 16 13 6 21 5c8-1 15 1 22-1M11 17c7-2 13-2 19-2' },
  { role: 'Legal' },
  { role: 'Communications' },
];

/** A draft passes three people. As on the home page, it is with the second of them: it is not for release. */
export function Initials() {
  const t = useTranslate();
  return (
    <div
      className="initials data"
      role="img"
      aria-label={plain(
        t(
          'Illustration: finance has initialed the draft. Legal and communications have not initialed it yet.',
        ),
      )}
    >
      {REVIEWERS.map(({ role, stroke }) => (
        <p key={role} className={stroke ? undefined : 'unsigned'}>
          <svg viewBox="0 0 54 32" aria-hidden="true">
            {stroke && <path d={stroke} />}
          </svg>
          {t(role)}
        </p>
      ))}
    </div>
  );
}

import { useTranslate } from '../../language/use-translate.ts';
import { YouCheck } from './you-check.tsx';

/** Directors, underwriters and experts answer for the registration statement: Securities Act, section 11. */
const MONTHS = [
  {
    left: '18',
    title: 'Readiness',
    text: 'A timeline of what has to exist, and in which order. The company description, fact sheet and investor presentation are drafted from figures you supply.',
    check: 'Auditors and finance agree every figure before it is repeated.',
  },
  {
    left: '9',
    title: 'IPO documentation support',
    text: 'Help with drafting the sections that you write yourself, set against the documents they come from.',
    check:
      'Counsel and underwriters verify the registration statement. Directors sign it and can be liable for it.',
  },
  {
    left: '2',
    title: 'Investors and analysts',
    text: 'Investor, analyst and media contacts in one record, and a draft of the presentation they will see.',
    check: 'Every slide says what the prospectus says, and nothing more.',
  },
  {
    left: '0',
    title: 'The first day, and the first quarter',
    text: 'The filing calendar of a public company begins, with help for the 10-Q and the earnings materials that come first.',
    check: 'Who may speak for the company, and from which day on.',
  },
];

/** The months that are left, counted down: what the platform does in each, and what people check. */
export function Countdown() {
  const t = useTranslate();
  return (
    <section className="wrap section">
      <div className="head">
        <h2>{t('Months to go')}</h2>
        <p>{t('Your own count may be shorter. The order rarely changes.')}</p>
      </div>
      <ol className="countdown">
        {MONTHS.map(({ left, title, text, check }) => (
          <li key={left}>
            <p className="count">{left}</p>
            <div>
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </div>
            <YouCheck what={check} />
          </li>
        ))}
      </ol>
    </section>
  );
}

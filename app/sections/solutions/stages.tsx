import { Link } from '../../language/link.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { Icon } from '../../ui/icon.tsx';

const BEFORE = [
  {
    to: '/solutions/private-companies',
    name: 'Private companies',
    when: 'You have investors and no ticker.',
    what: 'Investor updates, a record of every conversation, and a public face before anyone asks for one.',
  },
  {
    to: '/solutions/fundraising',
    name: 'Fundraising',
    when: 'You will raise within a year.',
    what: 'Matching, outreach, meetings, deal rooms and term sheets, in five steps.',
  },
  {
    to: '/solutions/ipo-preparation',
    name: 'IPO preparation',
    when: 'You plan to list.',
    what: 'Documentation support, a readiness timeline, and care with every word in the quiet period.',
  },
];

const AFTER = [
  {
    to: '/solutions/public-companies',
    name: 'Public companies',
    when: 'You report to the SEC.',
    what: 'Earnings, filings, analysts, and the days that nobody planned.',
  },
];

/** The four pages along one line: dashed before the listing, solid after it. */
export function Stages() {
  const t = useTranslate();
  return (
    <nav className="wrap stages" aria-label={t('Where does your company stand?')}>
      <ul className="before">
        {BEFORE.map((stage) => (
          <Stage key={stage.to} {...stage} />
        ))}
      </ul>
      <p className="listing-mark">{t('Listing')}</p>
      <ul>
        {AFTER.map((stage) => (
          <Stage key={stage.to} {...stage} />
        ))}
      </ul>
    </nav>
  );
}

function Stage({ to, name, when, what }: (typeof BEFORE)[number]) {
  const t = useTranslate();
  return (
    <li>
      <p className="when">{t(when)}</p>
      <h2>
        <Link to={to}>
          {t(name)}
          <Icon name="onward" />
        </Link>
      </h2>
      <p>{t(what)}</p>
    </li>
  );
}

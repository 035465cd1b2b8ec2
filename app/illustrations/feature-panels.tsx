import { plain } from '../language/text.ts';
import type { ReactNode } from 'react';
import { useTranslate } from '../language/use-translate.ts';
import { Checks, type Check } from './checks.tsx';
import { DataTable, KeyFigures } from './data-table.tsx';
import { DataHead } from './illustration.tsx';

/** Media coverage in items per 30 days. The bars are drawn against the first. */
const OUTLETS = [
  { name: 'Newswires', items: 46 },
  { name: 'Trade press', items: 31 },
  { name: 'Broker notes', items: 18 },
  { name: 'National press', items: 12 },
  { name: 'Forums', items: 9 },
];

const ENGAGEMENT = [
  { value: '1,204', label: 'call replays' },
  { value: '388', label: 'deck downloads' },
  { value: '17', label: 'meetings held' },
];

/** The analytics dashboard. */
export function CoveragePanel() {
  const t = useTranslate();
  return (
    <Panel shows="Illustration: coverage by outlet over 30 days. Newswires 46 items, trade press 31, broker notes 18, national press 12, forums 9. Investor engagement: 1,204 call replays, 388 deck downloads, 17 meetings held.">
      <DataHead name="Coverage by outlet" about="30 days, items" />
      <ul className="bars">
        {OUTLETS.map(({ name, items }) => (
          <li key={name}>
            {t(name)}{' '}
            <svg viewBox="0 0 46 6" preserveAspectRatio="none" aria-hidden="true">
              <rect width={items} height="6" />
            </svg>
            <b>{items}</b>
          </li>
        ))}
      </ul>
      <KeyFigures figures={ENGAGEMENT} />
    </Panel>
  );
}

const DOCUMENTS: readonly Check[] = [
  { what: 'Earnings release', state: 'In legal review', tone: 'ask' },
  { what: 'Investor presentation', state: 'Draft 2', tone: 'ask' },
  { what: 'Fact sheet', state: 'Draft 2', tone: 'ask' },
  { what: 'Results-date notice', state: 'Approved', tone: 'up' },
];

/** Content generation: the documents of one quarter. */
export function DocumentsPanel() {
  return (
    <Panel shows="Illustration: four documents of one quarter. Earnings release in legal review, investor presentation draft 2, fact sheet draft 2, results-date notice approved.">
      <Checks items={DOCUMENTS} />
    </Panel>
  );
}

/** Due dates of a large accelerated filer with a calendar year, 2027 (17 CFR 249.308a, 249.310). */
const YEAR = '2027';
const FILINGS = [
  { date: 'Mar 1', form: '10-K' },
  { date: 'May 10', form: '10-Q' },
  { date: 'Aug 9', form: '10-Q' },
  { date: 'Nov 9', form: '10-Q' },
];

export function FilingDatesPanel() {
  const t = useTranslate();
  return (
    <Panel shows="Illustration: periodic filings of a large accelerated filer with a calendar year, 2027. 10-K March 1, 10-Q May 10, August 9 and November 9.">
      <p className="data-head">
        <b>{YEAR}</b>
      </p>
      <ol className="pulls dates">
        {FILINGS.map(({ date, form }) => (
          <li key={date}>
            <b>{t(date)}</b> <bdi dir="ltr">{form}</bdi>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Roles only: no real person or fund. */
const CONTACTS = [
  { who: 'Pension fund', position: '3.1% holder', spoke: 'Oct 21', next: 'Call, Nov 10' },
  { who: 'Sell-side analyst', position: 'Covers, neutral', spoke: 'Oct 16', next: 'Send call details' },
  { who: 'Small-cap fund', position: 'Sold in Q2', spoke: 'Jun 30', next: 'Re-engage', late: true },
  { who: 'Trade reporter', position: 'Wrote Oct 12', spoke: 'Oct 12', next: 'Send release, Nov 9' },
];

/** The stakeholder CRM. */
export function ContactsPanel() {
  const t = useTranslate();
  return (
    <Panel shows="Illustration: a table of four stakeholders with their last contact and next step.">
      <DataTable head={[t('Stakeholder'), t('Relationship'), t('Last spoke'), t('Next')]}>
        {CONTACTS.map(({ who, position, spoke, next, late }) => (
          <tr key={who}>
            <td>{t(who)}</td>
            <td>{t(position)}</td>
            <td>
              <span className={late ? 'ask' : undefined}>{t(spoke)}</span>
            </td>
            <td>{t(next)}</td>
          </tr>
        ))}
      </DataTable>
    </Panel>
  );
}

function Panel({ shows, children }: { shows: string; children: ReactNode }) {
  const t = useTranslate();
  return (
    <div className="cell-art" role="img" aria-label={plain(t(shows))}>
      {children}
    </div>
  );
}

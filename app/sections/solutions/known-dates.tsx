import { useTranslate } from '../../language/use-translate.ts';
import { Ledger } from '../ledger.tsx';

const WORK = [
  {
    title: 'Earnings communications',
    description:
      'Release, script, presentation and fact sheet are drafted from one set of quarterly figures, so that a number corrected once can be corrected in all of them.',
  },
  {
    title: 'SEC filing help',
    description:
      'The dates of your 10-K and 10-Qs in one calendar, and help with preparing the text. Your counsel and auditors remain responsible for what is filed.',
  },
  {
    title: 'Analyst relations',
    description:
      'Who covers you, what each has asked, and when you last spoke. Answers can be drafted before the call; your people decide which of them to give.',
  },
];

/** What can be prepared because its date is known. */
export function KnownDates() {
  const t = useTranslate();
  return (
    <section className="wrap section split">
      <h2>{t('The dates you know')}</h2>
      <Ledger entries={WORK} />
    </section>
  );
}

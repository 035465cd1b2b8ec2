import { useTranslate } from '../../language/use-translate.ts';

const WORK = [
  {
    title: 'Earnings communications',
    text: 'Release, script, presentation and fact sheet are drafted from one set of quarterly figures, so that a number corrected once can be corrected in all of them.',
  },
  {
    title: 'SEC filing help',
    text: 'The dates of your 10-K and 10-Qs in one calendar, and help with preparing the text. Your counsel and auditors remain responsible for what is filed.',
  },
  {
    title: 'Analyst relations',
    text: 'Who covers you, what each has asked, and when you last spoke. Answers can be drafted before the call; your people decide which of them to give.',
  },
];

/** What can be prepared because its date is known. */
export function KnownDates() {
  const t = useTranslate();
  return (
    <section className="wrap section split">
      <h2>{t('The dates you know')}</h2>
      <dl className="ledger">
        {WORK.map(({ title, text }) => (
          <div key={title}>
            <dt>{t(title)}</dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

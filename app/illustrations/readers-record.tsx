import { useTranslate } from '../language/use-translate.ts';

/** Roles only, no person and no real fund. */
const READERS = [
  { who: 'Lead investor', gets: 'Full update', sent: 'Oct 22', answer: 'Asked about cash' },
  { who: 'Seed fund', gets: 'Full update', sent: 'Oct 22', answer: 'Read, no questions' },
  { who: 'Early angel', gets: 'Full update', sent: 'Oct 22', answer: 'Silent since April', late: true },
  { who: 'Investor in talks', gets: 'Summary, under NDA', sent: 'Oct 24', answer: 'Meeting, Nov 12' },
  { who: 'Trade reporter', gets: 'Fact sheet only', sent: 'Oct 12', answer: 'Article, Oct 19' },
];

/** Who was told what: one line a reader. */
export function ReadersRecord() {
  const t = useTranslate();
  return (
    <figure>
      <div className="tape-box">
        <table className="tape roll">
          <thead>
            <tr>
              <th scope="col">{t('Reader')}</th>
              <th scope="col">{t('Receives')}</th>
              <th scope="col">{t('Sent on')}</th>
              <th scope="col">{t('Answer')}</th>
            </tr>
          </thead>
          <tbody>
            {READERS.map(({ who, gets, sent, answer, late }) => (
              <tr key={who}>
                <th scope="row">{t(who)}</th>
                <td>{t(gets)}</td>
                <td className="whole">{t(sent)}</td>
                <td className={late ? 'ask' : undefined}>{t(answer)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption>{t('Illustration. Five readers of one quarter, three kinds of text.')}</figcaption>
    </figure>
  );
}

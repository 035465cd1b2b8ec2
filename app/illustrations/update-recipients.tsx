import { useTranslate } from '../language/use-translate.ts';
import { DataTable } from './data-table.tsx';
import { Illustration } from './illustration.tsx';

/** Roles only: no real person or fund. */
const RECIPIENTS = [
  { who: 'Lead investor', gets: 'Full update', sent: 'Oct 22', answer: 'Asked about cash' },
  { who: 'Seed fund', gets: 'Full update', sent: 'Oct 22', answer: 'Read, no questions' },
  { who: 'Early angel', gets: 'Full update', sent: 'Oct 22', answer: 'No reply since April', late: true },
  { who: 'Investor in talks', gets: 'Summary, under NDA', sent: 'Oct 24', answer: 'Meeting, Nov 12' },
  { who: 'Trade reporter', gets: 'Fact sheet only', sent: 'Oct 12', answer: 'Article, Oct 19' },
];

/** Who received which text, and what they answered. */
export function UpdateRecipients() {
  const t = useTranslate();
  return (
    <Illustration caption="Illustration. One quarter, five recipients, three kinds of documents.">
      <DataTable look="roll" head={[t('Recipient'), t('Receives'), t('Sent'), t('Response')]}>
        {RECIPIENTS.map(({ who, gets, sent, answer, late }) => (
          <tr key={who}>
            <th scope="row">{t(who)}</th>
            <td>{t(gets)}</td>
            <td className="whole">{t(sent)}</td>
            <td className={late ? 'ask' : undefined}>{t(answer)}</td>
          </tr>
        ))}
      </DataTable>
    </Illustration>
  );
}

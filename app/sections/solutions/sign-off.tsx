import { DataTable } from '../../illustrations/data-table.tsx';
import { useTranslate } from '../../language/use-translate.ts';

/**
 * Who answers for a document: officers certify periodic reports (17 CFR 240.13a-14), a majority of directors signs
 * the 10-K (its General Instruction D), auditors audit the year and review the quarter (17 CFR 210.10-01(d)).
 */
const DOCUMENTS = [
  {
    name: 'Earnings release',
    prepares: 'Drafts it from your figures',
    people: 'Finance agrees every figure; counsel and the audit committee read it',
  },
  {
    name: 'Form 10-K',
    prepares: 'Dates, and help with the text',
    people: 'Auditors give their opinion, officers certify, directors sign',
  },
  {
    name: 'Form 10-Q',
    prepares: 'Dates, and help with the text',
    people: 'Auditors review, officers certify',
  },
  {
    name: 'Form 8-K',
    prepares: 'Helps to draft it',
    people: 'Counsel decides whether and when',
  },
  {
    name: 'Crisis statement',
    prepares: 'A first draft, kept ready',
    people: 'Counsel and communications approve the facts of the day',
  },
];

/** What the platform prepares, document by document, and whose name stands under it. */
export function SignOff() {
  const t = useTranslate();
  return (
    <section className="wrap section">
      <h2 id="sign-off">{t('Whose name stands under it')}</h2>
      <DataTable
        look="roll"
        labelledBy="sign-off"
        head={['Document', 'What {brand} does', 'What people still do']}
      >
        {DOCUMENTS.map(({ name, prepares, people }) => (
          <tr key={name}>
            <th className="whole" scope="row">
              {t(name)}
            </th>
            <td>{t(prepares)}</td>
            <td>{t(people)}</td>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}

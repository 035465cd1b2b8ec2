import { Figure } from '../../language/figure.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { COMPANIES, type Company } from './companies.ts';
import { readFigures } from './read-figures.ts';

/** What to ask about a figure, by its label. */
const QUESTIONS: Readonly<Record<string, string>> = {
  'starting at': 'For which lot, and what does the price include?',
  estates: 'How many are planned, how many built, how many sold?',
  acres: 'Who holds the title, and is every parcel in it?',
};

/** A land company's three figures with a question to each, and who may hold the title. */
export function LandLedger({ company }: { company: Company }) {
  const t = useTranslate();
  const builtIn = COMPANIES['international-land-alliance'].description;
  const figures = (readFigures(company.description) ?? readFigures(builtIn))?.figures ?? [];
  return (
    <section className="wrap section land">
      <h2>{t('Three figures, and what to ask of each')}</h2>
      <table>
        <thead className="vh">
          <tr>
            <th scope="col">{t('What it counts')}</th>
            <th scope="col">{t('Figure')}</th>
            <th scope="col">{t('What to ask')}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ value, label }) => (
            <tr key={label}>
              <th scope="row">{t(label)}</th>
              <td>
                <Figure value={value} />
              </td>
              <td>{QUESTIONS[label] && t(QUESTIONS[label])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="land-title">
        <h3>{t('Whose name may stand in the title')}</h3>
        <div>
          <p>
            {t(
              'Article 27 of the Mexican constitution keeps foreigners from owning land directly within 100 kilometers of a border or 50 kilometers of a coast. For a home there, a Mexican bank holds the title in trust, for up to 50 years at a time.',
            )}
          </p>
          <p>{t('Ask where the parcel lies, and have a Mexican notary and your own counsel confirm it.')}</p>
        </div>
      </div>
    </section>
  );
}

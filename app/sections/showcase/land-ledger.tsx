import { Figure } from '../../language/figure.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import type { Company, Panels } from './companies.ts';
import { readFigures } from './read-figures.ts';

/** The figures of a land company's description with a question to each, and who may hold the title. */
export function LandLedger({ company, title, questions, ownership }: Panels['land'] & { company: Company }) {
  const t = useTranslate();
  const figures = readFigures(company.description)?.figures ?? [];
  return (
    <section className="about-field land">
      {figures.length > 0 && (
        <>
          <h2>{t(title)}</h2>
          <table>
            <thead className="vh">
              <tr>
                <th scope="col">{t('What it counts')}</th>
                <th scope="col">{t('Figure')}</th>
                <th scope="col">{t('What it means')}</th>
              </tr>
            </thead>
            <tbody>
              {figures.map(({ value, label }) => (
                <tr key={label}>
                  <th scope="row">{t(label)}</th>
                  <td>
                    <Figure value={value} />
                  </td>
                  <td>{t(questions.find((one) => one.label === label)?.question ?? '')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <h3>{t(ownership.title)}</h3>
      {ownership.paragraphs.map((paragraph) => (
        <p key={paragraph}>{t(paragraph)}</p>
      ))}
    </section>
  );
}

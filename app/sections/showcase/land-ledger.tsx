import { plain } from '../../language/text.ts';
import { webUrl } from '../../content/destination.ts';
import { Figure } from '../../language/figure.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import type { Company, Panels } from './companies.ts';
import { SourceDocument, sourceOfFigure } from './sources.tsx';

/** The figures of a land company's description with question and source to each, and who may hold the title. */
export function LandLedger({ company, title, ownership }: Panels['land'] & { company: Company }) {
  const t = useTranslate();
  const { figures, figures_note } = company;
  return (
    <>
      {figures.length > 0 && (
        <section className="about-field land">
          <h2>{title}</h2>
          {figures_note && <p>{figures_note}</p>}
          <table>
            <thead className="vh">
              <tr>
                <th scope="col">{t('What it counts')}</th>
                <th scope="col">{t('Figure')}</th>
                <th scope="col">{t('What it means')}</th>
                <th scope="col">{t('Sources')}</th>
              </tr>
            </thead>
            <tbody>
              {figures.map(({ value, label, meaning }) => {
                const source = sourceOfFigure(company, label);
                return (
                  <tr key={label}>
                    <th scope="row">{t(label)}</th>
                    <td className={webUrl(source?.url ?? '') ? undefined : 'unsourced'}>
                      <Figure value={value} />
                    </td>
                    <td>{meaning}</td>
                    <td data-head={t('Sources')}>{source && <SourceDocument {...source} />}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      )}
      <Ownership {...ownership} />
    </>
  );
}

/** Distances on one scale, and what the law says about them. */
function Ownership({ title, distances, paragraphs }: Panels['land']['ownership']) {
  const farthest = Math.max(0, ...distances.map(({ kilometers }) => kilometers));
  const scale = { viewBox: `0 0 ${farthest} 10`, preserveAspectRatio: 'none', 'aria-hidden': true } as const;
  return (
    <section className="about-field ownership">
      <h2>{title}</h2>
      {farthest > 0 && (
        <figure>
          <ul>
            {distances.map(({ kilometers, label }) => (
              <li key={plain(label)}>
                <b>
                  <Figure value={String(kilometers)} />
                </b>{' '}
                {label}
                <svg {...scale}>
                  <rect width={kilometers} height="10" />
                </svg>
              </li>
            ))}
          </ul>
          <div className="ruler" aria-hidden="true">
            <svg {...scale}>
              <path d={rulerOf(farthest)} />
            </svg>
            {[0, farthest / 2, farthest].flatMap((mark) => [<Figure key={mark} value={String(mark)} />, ' '])}
          </div>
        </figure>
      )}
      <div>
        {paragraphs.map((paragraph) => (
          <p key={plain(paragraph)}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

/** Fifty lines at most, two kilometers apart or more; every fifth is long. */
function rulerOf(kilometers: number): string {
  const step = Math.max(2, Math.ceil(kilometers / 50));
  const count = Math.floor(kilometers / step) + 1;
  return Array.from({ length: count }, (_, index) => `M${index * step} 0v${index % 5 === 0 ? 10 : 5}`).join(
    '',
  );
}

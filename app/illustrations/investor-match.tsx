import { Figure } from '../language/figure.tsx';
import { useTranslate } from '../language/use-translate.ts';
import { DataTable } from './data-table.tsx';
import { Illustration } from './illustration.tsx';

/** The last figure is also the number of investors that pipeline.tsx says were written to. */
const CRITERIA = [
  { by: 'Stage', what: 'Series A', left: '1,180' },
  { by: 'Sector', what: 'Industrial software', left: '212' },
  { by: 'Thesis', what: 'Leads rounds of $8M to $12M', left: '64' },
];

/** How a long list of investors becomes a short one. */
export function InvestorMatch() {
  const t = useTranslate();
  return (
    <Illustration caption="Illustration with example figures. A match does not mean that the investor is interested.">
      <DataTable look="match" head={[t('Matched by'), t('Your round'), t('Investors remaining')]}>
        {CRITERIA.map(({ by, what, left }) => (
          <tr key={by}>
            <th scope="row">{t(by)}</th>
            <td>{t(what)}</td>
            <td>
              <Figure value={left} />
            </td>
          </tr>
        ))}
      </DataTable>
    </Illustration>
  );
}

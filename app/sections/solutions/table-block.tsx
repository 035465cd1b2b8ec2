import type { BlockOf } from '../../content/files/solution-blocks.ts';
import { DataTable } from '../../illustrations/data-table.tsx';
import { useTranslate } from '../../language/use-translate.ts';

export function TableBlock({ title, head, rows }: BlockOf<'table'>) {
  const t = useTranslate();
  const id = title.toLowerCase().replace(/\W+/g, '-');
  return (
    <section className="wrap section">
      <h2 id={id}>{t(title)}</h2>
      <DataTable look="roll" labelledBy={id} head={head}>
        {rows.map(({ cells: [name = '', ...cells] }) => (
          <tr key={name}>
            <th className="whole" scope="row">
              {t(name)}
            </th>
            {cells.map((cell) => (
              <td key={cell}>{t(cell)}</td>
            ))}
          </tr>
        ))}
      </DataTable>
    </section>
  );
}

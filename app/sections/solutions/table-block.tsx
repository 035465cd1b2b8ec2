import { useTranslate } from '../../language/use-translate.ts';
import { plain, untranslated } from '../../language/text.ts';
import type { BlockOf } from '../../content/files/solution-blocks.ts';
import { DataTable } from '../../drawings/data-table.tsx';

export function TableBlock({ title, head, rows }: BlockOf<'table'>) {
  const t = useTranslate();
  const id = title.toLowerCase().replace(/\W+/g, '-');
  return (
    <section className="wrap section">
      <h2 id={id}>{t(title)}</h2>
      <DataTable look="roll" labelledBy={id} head={head}>
        {rows.map(({ cells: [name = untranslated(''), ...cells] }) => (
          <tr key={plain(name)}>
            <th className="whole" scope="row">
              {name}
            </th>
            {cells.map((cell) => (
              <td key={plain(cell)}>{cell}</td>
            ))}
          </tr>
        ))}
      </DataTable>
    </section>
  );
}

import { Fragment } from 'react';
import type { BlockOf } from '../../content/files/solution-blocks.ts';
import { destinationOf } from '../../content/destination.ts';
import { DataTable } from '../../illustrations/data-table.tsx';
import { Link } from '../../language/link.tsx';
import { languageOf, type Text } from '../../language/text.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { Drawing } from './drawings.tsx';

type Row = BlockOf<'table'>['rows'][number];

/** A table whose rows may be grouped, and may lead to where they come from. */
export function TableBlock({ title, head, rows, drawing }: BlockOf<'table'>) {
  const t = useTranslate();
  const id = title.toLowerCase().replace(/\W+/g, '-');
  const isSourced = rows.some(({ link }) => link);
  return (
    <section className="wrap section">
      <h2 id={id}>{t(title)}</h2>
      {drawing && <Drawing name={drawing} />}
      <DataTable look={isSourced ? 'roll sourced' : 'roll'} labelledBy={id} head={head}>
        {rows.map((row) => (
          <Fragment key={row.cells[0]}>
            {row.group && (
              <tr className="group">
                <th scope="colgroup" colSpan={head.length}>
                  {t(row.group)}
                </th>
              </tr>
            )}
            <TableRow {...row} />
          </Fragment>
        ))}
      </DataTable>
    </section>
  );
}

function TableRow({ cells: [name = '', ...cells], link }: Row) {
  const t = useTranslate();
  return (
    <tr>
      <th className="whole" scope="row">
        {t(name)}
      </th>
      {cells.map((cell, index) => (
        <td key={cell}>
          {index === cells.length - 1 ? <SourceLink link={link}>{t(cell)}</SourceLink> : t(cell)}
        </td>
      ))}
    </tr>
  );
}

/** Its words alone when it leads nowhere on this site. */
function SourceLink({ link = '', children }: { link: string | undefined; children: Text }) {
  const destination = destinationOf(link);
  if (destination?.kind !== 'site') return <span {...languageOf(children)}>{children}</span>;
  return <Link to={destination.to}>{children}</Link>;
}

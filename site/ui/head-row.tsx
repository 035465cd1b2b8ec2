import { type Text, plain } from '../language/text.ts';

/** The head of a table: a row of short headings, one a column. */
export function HeadRow({ head }: { head: readonly Text[] }) {
  return (
    <thead>
      <tr>
        {head.map((word) => (
          <th key={plain(word)} scope="col">
            {word}
          </th>
        ))}
      </tr>
    </thead>
  );
}

import { useTranslate } from '../../language/use-translate.ts';
import type { Endpoint } from './endpoints.ts';

/** The fields of an endpoint and their types, read off its path and its example bodies. */
export function Fields({ path, body, answer }: Endpoint) {
  const t = useTranslate();
  const inPath = Array.from(path.matchAll(/{(\w+)}/g), ([, name = '']): Field => [name, 'string']);
  const groups = [
    { heading: t('Request'), fields: [...inPath, ...fieldsOf(body)] },
    { heading: t('Response'), fields: [...fieldsOf(answer)] },
  ];
  return (
    <table className="fields">
      {groups.map(
        ({ heading, fields }) =>
          fields.length > 0 && (
            <tbody key={heading}>
              <tr>
                <th scope="rowgroup" colSpan={2}>
                  {heading}
                </th>
              </tr>
              {fields.map(([name, type]) => (
                <tr key={name} translate="no">
                  <th scope="row">{name}</th>
                  <td>{type}</td>
                </tr>
              ))}
            </tbody>
          ),
      )}
    </table>
  );
}

type Field = readonly [name: string, type: string];

/** Name and JSON type of each field; those of an array's entries as `messages[].recipient`. */
function* fieldsOf(value: Record<string, unknown> = {}, parent = ''): Generator<Field> {
  for (const [key, field] of Object.entries(value)) {
    const name = parent + key;
    if (Array.isArray(field)) {
      const [entry]: Record<string, unknown>[] = field;
      yield [name, 'array'];
      yield* fieldsOf(entry, `${name}[].`);
    } else {
      yield [name, typeof field];
    }
  }
}

import { plain } from '../../language/text.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { FIELDS, type Endpoint } from './endpoints.ts';

/** The fields of an endpoint, their types and what they hold, read off its path and its example bodies. */
export function Fields({ path, body, answer }: Endpoint) {
  const t = useTranslate();
  const inPath = Array.from(path.matchAll(/{(\w+)}/g), ([, name = '']): Field => ({
    key: name,
    name,
    type: 'string, path',
  }));
  const groups = [
    { heading: t('Request'), fields: [...inPath, ...fieldsOf(body)] },
    { heading: t('Response'), fields: [...fieldsOf(answer)] },
  ];
  return groups.map(
    ({ heading, fields }) =>
      fields.length > 0 && (
        <div className="fields" key={plain(heading)}>
          <h5>{heading}</h5>
          <dl>
            {fields.map(({ key, name, type }) => (
              <div key={name}>
                <dt translate="no">
                  {name} <span>{type}</span>
                </dt>
                <dd>{t(FIELDS[key] ?? '')}</dd>
              </div>
            ))}
          </dl>
        </div>
      ),
  );
}

interface Field {
  /** In the JSON. */
  key: string;
  /** With its parent's: `messages[].recipient`. */
  name: string;
  type: string;
}

/** The fields of a JSON object; those of an array's entries follow their array. */
function* fieldsOf(value: Record<string, unknown> = {}, parent = ''): Generator<Field> {
  for (const [key, field] of Object.entries(value)) {
    const name = parent + key;
    if (Array.isArray(field)) {
      const [entry]: (Record<string, unknown> | string)[] = field;
      yield { key, name, type: 'array' };
      if (typeof entry === 'object') yield* fieldsOf(entry, `${name}[].`);
    } else {
      yield { key, name, type: typeof field };
    }
  }
}

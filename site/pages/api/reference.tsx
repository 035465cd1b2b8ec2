import { Entries, type Entry } from '../../blocks/entries.tsx';
import { Section } from '../../blocks/section.tsx';
import { Link } from '../../language/paths/link.tsx';
import { plain, untranslated } from '../../language/text.ts';
import { useTranslate, type Translate } from '../../language/use-language.ts';
import { Breakable, Code, CodePart, CopyButton, Response } from './code.tsx';
import { ENDPOINT_GROUPS, FAILURES, FIELDS, type Endpoint } from './endpoints.ts';
import { OPEN_API_PATH } from '../../routes.ts';
import { useExamples } from './examples.ts';
import { useSheet } from '../../styles/use-sheet.ts';
import referenceSheet from './reference.css?inline';
import codeSheet from './code.css?inline';

/** All endpoints: their index, and each with its fields, its request and its response. */
export function Reference() {
  useSheet('page', referenceSheet);
  const t = useTranslate();
  return (
    <Section
      title={t('Seven endpoints, one key')}
      text={t(
        'Example values are made up. Apart from messageId, response fields are illustrative: rely on the fields you receive.',
      )}
    >
      <div className="reference cols">
        <EndpointIndex />
        <div className="endpoints">
          <section className="endpoint-group">
            <h3 className="mid" id="authorization">
              {t('Authorization')}
            </h3>
            <Authorization />
            <Failures />
          </section>
          {ENDPOINT_GROUPS.map(({ title, endpoints }) => (
            <section className="endpoint-group" key={title}>
              <h3 className="mid">{t(title)}</h3>
              {endpoints.map((endpoint) => (
                <EndpointEntry key={endpoint.id} {...endpoint} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </Section>
  );
}

/** Links to the endpoints, grouped by resource. On wide pages the index stays beside them. */
function EndpointIndex() {
  const t = useTranslate();
  return (
    <nav className="endpoint-index sticky unlined" aria-label={plain(t('Endpoints'))}>
      <p className="term">
        <a href="#authorization">{t('Authorization')}</a>
      </p>
      {ENDPOINT_GROUPS.map(({ title, endpoints }) => (
        <div key={title}>
          <p className="term">{t(title)}</p>
          <ol translate="no">
            {endpoints.map(({ id, method, path }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <b className="up">{method}</b>
                  <span dir="ltr">
                    <Breakable text={path.replace('/api/v1', '')} />
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </nav>
  );
}

function Authorization() {
  useSheet('page', codeSheet);
  const t = useTranslate();
  const { hostAndHeader } = useExamples();
  return (
    <article className="exchange cols cols-5">
      <div className="stack">
        <p className="muted">
          {t(
            'Every request carries your key as a bearer token. Bodies are JSON. Keep the key on your server: anyone who has it can send messages in your name.',
          )}
        </p>
        <p className="muted">
          {t('Our team issues keys. Ask for one on the contact page, and say which system will use it.')}
        </p>
        <p className="ways">
          <Link to="/contact">{t('Ask us for a key')}</Link>{' '}
          <a href={OPEN_API_PATH} type="application/json">
            {t('OpenAPI file')}
          </a>
        </p>
      </div>
      <div className="code ruled">
        <CodePart
          heading={t('Host and header')}
          end={<CopyButton of="authorization-code" what="Authorization" />}
        >
          <Code id="authorization-code" label={t('Host and header')} code={hostAndHeader} />
        </CodePart>
      </div>
    </article>
  );
}

/** The answers of any endpoint to a call that fails. */
function Failures() {
  const t = useTranslate();
  return (
    <div className="failures stack">
      <h4 id="failures">{t('When a call fails')}</h4>
      <Entries
        layout="facts"
        long
        entries={FAILURES.map(({ status, what }) => ({ title: untranslated(status), description: t(what) }))}
      />
    </div>
  );
}

function EndpointEntry(endpoint: Endpoint) {
  useSheet('page', codeSheet);
  const t = useTranslate();
  const { requestOf } = useExamples();
  const { id, method, path, what, body, answer } = endpoint;
  const name = `${method} ${path}`;
  const inPath = Array.from(path.matchAll(/{(\w+)}/g), ([, key = '']) =>
    field(t, key, 'string, path, required'),
  );
  const groups = [
    { heading: t('Request'), fields: [...inPath, ...fieldsOf(t, body, ', required')] },
    { heading: t('Response'), fields: [...fieldsOf(t, answer)] },
  ];
  return (
    <article className="exchange cols cols-5" id={id}>
      <div className="stack">
        <h4 className="endpoint" translate="no" dir="ltr">
          <b className="up">{method}</b> <Breakable text={path} />
        </h4>
        <p className="muted">{t(what)}</p>
        {groups.map(
          ({ heading, fields }) =>
            fields.length > 0 && (
              <div className="fields" key={plain(heading)}>
                <h5>{heading}</h5>
                <Entries layout="facts" ends verbatim entries={fields} />
              </div>
            ),
        )}
      </div>
      <div className="code ruled">
        <CodePart heading={t('Request')} end={<CopyButton of={`${id}-request`} what={name} />}>
          <Code id={`${id}-request`} label={t('Request: {name}', { name })} code={requestOf(endpoint)} />
        </CodePart>
        <Response {...endpoint} />
      </div>
    </article>
  );
}

/**
 * The fields of a JSON object with their types and a note; those of an array's entries follow their array: `messages[].recipient`.
 */
function* fieldsOf(
  t: Translate,
  value: Record<string, unknown> = {},
  note = '',
  parent = '',
): Generator<Entry> {
  for (const [key, example] of Object.entries(value)) {
    const name = parent + key;
    if (Array.isArray(example)) {
      const [entry]: (Record<string, unknown> | string)[] = example;
      yield field(t, key, `array${note}`, name);
      if (typeof entry === 'object') yield* fieldsOf(t, entry, note, `${name}[].`);
    } else {
      yield field(t, key, `${typeof example}${note}`, name);
    }
  }
}

function field(t: Translate, key: string, type: string, name = key): Entry {
  return {
    title: untranslated(name),
    description: <span translate="no">{untranslated(type)}</span>,
    note: t(FIELDS[key] ?? ''),
  };
}

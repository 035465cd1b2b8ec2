import { shortened } from '../../illustrations/shortened.ts';
import { Link } from '../../language/link.tsx';
import { untranslated } from '../../language/text.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { SectionHead } from '../headings.tsx';
import { Breakable, Code } from './code.tsx';
import { EndpointIndex } from './endpoint-index.tsx';
import { ENDPOINT_GROUPS, ENDPOINTS, examplePath, type Endpoint } from './endpoints.ts';
import { Fields } from './fields.tsx';
import { useExampleNames } from './product.ts';

/** All endpoints: their index, and each with its fields, its request and its response. */
export function Reference() {
  const t = useTranslate();
  return (
    <section className="wrap section reference">
      <SectionHead
        heading="Seven endpoints, one key"
        text="Example values are made up. Apart from messageId, response fields are illustrative: rely on the fields you receive."
      />
      <EndpointIndex />
      <div className="endpoints">
        <Authorization />
        {ENDPOINT_GROUPS.map((group) => (
          <section className="endpoint-group" key={group}>
            <h3>{t(group)}</h3>
            {ENDPOINTS.filter((endpoint) => endpoint.group === group).map((endpoint) => (
              <EndpointEntry key={endpoint.id} {...endpoint} />
            ))}
          </section>
        ))}
      </div>
    </section>
  );
}

const JSON_BODY = 'Content-Type: application/json';

function authorization(keyVariable: string): string {
  return `Authorization: Bearer $${keyVariable}`;
}

function Authorization() {
  const t = useTranslate();
  const { host, keyVariable } = useExampleNames();
  return (
    <article className="exchange">
      <div>
        <h3 id="authorization">{t('Authorization')}</h3>
        <p>
          {t(
            'Every request carries your key as a bearer token. Bodies are JSON. Keep the key on your server: anyone who has it can send messages in your name.',
          )}
        </p>
        <p>
          <Link to="/contact">{t('Ask us for a key')}</Link>
        </p>
      </div>
      <div className="code">
        <p className="code-top">{t('Host and header')}</p>
        <Code label={t('Host and header')} code={`${host}\n\n${authorization(keyVariable)}\n${JSON_BODY}`} />
      </div>
    </article>
  );
}

function EndpointEntry(endpoint: Endpoint) {
  const t = useTranslate();
  const { keyVariable } = useExampleNames();
  const { id, method, path, what, body, status, answer } = endpoint;
  const name = `${method} ${path}`;
  return (
    <article className="exchange" id={id}>
      <div>
        <h4 className="endpoint" translate="no" dir="ltr">
          <b>{method}</b> <Breakable text={path} />
        </h4>
        <p>{t(what)}</p>
        <Fields {...endpoint} />
      </div>
      <div className="code">
        <div>
          <p className="code-top">{t('Request')}</p>
          <Code
            label={t('Request: {name}', { name })}
            code={[
              `${method} ${examplePath(endpoint)}`,
              authorization(keyVariable),
              ...(body ? [JSON_BODY, '', json(body)] : []),
            ].join('\n')}
          />
        </div>
        <div>
          <p className="code-top">
            {t('Response')}
            <code translate="no">{untranslated(status)}</code>
          </p>
          {answer && <Code label={t('Response: {name}', { name })} code={json(answer)} />}
        </div>
      </div>
    </article>
  );
}

/** On one line if it fits. Long values are shortened: the quick start has the content whole, the path the hash. */
function json(value: object): string {
  const brief = (_: string, field: unknown) => (typeof field === 'string' ? shortened(field) : field);
  const flat = JSON.stringify(value, brief, 1).replace(/\n\s*/g, ' ');
  return flat.length <= LINE ? flat : JSON.stringify(value, brief, 2);
}

/** Characters that fit into the box at its usual width. */
const LINE = 48;

import { Link } from '../../language/link.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { Section } from '../../blocks/section.tsx';
import { Breakable, Code, CopyButton, json } from './code.tsx';
import { EndpointIndex } from './endpoint-index.tsx';
import { ENDPOINT_GROUPS, ENDPOINTS, examplePath, type Endpoint } from './endpoints.ts';
import { Fields } from './fields.tsx';
import { useExampleNames } from './product.ts';
import { Response } from './response.tsx';

/** All endpoints: their index, and each with its fields, its request and its response. */
export function Reference() {
  const t = useTranslate();
  return (
    <Section
      title={t('Seven endpoints, one key')}
      text={t(
        'Example values are made up. Apart from messageId, response fields are illustrative: rely on the fields you receive.',
      )}
    >
      <div className="reference">
        <EndpointIndex />
        <div className="endpoints">
          <section className="endpoint-group">
            <h3 id="authorization">{t('Authorization')}</h3>
            <Authorization />
          </section>
          {ENDPOINT_GROUPS.map((group) => (
            <section className="endpoint-group" key={group}>
              <h3>{t(group)}</h3>
              {ENDPOINTS.filter((endpoint) => endpoint.group === group).map((endpoint) => (
                <EndpointEntry key={endpoint.id} {...endpoint} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </Section>
  );
}

const JSON_BODY = 'Content-Type: application/json';

function authorization(keyVariable: string): string {
  return `Authorization: Bearer $${keyVariable}`;
}

function Authorization() {
  const t = useTranslate();
  const { host, keyVariable } = useExampleNames();
  const code = `${host}\n\n${authorization(keyVariable)}\n${JSON_BODY}`;
  return (
    <article className="exchange">
      <div>
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
        <p className="code-top">
          {t('Host and header')} <CopyButton of="authorization-code" what="Authorization" />
        </p>
        <Code id="authorization-code" label={t('Host and header')} code={code} />
      </div>
    </article>
  );
}

function EndpointEntry(endpoint: Endpoint) {
  const t = useTranslate();
  const { keyVariable } = useExampleNames();
  const { id, method, path, what, body } = endpoint;
  const name = `${method} ${path}`;
  const request = [
    `${method} ${examplePath(endpoint)}`,
    authorization(keyVariable),
    ...(body ? [JSON_BODY, '', json(body)] : []),
  ].join('\n');
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
          <div className="code-top">
            {t('Request')} <CopyButton of={`${id}-request`} what={name} />
          </div>
          <Code id={`${id}-request`} label={t('Request: {name}', { name })} code={request} />
        </div>
        <Response {...endpoint} />
      </div>
    </article>
  );
}

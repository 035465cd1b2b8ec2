import { plain } from '../../language/text.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { Breakable } from './code.tsx';
import { ENDPOINT_GROUPS, ENDPOINTS } from './endpoints.ts';

/** Links to the endpoints by what they act on. Where the page is wide enough, it stays beside them. */
export function EndpointIndex() {
  const t = useTranslate();
  return (
    <nav className="endpoint-index" aria-label={plain(t('Endpoints'))}>
      <p>
        <a href="#authorization">{t('Authorization')}</a>
      </p>
      {ENDPOINT_GROUPS.map((group) => (
        <div key={group}>
          <p>{t(group)}</p>
          <ol className="endpoint-list" translate="no">
            {ENDPOINTS.filter((endpoint) => endpoint.group === group).map(({ id, method, path }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <b>{method}</b>
                  <span dir="ltr">
                    <Breakable text={path.replace(COMMON, '')} />
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

/** The beginning of every path, which the narrow index leaves out. */
const COMMON = /^\/api\/v1/;

import { untranslated } from '../../language/text.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { Code, json } from './code.tsx';
import type { Endpoint } from './endpoints.ts';

/** What an endpoint answers: the status, and the body if it has one. */
export function Response({ id, method, path, status, answer }: Endpoint) {
  const t = useTranslate();
  return (
    <div>
      <p className="code-top">
        {t('Response')}{' '}
        <code translate="no" dir="ltr">
          {untranslated(status)}
        </code>
      </p>
      {answer && (
        <Code
          id={`${id}-response`}
          label={t('Response: {name}', { name: `${method} ${path}` })}
          code={json(answer)}
        />
      )}
    </div>
  );
}

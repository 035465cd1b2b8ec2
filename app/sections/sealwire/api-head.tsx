import { Drawing } from '../../drawings/drawing.tsx';
import type { ApiContent } from '../../content/files/api.ts';
import type { PageLink } from '../../content/files/titled.ts';
import { untranslated } from '../../language/text.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { BackLink } from '../../blocks/more-link.tsx';
import { AskLink } from './ask-link.tsx';
import { Code, CopyButton } from './code.tsx';
import { EXAMPLE_HASH, EXAMPLE_MESSAGE, SEND_MESSAGE } from './endpoints.ts';
import { Response } from './response.tsx';
import { Seal, SealwireMark } from './mark.tsx';
import { useExampleNames, type ExampleNames } from './product.ts';
import { SealedEnvelope } from './sealed-envelope.tsx';

/** What the service is, beside the code that sends a first message and what comes back. */
export function ApiHead({ title, description, ask }: ApiContent['hero'] & { ask: PageLink | undefined }) {
  const t = useTranslate();
  const examples = quickStart(useExampleNames());
  return (
    <section className="wrap api-head">
      <BackLink to="/">{t('Back to {brand}')}</BackLink>
      <div className="api-title">
        <div className="seal-title">
          <SealwireMark />
          <h1>{title}</h1>
        </div>
        <p className="lead">{description}</p>
        {ask && (
          <p>
            <AskLink {...ask} />
          </p>
        )}
        <Drawing name="sealed-envelope">
          <SealedEnvelope hash={EXAMPLE_HASH} seal={<Seal />} />
        </Drawing>
      </div>
      <div className="code quick-start">
        <div className="code-top">
          <h2 id="quick-start">{t('Quick start')}</h2>
          <div className="tabs" role="radiogroup" aria-labelledby="quick-start">
            {examples.map(({ language }, index) => (
              <label key={language}>
                <input type="radio" name="quick-start" defaultChecked={index === 0} />
                <span translate="no">{untranslated(language)}</span>
              </label>
            ))}
          </div>
          {examples.flatMap(({ language }) => [
            <CopyButton key={language} of={`quick-start-${language}`} what={language} />,
            ' ',
          ])}
        </div>
        {examples.map(({ language, code }) => (
          <Code
            key={language}
            id={`quick-start-${language}`}
            label={t('Quick start: {language}', { language })}
            code={code}
          />
        ))}
        <Response {...SEND_MESSAGE} id="quick-start" />
      </div>
    </section>
  );
}

/** Ready to be copied; the key is read from the environment. */
function quickStart({ product, host, keyVariable }: ExampleNames) {
  return [
    {
      language: 'curl',
      code: `# The content is ciphertext: encrypt it for the recipient first
curl -X POST ${host}/api/v1/messages \\
  -H "Authorization: Bearer $${keyVariable}" \\
  -H "Content-Type: application/json" \\
  -d '${JSON.stringify(EXAMPLE_MESSAGE, null, 2).replaceAll('\n', '\n  ')}'`,
    },
    {
      language: 'JavaScript',
      code: `// On your server, where the key is safe.
// The content is ciphertext: encrypt it for the recipient first
const response = await fetch('${host}/api/v1/messages', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.${keyVariable}}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
${Object.entries(EXAMPLE_MESSAGE)
  .map(([key, value]) => `    ${key}: '${value}',`)
  .join('\n')}
  }),
});
if (!response.ok) throw new Error(\`${product} answered \${response.status}\`);
const { messageId } = await response.json();`,
    },
  ];
}

import { useFill } from '../../language/use-language.ts';
import { EXAMPLE, namesOf, type Endpoint } from './endpoints.ts';

/** Code of requests, with the name of the product from common.json, so that a renamed product has no old name in it. */
export function useExamples() {
  const product = useFill()('{product}');
  const { host, keyVariable } = namesOf(product);
  const authorization = `Authorization: Bearer $${keyVariable}`;
  return {
    hostAndHeader: `${host}\n\n${authorization}\n${JSON_BODY}`,
    requestOf: ({ method, path, body }: Endpoint) =>
      [
        `${method} ${path.replace('{id}', EXAMPLE.messageId).replace('{hash}', EXAMPLE.hash)}`,
        authorization,
        ...(body ? [JSON_BODY, '', json(body)] : []),
      ].join('\n'),
    quickStart: [
      {
        language: 'curl',
        code: `# The content is ciphertext: encrypt it for the recipient first
curl -X POST ${host}/api/v1/messages \\
  -H "${authorization}" \\
  -H "${JSON_BODY}" \\
  -d '${JSON.stringify(EXAMPLE.message, null, 2).replaceAll('\n', '\n  ')}'`,
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
${Object.entries(EXAMPLE.message)
  .map(([key, value]) => `    ${key}: '${value}',`)
  .join('\n')}
  }),
});
if (!response.ok) throw new Error(\`${product} answered \${response.status}\`);
const { messageId } = await response.json();`,
      },
    ],
  };
}

const JSON_BODY = 'Content-Type: application/json';

/** The JSON of a body, on one line if it fits. */
export function json(body: object): string {
  const flat = JSON.stringify(body, null, 1).replace(/\n\s*/g, ' ');
  return flat.length <= LINE ? flat : JSON.stringify(body, null, 2);
}

/** Characters that fit into the box at its usual width. */
const LINE = 48;

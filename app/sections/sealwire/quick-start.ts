import { EXAMPLE_MESSAGE } from './endpoints.ts';
import { API_HOST } from './product.ts';

/** The first message, ready to be copied; `SEALWIRE_KEY` is read from the environment. */
export const QUICK_START = [
  {
    language: 'curl',
    code: `# Send an encrypted message
curl -X POST ${API_HOST}/api/v1/messages \\
  -H "Authorization: Bearer $SEALWIRE_KEY" \\
  -H "Content-Type: application/json" \\
  -d '${JSON.stringify(EXAMPLE_MESSAGE, null, 2).replaceAll('\n', '\n  ')}'`,
  },
  {
    language: 'JavaScript',
    code: `// Send an encrypted message (on your server, where the key is safe)
const response = await fetch('${API_HOST}/api/v1/messages', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.SEALWIRE_KEY}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
${Object.entries(EXAMPLE_MESSAGE)
  .map(([key, value]) => `    ${key}: '${value}',`)
  .join('\n')}
  }),
});
if (!response.ok) throw new Error(\`Sealwire answered \${response.status}\`);
const { messageId } = await response.json();`,
  },
];

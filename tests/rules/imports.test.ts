import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/** Who may not import whom: the folder tree is the architecture (docs/architecture.md). */
const RULES: readonly { from: RegExp; never: RegExp; because: string }[] = [
  { from: /^app\/routes\//, never: /^app\/routes\//, because: 'a route never imports another route' },
  {
    from: /^app\/ui\//,
    never:
      /^app\/(content|routes|sections|faq|sealwire|shell|contact|backend)\/|^app\/language\/(?!text)|^server\//,
    because: 'ui knows neither content nor language',
  },
  {
    from: /^app\/(sections|faq|sealwire)\//,
    never: /^app\/(routes\/|content\/.*\.server)|^(rendering|server)\//,
    because: 'sections load nothing',
  },
  {
    from: /^app\/drawings\//,
    never: /^app\/(routes|shell|sections|faq|sealwire)\/|\.server\.|^server\//,
    because: 'drawings know only their content',
  },
  {
    from: /^app\/tools\//,
    never: /^app\/(?!tools\/)|^(rendering|server)\/|^react/,
    because: 'the engine of a tool is plain code',
  },
  {
    from: /^app\/insights\//,
    never: /^app\/(?!insights\/|shell\/consent-key)|^react/,
    because: 'what measures brings nothing else along',
  },
  {
    from: /^app\/(?!entry)/,
    never: /^rendering\/server\/|^(server|tools|tests)\//,
    because: 'the app does not know what serves it',
  },
  {
    from: /^app\/browser\/(?!mount)/,
    never: /^app\/(routes|sections|faq|sealwire|islands\/(?!fields))\/|^react|\.tsx$/,
    because: 'what runs on every page is plain code',
  },
  {
    from: /^app\/islands\/(?!island\.tsx)/,
    never:
      /^app\/(routes|shell\/(?!notice-phrases))\/|^app\/page-context|^app\/islands\/island\.tsx|^react-dom\/server/,
    because: 'an island brings nothing of the server along',
  },
  {
    from: /^server\//,
    never: /^app\/(sections|faq|sealwire|ui|shell|routes|drawings|theme)\/|^(tools|tests)\//,
    because:
      'the server meets the app only in contact, content, language, backend, tools, the pages’ table and services',
  },
  {
    from: /^server\//,
    never: /^react/,
    because:
      'the server leaves React to the built site: imported first, it would be the slow build of development',
  },
  {
    // The stress lab and the runner of the tests are tests themselves.
    from: /^tools\/(?!stress\/|test\/)/,
    never: /^tests\//,
    because: 'what is built and what a person runs needs no test',
  },
  {
    from: /^server\/messages\//,
    never: /^(server\/(mail|functions|middleware)|rendering)\/|^hono$/,
    because: 'messages knows nothing of mail or HTTP',
  },
  {
    from: /^server\/mail\//,
    never: /^(server\/(functions|middleware)|rendering)\/|^hono$/,
    because: 'mail knows nothing of HTTP',
  },
];

const files = globSync('{app,rendering,server,tools}/**/*.{ts,tsx}').filter(
  (path) => !/\.test\.|\.d\.ts$/.test(path),
);

function importsOf(path: string): string[] {
  const source = readFileSync(path, 'utf8');
  return Array.from(source.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g), ([, target = '']) =>
    target.startsWith('.') ? normalize(join(dirname(path), target)) : target,
  );
}

function breaches({ from, never }: { from: RegExp; never: RegExp }): string[] {
  return files
    .filter((path) => from.test(path))
    .flatMap((path) =>
      importsOf(path)
        .filter((target) => never.test(target))
        .map((target) => `${path} imports ${target}`),
    );
}

test('there are files to check', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(importsOf('server/app.ts')).toContain('server/services.ts');
});

test.each(RULES)('$because', (rule) => {
  expect(breaches(rule)).toEqual([]);
});

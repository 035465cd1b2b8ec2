import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/** Who may not import whom: the folder tree is the architecture (docs/architecture.md). */
const RULES: readonly { from: RegExp; never: RegExp; because: string }[] = [
  { from: /^app\/pages\//, never: /^app\/pages\//, because: 'a page never imports another page' },
  {
    from: /^app\//,
    never: /^(?:rendering|server|tools|tests)\//,
    because: 'the app does not know what renders and serves it',
  },
  {
    from: /^rendering\//,
    never: /^(?:server|tools|tests)\//,
    because: 'rendering does not know what serves it',
  },
  {
    from: /^app\/ui\//,
    never: /^app\/(?!ui\/|language\/text)/,
    because: 'ui knows neither content nor language',
  },
  {
    from: /^app\/(?:blocks|drawings)\//,
    never: /^app\/(?:pages|islands)\/|\.server\./,
    because: 'blocks and drawings load nothing',
  },
  {
    from: /^app\/tools\//,
    never: /^app\/(?!tools\/)|^react/,
    because: 'the engine of a tool is plain code',
  },
  {
    from: /^app\/insights\//,
    never: /^app\/(?!insights\/)|^react/,
    because: 'what measures brings nothing else along',
  },
  {
    from: /^app\/(?:main|browser\/.*)\.ts$/,
    never: /^app\/(?:pages|blocks|shell|islands\/(?!mount))\/|^react|\.tsx$/,
    because: 'what runs on every page is plain code',
  },
  {
    from: /^app\/islands\/(?!island\.tsx)/,
    never: /^app\/(?:pages|shell)\/|^app\/page-context|^app\/islands\/island\.tsx|^react-dom\/server/,
    because: 'an island brings nothing of the server along',
  },
  {
    from: /^server\//,
    never: /^app\/(?:blocks|ui|shell|pages|drawings|theme|document)|^(?:tools|tests)\//,
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

test('no folders import each other in a circle', () => {
  const targets = new Map<string, Set<string>>();
  for (const path of files.filter((one) => /^(?:app|rendering|server)\//.test(one))) {
    const from = folderOf(path);
    const found = importsOf(path).filter((target) => files.includes(target));
    const others = found.map(folderOf).filter((folder) => folder !== from);
    targets.set(from, new Set(others).union(targets.get(from) ?? new Set()));
  }
  const reached = (from: string, found = new Set<string>()): Set<string> => {
    for (const folder of targets.get(from) ?? []) {
      if (!found.has(folder)) reached(folder, found.add(folder));
    }
    return found;
  };
  expect([...targets.keys()].filter((folder) => reached(folder).has(folder))).toEqual([]);
});

/** Each folder of `app/`, each file beside them, and `rendering` and `server` whole. */
function folderOf(path: string): string {
  const [layer = '', name = ''] = path.split('/');
  return layer === 'app' ? `${layer}/${name}` : layer;
}

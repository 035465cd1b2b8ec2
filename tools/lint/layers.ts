import { dirname, join, relative } from 'node:path';

interface ImportRule {
  /** Paths from the root of the repository. */
  from: RegExp;
  /** A path from the root, or the name of a package. */
  never: RegExp;
  unless?: (path: string, target: string) => boolean;
  because: string;
}

/** Who may not import whom: the folder tree is the architecture (docs/architecture.md). Tests may import anything. */
const RULES: readonly ImportRule[] = [
  {
    from: /^site\/pages\//,
    never: /^site\/pages\//,
    unless: inOneFolder,
    because: 'a page never imports another page',
  },
  {
    from: /^site\//,
    never: /^(?:server|operator|editor|tools|tests)\//,
    because: 'the site does not know what renders and serves it',
  },
  {
    from: /^server\/render\//,
    never: /^(?:operator|editor|tools|tests)\//,
    because: 'rendering does not know what a person runs',
  },
  {
    from: /^site\/ui\//,
    never: /^site\/(?!ui\/|styles\/|language\/text)/,
    because: 'ui knows neither content nor language',
  },
  {
    from: /^site\/(?:blocks|drawings)\//,
    never: /^site\/(?:pages|islands)\/|\.server\./,
    because: 'blocks and drawings load nothing',
  },
  {
    from: /^packages\//,
    never: /^(?!packages\/|node:)/,
    because: 'a package imports nothing: somebody may have only its folder',
  },
  {
    from: /^site\/insights\//,
    never: /^site\/(?!insights\/)|^react/,
    because: 'what measures brings nothing else along',
  },
  {
    from: /^site\/browser\/.*\.ts$/,
    never: /^site\/(?:pages|blocks|shell|islands\/(?!mount))\/|^react|\.tsx$/,
    because: 'what runs on every page is plain code',
  },
  {
    from: /^site\/(?:islands\/(?!island\.tsx)|pages\/[\w-]+\/[\w-]+\.island\.tsx)/,
    never:
      /^site\/(?:pages\/[\w-]+\/page\.tsx|shell)\/?|^site\/page-context|^site\/islands\/island\.tsx|^react-dom\/server/,
    because: 'an island brings nothing of the server along',
  },
  {
    from: /^server\/(?!render\/)/,
    never: /^site\/(?:blocks|ui|shell|pages|drawings|theme|document)|^(?:operator|editor|tools|tests)\//,
    because:
      'the server meets the site only in contact, content, language, backend, the table of pages and the services',
  },
  {
    from: /^server\/(?!render\/)/,
    never: /^react/,
    because:
      'the server leaves React to the built site: imported first, it would be the slow build of development',
  },
  {
    // The runner of the tests is a test itself.
    from: /^(?:operator|editor|tools\/(?!test\/))/,
    never: /^tests\//,
    because: 'what is built and what a person runs needs no test',
  },
  {
    from: /^server\/store\//,
    never: /^server\/(?:delivery|functions|middleware|render)\/|^hono$/,
    because: 'the store knows nothing of deliveries or HTTP',
  },
  {
    from: /^server\/delivery\//,
    never: /^server\/(?:functions|middleware|render)\/|^hono$/,
    because: 'a delivery knows nothing of the requests that the site gets',
  },
];

/** Of a page. */
function inOneFolder(path: string, target: string): boolean {
  return target.split('/')[2] === path.split('/')[2];
}

const ROOT = join(import.meta.dirname, '../..');

/** The input of an oxlint rule, as far as this one uses it (https://oxc.rs/docs/guide/usage/linter/js-plugins.html). */
interface Context {
  filename: string;
  report(fault: { message: string; node: object }): void;
}

/** An import, or an export from another file. */
interface Reference {
  source: { value?: unknown } | null;
}

function create(context: Context) {
  const path = relative(ROOT, context.filename);
  const rules = /\.test\.tsx?$/.test(path) ? [] : RULES.filter(({ from }) => from.test(path));
  const check = ({ source }: Reference) => {
    if (typeof source?.value !== 'string') return;
    const target = source.value.startsWith('.') ? join(dirname(path), source.value) : source.value;
    const broken = rules.find(({ never, unless }) => never.test(target) && !unless?.(path, target));
    if (!broken) return;
    const message = `${path} may not import ${target}: ${broken.because} (docs/architecture.md)`;
    context.report({ message, node: source });
  };
  return {
    ImportDeclaration: check,
    ImportExpression: check,
    ExportAllDeclaration: check,
    ExportNamedDeclaration: check,
  };
}

/** A plugin of oxlint, so that an editor shows the fault where it is written. */
export default { meta: { name: 'layers' }, rules: { imports: { create } } };

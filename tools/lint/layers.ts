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
    because: 'rendering does not know the programs that people run',
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
    because: 'the scripts that measure load nothing else',
  },
  {
    from: /^site\/browser\/.*\.ts$/,
    never: /^site\/(?:pages|blocks|shell|islands\/(?!mount))\/|^react|\.tsx$/,
    because: 'the code that runs on every page is plain',
  },
  {
    from: /^site\/(?:islands\/(?!island\.tsx)|pages\/[\w-]+\/[\w-]+\.island\.tsx)/,
    never:
      /^site\/(?:pages\/[\w-]+\/page\.tsx|shell)\/?|^site\/page-context|^site\/islands\/island\.tsx|^react-dom\/server/,
    because: 'an island loads no code of the server',
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
      'the server leaves React to the built site: if the server imported it first, it would be the slow development build',
  },
  {
    // The runner of the tests is a test itself.
    from: /^(?:operator|editor|tools\/(?!test\/))/,
    never: /^tests\//,
    because: 'the build and the programs that people run need no tests',
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

/** Whether both files belong to the same page. */
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

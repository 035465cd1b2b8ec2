import { dirname, join, relative } from 'node:path';

interface ImportRule {
  /** Paths from the root of the repository. */
  from: RegExp;
  /** The same, or the name of a package. */
  never: RegExp;
  because: string;
}

/** Who may not import whom: the folder tree is the architecture (docs/architecture.md). Tests may import anything. */
const RULES: readonly ImportRule[] = [
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
    from: /^packages\//,
    never: /^(?!packages\/)/,
    because: 'a package imports nothing: somebody may have only its folder',
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
    // The runner of the tests is a test itself.
    from: /^tools\/(?!test\/)/,
    never: /^tests\//,
    because: 'what is built and what a person runs needs no test',
  },
  {
    from: /^server\/store\//,
    never: /^(server\/(mail|functions|middleware)|rendering)\/|^hono$/,
    because: 'the store knows nothing of mail or HTTP',
  },
  {
    from: /^server\/mail\//,
    never: /^(server\/(functions|middleware)|rendering)\/|^hono$/,
    because: 'mail knows nothing of HTTP',
  },
];

const ROOT = join(import.meta.dirname, '../..');

/** What a rule of oxlint gets, as far as this one uses it (https://oxc.rs/docs/guide/usage/linter/js-plugins.html). */
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
    const broken = rules.find(({ never }) => never.test(target));
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

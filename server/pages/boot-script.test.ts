import { expect, test } from 'vitest';
import { bootScript } from './boot-script.ts';

const SCRIPTS = {
  entry: '/assets/entry.js',
  files: [
    ['/assets/entry.js', 'sha256-abc='],
    ['/assets/home.js', 'sha256-def='],
  ],
} as const;

test('nothing is asked for before the first paint', () => {
  expect(run(bootScript(SCRIPTS), { paint: 'first-paint' })).toEqual([]);
});

test('each script is preloaded and checked against its hash', () => {
  expect(run(bootScript(SCRIPTS))).toEqual([
    { rel: 'modulepreload', href: '/assets/entry.js', integrity: 'sha256-abc=' },
    { rel: 'modulepreload', href: '/assets/home.js', integrity: 'sha256-def=' },
    'import /assets/entry.js',
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ]);
});

test('data comes with the scripts, and no address ends the script', () => {
  const script = bootScript(SCRIPTS, ['/phrases/de/</script>']);
  expect(run(script)).toContainEqual({
    rel: 'preload',
    as: 'fetch',
    crossOrigin: 'anonymous',
    href: '/phrases/de/</script>',
  });
  expect(script.match(/<\/script>/g)).toHaveLength(1);
});

/** Runs the boot script; answers the links that it puts into the head and what it imports. */
function run(tag: string, { paint = 'first-contentful-paint' } = {}): unknown[] {
  const code = /^<script>([^]*)<\/script>$/.exec(tag)?.[1] ?? '';
  const done: unknown[] = [];
  const document = { createElement: () => ({}), head: { append: (link: object) => done.push(link) } };
  const paints = { getEntriesByName: (name: string) => (name === paint ? [{}] : []) };
  class PerformanceObserver {
    readonly #told: (entries: typeof paints, observer: PerformanceObserver) => void;
    constructor(told: (entries: typeof paints, observer: PerformanceObserver) => void) {
      this.#told = told;
    }
    observe() {
      this.#told(paints, this);
    }
    disconnect() {}
  }
  const boot = new Function('PerformanceObserver', 'document', 'load', code.replace('import(', 'load('));
  boot(PerformanceObserver, document, (file: string) => done.push(`import ${file}`));
  return done;
}

import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { bootScript } from './document.ts';

const SCRIPTS = {
  main: ['/assets/main.js', 'sha256-abc='],
  others: [['/assets/shared.js', 'sha256-def=']],
} as const;

test('nothing is asked for before the first paint', async () => {
  const { done } = await run(bootScript(SCRIPTS), { paint: 'first-paint' });
  expect(done).toEqual([]);
});

test('each script is preloaded and checked against its hash; the main one runs', async () => {
  const { done } = await run(bootScript(SCRIPTS));
  expect(done).toEqual([
    { rel: 'modulepreload', href: '/assets/main.js', integrity: 'sha256-abc=' },
    { rel: 'modulepreload', href: '/assets/shared.js', integrity: 'sha256-def=' },
    'import /assets/main.js',
    { rel: 'icon', href: '/favicon.svg' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ]);
});

test('without the main script, nothing stays in its loading state', async () => {
  const { asking } = await run(bootScript(SCRIPTS), { fails: true });
  expect(asking.remove).toHaveBeenCalledOnce();
  expect((await run(bootScript(SCRIPTS))).asking.remove).not.toHaveBeenCalled();
});

test('no address ends the script', () => {
  const script = bootScript({ main: ['/assets/</script>.js', ''], others: [] });
  expect(script.match(/<\/script>/g)).toHaveLength(1);
});

/** Runs the boot script; notes the links that it puts into the head and what it imports. */
async function run(tag: string, { paint = 'first-contentful-paint', fails = false } = {}) {
  const code = /^<script>([^]*)<\/script>$/.exec(tag)?.[1] ?? '';
  const done: unknown[] = [];
  const asking = { remove: vi.fn<() => void>() };
  const document = {
    createElement: () => ({}),
    head: { append: (link: object) => done.push(link) },
    querySelectorAll: () => [asking],
  };
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
  boot(PerformanceObserver, document, async (file: string) => {
    done.push(`import ${file}`);
    if (fails) throw new Error('not there');
  });
  await setImmediate();
  return { done, asking };
}

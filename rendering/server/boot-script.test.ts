import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { bootScript } from './boot-script.ts';

const SCRIPTS = [
  ['/assets/home.js', 'sha256-def='],
  ['/assets/entry.js', 'sha256-abc='],
] as const;

test('nothing is asked for before the first paint', async () => {
  expect(await run(bootScript(SCRIPTS), { paint: 'first-paint' })).toEqual([]);
});

test('sheets apply together, when all are loaded', async () => {
  const done = await run(bootScript([]));
  expect(done.filter((step) => String(step).includes('sheet'))).toEqual([
    'load first sheet',
    'load second sheet',
    'apply first sheet to ""',
    'apply second sheet to ""',
  ]);
});

test('each script is preloaded and checked against its hash, and run when those before it have', async () => {
  const done = await run(bootScript(SCRIPTS));
  expect(done.filter((step) => !String(step).includes('sheet'))).toEqual([
    { rel: 'modulepreload', href: '/assets/home.js', integrity: 'sha256-def=' },
    { rel: 'modulepreload', href: '/assets/entry.js', integrity: 'sha256-abc=' },
    { rel: 'icon', href: '/favicon.svg' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
    'begin /assets/home.js',
    'end /assets/home.js',
    'begin /assets/entry.js',
    'end /assets/entry.js',
  ]);
});

test('data comes with the scripts, and no address ends the script', async () => {
  const script = bootScript(SCRIPTS, ['/phrases/de/</script>']);
  expect(await run(script)).toContainEqual({
    rel: 'preload',
    as: 'fetch',
    crossOrigin: 'anonymous',
    href: '/phrases/de/</script>',
  });
  expect(script.match(/<\/script>/g)).toHaveLength(1);
});

/** Runs the boot script; answers the links that it puts into the head and what it imports. */
async function run(tag: string, { paint = 'first-contentful-paint' } = {}): Promise<unknown[]> {
  const code = /^<script>([^]*)<\/script>$/.exec(tag)?.[1] ?? '';
  const done: unknown[] = [];
  const sheets = ['first', 'second'].map((name) => ({
    onload() {},
    set disabled(isDisabled: boolean) {
      done.push(`${isDisabled ? 'leave' : 'load'} ${name} sheet`);
      void setImmediate().then(() => this.onload());
    },
    set media(media: string) {
      done.push(`apply ${name} sheet to "${media}"`);
    },
  }));
  const document = {
    createElement: () => ({}),
    documentElement: { dataset: {} },
    head: { append: (link: object) => done.push(link) },
    querySelectorAll: () => sheets,
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
  const boot = new Function(
    'PerformanceObserver',
    'document',
    'location',
    'addEventListener',
    'load',
    code.replace('import(', 'load('),
  );
  boot(
    PerformanceObserver,
    document,
    { pathname: '/' },
    () => {},
    async (file: string) => {
      done.push(`begin ${file}`);
      await setImmediate();
      done.push(`end ${file}`);
    },
  );
  for (let turn = 0; turn <= SCRIPTS.length; turn += 1) await setImmediate();
  return done;
}

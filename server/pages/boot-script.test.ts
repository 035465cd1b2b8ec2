import { expect, test } from 'vitest';
import { bootScript } from './boot-script.ts';

const SCRIPTS = {
  entry: '/assets/entry.js',
  files: [
    ['/assets/entry.js', 'sha256-abc='],
    ['/assets/home.js', 'sha256-def='],
  ],
} as const;

test('nothing is asked for before the first frame', () => {
  expect(run(bootScript(SCRIPTS), { frames: false })).toEqual([]);
});

test('each script is preloaded and checked against its hash', () => {
  expect(run(bootScript(SCRIPTS))).toEqual([
    { rel: 'modulepreload', href: '/assets/entry.js', integrity: 'sha256-abc=' },
    { rel: 'modulepreload', href: '/assets/home.js', integrity: 'sha256-def=' },
    'import /assets/entry.js',
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
function run(tag: string, { frames = true } = {}): unknown[] {
  const code = /^<script>([^]*)<\/script>$/.exec(tag)?.[1] ?? '';
  const done: unknown[] = [];
  const document = { createElement: () => ({}), head: { append: (link: object) => done.push(link) } };
  const frame = (callback: () => void) => frames && callback();
  const boot = new Function(
    'requestAnimationFrame',
    'setTimeout',
    'document',
    'load',
    code.replace('import(', 'load('),
  );
  boot(
    frame,
    (callback: () => void) => callback(),
    document,
    (file: string) => done.push(`import ${file}`),
  );
  return done;
}

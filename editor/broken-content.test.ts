import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { WINDOW } from '../server/admin/admin.ts';
import { CONTENT } from '../tests/fixtures/content-folder.ts';
import { checkout } from '../tests/fixtures/site/checkout.ts';
import { startProgram } from '../tests/fixtures/site/program.ts';

/** Ways to break a file, whatever its text, applied in turn to all files of the folder. The last one replaces the file by a folder. */
const BREAKS: readonly ((bytes: Buffer) => Buffer | string | undefined)[] = [
  (bytes) => bytes.toString().replace(/[:"]/, ''),
  () => '',
  (bytes) => bytes.subarray(0, 25),
  (bytes) => Buffer.concat([bytes.subarray(0, 40), Buffer.of(0xe9), bytes.subarray(40)]),
  () => undefined,
];

describe('in a checkout in which every file of content/ is broken', () => {
  const copy = checkout();
  const broken = globSync('content/**/*.{json,md,po}', {
    cwd: copy,
  }).toSorted();

  beforeAll(() => {
    broken.forEach((file, place) => {
      const path = join(copy, file);
      const left = BREAKS[place % BREAKS.length]?.(readFileSync(path));
      rmSync(path);
      if (left === undefined) mkdirSync(path);
      else writeFileSync(path, left);
    });
  });

  it('the build is made', () => {
    const { status, stderr } = run('tools/build.ts');
    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringMatching(/^Built in .*\n$/) });
  });

  it('check:content names each file, and fails', () => {
    const { status, stdout, stderr } = run('editor/check-content.ts');
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(broken.filter((file) => !stdout.includes(file))).toEqual([]);
    expect(stdout).toMatch(/^\d+ problems$/m);
  });

  it('the built-in texts are not generated from it', () => {
    const { status, stderr } = run('editor/built-in.ts');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^content\/.*\n$/);
  });

  it('a preview compares it with another folder', async () => {
    const { said } = await started(['editor/preview.ts', CONTENT], /is at (\S+)/);
    expect((await fetch(said)).status).toBe(200);
  });

  it('npm run edit starts', async () => {
    // Stands in for Decap CMS, which takes minutes to install.
    mkdirSync(join(copy, WINDOW), { recursive: true });
    const { said } = await started(['editor/edit.ts'], /at (\S+)\/admin\/\?key/);
    expect((await fetch(said)).status).toBe(403);
  });

  it('the site starts from the sources, and shows an edit without a restart', async () => {
    const site = await started(['server/dev.ts'], /"address":"([^"]+)/);
    const home = async () => (await fetch(site.said)).text();
    expect(await home()).toContain('<h1');
    for (const title of ['Once edited', 'Twice edited']) {
      rmSync(join(copy, 'content/home.json'), { recursive: true, force: true });
      writeFileSync(join(copy, 'content/home.json'), JSON.stringify({ hero: { title } }));
      await expect.poll(home).toContain(title);
    }
    expect(site.lines.filter((line) => line.includes('"event":"start"'))).toHaveLength(1);
  });

  function run(...args: string[]) {
    const { PATH, TMPDIR } = process.env;
    return spawnSync(process.execPath, args, { cwd: copy, env: { PATH, TMPDIR }, encoding: 'utf8' });
  }

  /** Runs a program until the end of the test. */
  async function started(args: string[], address: RegExp) {
    const program = await startProgram(args, address, { cwd: copy });
    onTestFinished(program.stop);
    return program;
  }
});

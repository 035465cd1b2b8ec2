import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openSite, type OpenSite } from '../fixtures/open-site.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

/** A repository at a git host, an editor's clone, and the server's. */
const folder = temporaryFolder();
const host = join(folder, 'host.git');
const editor = join(folder, 'editor');
const content = join(folder, 'content');
let site: OpenSite;

beforeAll(async () => {
  git('init', '--quiet', '--bare', '--initial-branch=main', host);
  git('clone', '--quiet', host, editor);
  cpSync('content', editor, { recursive: true });
  commit('The shipped content');
  git('clone', '--quiet', host, content);
  site = await openSite({ CONTENT_DIR: content });
  return () => site.stop();
});

test('a commit at the git host is on the site after the next pull', async () => {
  change('"Questions from the host"');
  expect(await title()).not.toContain('Questions from the host');
  pull();
  await expect.poll(title).toContain('Questions from the host');
});

test('a commit that is incomplete leaves the page as it was, until the next one', async () => {
  const before = await title();
  change('"Half a text');
  pull();
  await expect
    .poll(async () => [await title(), site.log.some(({ file }) => file === 'faq.json')])
    .toEqual([before, true]);
  change('"Whole again"');
  pull();
  await expect.poll(title).toContain('Whole again');
});

/** What the unit of the timer runs. */
function pull() {
  const unit = readFileSync('deploy/systemd/forthright-content.service', 'utf8');
  const [, ...args] = /^ExecStart=(.*)$/m.exec(unit)?.[1]?.split(' ') ?? [];
  git(...args.map((one) => one.replace('/srv/forthright/content', content)));
}

/** Commits another headline of /faq, as a JSON text. */
function change(headline: string) {
  const file = join(editor, 'faq.json');
  const shipped = readFileSync('content/faq.json', 'utf8');
  const [, written = ''] = /"hero": \{\s*"title": ("[^"]*")/.exec(shipped) ?? [];
  writeFileSync(file, shipped.replaceAll(written, headline));
  commit('A headline');
}

function commit(message: string) {
  const author = ['-c', 'user.name=Editor', '-c', 'user.email=editor@site.example'];
  git('-C', editor, 'add', '--all');
  git('-C', editor, ...author, 'commit', '--quiet', `--message=${message}`);
  git('-C', editor, 'push', '--quiet', 'origin', 'HEAD:main');
}

function git(...args: string[]) {
  execFileSync('git', args, { stdio: ['ignore', 'ignore', 'pipe'] });
}

async function title(): Promise<string> {
  const html = await (await site.fetch('/faq')).text();
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
}

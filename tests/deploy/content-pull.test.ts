import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

let host: string;
let editor: string;
let content: string;

beforeEach(() => {
  const folder = temporaryFolder();
  [host = '', editor = '', content = ''] = ['host.git', 'editor', 'content'].map((name) =>
    join(folder, name),
  );
  git('init', '--quiet', '--bare', '--initial-branch=main', host);
  git('clone', '--quiet', host, editor);
  commit('one');
  git('clone', '--quiet', host, content);
  commit('two');
});

// server/whole-app/app.content.test.ts tests that a broken file leaves its page as it was.
it('brings a commit at the git host into the content folder', () => {
  follow();
  expect(shown()).toBe('two');
  expect(existsSync(join(content, '.git/followed'))).toBe(true);
});

it.each<[string, () => void]>([
  ['a rewritten history', () => commit('three', '--amend')],
  ['a file that was edited on the server', () => writeFileSync(join(content, 'faq.json'), 'mine')],
  ['a lock that a power cut left', () => writeFileSync(join(content, '.git/index.lock'), '')],
  ['a lock of the branch', () => writeFileSync(join(content, '.git/refs/heads/main.lock'), '')],
])('goes on after %s', (_what, happens) => {
  happens();
  follow();
  commit('four');
  follow();
  expect(shown()).toBe('four');
});

it('removes what the branch does not have', () => {
  writeFileSync(join(content, 'left.json'), '{}');
  follow();
  expect(existsSync(join(content, 'left.json'))).toBe(false);
});

it('leaves content and mark alone while the host does not answer', () => {
  git('-C', content, 'remote', 'set-url', 'origin', join(host, 'nowhere'));
  expect(follow).toThrow('nowhere');
  expect(shown()).toBe('one');
  expect(existsSync(join(content, '.git/followed'))).toBe(false);
});

/** The command of the timer's unit. */
function follow() {
  const unit = readFileSync('deploy/systemd/forthright-content.service', 'utf8');
  for (const [, command = ''] of unit.matchAll(/^ExecStart\w*=(.*)$/gm)) {
    const [program = '', ...args] = command.replaceAll('/srv/forthright/content', content).split(' ');
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  }
}

function shown(): string {
  return readFileSync(join(content, 'faq.json'), 'utf8');
}

function commit(text: string, ...options: string[]) {
  writeFileSync(join(editor, 'faq.json'), text);
  const author = ['-c', 'user.name=Editor', '-c', 'user.email=editor@site.example'];
  git('-C', editor, 'add', '--all');
  git('-C', editor, ...author, 'commit', '--quiet', `--message=${text}`, ...options);
  git('-C', editor, 'push', '--quiet', '--force', 'origin', 'HEAD:main');
}

function git(...words: string[]) {
  execFileSync('git', words, { stdio: ['ignore', 'ignore', 'pipe'] });
}

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

test('a commit at the git host is in the content folder after the next pull', () => {
  const folder = temporaryFolder();
  const [host, editor, content] = ['host.git', 'editor', 'content'].map((name) => join(folder, name));
  git('init', '--quiet', '--bare', '--initial-branch=main', host);
  git('clone', '--quiet', host, editor);
  commit('one');
  git('clone', '--quiet', host, content);
  commit('two');
  // What the unit of the timer runs. That a broken file leaves its page as it was is tested in server/whole-app/app.content.test.ts.
  const unit = readFileSync('deploy/systemd/forthright-content.service', 'utf8');
  const [, ...args] = /^ExecStart=(.*)$/m.exec(unit)?.[1]?.split(' ') ?? [];
  git(...args.map((one) => one.replace('/srv/forthright/content', String(content))));
  expect(readFileSync(join(String(content), 'faq.json'), 'utf8')).toBe('two');

  function commit(text: string) {
    writeFileSync(join(String(editor), 'faq.json'), text);
    const author = ['-c', 'user.name=Editor', '-c', 'user.email=editor@site.example'];
    git('-C', editor, 'add', '--all');
    git('-C', editor, ...author, 'commit', '--quiet', `--message=${text}`);
    git('-C', editor, 'push', '--quiet', 'origin', 'HEAD:main');
  }

  function git(...words: (string | undefined)[]) {
    execFileSync('git', words.map(String), { stdio: ['ignore', 'ignore', 'pipe'] });
  }
});

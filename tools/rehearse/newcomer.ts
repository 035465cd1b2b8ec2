import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { contactMessage } from '../../tests/fixtures/contact-message.ts';
import { freePort } from '../../tests/fixtures/free-port.ts';
import { header, startSmtpServer } from '../../tests/fixtures/smtp-server.ts';
import type { Outcome } from '../stress/outcome.ts';

const PAGE = 'docs/put-it-on-the-air.md';

/** Where the page tells to write. In the rehearsal only its own processes see what is written there. */
const FOLDERS = ['/etc', '/srv', '/usr/local', '/var/lib', '/var/backups'];

/**
 * Types the commands of docs/put-it-on-the-air.md, from the empty machine to the first backup, as root in a mount
 * namespace of its own. `tools/rehearse/shims/` stands in for what would change this machine: apt-get, npm, systemd and the
 * editor. Then the mail of the first message must be there.
 */
export async function newcomer(): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'newcomer-'));
  const smtp = await startSmtpServer();
  const port = await freePort();
  const script = join(folder, 'script');
  writeFileSync(script, scriptOf(readFileSync(PAGE, 'utf8'), folder, port));
  const child = spawn('unshare', ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-eu', script], {
    env: {
      PATH: `${resolve('tools/rehearse/shims')}:${process.env.PATH}`,
      HOME: folder,
      CHECKOUT: resolve('.'),
      NODE: process.execPath,
      SMTP_URL: smtp.url,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await exited;
  const mails = smtp.mails.map((mail) => header(mail, 'Subject'));
  await smtp.close();
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0) return { seen: `stopped: ${errors.slice(-600)}`, isHeld: false };
  const backup = /\d+ .* (messages-\S+\.sqlite)/.exec(output)?.[1];
  return {
    seen: `health ${/\{"status":"\w+"/.exec(output)?.[0]}}, ${mails.length} mailed, inbox lists ${/^1 message/m.test(output) || output.includes('ada@') ? 'the message' : 'nothing'}, backup ${backup ?? 'missing'}`,
    isHeld:
      output.includes('"status":"ok"') && mails.length > 0 && output.includes('ada@') && backup !== undefined,
  };
}

/** The steps 1 to 6 with Caddy. Replaced are the address of the repository and the port. */
function scriptOf(page: string, folder: string, port: number): string {
  const [, steps = ''] = page.split('\n## 1.');
  const blocks = Array.from(
    steps
      .split('\n## Know', 1)
      .join()
      .matchAll(/```sh\n([^]*?)```/g),
    ([, block = '']) => block,
  ).filter((block) => !block.includes('certbot'));
  const commands = blocks
    .join('')
    .replace('git clone REPOSITORY', `git clone --quiet ${resolve('.')}`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`);
  const message = JSON.stringify(contactMessage()).replaceAll("'", '');
  const send = `curl --fail --silent --json '${message}' http://127.0.0.1:${port}/functions/v1/send-contact-email; sleep 2\n`;
  const isolate = FOLDERS.map((path, index) => {
    const layer = `${folder}/layers/${index}`;
    return `mkdir -p ${layer}/upper ${layer}/work
mount -t overlay overlay -o lowerdir=${path},upperdir=${layer}/upper,workdir=${layer}/work ${path}`;
  });
  return [
    `mkdir ${folder}/layers && mount -t tmpfs tmpfs ${folder}/layers`,
    ...isolate,
    'mount -t proc proc /proc',
    commands.replace('forthright inbox list', `${send}forthright inbox list`),
  ].join('\n');
}

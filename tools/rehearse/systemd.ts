import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { contactMessage } from '../../tests/fixtures/contact-message.ts';
import { freePort } from '../../tests/fixtures/free-port.ts';
import { startSmtpServer } from '../../tests/fixtures/smtp-server.ts';
import type { Outcome } from '../stress/outcome.ts';
import { layRelease } from './release.ts';

const FOLDER = 'deploy/systemd';

const SERVICES = ['forthright.service', 'forthright-backup.service'];

/** The exposure that `systemd-analyze security` may find, of 10. */
const MOST_EXPOSED = 2;

/** What systemd itself says of the units, without starting them. */
export async function units(): Promise<Outcome> {
  const root = mkdtempSync(join(tmpdir(), 'units-'));
  const seen: string[] = [];
  const limit = `--threshold=${MOST_EXPOSED * 10}`;
  const scores = SERVICES.map((unit) => {
    const { status, stdout } = run('systemd-analyze', [
      'security',
      '--offline=true',
      limit,
      join(FOLDER, unit),
    ]);
    seen.push(`${unit} is exposed ${/level for \S+: ([\d.]+)/.exec(stdout)?.[1]} of 10`);
    return status === 0;
  });
  const release = layRelease(root);
  // The only path that is replaced; systemd checks that it can be run.
  const copies = [...SERVICES, 'forthright-backup.timer'].map((unit) => {
    const copy = join(root, unit);
    writeFileSync(
      copy,
      readFileSync(join(FOLDER, unit), 'utf8').replaceAll('/srv/forthright/current', release),
    );
    return copy;
  });
  const verified = run('systemd-analyze', ['verify', '--man=no', ...copies]);
  seen.push(verified.stderr.trim() || 'systemd accepts every line');
  mkdirSync(join(root, 'etc/sysusers.d'), { recursive: true });
  cpSync(join(FOLDER, 'forthright.sysusers'), join(root, 'etc/sysusers.d/forthright.conf'));
  const sysusers = run('systemd-sysusers', [`--root=${root}`, 'forthright.conf']);
  const hasUser =
    sysusers.status === 0 && readFileSync(join(root, 'etc/passwd'), 'utf8').includes('forthright:');
  seen.push(hasUser ? 'its user is made' : `no user: ${sysusers.stderr}`);
  const shell = run('sh', ['-n', join(FOLDER, 'forthright')]);
  rmSync(root, { recursive: true });
  return {
    seen: seen.join('; '),
    isHeld:
      scores.every(Boolean) &&
      verified.status === 0 &&
      verified.stderr === '' &&
      hasUser &&
      shell.status === 0,
  };
}

/**
 * Runs the release with the example of settings in what the unit makes of the machine, as far as unshare and setpriv can:
 * a read-only system, no home folders, /proc without anything but processes, no privileges. Then compares the system
 * calls that strace saw with those that the unit allows.
 */
export async function sandbox(): Promise<Outcome> {
  const root = mkdtempSync(join(tmpdir(), 'sandbox-'));
  chmodSync(root, 0o755);
  const smtp = await startSmtpServer();
  const port = await freePort();

  const state = join(root, 'state');
  const trace = join(state, 'trace');
  mkdirSync(state);
  execFileSync('chown', ['nobody', state]);
  const release = layRelease(root);
  const settings = settingsOf(readFileSync('deploy/forthright.env', 'utf8'), {
    CONTENT_DIR: join(release, 'content'),
    DATA_DIR: state,
    SMTP_URL: smtp.url,
    PORT: String(port),
  });
  const script = `mount -t proc -o subset=pid,hidepid=invisible proc /proc
    for folder in /home /root; do mount -t tmpfs -o ro tmpfs $folder; done
    mount --bind ${state} ${state}
    mount -o remount,bind,ro /
    cd ${state}
    exec strace -f -qq -o ${trace} -e signal=none setpriv --reuid=nobody --regid=nogroup --clear-groups \\
      --no-new-privs --inh-caps=-all --bounding-set=-all ${join(release, 'bin/serve')}`;
  const server = spawn(
    'unshare',
    ['--mount', '--ipc', '--pid', '--fork', '--kill-child', 'sh', '-euc', script],
    {
      env: { PATH: process.env.PATH, ...settings },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let errors = '';
  server.stderr.on('data', (chunk) => (errors += chunk));
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`The server did not start: ${errors}`);
    await pause(100);
  }
  const statuses = [];
  for (const path of ['/', '/de/pricing', '/intel', '/healthz', '/data/common.json']) {
    statuses.push((await fetch(url + path)).status);
  }
  const sent = await fetch(`${url}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(contactMessage()),
  });
  statuses.push(sent.status);
  while (smtp.mails.length === 0) await pause(100);
  const exited = once(server, 'exit');
  // To the server itself: unshare and strace pass no signal on.
  process.kill(childOf(childOf(server.pid ?? 0)), 'SIGTERM');
  await exited;
  await smtp.close();
  const used = syscallsIn(readFileSync(trace, 'utf8'));
  const allowed = allowedSyscalls();
  const refused = used.filter((name) => !allowed.has(name));
  rmSync(root, { recursive: true });
  return {
    seen: `locked in, answers ${statuses.join(' ')} and mails a message; ${used.length} system calls, refused by the filter: ${refused.join(', ') || 'none'}`,
    isHeld: statuses.every((status) => status === 200) && refused.length === 0,
  };
}

/**
 * The settings of an environment file as systemd reads them, with some of them replaced.
 * @throws when one of these is not set there
 */
function settingsOf(text: string, replacements: Record<string, string>): Record<string, string> {
  const settings = Object.fromEntries(
    Array.from(text.matchAll(/^(\w+)=(.*)$/gm), ([, name = '', value = '']) => [name, value]),
  );
  for (const name of Object.keys(replacements)) {
    if (name !== 'PORT' && !(name in settings)) throw new Error(`deploy/forthright.env does not set ${name}`);
  }
  return { ...settings, ...replacements };
}

/** What the unit's SystemCallFilter lets through. */
function allowedSyscalls(): ReadonlySet<string> {
  const lines = Array.from(
    readFileSync(join(FOLDER, 'forthright.service'), 'utf8').matchAll(/^SystemCallFilter=(.+)$/gm),
    ([, value = '']) => value,
  );
  const allowed = new Set<string>();
  for (const line of lines) {
    const names = line.replace(/^~/, '').split(' ').flatMap(namesOf);
    for (const name of names) {
      if (line.startsWith('~')) allowed.delete(name);
      else allowed.add(name);
    }
  }
  return allowed;
}

/** The system calls of a set and of the sets in it. */
function namesOf(set: string): string[] {
  if (!set.startsWith('@')) return [set];
  const { stdout } = run('systemd-analyze', ['syscall-filter', set]);
  return Array.from(stdout.matchAll(/^ {4}([@\w-]+)$/gm), ([, name = '']) => name).flatMap(namesOf);
}

/** From the server's own start on: setpriv, which runs before, does what systemd does outside the filter. */
function syscallsIn(trace: string): string[] {
  const own = trace.slice(trace.lastIndexOf('execve('));
  return [...new Set(Array.from(own.matchAll(/^\d+ +(\w+)\(/gm), ([, name = '']) => name))].toSorted();
}

/** The only child of a process. */
function childOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());
}

function run(program: string, args: readonly string[]) {
  return spawnSync(program, args, { encoding: 'utf8' });
}

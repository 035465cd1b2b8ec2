import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStore } from '../../server/store/open-store.ts';
import { makeRelease } from '../../operator/release/make-release.ts';
import { freePort } from '../fixtures/site/free-port.ts';
import { deriveRelease } from '../fixtures/store/release.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { startVisitors, type AskSite } from '../fixtures/site/visitors.ts';

const PAGE = '/pricing';

/** A busy machine may start a program slowly. */
const LONG = 180_000;

const SSHD = '/usr/sbin/sshd';
const HAS_PROGRAMS =
  existsSync(SSHD) &&
  userInfo().uid === 0 &&
  spawnSync('systemd-socket-activate', ['--version']).status === 0;

/** Over a real SSH server, with tests/fixtures/services/systemd-stand-in.ts for systemd. */
describe.runIf(HAS_PROGRAMS)('npm run deploy', () => {
  let root: string;
  let bin: string;
  let address: string;
  let first: string;

  beforeAll(async () => {
    root = temporaryFolder();
    bin = join(root, 'bin');
    mkdirSync(bin);
    const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
    const [port, control, ssh, trial] = ports;
    address = `127.0.0.1:${port}`;
    writeSettings();
    await startSshd(ssh, trial);
    await startStandIn(control, port);
    first = await makeRelease(join(root, 'made'), '20261101T0800Z-aaaaaaa');
    // Packing and copying the largest file by far would take most of the time.
    rmSync(join(first, 'bin/node'));
    symlinkSync(process.execPath, join(first, 'bin/node'));
  });

  /** Also stops processes of a failed start, because a process that is left would keep the run from ending. */
  const started: ChildProcess[] = [];
  afterAll(async () => {
    for (const child of started.toReversed()) {
      if (child.exitCode !== null || !child.kill()) continue;
      await once(child, 'exit');
    }
  });

  it('installs on a machine with nothing, with one command', async () => {
    const settings = join(root, 'settings.env');
    expect(await deploy(first, ['--settings', settings])).toMatchObject({ code: 0 });
    expect(await version()).toBe(basename(first));
    const units = join(root, 'etc/systemd/system');
    const copies = temporaryFolder();
    for (const name of readdirSync(units)) {
      const unit = readFileSync(join(units, name), 'utf8');
      writeFileSync(join(copies, name), unit.replaceAll('/srv/forthright/', `${root}/srv/forthright/`));
    }
    const names = ['forthright.service', 'forthright.socket'];
    const paths = names.map((name) => join(copies, name));
    const verified = spawnSync('systemd-analyze', ['verify', '--man=no', ...paths], { encoding: 'utf8' });
    expect(verified).toMatchObject({ stderr: '', status: 0 });
  });

  it('upgrades without one refused or failed request, and without a lost message', async () => {
    const second = deriveRelease(first, '20261102T0800Z-bbbbbbb');
    // The first request to a new server fills its cache.
    expect(await ask(PAGE)).toBe(200);
    await using visitors = startVisitors(ask, [PAGE]);
    expect(await deploy(second)).toMatchObject({ code: 0 });
    await visitors.leave();
    expect(visitors).toMatchObject({ failures: [], repeated: 0 });
    expect(visitors.answered).toBeGreaterThan(50);
    const store = await openStore({ dataDir: join(root, 'var/lib/forthright') }, 'operator');
    const { messages } = await store.list({}, { limit: 10_000, offset: 0 });
    await store.close();
    expect(messages.map(({ email }) => email).toSorted()).toEqual(visitors.acknowledged.toSorted());
    expect(await version()).toBe(basename(second));
  });

  // install.test.ts has the other ways to fail.
  it('keeps the old release when the new one does not start', async () => {
    const broken = deriveRelease(first, '20261103T0800Z-ccccccc');
    const server = join(broken, 'build/server/main.js');
    writeFileSync(server, `process.exit(1);${readFileSync(server, 'utf8')}`);
    await using visitors = startVisitors(ask, [PAGE]);
    const nothing = expect.stringContaining('nothing was changed');
    expect(await deploy(broken)).toMatchObject({ code: 1, said: nothing });
    await visitors.leave();
    expect(visitors.failures).toEqual([]);
    expect(await version()).toBe('20261102T0800Z-bbbbbbb');
    expect(realpathSync(join(root, 'srv/forthright/current'))).toMatch(/\/20261102T0800Z-bbbbbbb$/);
  });

  async function deploy(release: string, args: string[] = []) {
    const words = ['operator/deploy.ts', 'operator@server', '--release', release, '--root', root, ...args];
    const PATH = `${bin}${delimiter}${dirname(process.execPath)}${delimiter}${process.env.PATH}`;
    const child = spawn(process.execPath, words, { env: { ...process.env, PATH } });
    const [[code], out, errors] = await Promise.all([
      once(child, 'close'),
      text(child.stdout),
      text(child.stderr),
    ]);
    return { code, said: out + errors };
  }

  async function version() {
    const answer = await fetch(`http://${address}/healthz`);
    const told: { version: string } = JSON.parse(await answer.text());
    return told.version;
  }

  /** Opens a new connection. */
  async function ask(path: string, { method, headers, body }: Partial<Parameters<AskSite>[1]> = {}) {
    await pause(250);
    const asked = request(`http://${address}${path}`, { agent: false, method, headers }).end(body);
    const [answer] = await once(asked, 'response');
    await text(answer);
    return answer.statusCode;
  }

  function writeSettings() {
    const lines = [
      `CONTENT_DIR=${join(root, 'srv/forthright/content')}`,
      `DATA_DIR=${join(root, 'var/lib/forthright')}`,
      'METRICS_TOKEN=',
      'CONTACT_LIMIT=0',
      'CONTACT_CEILING=0',
    ];
    writeFileSync(join(root, 'settings.env'), `${lines.join('\n')}\n`);
  }

  async function startSshd(port: number, trial: number) {
    for (const name of ['host', 'user'])
      execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', join(root, name)]);
    mkdirSync('/run/sshd', { recursive: true });
    writeFileSync(
      join(root, 'sshd_config'),
      `Port ${port}
ListenAddress 127.0.0.1
HostKey ${root}/host
AuthorizedKeysFile ${root}/user.pub
StrictModes no
UsePAM no
PidFile none
PermitRootLogin prohibit-password
SetEnv PATH=${bin}:/usr/sbin:/usr/bin:/bin TRIAL_PORT=${trial}
`,
    );
    writeFileSync(
      join(root, 'ssh_config'),
      `Host server
HostName 127.0.0.1
Port ${port}
User ${userInfo().username}
IdentityFile ${root}/user
StrictHostKeyChecking no
UserKnownHostsFile ${root}/known_hosts
LogLevel ERROR
`,
    );
    program('ssh', `host=\${1#operator@}; shift; exec /usr/bin/ssh -F ${root}/ssh_config "$host" "$@"`);
    const sshd = spawn(SSHD, ['-D', '-e', '-f', join(root, 'sshd_config')], { stdio: 'ignore' });
    started.push(sshd);
    await vi.waitFor(() => once(connect(port, '127.0.0.1').end(), 'connect'), LONG);
  }

  async function startStandIn(control: number, port: number) {
    for (const name of ['systemctl', 'systemd-run'])
      program(
        name,
        `exec ${process.execPath} -e 'fetch("http://127.0.0.1:${control}", { method: "POST", body: JSON.stringify(["${name}", ...process.argv.slice(1)]) }).then(async (answer) => { console.log(await answer.text()); process.exitCode = answer.ok ? 0 : 1; })' -- "$@"`,
      );
    program('systemd-notify', ': > "$NOTIFY_SOCKET"');
    program('systemd-sysusers', ':');
    // The test machine has no user for the site.
    program(
      'install',
      'set -- $(printf "%s\\n" "$@" | sed "/^-[og]$/d; /^forthright$/d"); exec /usr/bin/install "$@"',
    );
    const standIn = spawn(
      'systemd-socket-activate',
      [
        `--listen=${address}`,
        `--setenv=ROOT=${root}`,
        `--setenv=PATH=${bin}:${process.env.PATH}`,
        `--setenv=CONTROL_PORT=${control}`,
        `--setenv=ADDRESS=${address}`,
        process.execPath,
        resolve('tests/fixtures/services/systemd-stand-in.ts'),
      ],
      { stdio: 'inherit' },
    );
    started.push(standIn);
    // systemd starts the server at the first connection.
    await vi.waitFor(() => once(connect(port, '127.0.0.1').end(), 'connect'), LONG);
    await vi.waitUntil(() => existsSync(join(root, 'stand-in-runs')), LONG);
  }

  function program(name: string, script: string) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
});

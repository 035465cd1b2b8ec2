import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseEnvironment, SETTINGS } from '../../server/settings/settings.ts';
import { CERTIFICATE } from '../fixtures/services/certificate.ts';
import { NGINX, replaced } from '../fixtures/services/nginx.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

/** The recipes, checked by the programs that read them, where these are installed. two-servers.test.ts runs nginx. */
let folder: string;

beforeEach(() => void (folder = temporaryFolder()));

test.runIf(answers('systemd-analyze', '--version'))(
  'systemd accepts the units and rates them as well confined',
  () => {
    const units = ['', '-backup', '-content'].map((name) => `forthright${name}.service`);
    const timers = ['-backup', '-content'].map((name) => `forthright${name}.timer`);
    const copies = [...units, ...timers, 'forthright.socket'].map((name) => {
      const unit = readFileSync(join('deploy/systemd', name), 'utf8');
      const copy = join(folder, name);
      writeFileSync(copy, unit.replaceAll(/\/srv\/forthright\/current\/(?:bin|deploy)\//g, `${folder}/`));
      return copy;
    });
    // systemd checks that the program exists.
    for (const program of ['serve', 'backup']) {
      writeFileSync(join(folder, program), '');
      chmodSync(join(folder, program), 0o755);
    }
    expect(run('systemd-analyze', ['verify', '--man=no', ...copies])).toMatchObject({ status: 0, said: '' });
    for (const unit of copies.slice(0, units.length)) {
      const security = ['security', '--offline=true', '--threshold=20', unit];
      expect(run('systemd-analyze', security)).toMatchObject({ status: 0 });
    }
  },
);

/** As root, because nginx opens its ports when it checks its configuration. */
test.runIf(existsSync(NGINX) && userInfo().uid === 0)(
  'nginx takes what the commands of the page make of the configuration of Debian',
  () => {
    const etc = join(folder, 'nginx');
    cpSync('/etc/nginx', etc, { recursive: true, verbatimSymlinks: true });
    for (const name of ['fullchain', 'privkey'])
      writeFileSync(join(folder, `${name}.pem`), `${CERTIFICATE.cert}\n${CERTIFICATE.key}\n`);
    const places: [of: string, here: string][] = [
      ['/etc/nginx', etc],
      ['/srv/forthright/current/deploy', resolve('deploy')],
      ['/etc/letsencrypt/live/www.your-name.example', folder],
      ['/var/log/nginx', folder],
      ['/run/nginx.pid', join(folder, 'pid')],
    ];
    const here = (text: string) => places.reduce((all, [of, its]) => all.replaceAll(of, its), text);
    const page = readFileSync('deploy/README.md', 'utf8').split('\n### https\n')[1] ?? '';
    const [, commands = ''] = /^```sh\n([^]*?)^```$/m.exec(page) ?? [];
    // Not these: a network, a public name and systemd are needed.
    const tried = here(commands.replaceAll(/^(?:apt-get|certbot|systemctl|nginx) .*$/gm, ''));
    expect(run('sh', ['-euc', tried])).toEqual({ status: 0, said: '' });
    const files = [join(etc, 'nginx.conf'), join(etc, 'conf.d/forthright.conf')];
    for (const file of files) writeFileSync(file, here(readFileSync(file, 'utf8')));
    expect(run(NGINX, ['-t', '-q', '-c', join(etc, 'nginx.conf')])).toEqual({ status: 0, said: '' });
    expect(readFileSync(join(etc, 'nginx.conf'), 'utf8')).toContain('worker_connections 4096;');
    expect(readFileSync(join(etc, 'conf.d/forthright.conf'), 'utf8')).not.toContain('forthright.example');
  },
);

test.runIf(answers('promtool', '--version'))('Prometheus takes its alerts', () => {
  const rules = 'deploy/prometheus/forthright.rules.yml';
  expect(run('promtool', ['check', 'rules', rules])).toMatchObject({ status: 0 });
});

test('a container gets every setting, but for the places inside it and the drafts', () => {
  const { 'x-site': site } = parse(readFileSync('deploy/container/compose.yaml', 'utf8'));
  const names = [...Object.keys(site.environment), 'PORT', 'HOST', 'DATA_DIR', 'SHOW_DRAFTS'];
  expect(names.toSorted()).toEqual(Object.keys(SETTINGS.entries).toSorted());
});

test('a container has its copies of pictures and videos on the disk, not in its memory', () => {
  const { 'x-site': site } = parse(readFileSync('deploy/container/compose.yaml', 'utf8'));
  const [dataDir] = /(?<=DATA_DIR=)\S+/.exec(readFileSync('deploy/container/Containerfile', 'utf8')) ?? [];
  expect(site.tmpfs).not.toContain(dataDir);
});

test.runIf(answers('docker', 'compose', 'version'))(
  'compose accepts its file, and the server accepts its settings',
  () => {
    const example = replaced('deploy/container/env.example', [
      ['DATABASE_PASSWORD=', 'DATABASE_PASSWORD=secret'],
      ['FORTHRIGHT_VERSION=', 'FORTHRIGHT_VERSION=20261101T0800Z-aaaaaaa'],
    ]);
    const file = join(folder, 'env');
    writeFileSync(file, example);
    const args = ['--file', 'deploy/container/compose.yaml', '--env-file', file, 'config'];
    const { stdout } = spawnSync('docker', ['compose', ...args], { encoding: 'utf8' });
    const { services }: { services: Record<string, { environment: Record<string, string> }> } = parse(stdout);
    expect(parseEnvironment({ ...services['site-1']?.environment, CONTENT_DIR: 'content' })).toMatchObject({
      mail: expect.anything(),
      databaseUrl: expect.any(String),
      secure: true,
    });
  },
);

test('the shell can parse the scripts', () => {
  for (const script of ['deploy/systemd/forthright', 'deploy/container/forthright'])
    expect(run('sh', ['-n', script])).toEqual({ status: 0, said: '' });
});

function answers(program: string, ...args: string[]): boolean {
  return spawnSync(program, args).status === 0;
}

function run(program: string, args: readonly string[]): { status: number | null; said: string } {
  const { status, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, HOME: folder },
  });
  return { status, said: stderr };
}

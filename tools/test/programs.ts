import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { chromium } from '@playwright/test';
import { chromiumPath, firefoxFound, webkitFound } from '../../tests/fixtures/site/browser.ts';
import { NGINX } from '../../tests/fixtures/services/nginx.ts';
import { postgresPrograms } from '../../tests/fixtures/services/postgres.ts';
import { runProgram } from '../build/run-program.ts';

/** The programs that tests need: whether this machine has them, and their Debian packages. */
const PROGRAMS = [
  { name: 'PostgreSQL', packages: ['postgresql'], found: () => postgresPrograms() !== undefined },
  { name: 'gettext', packages: ['gettext'], found: () => !spawnSync('msgfmt', ['--version']).error },
  { name: 'nginx', packages: ['nginx-light'], found: () => existsSync(NGINX) },
  // deploy/backup copies the store with it.
  { name: 'SQLite', packages: ['sqlite3'], found: () => !spawnSync('sqlite3', ['--version']).error },
  // The deployment tests install and upgrade a release over SSH (tests/deploy/deploy.test.ts).
  { name: 'OpenSSH', packages: ['openssh-server'], found: () => existsSync('/usr/sbin/sshd') },
  // The second is for the pages that browsers bring back (tests/e2e/contact/restored-page.spec.ts).
  ...['chromium-headless-shell', 'chromium'].map((name) => ({
    name,
    packages: [name],
    found: () => Boolean(process.env.CHROMIUM_PATH) || existsSync(`/usr/bin/${name}`),
  })),
  // The engines that are tested where they are available (docs/decisions/016).
  { name: 'Firefox', packages: ['firefox-esr'], found: firefoxFound },
  { name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb', 'xauth'], found: webkitFound },
];

/**
 * Installs the missing programs, if this user may, and names those that are still missing. Without any Chromium it
 * installs Playwright's own.
 */
export async function installPrograms(): Promise<void> {
  const packages = missing().flatMap((program) => program.packages);
  if (packages.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await aptGet(['update', '-q']);
    await aptGet(['install', '-yq', '--no-install-recommends', ...packages]);
  }
  for (const { name, packages: wanted } of missing())
    console.log(
      `${name} is missing: tests that need it are skipped or fail. Debian has it in ${wanted.join(', ')}`,
    );
  if (chromiumPath('chromium-headless-shell') || existsSync(chromium.executablePath())) return;
  await runProgram('playwright', ['install', 'chromium']);
}

function missing() {
  return PROGRAMS.filter(({ found }) => !found());
}

/** The output of apt-get is shown when it is done, because it runs in parallel with other steps. */
async function aptGet(args: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn('apt-get', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = await Promise.all([text(child.stdout), text(child.stderr)]);
  console.log(output.join(''));
}

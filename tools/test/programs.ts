import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { chromium } from '@playwright/test';
import {
  chromiumPath,
  firefoxFound,
  webkitFound,
  type ChromiumPackage,
} from '../../tests/fixtures/browser.ts';
import { NGINX } from '../../tests/fixtures/nginx.ts';
import { postgresPrograms } from '../../tests/fixtures/postgres.ts';
import { runProgram } from '../build/run-program.ts';

interface Engine {
  name: string;
  packages: readonly string[];
  found: () => boolean;
  /** What cannot be tested there. */
  limits?: string;
}

/** The engines that are tested where they are available, and their Debian packages (docs/decisions/016). */
const ENGINES: readonly Engine[] = [
  { name: 'Firefox', packages: ['firefox-esr'], found: firefoxFound },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    found: webkitFound,
    limits: 'printing and console errors are not tested, because its driver reports neither',
  },
];

/** Debian's packages of what the tests need and this machine lacks. */
export function missingPackages(): string[] {
  const engines = ENGINES.filter(({ found }) => !found()).flatMap(({ packages }) => packages);
  return [
    ...missingPostgres(),
    ...missingGettext(),
    ...missingNginx(),
    ...missingChromium('chromium-headless-shell'),
    // For the pages that browsers bring back (tests/e2e/restored-page.spec.ts).
    ...missingChromium('chromium'),
    ...engines,
  ];
}

/**
 * Installs Debian's packages where this user may. What apt-get writes is shown when it is done, so that it can run
 * beside other steps. The caller checks whether the packages are there then.
 */
export async function installPackages(packages: readonly string[]): Promise<void> {
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const install = ['install', '-yq', '--no-install-recommends', ...packages];
  const output = [await aptGet(['update', '-q']), await aptGet(install)];
  console.log(`\nInstalled ${packages.join(', ')}:\n${output.join('')}`);
}

/** Returns what apt-get wrote, whether or not it ended well. */
async function aptGet(args: readonly string[]): Promise<string> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn('apt-get', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return output + errors;
}

/**
 * Makes sure that there is a Chromium: the one that CHROMIUM_PATH names, else Debian's package, installed where this
 * user may, else another one of the machine, else Playwright's own.
 * @throws when there is none, with what to do.
 */
export async function ensureChromium(wanted: ChromiumPackage): Promise<void> {
  await installPackages(missingChromium(wanted));
  if (chromiumPath(wanted) || existsSync(chromium.executablePath())) return;
  await runProgram('playwright', ['install', 'chromium']);
  if (!existsSync(chromium.executablePath())) {
    throw new Error('No Chromium: install one and name it in CHROMIUM_PATH');
  }
}

function missingChromium(wanted: ChromiumPackage): string[] {
  return process.env.CHROMIUM_PATH || existsSync(`/usr/bin/${wanted}`) ? [] : [wanted];
}

/**
 * Makes sure that there is a PostgreSQL for the tests to start, installed where there is none and this user may.
 * @throws when there is none, with what to do.
 */
export async function ensurePostgres(): Promise<void> {
  await installPackages(missingPostgres());
  if (!postgresPrograms()) {
    throw new Error('No PostgreSQL: install it, and put the folder of its programs (initdb) on the PATH');
  }
}

function missingPostgres(): string[] {
  return postgresPrograms() ? [] : ['postgresql'];
}

function missingGettext(): string[] {
  return spawnSync('msgfmt', ['--version']).error ? ['gettext'] : [];
}

function missingNginx(): string[] {
  return existsSync(NGINX) ? [] : ['nginx-light'];
}

/** Names what is not tested, which counts neither as passed nor as failed. */
export function reportMissingEngines(): void {
  if (!existsSync(NGINX)) console.log('nginx: deploy/ not tested, nginx-light could not be installed');
  for (const { name, packages, found, limits } of ENGINES) {
    if (!found()) console.log(`${name}: not tested, ${packages.join(', ')} could not be installed`);
    else if (limits) console.log(`${name}: ${limits}`);
  }
}

import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { chromiumPath, type ChromiumPackage } from '../../tests/fixtures/browser.ts';
import { runProgram } from '../build/run-program.ts';

/**
 * Sees to it that there is a Chromium: the one that CHROMIUM_PATH names, else Debian's package, installed where
 * this user may, else another one that is there, else Playwright's own.
 * @throws when none can be had, with what to do.
 */
export async function ensureChromium(wanted: ChromiumPackage): Promise<void> {
  if (process.env.CHROMIUM_PATH || existsSync(`/usr/bin/${wanted}`)) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${wanted}`);
    spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-yq', '--no-install-recommends', wanted], { stdio: 'inherit' });
  }
  if (chromiumPath(wanted) || existsSync(chromium.executablePath())) return;
  await runProgram('playwright', ['install', 'chromium']);
  if (!existsSync(chromium.executablePath())) {
    throw new Error('No Chromium: install one and name it in CHROMIUM_PATH');
  }
}

import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../../tests/fixtures/browser.ts';
import { runProgram } from '../build/run-program.ts';

/**
 * Sees to it that there is a Chromium: the one that CHROMIUM_PATH names, Debian's, Playwright's own; else it is
 * installed, from Debian's packages where this user may, else by Playwright.
 * @throws when none can be had, with what to do.
 */
export async function ensureChromium(): Promise<void> {
  if (isThere()) return;
  console.log('There is no Chromium here: installing one');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-yq', '--no-install-recommends', 'chromium'], { stdio: 'inherit' });
  }
  if (!isThere()) await runProgram('playwright', ['install', 'chromium']);
  if (!isThere()) throw new Error('No Chromium: install one and name it in CHROMIUM_PATH');
}

function isThere(): boolean {
  const path = chromiumPath();
  return existsSync(path ?? chromium.executablePath());
}

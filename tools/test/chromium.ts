import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumPath, type ChromiumPackage } from '../../tests/fixtures/browser.ts';
import { runProgram } from '../build/run-program.ts';
import { installPackages } from './debian-packages.ts';

/**
 * Sees to it that there is a Chromium: the one that CHROMIUM_PATH names, else Debian's package, installed where
 * this user may, else another one that is there, else Playwright's own.
 * @throws when none can be had, with what to do.
 */
export async function ensureChromium(wanted: ChromiumPackage): Promise<void> {
  installPackages(missingChromium(wanted));
  if (chromiumPath(wanted) || existsSync(chromium.executablePath())) return;
  await runProgram('playwright', ['install', 'chromium']);
  if (!existsSync(chromium.executablePath())) {
    throw new Error('No Chromium: install one and name it in CHROMIUM_PATH');
  }
}

/** Debian's package, unless it is there or another Chromium is named. */
export function missingChromium(wanted: ChromiumPackage): string[] {
  return process.env.CHROMIUM_PATH || existsSync(`/usr/bin/${wanted}`) ? [] : [wanted];
}

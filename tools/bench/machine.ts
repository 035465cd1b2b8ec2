import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../../tests/fixtures/browser.ts';
import { nginxVersion } from './nginx.ts';

/** What the figures were measured on. */
export interface Machine {
  processor: string;
  cores: number;
  /** Gigabytes of memory. */
  memory: number;
  node: string;
  chromium: string;
  nginx: string;
}

export function thisMachine(): Machine {
  const processors = cpus();
  const browser = chromiumPath('chromium') ?? chromium.executablePath();
  // Debian's start script has complaints of its own.
  const version = execFileSync(browser, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return {
    processor: processors[0]?.model ?? 'unknown',
    cores: processors.length,
    memory: Math.round(totalmem() / 2 ** 30),
    node: process.version.slice(1),
    chromium: /[\d.]+/.exec(version)?.[0] ?? 'unknown',
    nginx: nginxVersion(),
  };
}

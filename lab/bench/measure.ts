import { chromium } from '@playwright/test';
import { launch, type Browser } from 'puppeteer-core';
import { CHROMIUM_FLAGS, chromiumPath } from '../../tests/fixtures/site/browser.ts';
import type { Site } from '../../tests/fixtures/site/site.ts';

export interface BenchOptions {
  /**
   * This site and the one to compare it with, if any. They are measured in turn, so that a slow minute of the machine
   * affects both.
   */
  sites: readonly Site[];
  /** Paths of the pages to measure. */
  paths: readonly string[];
  runs: number;
  /** How long a load lasts. */
  seconds: number;
}

/** The rows of a table. Progress goes to standard error. */
export type Rows = Record<string, string | number>[];

/** The one in the middle; of an even number, the upper of the two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** `855`, or with a site beside it `855 : 911 (0.94)`. */
export function compared(figures: readonly number[], digits = 0): string {
  const [here = NaN, beside] = figures;
  const written = figures.map((figure) => figure.toFixed(digits)).join(' : ');
  return beside === undefined ? written : `${written} (${(here / beside).toFixed(2)})`;
}

/** The full Chromium that visitors use. */
export function launchChromium(): Promise<Browser> {
  const executablePath = chromiumPath('chromium') ?? chromium.executablePath();
  return launch({ executablePath, args: CHROMIUM_FLAGS, headless: true });
}

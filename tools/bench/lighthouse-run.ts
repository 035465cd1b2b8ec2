import lighthouse from 'lighthouse';
import { tell } from './progress.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface LighthouseRun {
  /** From 0 up to 100. */
  scores: Record<Category, number>;
  /** Milliseconds until the first and the largest contentful paint, and of blocking between them and idleness. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Bytes transferred, headers included. */
  bytes: number;
}

/**
 * One run of Lighthouse as a mobile visitor, with its own defaults: a slow 4G line and a four times slower
 * processor, both simulated (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md).
 */
export async function runLighthouse(url: string, port: number, all: boolean): Promise<LighthouseRun> {
  const onlyCategories: Category[] = all ? [...CATEGORIES] : ['performance'];
  const { categories, audits } = await outcomeOf(url, port, onlyCategories);
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  for (const { id, score: share, auditRefs } of Object.values(categories)) {
    if (share === 1) continue;
    const faults = auditRefs
      .filter((reference) => reference.weight > 0 && (audits[reference.id]?.score ?? 1) < 0.9)
      .map((reference) => reference.id);
    tell(`  ${url} ${id} ${Math.round((share ?? 0) * 100)}: ${faults.join(', ')}`);
  }
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    bytes: number('total-byte-weight'),
  };
}

/** Now and then Chromium's trace lacks the navigation; Lighthouse then asks to be run again. */
const ATTEMPTS = 3;

async function outcomeOf(url: string, port: number, onlyCategories: Category[]) {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories });
    if (!outcome) throw new Error(`Lighthouse gave no result for ${url}`);
    const { runtimeError } = outcome.lhr;
    if (!runtimeError) return outcome.lhr;
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse failed on ${url}: ${runtimeError.message}`);
    tell(`  ${url} again: ${runtimeError.code}`);
  }
}

import type { Results } from '../results.ts';
import { resultSections } from './results-text.ts';

/** The tables of what has just been measured, on standard output. */
export function printResults(results: Results): void {
  for (const [heading, ...parts] of resultSections(results, 'performance')) {
    console.log(`\n${heading}\n\n${parts.join('\n\n')}`);
  }
}

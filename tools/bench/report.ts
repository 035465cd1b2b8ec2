import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { EMPTY_DOCUMENT, withResults } from './report/markdown.ts';
import { pageChart } from './report/page-chart.ts';
import { panelChart } from './report/panels.ts';
import { resultsText } from './report/results-text.ts';
import type { Results } from './results.ts';

/** Writes the document and the charts beside the data file anew from it. */
export function writeReport(dataFile: string, results: Results): void {
  const stem = dataFile.replace(/\.json$/, '');
  const document = existsSync(`${stem}.md`) ? readFileSync(`${stem}.md`, 'utf8') : EMPTY_DOCUMENT;
  writeFileSync(`${stem}.md`, withResults(document, resultsText(results, basename(stem))));
  const { pages = {}, memory, scale } = results;
  const shown = pages['dark en'] ?? Object.values(pages)[0];
  if (shown) writeFileSync(`${stem}.svg`, pageChart(shown.values));
  if (memory) {
    const points = memory.values.samples.map(({ requests, megabytes }) => ({
      count: requests,
      cost: megabytes,
    }));
    const panel = { title: 'In memory', of: 'requests', unit: 'MB', points };
    writeFileSync(`${stem}-memory.svg`, panelChart('Memory of the process', [panel]));
  }
  if (scale) {
    const panels = scale.values.map(({ what, of, unit, points }) => ({ title: what, of, unit, points }));
    writeFileSync(`${stem}-scale.svg`, panelChart('Cost against how many there are', panels));
  }
}

import { markdownTable } from './markdown.ts';
import { bytesSections, interactionSections, pageSections } from './page-sections.ts';
import { memorySections, scaleSections, serverSections } from './server-sections.ts';
import { targets } from './targets.ts';
import type { Results } from '../results.ts';

/** @param name what the charts' files begin with */
export function resultSections(results: Results, name: string) {
  const { pages, server, memory, bytes, interactions, scale } = results;
  return [
    ...(pages ? pageSections(pages) : []),
    ...(bytes ? bytesSections(bytes) : []),
    ...(interactions ? interactionSections(interactions) : []),
    ...(server ? serverSections(server) : []),
    ...(memory ? memorySections(memory, `${name}-memory.svg`) : []),
    ...(scale ? scaleSections(scale, `${name}-scale.svg`) : []),
  ];
}

/** The generated part of the document: targets, the chart, then every table. */
export function resultsText(results: Results, name: string): string {
  const judged = targets(results).map(({ target, measured, met }) => [
    target,
    measured,
    met ? 'met' : '**missed**',
  ]);
  return [
    '## Targets',
    markdownTable(['Target', 'measured', ''], judged),
    ...(results.pages ? [`![Largest contentful paint by route](${name}.svg)`] : []),
    ...resultSections(results, name).map(([heading, ...parts]) => `## ${heading}\n\n${parts.join('\n\n')}`),
  ].join('\n\n');
}

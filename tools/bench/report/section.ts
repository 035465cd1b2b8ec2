import type { Measured } from '../results.ts';

/** A part of the document: its heading and what stands below. */
export type Section = readonly [heading: string, ...parts: string[]];

/** When, how often and on what it was measured. */
export function stamp({ date, machine, runs }: Measured<unknown>): string {
  const { processor, cores, memory, node, chromium, nginx } = machine;
  const times = runs === 1 ? 'one run' : `medians of ${runs}`;
  return `${date.slice(0, 10)}, ${times}, on ${cores} × ${processor}, ${memory} GB; Node ${node}, Chromium ${chromium}, nginx ${nginx}.`;
}

export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

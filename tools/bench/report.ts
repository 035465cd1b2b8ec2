import { spawnSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { chromiumPath } from '../../tests/fixtures/browser.ts';
import { NGINX } from '../../tests/fixtures/nginx.ts';

export interface Section {
  title: string;
  /** How often each thing was measured; the table shows medians. */
  runs: number;
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** Prints a section in Markdown, with date and machine: figures mean little without them. */
export function printSection({ title, runs, head, rows }: Section): void {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${processors.length} × ${processors[0]?.model}, ${memory} GB`;
  const programs = [
    `Node ${process.versions.node}`,
    `Chromium ${version(chromiumPath('chromium') ?? 'chromium', '--version')}`,
    `nginx ${version(NGINX, '-v')}`,
  ];
  const times = runs === 1 ? 'one run' : `medians of ${runs}`;
  const date = new Date().toISOString().slice(0, 10);
  const alignment = head.map((_, index) => (index === 0 ? '---' : '---:'));
  const lines = [head, alignment, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  console.log(
    `## ${title}\n\n${date}, ${times}, on ${machine}; ${programs.join(', ')}.\n\n${lines.join('\n')}\n`,
  );
}

function version(program: string, flag: string): string {
  const { stdout, stderr } = spawnSync(program, [flag], { encoding: 'utf8' });
  return /\d+(\.\d+)+/.exec(`${stdout}${stderr}`)?.[0] ?? 'not installed';
}

/** Three significant digits, or a whole number with thousands separators. */
export function formatted(value: number): string {
  return value >= 1000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
}

/** Bytes as kilobytes of 1,000 bytes. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** NaN when there are no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN;
  return (lower + upper) / 2;
}

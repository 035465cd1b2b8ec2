import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { BytesRow } from './bytes.ts';
import type { InteractionFigures } from './interactions.ts';
import { thisMachine, type Machine } from './machine.ts';
import type { MemoryFigures } from './memory.ts';
import type { PageRow } from './pages.ts';
import type { Curve } from './scale/curve.ts';
import type { ServerFigures } from './server.ts';

/** Figures with the day and the machine of their measure. */
export interface Measured<T> {
  /** ISO date and time. */
  date: string;
  machine: Machine;
  /** How often each thing was measured; the medians are kept. */
  runs: number;
  values: T;
}

/** The data file: the last measure of each kind. */
export interface Results {
  /** By theme and language, `dark en`. */
  pages?: Record<string, Measured<PageRow[]>>;
  server?: Measured<ServerFigures>;
  memory?: Measured<MemoryFigures>;
  bytes?: Measured<BytesRow[]>;
  interactions?: Measured<InteractionFigures>;
  scale?: Measured<Curve[]>;
}

export function readResults(path: string): Results {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** Takes the place of the last measure of its kind; the others stay. */
export function keepResults(path: string, measured: Results): void {
  const results = readResults(path);
  const pages = { ...results.pages, ...measured.pages };
  const merged: Results = { ...results, ...measured, ...(Object.keys(pages).length > 0 ? { pages } : {}) };
  writeFileSync(path, `${JSON.stringify(merged, null, 1)}\n`);
}

export function stamped<T>(values: T, runs: number): Measured<T> {
  return { date: new Date().toISOString(), machine: thisMachine(), runs, values };
}

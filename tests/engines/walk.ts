import { afterEach, beforeAll, describe, expect } from 'vitest';
import { TEST_ALL } from '../fixtures/effort.ts';
import type { EngineOptions } from './engine.ts';
import { dialogSteps, pageSteps, plainSteps } from './steps.ts';
import { textSteps } from './text-steps.ts';
import { Visit, type StartEngine } from './visit.ts';

interface Engines {
  name: string;
  start: StartEngine;
  /** False: it cannot be had here, and nothing is tested. */
  found: boolean;
  /** Whether its driver can print. */
  prints: boolean;
  /** Older editions of the engine, imitated by what they lack. */
  older?: { name: string; options: EngineOptions }[];
}

/** The way through the site, the same in every engine. */
export function walk({ name, start, found, prints, older = [] }: Engines) {
  describe.skipIf(!found)(`${name}`, () => {
    visitWith(start, {}, (visit) => {
      dialogSteps(visit);
      pageSteps(visit, { prints });
      textSteps(visit);
    });
  });

  describe.runIf(found && TEST_ALL).each(older)(`${name}, $name`, ({ options }) => {
    visitWith(start, options, dialogSteps);
  });

  describe.skipIf(!found)(`${name} without JavaScript`, () => {
    visitWith(start, { scripts: false }, plainSteps);
  });
}

/** One browser for all steps; what its console reports fails the step. */
function visitWith(start: StartEngine, options: EngineOptions, steps: (visit: Visit) => void) {
  const visit = new Visit();
  beforeAll(async () => {
    await visit.begin(start, options);
    return () => visit.end();
  });
  afterEach(() => expect(visit.engine.errors?.() ?? []).toEqual([]));
  steps(visit);
}

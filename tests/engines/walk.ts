import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { TEST_ALL } from '../fixtures/effort.ts';
import type { EngineOptions } from './engine.ts';
import { headlineSteps } from './headline-steps.ts';
import { dialogSteps } from './dialog-steps.ts';
import { pageSteps, plainSteps } from './steps.ts';
import { textSteps } from './text-steps.ts';
import { Visit, type StartEngine } from './visit.ts';

interface Engines {
  name: string;
  start: StartEngine;
  /** False if it is not installed here. */
  found: boolean;
  /** The smallest width of its window, in CSS pixels. */
  narrowest: number;
  /** Whether its driver can print. */
  prints: boolean;
  /** Older versions of the engine, imitated by switching features off. */
  older?: { name: string; options: EngineOptions }[];
}

/** The way through the site, the same in every engine. A missing engine is skipped, except under `.ci/run`. */
export function walk({ name, start, found, narrowest, prints, older = [] }: Engines) {
  test.runIf(!found && process.env.CI)(`${name} is installed`, () => expect.fail(`${name} is not installed`));

  describe.skipIf(!found)(`${name}`, () => {
    visitWith(start, {}, (visit) => {
      dialogSteps(visit);
      pageSteps(visit, { prints });
      textSteps(visit, { narrowest });
    });
  });

  describe.runIf(found && TEST_ALL).each(older)(`${name}, $name`, ({ options }) => {
    visitWith(start, options, dialogSteps);
  });

  describe.runIf(found && TEST_ALL)(`${name}: headlines`, () => {
    visitWith(start, {}, (visit) => headlineSteps(visit, { narrowest }));
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

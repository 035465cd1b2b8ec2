import { tell } from './progress.ts';
import { contentCurves } from './scale/content.ts';
import type { Curve } from './scale/curve.ts';
import { dictionaryCurves } from './scale/dictionary.ts';
import { languageCurve } from './scale/languages.ts';
import { walkCurves } from './scale/walk.ts';

/** Whether anything gets slower with more of something. */
export async function measureScale(): Promise<Curve[]> {
  tell('dictionary entries, languages, kept pages');
  const functions = [languageCurve(), ...dictionaryCurves()];
  return [...functions, ...(await walkCurves()), ...(await contentCurves())];
}

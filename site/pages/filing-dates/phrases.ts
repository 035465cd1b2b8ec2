import { FILING_PHRASES } from 'filing-dates';
import type { FilingDatesTexts } from './content.ts';
import { FIELD_WORDS } from './fields.ts';

/** English phrases that the tool may show beside the literals of its sources (site/islands/island.tsx). */
export function filingDatesPhrases(texts: FilingDatesTexts): string[] {
  const phrases = Object.values(texts).flatMap((part) => Object.values(part));
  return [...FIELD_WORDS, ...FILING_PHRASES, ...phrases];
}

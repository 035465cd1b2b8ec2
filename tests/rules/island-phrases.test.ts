import { type ContentOf } from '../../app/content/schema.ts';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import filingDates from '../../content/filing-dates.json' with { type: 'json' };
import support from '../../content/support.json' with { type: 'json' };
import {
  CONTACT_PHRASES,
  draftReaderPhrases,
  filingDatesPhrases,
  helpSearchPhrases,
  JOIN_PHRASES,
} from '../../app/islands/island-phrases.ts';
import { keyOf } from '../../app/language/dictionary.ts';
import type { FilingDatesContent } from '../../app/content/files/filing-dates.ts';
import type { supportContent } from '../../app/content/files/support.ts';

/** The phrases that the server sends with each island. */
const SENT = {
  'contact-form': CONTACT_PHRASES,
  'join-form': JOIN_PHRASES,
  'filing-dates': filingDatesPhrases(filingDates as FilingDatesContent),
  'draft-reader': draftReaderPhrases([]),
  'help-search': helpSearchPhrases(support as ContentOf<typeof supportContent>),
};

test.each(Object.entries(SENT))('%s gets each phrase that its sources name', (island, sent) => {
  const named = [...sourcesOf(`app/islands/${island}.tsx`)].flatMap(phrasesIn);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((key) => !sent.includes(key))).toEqual([]);
});

test.each(Object.keys(SENT))('%s counts nothing: the browser has no plural rules', (island) => {
  const counting = [...sourcesOf(`app/islands/${island}.tsx`)].filter((path) =>
    /\bt\((?:[^{}]|\{[\w.]+\})*\{[^{}]*\bcount:/.test(readFileSync(path, 'utf8')),
  );
  expect(counting).toEqual([]);
});

/** A module and all of the app that it imports, but for what it imports types of. */
function sourcesOf(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(
    /^import (?!type )[^']*'(\.[^']+\.tsx?)'/gm,
  )) {
    sourcesOf(normalize(join(dirname(path), target)), found);
  }
  return found;
}

/** The keys of the literals in calls of `t`. */
function phrasesIn(path: string): string[] {
  return Array.from(readFileSync(path, 'utf8').matchAll(CALL), ([, , phrase = '', context]) =>
    keyOf(phrase.replaceAll("\\'", "'"), context),
  );
}

const CALL = /\bt\(\s*(['"])((?:\\.|(?!\1)[^\\])*)\1(?:,\s*\{\s*context: '([^']*)')?/g;

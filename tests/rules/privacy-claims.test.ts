import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SESSION_KEYS } from '../../app/browser/session.ts';
import { LANGUAGE_KEY } from '../../app/language/languages.ts';
import { CONSENT_KEY } from '../../app/insights/consent-key.ts';
import { THEME_KEY } from '../../app/theme/theme.ts';
import { lostTests } from './named-tests.ts';

const policy = readFileSync('content/legal/privacy-policy.md', 'utf8');
const sections = policy.split(/^(?=## \d+\.)/m);
const textOf = (section: string) =>
  section === 'head' ? (sections[0] ?? '') : (sections.find((one) => one.startsWith(`## ${section}.`)) ?? '');

/** A statement of the policy and the tests that hold it, as docs/privacy-claims.md lists them. */
const rows = readFileSync('docs/privacy-claims.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (?:head|\d+) \|/.test(line))
  .map((line) => {
    const [section = '', sentence = '', , tests = ''] = line.slice(2, -2).split(/(?<!\\)\|/);
    return {
      section: section.trim(),
      sentence: sentence.trim().replaceAll('\\|', '|'),
      tests,
    };
  });

describe('the table of the privacy policy', () => {
  test('quotes sentences that are in the section of the policy that it names', () => {
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.filter(({ section, sentence }) => !textOf(section).includes(sentence))).toEqual([]);
  });

  test.each(['2', '3', '4', '5', '6', '10'])('has a row for each sentence of section %s', (section) => {
    const quoted = rows.filter((row) => row.section === section).map(({ sentence }) => sentence);
    const missing = sentencesOf(textOf(section)).filter(
      (sentence) => !quoted.some((quote) => sentence.includes(quote) || quote.includes(sentence)),
    );
    expect(missing).toEqual([]);
  });

  test('names tests that exist and are not skipped', () => {
    const held = rows.filter(({ tests }) => tests.trim() !== 'no test');
    expect(held.flatMap(({ tests }) => lostTests(tests))).toEqual([]);
  });

  test('is about a policy that lists the keys that the code stores, and no others', () => {
    const keys = Array.from(policy.matchAll(/^\| `(\w[\w-]*)` \|/gm), ([, key]) => key);
    expect(new Set(keys)).toEqual(new Set([THEME_KEY, LANGUAGE_KEY, CONSENT_KEY, ...SESSION_KEYS]));
  });
});

/** Sentences, items and rows of tables; not headings, the heads of tables, and what only leads to a list. */
function sentencesOf(section: string): string[] {
  return section
    .replaceAll(/^\|.*\n\| ---.*$|^#.*$/gm, '')
    .split('\n')
    .flatMap((line) => (line.startsWith('|') ? [line] : line.replace(/^- /, '').split(/(?<=\.) (?=\S)/)))
    .filter((sentence) => sentence !== '' && !sentence.endsWith(':'));
}

import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { array, object, parse, string, type InferOutput } from 'valibot';
import { readDraft } from '../../app/tools/read-a-draft/read-draft.ts';

/**
 * What a finding is about, in the words of the corpus, and the rules whose findings count as that. The other rules ask for
 * missing parts, which have no place in the text.
 */
const RULES: Readonly<Record<string, readonly string[]>> = {
  growth: ['growth-arithmetic', 'change-contradicted', 'share-arithmetic'],
  sum: ['sum-arithmetic', 'range-order'],
  date: ['impossible-date', 'weekday', 'same-period'],
  placeholder: ['placeholder'],
  'non-gaap': ['adjusted-headline', 'adjusted-alone', 'adjusted-first'],
  'two-values': ['two-values'],
  eps: ['earnings-per-share'],
  touting: ['share-price-touting'],
  safety: ['safe-and-effective'],
  style: ['absolute-claim', 'claim-without-source', 'promotional-word', 'forward-without-caution'],
};

const remarks = array(object({ kind: string(), text: string(), why: string() }));
const sentences = array(object({ text: string(), findings: remarks }));

/** A finding of a careful editor, or of a rule, in a text that complaints name. */
interface Scored {
  /** The kind of an expected finding, the rule of one that was found. */
  name: string;
  quote: string;
  source: string;
  /** Whether the other side has it too. */
  isShared: boolean;
}

interface Half {
  name: string;
  count: number;
  expected: Scored[];
  found: Scored[];
}

/** The halves of the corpus: each folder beside this file, with what the rules find in its texts. */
export function readCorpus(): Half[] {
  const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
  return globSync(join(import.meta.dirname, '*/sentences.json'))
    .toSorted()
    .map((path) => {
      const releases = globSync(join(dirname(path), '*.txt')).map((release) => ({
        source: basename(release),
        text: readFileSync(release, 'utf8'),
        findings: parse(remarks, read(release.replace(/txt$/, 'json'))),
      }));
      const single = parse(sentences, read(path)).map((one) => Object.assign(one, { source: one.text }));
      const texts = [...releases, ...single].map(score);
      return {
        name: basename(dirname(path)),
        count: texts.length,
        expected: texts.flatMap(({ expected }) => expected),
        found: texts.flatMap(({ found }) => found),
      };
    });
}

interface Text {
  source: string;
  text: string;
  findings: InferOutput<typeof remarks>;
}

/** A finding is right when its kind is expected and its range overlaps the words that are expected. */
function score({ source, text, findings }: Text): Pick<Half, 'expected' | 'found'> {
  const expected = findings.map(({ kind: name, text: quote }) => {
    const starts: number[] = [];
    for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) starts.push(at);
    if (starts.length === 0) throw new Error(`"${quote}" is expected in ${source}, which has no such words`);
    return { name, quote, source, isShared: false, starts };
  });
  const found = readDraft(text).flatMap(({ start, end, rule }) => {
    const [kind] = Object.entries(RULES).find(([, rules]) => rules.includes(rule)) ?? [];
    if (!kind) return [];
    const fits = expected.filter(
      ({ name, quote, starts }) =>
        name === kind && starts.some((from) => from < end && start < from + quote.length),
    );
    for (const one of fits) one.isShared = true;
    return [{ name: rule, quote: text.slice(start, end), source, isShared: fits.length > 0 }];
  });
  return { expected, found };
}

/** Prints the precision of each rule and the recall of each kind. */
function printTables(halves: readonly Half[]) {
  for (const { name, count, expected, found } of halves) {
    console.log(`${name}: ${count} texts, their findings and what was expected`);
    console.table(sharesOf(Object.values(RULES).flat(), found));
    console.table(sharesOf(Object.keys(RULES), expected));
  }
}

function sharesOf(names: readonly string[], all: readonly Scored[]) {
  return [...names, 'all'].map((name) => {
    const ones = name === 'all' ? all : all.filter((one) => one.name === name);
    const shared = ones.filter(({ isShared }) => isShared).length;
    return { name, count: ones.length, shared, percent: Math.round((shared / ones.length) * 100) };
  });
}

/** The findings that are wrong and those that are missing, one a line. */
function faults(halves: readonly Half[]): string {
  const lines = halves.flatMap(({ expected, found }) =>
    Object.entries({ wrong: found, missing: expected }).flatMap(([word, all]) =>
      all
        .filter(({ isShared }) => !isShared)
        .map(({ name, quote, source }) => `${word.padEnd(9)}${name}: "${quote}" in ${source}`),
    ),
  );
  return lines.map((line) => line.replaceAll(/\s/g, ' ')).join('\n');
}

/** `node tests/corpus/score.ts [--faults]`: how good the rules of the draft reader are (docs/draft-reader.md). */
if (import.meta.main) {
  if (process.argv.includes('--faults')) console.log(faults(readCorpus()));
  else printTables(readCorpus());
}

import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { array, object, parse, picklist, string, type InferOutput } from 'valibot';
import { readDraft } from '../../app/tools/read-a-draft/read-draft.ts';

/** What a finding is about, in the words of the corpus. */
const KINDS = [
  'growth',
  'sum',
  'date',
  'placeholder',
  'non-gaap',
  'two-values',
  'eps',
  'touting',
  'safety',
  'style',
] as const;

const remarks = array(object({ kind: picklist(KINDS), text: string(), why: string() }));
const sentences = array(object({ text: string(), findings: remarks }));

type Expected = InferOutput<typeof remarks>[number];

/** What each rule's findings count as. Rules that are not named here ask for missing parts, which have no place in the text. */
const KIND_OF_RULE: Readonly<Record<string, Expected['kind']>> = {
  'growth-arithmetic': 'growth',
  'change-contradicted': 'growth',
  'share-arithmetic': 'growth',
  'sum-arithmetic': 'sum',
  'range-order': 'sum',
  'earnings-per-share': 'eps',
  'two-values': 'two-values',
  'impossible-date': 'date',
  weekday: 'date',
  'same-period': 'date',
  placeholder: 'placeholder',
  'adjusted-headline': 'non-gaap',
  'adjusted-alone': 'non-gaap',
  'adjusted-first': 'non-gaap',
  'share-price-touting': 'touting',
  'safe-and-effective': 'safety',
  'absolute-claim': 'style',
  'claim-without-source': 'style',
  'promotional-word': 'style',
  'forward-without-caution': 'style',
};

/** How many findings a careful editor expects in the text, and those of the rules; `text` is quoted in complaints. */
export interface Scored {
  text: string;
  expected: { kind: string; text: string; isFound: boolean }[];
  found: { rule: string; text: string; isRight: boolean }[];
}

/** The halves of a corpus: each folder in it, with what the rules find in its texts. */
export function readCorpus(folder: string): { half: string; texts: Scored[] }[] {
  return globSync(join(folder, '*/sentences.json'))
    .toSorted()
    .map((path) => {
      const half = dirname(path);
      const releases = globSync(join(half, '*.txt')).map((release) => ({
        name: basename(release),
        text: readFileSync(release, 'utf8'),
        findings: parse(remarks, JSON.parse(readFileSync(release.replace(/txt$/, 'json'), 'utf8'))),
      }));
      const single = parse(sentences, JSON.parse(readFileSync(path, 'utf8')));
      const texts = [...releases, ...single.map(({ text, findings }) => ({ name: text, text, findings }))];
      return { half: basename(half), texts: texts.map((one) => score(one.name, one.text, one.findings)) };
    });
}

/** A finding is right when its kind is expected and its range overlaps the words that are expected. */
function score(name: string, text: string, wanted: readonly Expected[]): Scored {
  const expected = wanted.map((one) => ({ ...one, ...rangesOf(text, one.text, name), isFound: false }));
  const found = readDraft(text).flatMap(({ start, end, rule }) => {
    const kind = KIND_OF_RULE[rule];
    if (!kind) return [];
    const fits = expected.filter(
      (one) => one.kind === kind && one.ranges.some((range) => range.start < end && start < range.end),
    );
    for (const one of fits) one.isFound = true;
    return [{ rule, text: text.slice(start, end), isRight: fits.length > 0 }];
  });
  return { text: name, expected, found };
}

/** @throws when the text has no such words */
function rangesOf(text: string, words: string, name: string) {
  const ranges: { start: number; end: number }[] = [];
  for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + 1)) {
    ranges.push({ start, end: start + words.length });
  }
  if (ranges.length === 0) throw new Error(`"${words}" is expected in ${name}, which has no such words`);
  return { ranges };
}

/** Tables in Markdown: precision for each rule, recall for each kind. */
export function corpusTables(halves: ReturnType<typeof readCorpus>): string {
  return halves
    .map(({ half, texts }) => {
      const found = texts.flatMap((one) => one.found);
      const expected = texts.flatMap((one) => one.expected);
      const rules = Object.keys(KIND_OF_RULE).map(
        (rule) => [`\`${rule}\``, found.filter((one) => one.rule === rule)] as const,
      );
      const kinds = KINDS.map((kind) => [kind, expected.filter((one) => one.kind === kind)] as const);
      const precision = [...rules, ['**all**', found] as const].map(([name, ones]) =>
        rowOf(name, ones.length, ones.filter(({ isRight }) => isRight).length),
      );
      const recall = [...kinds, ['**all**', expected] as const].map(([name, ones]) =>
        rowOf(name, ones.length, ones.filter(({ isFound }) => isFound).length),
      );
      return [
        `## ${half}: ${texts.length} texts`,
        ['| rule | findings | right | precision |', '| --- | ---: | ---: | ---: |', ...precision].join('\n'),
        ['| kind | expected | found | recall |', '| --- | ---: | ---: | ---: |', ...recall].join('\n'),
      ].join('\n\n');
    })
    .join('\n\n');
}

function rowOf(name: string, all: number, good: number): string {
  return `| ${name} | ${all} | ${good} | ${all === 0 ? '' : `${Math.round((good / all) * 100)} %`} |`;
}

/** The findings that are wrong and those that are missing, one a line. */
export function corpusFaults(halves: ReturnType<typeof readCorpus>): string {
  return halves
    .flatMap(({ texts }) => texts)
    .flatMap(({ text, expected, found }) =>
      found
        .filter(({ isRight }) => !isRight)
        .map((one) => `wrong    ${one.rule}: "${one.text}" in ${text}`)
        .concat(
          expected
            .filter(({ isFound }) => !isFound)
            .map((one) => `missing  ${one.kind}: "${one.text}" in ${text}`),
        ),
    )
    .map((line) => line.replaceAll(/\s/g, ' '))
    .join('\n');
}

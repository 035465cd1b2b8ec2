import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { check } from 'recheck';
import { describe, expect, test } from 'vitest';
import { formatSignals, parseSignals } from '../../app/contact/form-signals.ts';
import { checkContactMessage } from '../../app/contact/message.ts';
import { splitName } from '../../app/contact/posted-form.ts';
import { destinationOf } from '../../app/content/destination.ts';
import { splitFrontMatter } from '../../app/content/front-matter.server.ts';
import { readMarkdown } from '../../app/content/markdown.server.ts';
import { readFigure } from '../../app/language/read-figure.ts';
import { keepTogether } from '../../app/language/text-element.tsx';
import { compileDictionary } from '../../app/language/dictionary.ts';
import { languageOfCookie } from '../../app/language/stored-language.ts';
import { parsePluralForms } from '../../app/language/plural-forms.server.ts';
import { translate } from '../../app/language/translate.ts';
import { canonicalPath } from '../../rendering/page-path.ts';
import { readFigures } from '../../app/sections/showcase/read-figures.ts';
import { readDraft } from '../../app/tools/read-a-draft/read-draft.ts';
import { isNotModified, parseHttpDate } from '../../server/conditional.ts';
import { suspicion } from '../../server/functions/send-contact-email/suspicion.ts';
import { oneLine, plainLines, storable } from '../../server/messages/visitor-text.ts';
import { preferredEncoding } from '../../rendering/server/compression.ts';
import { contactMessage } from '../fixtures/contact-message.ts';

/** Whatever comes from outside may be as long as it likes: nothing may cost more than in proportion to it. */
const sources = globSync('{app,rendering,server}/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'));

const expressions = sources.flatMap((path) => {
  const found: { path: string; pattern: string; flags: string }[] = [];
  const visitor = new Visitor({
    Literal(node) {
      if ('regex' in node) found.push({ path, ...node.regex });
    },
  });
  visitor.visit(parseSync(path, readFileSync(path, 'utf8')).program);
  return found;
});

test('the sources hold regular expressions to check', () => {
  expect(expressions.length).toBeGreaterThan(50);
});

/** Steps decide, and not seconds: on a busy machine the checker would take what is slow for quadratic. */
const CHECK = { attackTimeout: null, incubationTimeout: null, timeout: null, randomSeed: 1 };

test('a quadratic expression is found', async () => {
  expect(await check('/(?<=.)\\/+$/'.slice(1, -1), '', CHECK)).toMatchObject({ status: 'vulnerable' });
});

test.each(expressions)(
  '/$pattern/$flags in $path takes linear time',
  async ({ pattern, flags }) => {
    expect(await check(pattern, flags, CHECK)).toMatchObject({ status: 'safe' });
  },
  300_000,
);

/** What reads text from outside, beside the libraries. */
const READERS: Record<string, (text: string) => unknown> = {
  canonicalPath: (text) => canonicalPath(`/${text.replaceAll('%', '')}`),
  preferredEncoding,
  languageOfCookie,
  parseSignals: (text) => parseSignals(`${formatSignals({ trap: false })};${text}`),
  isNotModified: (text) =>
    isNotModified(new Request('http://site.example', { headers: { 'If-None-Match': text } }), {
      ETag: '"a"',
    }),
  parseHttpDate,
  checkContactMessage: (text) =>
    checkContactMessage(contactMessage({ firstName: text, email: text, message: text })),
  splitName,
  suspicion: (text) => suspicion(contactMessage({ company: text, message: text }), undefined),
  storable,
  oneLine,
  plainLines,
  destinationOf,
  readFigure,
  readFigures,
  keepTogether: (text) => keepTogether(`1${text}`, 'rtl'),
  parsePluralForms: (text) => parsePluralForms(`nplurals=1; plural=${text}`),
  translate: (text) => translate({ ...PHRASES, memory: new Map() }, text, { names: ['Forthright'] }),
  splitFrontMatter: (text) => splitFrontMatter(`---\n${text}\n---\n`),
  readMarkdown,
  readDraft,
};

const PHRASES = compileDictionary({ a: 'b', 'a a': 'c', 'a a a a b': 'd', '/': 'e' });

/** Repeated, each is the worst case of some naive way to read. */
const PIECES = [
  'a',
  'a ',
  '/',
  '//a',
  ' ',
  '=',
  ';',
  'q=0,',
  '<',
  '"',
  ': ',
  '. ',
  '*',
  '[',
  '(',
  '\t',
  '-',
  'http://',
  '#',
];

/** The same for one reader only. */
const OWN_PIECES: Readonly<Record<string, readonly string[]>> = {
  readDraft: [
    'record ',
    'no guarantee ',
    'was made ',
    'will reach by ',
    'adjusted net income net income $1 ',
    'revenue $1 ',
    'revenue of $5 million or 5% of revenue ',
    '$5 up 4% from ',
    'margin up 5% ',
    'Monday, May 4, 2026 ',
    '[Name',
    '[X]',
    '$X',
    'XX.',
    'A. B',
    '1,',
    'x-',
    'About A\n',
    'forward-looking risks\n',
    '• EBITDA $1\n',
    'a\n',
  ],
};

describe('reading text twice as long takes about twice as long', () => {
  test.each(Object.entries(READERS))('%s', (name, read) => {
    for (const piece of [...PIECES, ...(OWN_PIECES[name] ?? [])]) {
      const short = piece.repeat(4000 / piece.length);
      // What takes so little harms nobody, and could not be told from noise.
      if (timeOf(read, short.repeat(4), { during: 0 }) < HARMLESS_MS) continue;
      expect(leastGrowthOf(read, short), `growth with ${JSON.stringify(piece)}`).toBeLessThan(LIMIT);
    }
  });

  test('a reader that takes four times as long for text twice as long would be found', () => {
    const read = (text: string) => {
      let equal = 0;
      for (const one of text) for (const other of text) if (one === other) equal += 1;
      return equal;
    };
    expect(leastGrowthOf(read, 'ab'.repeat(500))).toBeGreaterThan(LIMIT);
  });
});

const HARMLESS_MS = 2;

/** Linear is 4, quadratic 16. */
const LIMIT = 8;

/** The least of at most three measurements: a garbage collection can double one, a quadratic reader is above the limit in all. */
function leastGrowthOf(read: (text: string) => unknown, text: string): number {
  let least = growthOf(read, text);
  for (let again = 0; again < 2 && least >= LIMIT; again += 1) least = Math.min(least, growthOf(read, text));
  return least;
}

/** How many times as long four times the text takes: the least of three measurements each, since noise only adds time. */
function growthOf(read: (text: string) => unknown, text: string): number {
  const least = (of: string) => Math.min(...[1, 2, 3].map(() => timeOf(read, of)));
  const four = least(text.repeat(4));
  return four < HARMLESS_MS ? 0 : four / least(text);
}

/**
 * Processor time of one run, in milliseconds: what else runs on the machine does not count. Its clock ticks every few
 * milliseconds, so runs are repeated; a single run is timed by the wall clock.
 */
function timeOf(read: (text: string) => unknown, text: string, { during = 40 } = {}): number {
  const startedAt = performance.now();
  const start = process.threadCpuUsage();
  let runs = 0;
  do {
    runs += 1;
    try {
      read(text);
    } catch {
      // To be refused is fine, as long as it is quick.
    }
  } while (performance.now() < startedAt + during);
  if (during === 0) return performance.now() - startedAt;
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000 / runs;
}

import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { check } from 'recheck';
import { expect, test } from 'vitest';
import { formatSignals, parseSignals } from '../../site/contact/form-signals.ts';
import { checkContactMessage } from '../../site/contact/message.ts';
import { splitName } from '../../site/contact/posted-form.ts';
import { destinationOf } from '../../site/language/paths/destination.ts';
import { splitFrontMatter } from '../../site/content/documents/documents.server.ts';
import { readMarkdown } from '../../site/content/documents/markdown.server.ts';
import { readFigure } from '../../site/language/figures/read-figure.ts';
import { keepTogether } from '../../site/language/text-element.tsx';
import { compileDictionary } from '../../site/language/dictionary.ts';
import { languageOfCookie } from '../../site/language/stored-language.ts';
import { translate } from '../../site/language/translate.ts';
import { canonicalPath } from '../../site/language/paths/localized-path.ts';
import { readDraft } from 'draft-reader/read-draft.ts';
import { isNotModified } from '../../server/render/response/conditional.ts';
import { suspicion } from '../../server/functions/send-contact-email/suspicion.ts';
import { oneLine, plainLines, storable } from '../../server/store/visitor-text.ts';
import { preferredEncoding } from '../../server/render/response/compression.ts';
import { contactMessage } from '../fixtures/store/contact-message.ts';

/** Input from outside may have any length, so its cost must grow no faster than its length. */
const sources = globSync('{packages,server,site}/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'));

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

/** The limit is in steps, not seconds: on a busy machine the checker would report slow as quadratic. */
const CHECK = { attackTimeout: null, incubationTimeout: null, timeout: null, randomSeed: 1 };

test('a quadratic expression is found', async () => {
  expect(await check('/(?<=.)\\/+$/'.slice(1, -1), '', CHECK)).toMatchObject({ status: 'vulnerable' });
});

test.each(expressions)(
  '/$pattern/$flags in $path takes linear time',
  async ({ pattern, flags }) => {
    expect(await check(pattern, flags, CHECK)).toMatchObject({ status: 'safe' });
  },
  900_000,
);

/** The functions that read text from outside, besides libraries. */
const READERS: Record<string, (text: string) => unknown> = {
  canonicalPath: (text) => canonicalPath(`/${text.replaceAll('%', '')}`),
  preferredEncoding,
  languageOfCookie,
  parseSignals: (text) => parseSignals(`${formatSignals({ trap: false })};${text}`),
  isNotModified: (text) =>
    isNotModified(new Request('http://site.example', { headers: { 'If-None-Match': text } }), {
      ETag: '"a"',
    }),
  checkContactMessage: (text) =>
    checkContactMessage(contactMessage({ firstName: text, email: text, message: text })),
  splitName,
  suspicion: (text) => suspicion(contactMessage({ company: text, message: text }), undefined),
  storable,
  oneLine,
  plainLines,
  destinationOf,
  readFigure,
  keepTogether: (text) => keepTogether(`1${text}`, 'ar'),
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

/** The same for the reader of drafts. */
const DRAFT_PIECES = [
  'record ',
  'will reach by ',
  'adjusted net income net income $1 ',
  '$5 up 4% from ',
  'margin up 5% ',
  'Monday, May 4, 2026 ',
  'a@b./c',
  '[To a',
  '[Name',
  '$X',
  'XX.',
  'A. B',
  '1,',
  'x-',
  'a-\nb',
  'About A\n',
  'forward-looking risks\n',
  'a\n',
  'a b c d e f g h i j k l m.\n\n',
  'a.b/c',
  'Revenue for the quarter was $5 million. ',
  'a\t1\n',
  'from $5 to $6 and ',
  'of $5 to $4 ',
  'net income of $5.25 million or $(1) ',
  '1,000 shares at $5 per share for gross proceeds of $6 million. ',
  'second quarter ended June 30, 2026. ',
  'Q2 2026 to Q2 2026 $10 from ',
  'payable May 4, 2026 of record May 3, 2026\n',
  '4:30 p.m. ET (1:30 p.m. PT) ',
  'Example Corp. (Nasdaq: ABCD) Exmaple ',
  'Example, a leading ',
  'the the ',
  '$5,7 million 1.2 ',
  'Reform Act of 1996 ',
  '“a',
];

/** More than any text that the site takes from visitors. At this length, a reader that is not linear takes minutes. */
const LENGTH = 400_000;

/** Milliseconds for all pieces of one reader, which take less than two seconds. */
const IN_TIME = 120_000;

test.each(Object.entries(READERS))(
  '%s reads the longest text, whatever is repeated in it',
  (name, read) => {
    const texts = [...PIECES, ...(name === 'readDraft' ? DRAFT_PIECES : [])].map((piece) =>
      piece.repeat(LENGTH / piece.length),
    );
    const outcomes = texts.map((text) => {
      try {
        return { read: read(text) };
      } catch (error) {
        // A refusal is fine, because few of these are front matter.
        return { error };
      }
    });
    expect(outcomes).toHaveLength(texts.length);
  },
  IN_TIME,
);

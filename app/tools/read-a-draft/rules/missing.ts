import { hasCautionaryStatement, ownSentences } from '../caution.ts';
import { hasPhrase, phrases } from '../phrases.ts';
import type { Draft, Paragraph } from '../parse-draft.ts';
import type { Found, Rule } from '../rule.ts';
import { MONTHS } from '../words.ts';

const MEND = 'Add it, or confirm that it is in the part that was not pasted here.';

/** These rules ask for the parts of a whole release, and find nothing in a paragraph alone. */
export const MISSING_RULES: readonly Rule[] = [
  {
    id: 'missing-dateline',
    kind: 'missing',
    title: 'No dateline',
    reason: 'A release begins with city and date. Wire services require both.',
    mend: MEND,
    example: 'FOR IMMEDIATE RELEASE\nExample Corp. today reported revenue of $48.2 million for the quarter.',
    find: (draft) =>
      missingUnless(
        draft,
        draft.paragraphs.some((one) => isDateline(draft, one)),
      ),
  },
  {
    id: 'missing-contact',
    kind: 'missing',
    title: 'No contact',
    reason:
      'Journalists and holders who have a question need a name, an email address or a telephone number.',
    mend: MEND,
    example: 'NEW YORK, Nov. 9 – Example Corp. today reported revenue of $48.2 million for the quarter.',
    find: (draft) => missingUnless(draft, hasContact(draft)),
  },
  {
    id: 'missing-about',
    kind: 'missing',
    title: 'No paragraph about the company',
    reason: 'Readers who do not know the company look for a short description under “About.”',
    mend: MEND,
    example: 'NEW YORK, Nov. 9 – Example Corp. today reported revenue of $48.2 million for the quarter.',
    find: (draft) => missingUnless(draft, draft.paragraphs.some(isAbout)),
  },
  {
    id: 'missing-safe-harbor',
    kind: 'missing',
    title: 'No cautionary statement',
    reason: 'The release looks ahead and has no statement about forward-looking statements.',
    mend: 'Add the statement that counsel approved, with the risk factors of the latest filing.',
    example: 'NEW YORK, Nov. 9 – Example Corp. expects demand to improve next year.',
    find: (draft) =>
      missingUnless(
        draft,
        hasCautionaryStatement(draft) || !ownSentences(draft).some(({ tokens }) => hasPhrase(tokens, AHEAD)),
      ),
  },
  {
    id: 'missing-reconciliation',
    kind: 'missing',
    title: 'No reconciliation',
    reason:
      'Regulation G requires a reconciliation of each non-GAAP measure to its GAAP measure, or where to find it.',
    mend: 'Add the table, or the sentence that says where the reconciliation is.',
    example: 'NEW YORK, Nov. 9 – Example Corp. today reported adjusted EBITDA of $9 million for the quarter.',
    find: (draft) =>
      missingUnless(
        draft,
        !hasAdjustedFigure(draft) || draft.tokens.some(({ word }) => word.startsWith('reconcil')),
      ),
  },
];

const WHOLE_DRAFT: Found = { start: 0, end: 0 };

function missingUnless(draft: Draft, present: boolean): Found[] {
  return present || !isRelease(draft) ? [] : [WHOLE_DRAFT];
}

/** A text of this many words or more is read as a whole release. */
const RELEASE_WORDS = 150;

/** Whether the text is a whole release, by its parts or by its length. */
function isRelease(draft: Draft): boolean {
  const { paragraphs, tokens } = draft;
  return (
    tokens.length >= RELEASE_WORDS ||
    hasPhrase(tokens.slice(0, HEAD), IMMEDIATE) ||
    paragraphs.some((one) => isDateline(draft, one) || isAbout(one))
  );
}

const HEAD = 40;
const IMMEDIATE = phrases('for immediate release', 'not for release', 'embargoed until');

/** "NEW YORK, Nov. 9, 2026 – Example Corp. today": a place, a day and a dash at the start of a paragraph. */
function isDateline({ text }: Draft, { tokens, start }: Paragraph): boolean {
  const month = tokens.slice(0, 12).findIndex(({ word }, at) => MONTHS.has(word) && tokens[at + 1]?.figure);
  const day = tokens[month + 1];
  if (month < 1 || !day || !tokens[0]?.isCapital) return false;
  return /[–—]|--| - |\//.test(text.slice(start, day.end + 60));
}

/** "About Example Corp." */
function isAbout({ tokens }: Paragraph): boolean {
  return tokens[0]?.word === 'about' && tokens[0].isCapital && tokens[1]?.isCapital === true;
}

function hasContact({ text, paragraphs }: Draft): boolean {
  return paragraphs.some(
    ({ tokens, start, end }) =>
      hasPhrase(tokens.slice(0, 6), CONTACT) ||
      (hasPhrase(tokens, CONTACT) && text.slice(start, end).includes('@')),
  );
}

const CONTACT = phrases(
  'contact',
  'contacts',
  'inquiries',
  'investor relations',
  'media relations',
  'press office',
);

const AHEAD = phrases(
  'expects',
  'expect',
  'expected',
  'anticipates',
  'anticipated',
  'will',
  'plans to',
  'intends',
  'guidance',
  'outlook',
  'forecast',
  'on track',
);

/** A covenant or a definition names a measure without reporting it. */
function hasAdjustedFigure(draft: Draft): boolean {
  return ownSentences(draft).some(
    ({ tokens }) =>
      tokens.some(({ figure }) => figure && figure.kind !== 'number') && hasPhrase(tokens, ADJUSTED),
  );
}

const ADJUSTED = phrases(
  'non gaap',
  'adjusted ebitda',
  'adjusted net income',
  'adjusted net loss',
  'adjusted earnings',
  'adjusted operating',
  'adjusted gross',
  'adjusted eps',
  'adjusted diluted',
  'free cash flow',
  'ebitda of',
);

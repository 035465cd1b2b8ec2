import { isDateline, type Draft, type Paragraph } from '../draft.ts';
import { hasPhrase, phrases } from '../phrases.ts';
import type { Found, Rule } from '../rule.ts';
import { FORECAST, forwardIn, hasCautionaryStatement } from './forward.ts';

/** These rules ask for the parts of a whole release, and find nothing in a paragraph alone. */
export const MISSING_RULES: readonly Rule[] = [
  {
    id: 'missing-dateline',
    find: (draft) =>
      missingUnless(
        draft,
        draft.paragraphs.some((one) => isDateline(draft.text, draft.tokens, one)),
      ),
  },
  {
    id: 'missing-contact',
    find: (draft) => missingUnless(draft, hasContact(draft)),
  },
  {
    id: 'missing-about',
    find: (draft) =>
      missingUnless(
        draft,
        draft.paragraphs.some((one) => isAbout(draft, one)),
      ),
  },
  {
    id: 'missing-safe-harbor',
    find: (draft) =>
      missingUnless(
        draft,
        hasCautionaryStatement(draft) || (forwardIn(draft).length === 0 && !draft.matches.has(FORECAST)),
      ),
  },
  {
    id: 'missing-reconciliation',
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
  const { paragraphs, tokens, matches, text } = draft;
  return (
    tokens.length >= RELEASE_WORDS ||
    hasPhrase(matches, IMMEDIATE, { from: 0, to: Math.min(HEAD, tokens.length) }) ||
    paragraphs.some((one) => isDateline(text, tokens, one) || isAbout(draft, one))
  );
}

const HEAD = 40;
const IMMEDIATE = phrases('for immediate release|not for release|embargoed until');

/** "About Example Corp.", or a paragraph that says what the company is and where to read on. */
function isAbout({ tokens, matches, addresses }: Draft, paragraph: Paragraph): boolean {
  const { from, start, end } = paragraph;
  if (tokens[from]?.word === 'about' && tokens[from].isCapital && tokens[from + 1]?.isCapital) return true;
  const hasAddress = addresses.some((one) => one.start >= start && one.end <= end);
  return hasAddress && hasPhrase(matches, MORE, paragraph) && hasPhrase(matches, IS_COMPANY, paragraph);
}

const MORE = phrases(
  'more information|learn more|for more|additional information|visit|website|information is',
);
const IS_COMPANY = phrases(
  'company|companies|provider|supplier|manufacturer|maker|firm|organization|bank|operator|builds|develops|provides|makes',
);

/** A line that begins so, or a paragraph that has an email address too. */
function hasContact({ matches, paragraphs, text }: Draft): boolean {
  return paragraphs.some(({ from, to, start, end }) => {
    if (hasPhrase(matches, CONTACT, { from, to: Math.min(from + 6, to) })) return true;
    return hasPhrase(matches, CONTACT, { from, to }) && text.slice(start, end).includes('@');
  });
}

const CONTACT = phrases(
  'contact|contacts|inquiries|investor relations|media relations|press office|for further information',
);

/** A covenant or a definition names a measure without reporting it. */
function hasAdjustedFigure({ matches, tokens }: Draft): boolean {
  return (matches.get(ADJUSTED) ?? []).some(({ from, to }) => {
    const sentence = tokens[from]?.sentence;
    if (!sentence || sentence.paragraph.zone === 'legend' || hasPhrase(matches, NOT_REPORTED, sentence))
      return false;
    return tokens
      .slice(to, Math.min(to + FIGURE_WITHIN, sentence.to))
      .some(({ figure }) => figure && figure.kind !== 'number');
  });
}

/** How many tokens behind a measure its figure may stand. */
const FIGURE_WITHIN = 20;

const NOT_REPORTED = phrases('accretive|covenant|credit agreement|defined as');

const ADJUSTED = phrases(
  'non gaap|adjusted ebitda|adjusted net income|adjusted net loss|adjusted earnings|adjusted operating|adjusted gross|adjusted eps|adjusted diluted|free cash flow|ebitda of',
);

import { isCautionary, isDateline, type Draft, type Paragraph } from '../draft.ts';
import { hasPhrase, phrases, type Span } from '../phrases.ts';
import { rangeOf, type Rule } from '../rule.ts';
import { adjustedFigures } from './measures.ts';

/** The rules ask for the parts of a whole release; all but the first find nothing in a paragraph alone. */
export const MISSING_RULES: readonly Rule[] = [
  {
    id: 'forward-without-caution',
    find: (draft) => {
      const first = isCautioned(draft) ? undefined : forwardIn(draft);
      return first ? [rangeOf(draft, first)] : [];
    },
  },
  missing('dateline', ({ paragraphs, text, tokens }) =>
    paragraphs.some((one) => isDateline(text, tokens, one)),
  ),
  missing('contact', hasContact),
  missing('about', (draft) => draft.paragraphs.some((one) => isAbout(draft, one))),
  missing(
    'reconciliation',
    (draft) =>
      draft.tokens.some(({ word }) => word.startsWith('reconcil')) || adjustedFigures(draft).length === 0,
  ),
];

function missing(part: string, isPresent: (draft: Draft) => boolean): Rule {
  return {
    id: `missing-${part}`,
    find: (draft) => (isRelease(draft) && !isPresent(draft) ? [{ start: 0, end: 0 }] : []),
  };
}

/** What companies say of the future. Dates and places of events are not in it: nobody relies on them. */
const FORWARD = phrases(
  'expects|we expect|expect to|anticipates|we anticipate|is anticipated|are anticipated|intends to|intend to|plans to|plan to|projected to|is projected|forecasts|is forecast|on track to|positioned to|poised to|is expected|are expected|be expected|expected to|outlook for|guidance for|guidance of|guidance is|guidance remains|is likely to|are likely to|we estimate|aims to|aim to|our target is|confident that we|confident in our ability|our goal|we hope|hope to|hopes to|certain to|sure to|revenue will be|sales will be|earnings will be|income will be|margin will be|growth will be',
  ...'will|will again|may|could|should|going to'
    .split('|')
    .flatMap((modal) =>
      'double|triple|increase|grow|improve|exceed|reach|achieve|result in|lead to|generate|deliver|expand|decline|decrease|reduce|be accretive|be profitable|outperform|drive growth|return to growth|allow|enable|help|begin|add|create|benefit|continue|support|strengthen|close|build|open|launch'
        .split('|')
        .map((verb) => `${modal} ${verb}`),
    ),
);

/** An event, an appointment or the proceeds of an offering are no forecast: "the webcast will begin", "will begin as". */
const EVENTS = phrases(
  'webcast|replay|conference call|call|annual meeting|presentation|transcript|dial in|trading|as chief|as cfo|as ceo|as president|as a director|as chair|host|hold a|proceeds|present at|release its|release results|report its',
);

/** How many tokens before or behind the words may say so. */
const EVENT_WITHIN = 5;

/** The first forward-looking words of a draft outside its legends. */
function forwardIn({ matches, tokens }: Draft): Span | undefined {
  return matches[FORWARD]?.find(({ from, to }) => {
    const zone = tokens[from]?.sentence?.paragraph.zone;
    const around = { from: Math.max(from - EVENT_WITHIN, 0), to: to + EVENT_WITHIN };
    return zone !== 'legend' && zone !== 'table' && !hasPhrase(matches, EVENTS, around);
  });
}

/** Whether the draft has a cautionary statement: it accompanies every forward-looking statement of the draft. */
function isCautioned({ matches, paragraphs, tokens }: Draft): boolean {
  return (
    hasPhrase(matches, NEAR, { from: 0, to: tokens.length }) ||
    paragraphs.some((one) => isCautionary(matches, one))
  );
}

const NEAR = phrases(
  'differ materially|risks and uncertainties|no assurance|no guarantee|cannot assure|cannot guarantee|actual results|cautionary|subject to risks',
);

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

import { isCautionary, type Draft } from '../text/draft.ts';
import { hasPhrase, phrases, type Phrases, type Span } from '../text/phrases.ts';
import { rangeOf, type Rule } from '../rule.ts';

export const FORWARD_RULES: readonly Rule[] = [
  {
    id: 'forward-without-caution',
    find: (draft) => {
      const first = isCautioned(draft) ? undefined : forwardIn(draft);
      return first ? [rangeOf(draft, first)] : [];
    },
  },
];

/** Companies' words about the future. Dates and places of events are left out: nobody relies on them. */
const FORWARD = phrases(
  'expects|we expect|expect to|anticipates|we anticipate|is anticipated|are anticipated|intends to|intend to|plans to|we plan to|forecasts|is forecast|on track to|is expected|are expected|be expected|expected to|guidance is|we estimate|our target is|confident that we|revenue will be|sales will be|earnings will be|income will be|margin will be|growth will be',
  ...'will|will again|may|could|should|going to'
    .split('|')
    .flatMap((modal) =>
      'double|triple|increase|grow|improve|exceed|reach|achieve|result in|lead to|generate|deliver|expand|decline|decrease|reduce|be accretive|be profitable|outperform|drive growth|return to growth|strengthen|launch|continue to grow|continue to deliver|continue to expand'
        .split('|')
        .map((verb) => `${modal} ${verb}`),
    ),
);

/**
 * An event, an appointment or the proceeds of an offering are not forecasts: "the webcast will begin", "will begin as".
 */
const EVENTS = phrases(
  'webcast|replay|conference call|call|annual meeting|presentation|transcript|dial in|trading|as chief|as cfo|as ceo|as president|as a director|as chair|host|hold a|proceeds|present at|release its|release results|report its',
);

/** Forecasts of others, or of a market, unless the company speaks of itself in the same sentence. */
const OF_OTHERS = phrases(
  'market|markets|industry|sector|cagr|gdp|worldwide|according to|analysts|researchers|demand is|demand could|demand will|demand for',
);
const OWN = phrases('we|our|the company');

/** How many tokens before or after the words are searched for them. */
const EVENT_WITHIN = 5;

/** The first forward-looking words of a draft outside its legends. */
function forwardIn({ matches, tokens }: Draft): Span | undefined {
  return matches[FORWARD]?.find(({ from, to }) => {
    const { sentence } = tokens[from] ?? {};
    const zone = sentence?.paragraph.zone;
    const around = { from: Math.max(from - EVENT_WITHIN, 0), to: to + EVENT_WITHIN };
    const has = (set: Phrases) => sentence !== undefined && hasPhrase(matches, set, sentence);
    const isOfOthers = has(OF_OTHERS) && !has(OWN);
    return zone !== 'legend' && zone !== 'table' && !isOfOthers && !hasPhrase(matches, EVENTS, around);
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

import { isCautionary, type Draft } from '../draft.ts';
import { hasPhrase, matchesIn, phrases, type Phrases, type Span } from '../phrases.ts';
import { rangeOf, type Rule } from '../rule.ts';

/** What companies say of the future. Dates and places of events are not in it: nobody relies on them. */
const FORWARD = phrases(
  'expects|we expect|company expect|continue to expect|expect to|expects to|anticipates|we anticipate|management anticipate|anticipated to|is anticipated|are anticipated|believe it will|intends to|intend to|plans to|plan to|projects revenue|projected to|is projected|forecasts|is forecast|targets revenue|on track to|well positioned to|poised to|is expected|are expected|be expected|expected to|outlook for|guidance for|guidance of|guidance is|guidance remains|will allow|will enable|will help|will begin|will add|will create|will benefit|will expand|will increase|will continue|will support|will strengthen|will close|will build|will open|will launch|is likely to|are likely to|estimates that|we estimate|aims to|aim to|seeks to expand|our target is|long term target|long term targets|confident that we can|confident we can|confident in our ability to|our goal|we hope|hope to|hopes to|revenue will be|sales will be|earnings will be|income will be|margin will be|growth will be',
  ...'may|could|should'
    .split('|')
    .flatMap((modal) =>
      'double|triple|increase|grow|improve|exceed|reach|achieve|result in|lead to|generate|deliver|expand|decline|decrease|reduce|be accretive'
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

/** The forward-looking words of a draft outside its legends. */
export function forwardIn({ matches, tokens }: Draft): readonly Span[] {
  return (matches.get(FORWARD) ?? []).filter(({ from, to }) => {
    const zone = tokens[from]?.sentence?.paragraph.zone;
    const around = { from: Math.max(from - EVENT_WITHIN, 0), to: to + EVENT_WITHIN };
    return zone !== 'legend' && zone !== 'table' && !hasPhrase(matches, EVENTS, around);
  });
}

export const FORECAST = phrases(
  ...'reach|achieve|deliver|double|triple|exceed|grow|generate|outperform|surpass|hit|earn|attain|accelerate|become profitable|be profitable|be accretive|drive growth|result in growth|lead the market|see growth|return to growth'
    .split('|')
    .flatMap((verb) => [
      `will ${verb}`,
      `we'll ${verb}`,
      `shall ${verb}`,
      `is going to ${verb}`,
      `are going to ${verb}`,
      `is certain to ${verb}`,
      `is sure to ${verb}`,
      `will again ${verb}`,
      `will easily ${verb}`,
    ]),
);

/** What a contract says, and what somebody else expects. */
const CONTRACTS = phrases(
  'under the agreement|under the contract|under the terms|pursuant to|expected to|whether|if',
);

export const FORWARD_RULES: readonly Rule[] = [
  {
    id: 'forward-without-caution',
    find: (draft) =>
      hasCautionaryStatement(draft)
        ? []
        : firstOfParagraphs(draft, forwardIn(draft), NEAR).map((match) => rangeOf(draft, match)),
  },
  {
    id: 'forecast-as-fact',
    find: (draft) =>
      (draft.matches.get(FORECAST) ?? [])
        .filter(({ from }) => {
          const sentence = draft.tokens[from]?.sentence;
          return sentence?.paragraph.zone === 'prose' && !hasPhrase(draft.matches, CONTRACTS, sentence);
        })
        .map((match) => rangeOf(draft, match)),
  },
];

/** Whether the draft has a cautionary statement: it accompanies every forward-looking statement of the draft. */
export function hasCautionaryStatement({ matches, paragraphs }: Draft): boolean {
  return paragraphs.some((one) => isCautionary(matches, one));
}

/** The first match of each paragraph that has none of the other phrases. */
function firstOfParagraphs({ matches, tokens }: Draft, found: readonly Span[], without: Phrases): Span[] {
  const firsts = new Map(
    found.toReversed().map((match) => [tokens[match.from]?.sentence?.paragraph, match] as const),
  );
  return [...firsts.entries()]
    .filter(([paragraph]) => paragraph && matchesIn(matches, without, paragraph).length === 0)
    .map(([, match]) => match)
    .toReversed();
}

const NEAR = phrases(
  'differ materially|risks and uncertainties|no assurance|no guarantee|cannot assure|cannot guarantee|actual results|cautionary|subject to risks',
);

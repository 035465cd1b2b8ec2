import { hasCautionaryStatement, hasCaution, ownSentences } from '../caution.ts';
import { hasPhrase, matchesOf, phrases, rangeOf, type Match } from '../phrases.ts';
import type { Rule } from '../rule.ts';
import type { Token } from '../token.ts';

/** What companies say of the future. Dates and places of events are not in it: nobody relies on them. */
const FORWARD = phrases(
  ...'expects|we expect|company expect|continue to expect|expect to|expects to|anticipates|anticipate|anticipated to|is anticipated|are anticipated|believe it will|intends to|intend to|plans to|plan to|projects revenue|projected to|is projected|forecasts|is forecast|targets revenue|on track to|well positioned to|poised to|is expected|are expected|be expected|expected to|outlook for|guidance for|guidance of|guidance to|will allow|will enable|will help|will begin|will add|will create|will benefit|will provide|will expand|will increase|will continue|will support|will strengthen|is likely to|are likely to|estimates that|we estimate|aims to|aim to|seeks to expand|long term target|long term targets|confident that we can|confident we can|confident in our ability to|our goal|we hope|hope to|hopes to|revenue will be|sales will be|earnings will be|income will be|margin will be|growth will be'.split(
    '|',
  ),
  ...'may|could|should'
    .split('|')
    .flatMap((modal) =>
      'double|triple|increase|grow|improve|exceed|reach|achieve|result in|lead to|generate|deliver|expand|decline|decrease|reduce|be accretive'
        .split('|')
        .map((verb) => `${modal} ${verb}`),
    ),
);

/** An event or an appointment is no forecast: "the webcast will begin", "will provide a replay", "will begin as". */
const EVENTS = phrases(
  ...'webcast|replay|conference call|call|annual meeting|presentation|transcript|dial in|trading|as chief|as cfo|as ceo|as president|as a director|as chair'.split(
    '|',
  ),
);

/** How many tokens before or behind the words may say so. */
const EVENT_WITHIN = 5;

function isOfEvent(tokens: readonly Token[], { from, to }: Match): boolean {
  const around = tokens.slice(Math.max(from - EVENT_WITHIN, 0), to + EVENT_WITHIN);
  return tokens[from]?.word === 'will' && hasPhrase(around, EVENTS);
}

const FORECAST = phrases(
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

export const FORWARD_RULES: readonly Rule[] = [
  {
    id: 'forward-without-caution',
    kind: 'forward',
    title: 'Forward-looking words without caution',
    reason:
      'The safe harbor of the Private Securities Litigation Reform Act covers a forward-looking statement that is identified as one and comes with meaningful cautionary language. This draft has none near it.',
    mend: 'Add the cautionary statement, with the factors that matter to this forecast, or cut the sentence.',
    example: 'Example Corp. expects demand to improve next year.',
    find: (draft) =>
      hasCautionaryStatement(draft)
        ? []
        : ownSentences(draft)
            .filter(({ paragraph }) => !hasCaution(paragraph))
            .flatMap(({ tokens }) =>
              matchesOf(tokens, FORWARD)
                .filter((match) => !isOfEvent(tokens, match))
                .map((match) => rangeOf(tokens, match)),
            ),
  },
  {
    id: 'forecast-as-fact',
    kind: 'forward',
    title: 'Forecast stated as a fact',
    reason: 'Nobody knows a future result. A forecast worded as a certainty reads as a promise.',
    mend: 'Write “expects” or “plans to”, name the assumption, and confirm the figure with whoever approved it.',
    example: 'The company will reach revenue of $190 million next year.',
    find: (draft) =>
      ownSentences(draft).flatMap(({ tokens }) =>
        matchesOf(tokens, FORECAST).map((match) => rangeOf(tokens, match)),
      ),
  },
];

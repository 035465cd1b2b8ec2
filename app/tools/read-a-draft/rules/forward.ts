import { hasCautionaryStatement, hasCaution, ownSentences } from '../caution.ts';
import { matchesOf, phrases, rangeOf } from '../phrases.ts';
import type { Rule } from '../rule.ts';

/** What companies say of the future. Dates and places of events are not in it: nobody relies on them. */
const FORWARD = phrases(
  ...'expects|we expect|company expect|continue to expect|expect to|expects to|anticipates|anticipate|anticipated to|is anticipated|are anticipated|believe it will|intends to|intend to|plans to|plan to|projects revenue|projected to|is projected|forecasts|is forecast|targets revenue|on track to|well positioned to|poised to|is expected|are expected|be expected|expected to|outlook for|guidance for|guidance of|guidance to|could grow|may grow|should grow|will allow|will enable|will help|will begin|will add|will create|will benefit|will provide|will expand|will increase|will continue|will support|will strengthen|is likely to|are likely to|estimates that|we estimate|aims to|aim to|seeks to expand|long term target|long term targets'.split(
    '|',
  ),
);

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
    example: 'Sample Industries expects demand to improve in the second half of the year.',
    find: (draft) =>
      hasCautionaryStatement(draft)
        ? []
        : ownSentences(draft)
            .filter(({ paragraph }) => !hasCaution(paragraph))
            .flatMap(({ tokens }) => matchesOf(tokens, FORWARD).map((match) => rangeOf(tokens, match))),
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

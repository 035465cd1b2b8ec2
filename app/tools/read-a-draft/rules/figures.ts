import type { Draft, Sentence } from '../draft.ts';
import { matchesIn, phrases, type Span } from '../phrases.ts';
import { rangeOf, type Rule } from '../rule.ts';
import type { Token } from '../token.ts';
import { DIRECTIONS, MEASURES } from '../words.ts';

export const FIGURE_RULES: readonly Rule[] = [
  {
    id: 'percent-or-points',
    find: (draft) =>
      proseWithPercent(draft).flatMap((sentence) =>
        changesIn(draft, sentence)
          .filter(({ from, to }) => isOfRatio(draft, from) && !POINTS.has(draft.tokens[to]?.word ?? ''))
          .map((match) => rangeOf(draft, match)),
      ),
  },
];

/** The sentences outside tables and legends that have a percentage. */
function proseWithPercent({ sentences, tokens }: Draft): Sentence[] {
  return sentences.filter((sentence) => {
    const { from, to, paragraph, figures } = sentence;
    if (paragraph.zone === 'table' || paragraph.zone === 'legend') return false;
    if (figures === 0) return false;
    for (let at = from; at < to; at += 1) if (tokens[at]?.figure?.kind === 'percent') return true;
    return false;
  });
}

/** "increased by 12%", "a 12% increase". */
function changesIn({ tokens }: Draft, sentence: Span): Span[] {
  const changes: Span[] = [];
  for (let at = sentence.from; at < sentence.to; at += 1) {
    if (tokens[at]?.figure?.kind !== 'percent' || tokens[at + 1]?.word === 'of') continue;
    let before = at - 1;
    while (BETWEEN.has(tokens[before]?.word ?? '')) before -= 1;
    if (before >= sentence.from && at - before <= 3 && DIRECTIONS.has(tokens[before]?.word ?? ''))
      changes.push({ from: before, to: at + 1 });
    else if (isChangeBehind(tokens, at)) changes.push({ from: at, to: at + 2 });
  }
  return changes;
}

const NOUNS: ReadonlySet<string> = new Set(
  'increase|decrease|growth|decline|rise|fall|drop|higher|lower|improvement|reduction|gain|expansion|contraction'.split(
    '|',
  ),
);

/** "12% increase", but not "15.4%, up from 13.2%", where the percentage is a level. */
function isChangeBehind(tokens: readonly Token[], at: number): boolean {
  const [percent, direction, link, base] = tokens.slice(at, at + 4);
  if (!percent || !direction || !NOUNS.has(direction.word)) return false;
  // More than a space between them: a comma or a dash.
  if (direction.start - percent.end > 1) return false;
  const isLevel = (link?.word === 'from' || link?.word === 'than') && base?.figure?.kind === 'percent';
  return !isLevel && !link?.figure;
}

/** Not "to": "increased to 15%" says where the figure stands. */
const BETWEEN: ReadonlySet<string> = new Set('by|of|another|approximately|about|nearly|over|more'.split('|'));

/** Ratios in percent, whose change is in percentage points. */
const RATIOS = phrases(
  'margin|margins|rate|rates|yield|ratio|market share|occupancy|utilization|retention|penetration|churn',
);

/** How many tokens before a change its subject may stand. */
const SUBJECT_WITHIN = 6;

function isOfRatio({ matches }: Draft, from: number): boolean {
  const before = { from: Math.max(from - SUBJECT_WITHIN, 0), to: from };
  const ratio = matchesIn(matches, RATIOS, before).at(-1);
  const measure = matchesIn(matches, MEASURES, before).at(-1);
  return ratio !== undefined && (measure === undefined || measure.from < ratio.from);
}

const POINTS: ReadonlySet<string> = new Set(['points', 'point', 'basis', 'pts']);

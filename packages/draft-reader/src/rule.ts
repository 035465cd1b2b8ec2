import type { Draft, Range } from './text/draft.ts';
import type { Span } from './text/phrases.ts';

/** The kinds of rules in the order in which visitors see them, with their names: English phrases. */
export const KINDS = [
  { kind: 'arithmetic', name: 'Arithmetic' },
  { kind: 'dates', name: 'Dates' },
  { kind: 'names', name: 'Names and repetitions' },
  { kind: 'placeholders', name: 'Placeholders' },
  { kind: 'claims', name: 'Claims' },
  { kind: 'style', name: 'Style' },
] as const;

/** The subject of a rule. Visitors filter findings by it. */
export type Kind = (typeof KINDS)[number]['kind'];

/** A value for a placeholder of a rule's `detail`: words as the draft would write them, or a range to quote. */
export type DetailValue = string | Range;

/** A place that a rule marks. */
export interface MarkedRange extends Range {
  /** Values of the placeholders in the rule's `detail`. */
  values?: Readonly<Record<string, DetailValue>>;
}

/** A rule of the reader. */
export interface Rule {
  id: string;
  /**
   * The places that the rule marks. Takes time in proportion to the length of the draft.
   */
  find: (draft: Draft) => MarkedRange[];
}

/** The texts of a rule for visitors. All texts but `example` are English phrases that are translated. */
export interface RuleText {
  id: string;
  kind: Kind;
  title: string;
  /** Why it matters, with the legal rule if there is one. */
  reason: string;
  /** How a person would fix it. */
  fix: string;
  /** The computed detail, with placeholders for the values of a finding. */
  detail?: string;
  /** A short text in English in which the rule finds something. */
  example: string;
}

/** The range of the draft that a span of tokens covers. */
export function rangeOf({ tokens }: Pick<Draft, 'tokens'>, { from, to }: Span): Range {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}

/** From the first of several ranges to the last, whatever their order. */
export function spanOf(...ranges: readonly Range[]): Range {
  return {
    start: Math.min(...ranges.map(({ start }) => start)),
    end: Math.max(...ranges.map(({ end }) => end)),
  };
}

import { formatOf } from '../../language/figures/format.ts';
import { plain, type PhraseValues, type ValueIn } from '../../language/text.ts';
import type { Translate } from '../../language/use-language.ts';
import type { Finding as Read } from 'draft-reader/read-draft.ts';
import type { DetailValue, Found, Kind, RuleText } from 'draft-reader/rule.ts';

export type ShownRule = Omit<RuleText, 'example'>;

export interface Finding extends Found {
  rule: ShownRule;
}

/** Findings with the texts of their rules. */
export function explained<Text extends ShownRule>(findings: readonly Read[], texts: readonly Text[]) {
  const known = new Map(texts.map((text) => [text.id, text]));
  return findings.flatMap(({ start, end, values, rule: id }) => {
    const rule = known.get(id);
    return rule ? [{ start, end, values, rule }] : [];
  });
}

/** Findings in the order of the list, each with its number there. */
export type Numbered = ReadonlyMap<Finding, number>;

/** The classes of a finding's mark, entry or filter. Wrong figures, wrong dates and placeholders are errors; all else is a question. */
export function findingClass(kind: Kind, isSelected = false): string {
  const isError = kind === 'arithmetic' || kind === 'dates' || kind === 'placeholders';
  return ['finding', isError && 'error', isSelected && 'selected'].filter(Boolean).join(' ');
}

/** Longer quotations are cut in the middle. */
const LONGEST_QUOTE = 90;

/** The marked words. */
export function quoteOf(draft: string, { start, end }: Finding): string {
  const words = draft.slice(start, end).replace(/\s/g, ' ');
  return words.length <= LONGEST_QUOTE ? words : `${words.slice(0, 60)} … ${words.slice(-24)}`;
}

/** What a finding that a visitor ignores is known by, also after the draft was changed elsewhere. */
export function nameOf(draft: string, finding: Finding): string {
  return `${finding.rule.id} ${quoteOf(draft, finding)}`;
}

/** What was computed, in the language of the text around it. */
export function detailOf(t: Translate, draft: string, { rule, values }: Finding) {
  if (!rule.detail || !values) return undefined;
  const filled = Object.entries(values).map(([name, value]) => [name, textOf(value, draft)] as const);
  return t(rule.detail, Object.fromEntries(filled) satisfies PhraseValues);
}

function textOf(value: DetailValue, draft: string): string | ValueIn {
  if (typeof value === 'string') return value;
  if ('percent' in value) return (language) => formatOf(language).percent(value.percent, value.decimals);
  return draft.slice(value.start, value.end);
}

/** The findings as comments in plain text, to paste into a mail or a document. */
export function commentsOf(t: Translate, draft: string, findings: Numbered): string {
  const comments = [...findings].map(([finding, number]) => {
    const { title, reason, mend } = finding.rule;
    const texts = [t(title), detailOf(t, draft, finding), t(reason), t(mend)].filter(
      (text) => text !== undefined,
    );
    return [`${number}. “${quoteOf(draft, finding)}”`, ...texts.map(plain)].join('\n');
  });
  return comments.join('\n\n');
}

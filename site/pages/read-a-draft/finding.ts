import { detailValues, quoteOf } from 'draft-reader/finding.ts';
import type { MarkedRange, Kind, RuleText } from 'draft-reader/rule.ts';
import { plain } from '../../language/text.ts';
import type { Translate } from '../../language/use-language.ts';

export type ShownRule = Omit<RuleText, 'example'>;

export interface Finding extends MarkedRange {
  rule: ShownRule;
}

/** Findings in the order of the list, each with its number there. */
export type Numbered = ReadonlyMap<Finding, number>;

/** The classes of a finding's mark, entry or filter. A certain mistake is an error; any other finding is a question. */
export function findingClass(kind: Kind, isSelected = false): string {
  const isError = kind === 'arithmetic' || kind === 'dates' || kind === 'names' || kind === 'placeholders';
  return ['finding', isError && 'error', isSelected && 'selected'].filter(Boolean).join(' ');
}

/**
 * The key of a finding that a visitor ignores, valid even after other parts of the draft change. It keeps only a hash
 * of the words, because session storage keeps it and a draft may be material nonpublic information.
 */
export function nameOf(draft: string, finding: Finding): string {
  let hash = 0;
  for (const character of quoteOf(draft, finding)) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) | 0;
  return `${finding.rule.id} ${hash}`;
}

/** The computed detail, in the language of the text around it. */
export function detailOf(t: Translate, draft: string, { rule, values }: Finding) {
  return rule.detail && values ? t(rule.detail, detailValues(draft, { values })) : undefined;
}

/** The findings as comments in plain text, to paste into a mail or a document; at the end those that are ignored. */
export function commentsOf(
  t: Translate,
  draft: string,
  findings: Numbered,
  ignored: readonly Finding[],
): string {
  const comments = [...findings].map(([finding, number]) => {
    const { title, reason, fix } = finding.rule;
    const texts = [t(title), detailOf(t, draft, finding), t(reason), t(fix)].filter(
      (text) => text !== undefined,
    );
    return [`${number}. “${quoteOf(draft, finding)}”`, ...texts.map(plain)].join('\n');
  });
  const others = ignored.map((one) => `– “${quoteOf(draft, one)}” ${plain(t(one.rule.title))}`);
  return [...comments, ...(others.length > 0 ? [[plain(t('Ignored:')), ...others].join('\n')] : [])].join(
    '\n\n',
  );
}

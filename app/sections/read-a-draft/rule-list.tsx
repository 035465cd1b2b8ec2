import type { ReadADraftContent } from '../../content/files/read-a-draft.ts';
import { useFormat } from '../../language/use-format.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { readDraft } from '../../tools/read-a-draft/read-draft.ts';
import type { Rule } from '../../tools/read-a-draft/rule.ts';
import { KINDS, RULES } from '../../tools/read-a-draft/rules.ts';
import { Mend } from './mend.tsx';
import { Section } from '../../blocks/section.tsx';
import { detailOf } from './finding-texts.ts';
import { lookOf } from './look-of.ts';

/** Every rule with its reason, how to mend what it finds, and an example of what it marks; a kind at a time. */
export function RuleList({ title, description }: ReadADraftContent['rules']) {
  const t = useTranslate();
  const format = useFormat();
  const kinds = KINDS.map(({ kind, name }) => ({
    kind,
    name,
    rules: RULES.filter((rule) => rule.kind === kind),
  }));
  return (
    <Section title={title} text={description}>
      <div className="faq read-rules">
        {kinds.map(({ kind, name, rules }) => (
          <details key={kind} className="read-kind">
            <summary>
              <h3>{t(name)}</h3>
              <span>{format.number(rules.length)}</span>{' '}
              <span className="read-titles">
                {rules.map((rule) => (
                  <span key={rule.id}>{t(rule.title)} </span>
                ))}
              </span>
            </summary>
            <dl>
              {rules.map((rule) => (
                <RuleEntry key={rule.id} rule={rule} />
              ))}
            </dl>
          </details>
        ))}
      </div>
    </Section>
  );
}

function RuleEntry({ rule }: { rule: Rule }) {
  const t = useTranslate();
  const { title, reason, example } = rule;
  const found = readDraft(example).find((one) => one.rule === rule);
  const { start = 0, end = 0 } = found ?? {};
  return (
    <div>
      <dt>{t(title)}</dt>
      {end > start && (
        <dd className="read-example" lang="en" dir="ltr" translate="no">
          {example.slice(0, start)}
          <mark className={lookOf(rule.kind)}>{example.slice(start, end)}</mark>
          {example.slice(end)}
        </dd>
      )}
      {found && rule.detail && <dd>{detailOf(t, example, found)}</dd>}
      <dd>{t(reason)}</dd>
      <dd className="mend">
        <Mend {...rule} />
      </dd>
    </div>
  );
}

import { useTranslate } from '../../language/use-language.ts';
import { useFormat } from '../../language/use-format.ts';
import { readDraft } from 'draft-reader/read-draft.ts';
import { KINDS, type RuleText } from 'draft-reader/rule.ts';
import { RULE_TEXTS } from 'draft-reader/rule-texts.ts';
import { Fix } from './finding-list.tsx';
import { detailOf, findingClass } from './finding.ts';
import { useSheet } from '../../styles/use-sheet.ts';
import faqSheet from '../../ui/faq.css?inline';
import ruleListSheet from './rule-list.css?inline';
import captionSheet from '../../blocks/caption.css?inline';

/** Every rule with its reason, its fix, and an example with a mark; one kind at a time. */
export function RuleList() {
  useSheet('base', faqSheet);
  useSheet('page', ruleListSheet);
  useSheet('blocks', captionSheet);
  const t = useTranslate();
  const format = useFormat();
  return (
    <div className="faq rule-list">
      {KINDS.map(({ kind, name }) => {
        const rules = RULE_TEXTS.filter((rule) => rule.kind === kind);
        return (
          <details key={kind}>
            <summary>
              <h3>{t(name)}</h3>
              <small className="caption">{format.number(rules.length)}</small>{' '}
              <small className="caption">
                {rules.map((rule) => (
                  <span key={rule.id}>{t(rule.title)} </span>
                ))}
              </small>
            </summary>
            <dl className="stack">
              {rules.map((rule) => (
                <RuleEntry key={rule.id} rule={rule} />
              ))}
            </dl>
          </details>
        );
      })}
    </div>
  );
}

function RuleEntry({ rule }: { rule: RuleText }) {
  const t = useTranslate();
  const { title, reason, example } = rule;
  const finding = readDraft(example).find((one) => one.rule === rule.id);
  const { start = 0, end = 0 } = finding ?? {};
  return (
    <div>
      <dt>{t(title)}</dt>
      {end > start && (
        <dd className="rule-example" lang="en" dir="ltr" translate="no">
          {example.slice(0, start)}
          <mark className={findingClass(rule.kind)}>{example.slice(start, end)}</mark>
          {example.slice(end)}
        </dd>
      )}
      {finding && rule.detail && <dd>{detailOf(t, example, { ...finding, rule })}</dd>}
      <dd>{t(reason)}</dd>
      <dd className="fix">
        <Fix fix={rule.fix} />
      </dd>
    </div>
  );
}

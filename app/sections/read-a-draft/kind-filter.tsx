import { useFormat } from '../../language/use-format.ts';
import { useTranslate } from '../../language/use-translate.ts';
import type { Finding } from '../../tools/read-a-draft/read-draft.ts';
import type { Kind } from '../../tools/read-a-draft/rule.ts';
import { KINDS } from '../../tools/read-a-draft/rules.ts';
import { lookOf } from './look-of.ts';

interface KindFilterProps {
  findings: readonly Finding[];
  hidden: ReadonlySet<Kind>;
  onToggle: (kind: Kind) => void;
}

/** The kinds that were found, each with its count and the line of its marks. One that is not checked is not shown. */
export function KindFilter({ findings, hidden, onToggle }: KindFilterProps) {
  const t = useTranslate();
  const format = useFormat();
  const found = KINDS.map(({ kind, name }) => {
    const count = findings.filter(({ rule }) => rule.kind === kind).length;
    return { kind, name, count };
  }).filter(({ count }) => count > 0);
  if (found.length === 0) return null;
  return (
    <fieldset className="read-kinds">
      <legend className="vh">{t('Kinds of findings to show')}</legend>
      {found.map(({ kind, name, count }) => (
        <label key={kind} className={lookOf(kind)}>
          <input type="checkbox" checked={!hidden.has(kind)} onChange={() => onToggle(kind)} />
          <span>
            <mark>{t(name)}</mark>
          </span>{' '}
          <b>{format.number(count)}</b>
        </label>
      ))}
    </fieldset>
  );
}

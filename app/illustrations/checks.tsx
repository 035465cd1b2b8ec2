import { useTranslate } from '../language/use-translate.ts';
import { Icon, type IconName } from '../ui/icon.tsx';

export interface Check {
  icon?: IconName;
  what: string;
  state?: string;
  /** `up`: done or rising; `ask`: needs a person. Only colors what `state` says in words. */
  tone?: 'up' | 'ask';
}

export function Checks({ items }: { items: readonly Check[] }) {
  const t = useTranslate();
  return (
    <ul className="checks">
      {items.map(({ icon, what, state, tone }) => (
        <li key={what} className={icon && tone}>
          {icon && <Icon name={icon} />}
          {t(what)} {state && <span className={icon ? undefined : tone}>{t(state)}</span>}
        </li>
      ))}
    </ul>
  );
}

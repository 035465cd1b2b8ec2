import type { SupportContent } from '../../content/files/support.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { Icon } from '../../ui/icon.tsx';

/** The state of the services, which the content states: nothing here is measured. */
export function ServiceStatus({ title, services, note }: SupportContent['status']) {
  const t = useTranslate();
  return (
    <section className="status">
      <h2>{t(title)}</h2>
      <ul className="help-ways">
        {services.map(({ name, state }) => (
          <li key={name}>
            {t(name)}{' '}
            <b className="up">
              <Icon name="check" />
              {t(state)}
            </b>
          </li>
        ))}
      </ul>
      {note && <p>{t(note)}</p>}
    </section>
  );
}

import { plain } from '../../language/text.ts';
import type { SupportContent } from '../../content/files/support.ts';
import { Icon } from '../../ui/icon.tsx';

/** The state of the services, which the content states: nothing here is measured. */
export function ServiceStatus({ title, services, note }: SupportContent['status']) {
  return (
    <section className="status">
      <h2>{title}</h2>
      <ul className="help-ways">
        {services.map(({ name, state }) => (
          <li key={plain(name)}>
            {name}{' '}
            <b className="up">
              <Icon name="check" />
              {state}
            </b>
          </li>
        ))}
      </ul>
      {note && <p>{note}</p>}
    </section>
  );
}

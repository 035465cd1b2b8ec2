import type { SupportContent } from '../../content/files/support.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { Icon } from '../../ui/icon.tsx';
import { Aside } from '../headings.tsx';

/** The state of the services, which the content states: nothing here is measured. */
export function ServiceStatus({ title, services, note }: SupportContent['status']) {
  const t = useTranslate();
  return (
    <section className="questions wrap section status">
      <Aside heading={title} text={note} />
      <ul className="help-ways">
        {services.map(({ name, state }) => (
          <li key={name}>
            {t(name)}
            <b className="up">
              <Icon name="check" />
              {t(state)}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Checks } from '../../illustrations/checks.tsx';
import { ContactLink } from '../../contact/contact-link.tsx';
import type { SupportContent } from '../../content/files/support.ts';
import { untranslated } from '../../language/text.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { buttonClass } from '../../ui/button.tsx';

/** Emergency support and the state of the services, which the content states: nothing here is measured. */
export function ServiceStatus({ emergency, status }: Pick<SupportContent, 'emergency' | 'status'>) {
  const t = useTranslate();
  const services = status.services.map(
    ({ name, state }) => ({ icon: 'check', what: name, state, tone: 'up' }) as const,
  );
  return (
    <section className="insert band service">
      {/* Repeated inside the band, which resets the colors. */}
      <div className="wrap sealwire">
        <div className="emergency">
          <p className="always">
            <bdi>{untranslated(emergency.figure)}</bdi>
          </p>
          <h2>{t(emergency.title)}</h2>
          <p>{t(emergency.description)}</p>
          <p className="acts">
            <ContactLink className={buttonClass({})} message={t('Emergency with {product}:')}>
              {t('Report an emergency')}
            </ContactLink>
          </p>
        </div>
        <div className="status data">
          <h2>{t(status.title)}</h2>
          <Checks items={services} />
          <p>{t(status.note)}</p>
        </div>
      </div>
    </section>
  );
}

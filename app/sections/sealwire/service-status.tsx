import { Checks } from '../../illustrations/checks.tsx';
import { ContactLink } from '../../contact/contact-link.tsx';
import { untranslated } from '../../language/text.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { buttonClass } from '../../ui/button.tsx';
import { SEALWIRE } from './product.ts';

/** Fixed, as the specification asks (section 2): nothing here is measured. */
const SERVICES = ['Messages', 'Contacts', 'Blockchain verification'].map(
  (what) => ({ icon: 'check', what, state: 'Operational', tone: 'up' }) as const,
);

/** Emergency support and the state of the services. */
export function ServiceStatus() {
  const t = useTranslate();
  const message = t('Emergency with {product}:', { product: SEALWIRE });
  return (
    <section className="insert band service">
      {/* Repeated inside the band, which resets the colors. */}
      <div className="wrap sealwire">
        <div className="emergency">
          <p className="always">
            <bdi>{untranslated('24/7')}</bdi>
          </p>
          <h2>{t('Emergency support')}</h2>
          <p>{t('For what cannot wait for the morning. Say in the first line that it is an emergency.')}</p>
          <p className="acts">
            <ContactLink className={buttonClass({})} message={message}>
              {t('Report an emergency')}
            </ContactLink>
          </p>
        </div>
        <div className="status data">
          <h2>{t('System status')}</h2>
          <Checks items={SERVICES} />
          <p>
            {t(
              'A statement, not a live monitor: it does not change by itself. If something fails for you, tell us.',
            )}
          </p>
        </div>
      </div>
    </section>
  );
}

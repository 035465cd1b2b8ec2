import { useFill, useTranslate } from '../../language/use-translate.ts';
import { ContactLink } from '../../contact/contact-link.tsx';
import { SEALWIRE } from './product.ts';

/** Ways to a person, with their hours (specification, section 9). */
const OPTIONS = [
  { name: 'Email', hours: 'Any time', promise: 'Response within 24 hours' },
  {
    name: 'Live chat',
    hours: '24/7',
    promise: 'There is no chat window on this site. Ask for a chat through the contact form.',
    way: 'Ask for a chat',
    message: 'Please open a chat with me about {product}.',
  },
  {
    name: 'Phone',
    hours: 'Monday to Friday, 8:00 AM to 6:00 PM EST',
    promise: 'Ask for a call through the contact form, with your number in the message.',
    way: 'Ask for a call',
    message: 'Please call me about {product}. My number:',
  },
];

/** Three ways to reach a person. Two of them begin on the contact page, where the message is begun already. */
export function ContactOptions() {
  const t = useTranslate();
  const email = useFill()('{email}');
  const product = { product: SEALWIRE };
  return (
    <section className="wrap section reach" id="contact">
      <h2>{t('Three ways to a person')}</h2>
      <ul>
        {OPTIONS.map(({ name, hours, promise, way, message }) => (
          <li key={name}>
            <h3>{t(name)}</h3>
            <p>
              <b>{t(hours)}</b>
            </p>
            <p>{t(promise)}</p>
            {way ? (
              <ContactLink className="more" message={t(message, product)}>
                {t(way)}
              </ContactLink>
            ) : (
              <a className="more" href={`mailto:${email}`} translate="no">
                <bdi>{email}</bdi>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

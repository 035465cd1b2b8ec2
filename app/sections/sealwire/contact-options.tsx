import type { ReactNode } from 'react';
import { ContactLink } from '../../contact/contact-link.tsx';
import { useContent } from '../../../rendering/page-content.tsx';
import { ExternalLink } from '../../language/link.tsx';
import { useFill, useTranslate } from '../../language/use-translate.ts';
import { SEALWIRE } from './product.ts';

/**
 * Three ways to reach a person, with their hours (specification, section 9). Without a URL or a number in
 * support.json, chat and phone lead to the contact page, where the message is already begun.
 */
export function ContactOptions() {
  const t = useTranslate();
  const email = useFill()('{email}');
  const { live_chat, phone } = useContent('support.json').content;
  const product = { product: SEALWIRE };
  return (
    <section className="wrap section reach" id="contact">
      <h2>{t('Three ways to a person')}</h2>
      <ul>
        <Option name="Email" hours="Any time" promise="Response within 24 hours">
          <DirectLink href={`mailto:${email}`} words={email} />
        </Option>
        <Option
          name="Live chat"
          hours="24/7"
          promise={live_chat ? undefined : 'Tell us what it is about, and we open a chat with you.'}
        >
          {live_chat ? (
            <ExternalLink className="more" href={live_chat}>
              {t('Open the chat')}
            </ExternalLink>
          ) : (
            <ContactLink className="more" message={t('Please open a chat with me about {product}.', product)}>
              {t('Ask for a chat')}
            </ContactLink>
          )}
        </Option>
        <Option
          name="Phone"
          hours="Monday to Friday, 8:00 AM to 6:00 PM EST"
          promise={phone ? undefined : 'Send us your number, and we call you during these hours.'}
        >
          {phone ? (
            <DirectLink href={`tel:${phone.replace(/[^+\d]/g, '')}`} words={phone} />
          ) : (
            <ContactLink className="more" message={t('Please call me about {product}. My number:', product)}>
              {t('Ask for a call')}
            </ContactLink>
          )}
        </Option>
      </ul>
    </section>
  );
}

interface OptionProps {
  /** English phrases. */
  name: string;
  hours: string;
  promise?: string;
  children: ReactNode;
}

function Option({ name, hours, promise, children }: OptionProps) {
  const t = useTranslate();
  return (
    <li>
      <h3>{t(name)}</h3>
      <p>
        <b>{t(hours)}</b>
      </p>
      <p>{promise && t(promise)}</p>
      {children}
    </li>
  );
}

/** Opens the visitor's mail program or phone. */
function DirectLink({ href, words }: { href: string; words: string }) {
  return (
    <a className="more" href={href} translate="no">
      <bdi dir="ltr">{words}</bdi>
    </a>
  );
}

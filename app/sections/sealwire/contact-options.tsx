import type { ReactNode } from 'react';
import { ContactLink } from '../../contact/contact-link.tsx';
import { useContent } from '../../../rendering/page-content.tsx';
import { ExternalLink } from '../../language/link.tsx';
import type { Text } from '../../language/text.ts';
import { useFill, useTranslate } from '../../language/use-translate.ts';
import { SEALWIRE } from './product.ts';

/**
 * Three ways to reach a person, with their hours (specification, section 9). Chat and phone lead where support.json
 * says, else to the contact page, where the message is begun already.
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
        <Option name={t('Email')} hours={t('Any time')} promise={t('Response within 24 hours')}>
          <Address href={`mailto:${email}`} written={email} />
        </Option>
        {live_chat ? (
          <Option name={t('Live chat')} hours={t('24/7')}>
            <ExternalLink className="more" href={live_chat}>
              {t('Open the chat')}
            </ExternalLink>
          </Option>
        ) : (
          <Option
            name={t('Live chat')}
            hours={t('24/7')}
            promise={t('Tell us what it is about, and we open a chat with you.')}
          >
            <ContactLink className="more" message={t('Please open a chat with me about {product}.', product)}>
              {t('Ask for a chat')}
            </ContactLink>
          </Option>
        )}
        {phone ? (
          <Option name={t('Phone')} hours={t('Monday to Friday, 8:00 AM to 6:00 PM EST')}>
            <Address href={`tel:${phone.replace(/[^+\d]/g, '')}`} written={phone} />
          </Option>
        ) : (
          <Option
            name={t('Phone')}
            hours={t('Monday to Friday, 8:00 AM to 6:00 PM EST')}
            promise={t('Send us your number, and we call you during these hours.')}
          >
            <ContactLink className="more" message={t('Please call me about {product}. My number:', product)}>
              {t('Ask for a call')}
            </ContactLink>
          </Option>
        )}
      </ul>
    </section>
  );
}

interface OptionProps {
  name: Text;
  hours: Text;
  promise?: Text;
  children: ReactNode;
}

function Option({ name, hours, promise, children }: OptionProps) {
  return (
    <li>
      <h3>{name}</h3>
      <p>
        <b>{hours}</b>
      </p>
      <p>{promise}</p>
      {children}
    </li>
  );
}

function Address({ href, written }: { href: string; written: string }) {
  return (
    <a className="more" href={href} translate="no">
      <bdi dir="ltr">{written}</bdi>
    </a>
  );
}

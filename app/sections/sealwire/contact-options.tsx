import type { ReactNode } from 'react';
import { ContactLink } from '../../contact/contact-link.tsx';
import type { SupportContent } from '../../content/files/support.ts';
import { ExternalLink } from '../../language/link.tsx';
import { useFill, useTranslate } from '../../language/use-translate.ts';

/**
 * Three ways to reach a person, with their hours (specification, section 9). Without a URL or a number in
 * support.json, chat and phone lead to the contact page, where the message is already begun.
 */
export function ContactOptions({ contact, live_chat, phone }: SupportContent) {
  const t = useTranslate();
  const email = useFill()('{email}');
  return (
    <section className="wrap section reach" id="contact">
      <h2>{t(contact.title)}</h2>
      <ul>
        <Option {...contact.email}>
          <DirectLink href={`mailto:${email}`} words={email} />
        </Option>
        <Option {...contact.live_chat} description={live_chat ? '' : contact.live_chat.description}>
          {live_chat ? (
            <ExternalLink className="more" href={live_chat}>
              {t('Open the chat')}
            </ExternalLink>
          ) : (
            <ContactLink className="more" message={t('Please open a chat with me about {product}.')}>
              {t('Ask for a chat')}
            </ContactLink>
          )}
        </Option>
        <Option {...contact.phone} description={phone ? '' : contact.phone.description}>
          {phone ? (
            <DirectLink href={`tel:${phone.replace(/[^+\d]/g, '')}`} words={phone} />
          ) : (
            <ContactLink className="more" message={t('Please call me about {product}. My number:')}>
              {t('Ask for a call')}
            </ContactLink>
          )}
        </Option>
      </ul>
    </section>
  );
}

type OptionProps = SupportContent['contact']['email'] & { children: ReactNode };

function Option({ title, hours, description, children }: OptionProps) {
  const t = useTranslate();
  return (
    <li>
      <h3>{t(title)}</h3>
      <p>
        <b>{t(hours)}</b>
      </p>
      <p>{description && t(description)}</p>
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

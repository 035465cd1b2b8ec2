import { useTranslate } from '../language/use-translate.ts';
import { EmailLink } from './email-link.tsx';

interface ContactCard {
  title: string;
  description: string;
  /** An email, or the placeholder for the site's own. */
  contact?: string;
  additional?: string;
}

export function ContactCards({ cards }: { cards: readonly ContactCard[] }) {
  const t = useTranslate();
  return (
    <dl className="cards">
      {cards.map(({ title, description, contact, additional }) => (
        <div key={title}>
          <dt>{t(title)}</dt>
          <dd>
            {contact && <EmailLink address={contact} />} {t(description)}{' '}
            {additional && <span>{t(additional)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { plain, type Text } from '../language/text.ts';
import { EmailLink } from './email-link.tsx';

interface ContactCard {
  title: Text;
  description: Text;
  /** An email, or the placeholder for the site's own. */
  contact?: string;
  additional?: Text;
}

export function ContactCards({ cards }: { cards: readonly ContactCard[] }) {
  return (
    <dl className="cards">
      {cards.map(({ title, description, contact, additional }) => (
        <div key={plain(title)}>
          <dt>{title}</dt>
          <dd>
            {contact && <EmailLink address={contact} />} {description}{' '}
            {additional && <span>{additional}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

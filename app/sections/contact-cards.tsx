import { useFill, useTranslate } from '../language/use-translate.ts';

interface ContactCard {
  title: string;
  description: string;
  /** An email, or the placeholder for the site's own. */
  contact?: string;
  additional?: string;
}

export function ContactCards({ cards }: { cards: readonly ContactCard[] }) {
  const t = useTranslate();
  const fill = useFill();
  return (
    <dl className="cards">
      {cards.map(({ title, description, contact, additional }) => (
        <div key={title}>
          <dt>{t(title)}</dt>
          <dd>
            {contact && (
              <a href={`mailto:${fill(contact)}`} translate="no">
                <bdi>{fill(contact)}</bdi>
              </a>
            )}
            {t(description)}
            {additional && <span>{t(additional)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

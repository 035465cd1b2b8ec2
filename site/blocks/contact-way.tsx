import type { ReactNode } from 'react';
import { plain, type Text } from '../language/text.ts';
import type { IconName } from '../ui/icon.tsx';
import { useSheet } from '../styles/use-sheet.ts';
import { Card, Cards } from './cards.tsx';
import { EmailLink } from './email-link.tsx';
import waySheet from './way.css?inline';

interface ContactWay {
  title: Text;
  description: Text;
  /** An email, or the placeholder for the site's own. */
  contact?: string;
  additional?: Text;
  /** Shown below the way, such as a button. */
  more?: ReactNode;
}

const ICONS: readonly IconName[] = ['mail', 'place', 'calendar'];

/** The ways to reach the team, a card each. */
export function ContactCards({ ways }: { ways: readonly ContactWay[] }) {
  useSheet('blocks', waySheet);
  return (
    <Cards columns={1}>
      {ways.map(({ title, description, contact, additional, more }, index) => (
        <Card key={plain(title)} icon={ICONS[index % ICONS.length]} tab={title} className="way">
          {contact ? (
            <p className="term">
              <EmailLink address={contact} />
            </p>
          ) : (
            <p className={more ? undefined : 'term'}>{description}</p>
          )}
          {(contact || additional) && (
            <p className="muted small">
              {contact && description} {additional}
            </p>
          )}
          {more}
        </Card>
      ))}
    </Cards>
  );
}

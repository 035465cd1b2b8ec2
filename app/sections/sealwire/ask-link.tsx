import type { PageLink } from '../../content/files/titled.ts';
import { buttonClass } from '../../ui/button.tsx';
import { DestinationLink } from '../../blocks/destination-link.tsx';

/** The button to ask for a key, at the head of the page and under its limits. */
export function AskLink({ link = '', label }: PageLink) {
  return (
    <DestinationLink link={link} className={buttonClass({})} otherwise={null}>
      {label}
    </DestinationLink>
  );
}

import { menuPath } from './menu-path.ts';
import { destinationOf, type Destination } from '../language/paths/destination.ts';
import type { CommonContent } from '../content/files/common.ts';
import { DestinationLink, PlaceholderLink } from '../language/paths/link.tsx';
import { useTranslate } from '../language/use-language.ts';
import { usePage } from '../page-context.ts';

/** An entry of the header menu or the footer, as in common.json. */
export type MenuEntry = CommonContent['navigation']['main_menu'][number];

interface MenuLinkProps {
  entry: MenuEntry;
  /** Of the main menu, which marks the current page. */
  isMain?: boolean;
}

/** Uses the entry's link, else the path of its label, else a placeholder. */
export function MenuLink({ entry, isMain = false }: MenuLinkProps) {
  const words = useTranslate()(entry.label);
  const { path } = usePage();
  return (
    <DestinationLink
      link={addressOf(entry)}
      current={isMain ? currentAt(menuDestination(entry), path) : undefined}
      otherwise={<PlaceholderLink>{words}</PlaceholderLink>}
    >
      {words}
    </DestinationLink>
  );
}

/** Where an entry leads. Undefined for a placeholder. */
export function menuDestination(entry: MenuEntry): Destination | undefined {
  return destinationOf(addressOf(entry));
}

function addressOf({ label, link }: MenuEntry): string {
  return link || (menuPath(label) ?? '');
}

function currentAt(destination: Destination | undefined, path: string): 'page' | 'true' | undefined {
  if (destination?.kind !== 'site') return undefined;
  if (path === destination.to) return 'page';
  return path.startsWith(`${destination.to}/`) ? 'true' : undefined;
}

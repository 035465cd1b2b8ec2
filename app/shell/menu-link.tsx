import { menuPath } from './menu-path.ts';
import { destinationOf, type Destination } from '../content/destination.ts';
import type { CommonContent } from '../content/files/common.ts';
import { ExternalLink, Link, PlaceholderLink } from '../language/link.tsx';
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
  const t = useTranslate();
  const { path } = usePage();
  const { label } = entry;
  const destination = menuDestination(entry);
  switch (destination?.kind) {
    case 'site':
      return (
        <Link to={destination.to} current={isMain ? currentAt(destination.to, path) : undefined}>
          {t(label)}
        </Link>
      );
    case 'web':
      return <ExternalLink href={destination.href}>{t(label)}</ExternalLink>;
    default:
      return <PlaceholderLink>{t(label)}</PlaceholderLink>;
  }
}

/** Where an entry leads: its link, else the path of its label. Undefined for a placeholder. */
export function menuDestination({ label, link }: MenuEntry): Destination | undefined {
  return destinationOf(link || (menuPath(label) ?? ''));
}

function currentAt(to: string, path: string): 'page' | 'true' | undefined {
  if (path === to) return 'page';
  return path.startsWith(`${to}/`) ? 'true' : undefined;
}

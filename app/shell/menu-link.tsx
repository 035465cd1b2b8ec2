import { destinationOf, type Destination } from '../content/destination.ts';
import type { CommonContent } from '../content/files/common.ts';
import { ExternalLink, Link, PlaceholderLink } from '../language/link.tsx';
import { useTranslate } from '../language/use-translate.ts';
import { menuPath } from './menu-paths.ts';

/** An entry of the header menu or the footer, as in common.json. */
export type MenuEntry = CommonContent['navigation']['main_menu'][number];

interface MenuLinkProps {
  entry: MenuEntry;
  /** Path of the current page, for menus that mark it. */
  pathname?: string;
  onClick?: () => void;
}

/** Uses the entry's link, else the path of its label, else a placeholder. */
export function MenuLink({ entry, pathname, onClick }: MenuLinkProps) {
  const t = useTranslate();
  const { label } = entry;
  const destination = menuDestination(entry);
  switch (destination?.kind) {
    case 'site':
      return (
        <Link to={destination.to} current={currentAt(destination.to, pathname)} onClick={onClick}>
          {t(label)}
        </Link>
      );
    case 'web':
      return (
        <ExternalLink href={destination.href} onClick={onClick}>
          {t(label)}
        </ExternalLink>
      );
    default:
      return <PlaceholderLink onClick={onClick}>{t(label)}</PlaceholderLink>;
  }
}

/** Where an entry leads: its link, else the path of its label. Undefined for a placeholder. */
export function menuDestination({ label, link }: MenuEntry): Destination | undefined {
  return destinationOf(link || (menuPath(label) ?? ''));
}

function currentAt(to: string, pathname = ''): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return pathname.startsWith(`${to}/`) ? 'true' : undefined;
}

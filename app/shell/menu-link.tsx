import { destinationOf } from '../content/destination.ts';
import type { CommonContent } from '../content/files/common.ts';
import { ExternalLink, Link, PlaceholderLink } from '../language/link.tsx';
import { useTranslate } from '../language/use-translate.ts';
import { addressOf } from './addresses.ts';

/** An entry of the header's menu or of the footer, as editors write it. */
export type MenuEntry = CommonContent['navigation']['main_menu'][number];

interface MenuLinkProps {
  entry: MenuEntry;
  /** The path of the page at hand, for menus that mark it. */
  pathname?: string;
  onClick?: () => void;
}

/** Leads where the entry's address says, else where its label is known to lead, else nowhere. */
export function MenuLink({ entry: { label, link }, pathname, onClick }: MenuLinkProps) {
  const t = useTranslate();
  const destination = destinationOf(link || (addressOf(label) ?? ''));
  switch (destination?.kind) {
    case 'site':
      return (
        <Link to={destination.to} current={destination.to === pathname} onClick={onClick}>
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

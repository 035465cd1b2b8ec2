import { use, type MouseEvent, type ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { NavigationContext } from '../../rendering/navigation.ts';
import { useLanguage } from './language-provider.tsx';
import type { Text } from './text.ts';
import { useTranslate } from './use-translate.ts';

interface LinkProps {
  /** A path of this site, without a language in front; may end in `#…`. */
  to: string;
  /** Values for the page it leads to; they never show in the address. */
  state?: unknown;
  className?: string;
  current?: boolean;
  /** For a page that must not take the place of this one. */
  newTab?: boolean;
  onClick?: () => void;
  'aria-label'?: string;
  translate?: 'no';
  children: ReactNode;
}

/** Every link inside the site: the one place that knows how an address carries a language. */
export function Link({ current, newTab = false, children, ...rest }: LinkProps) {
  const { prefetch } = use(NavigationContext);
  const { pathname } = useLocation();
  const meant = () => {
    const [path = ''] = rest.to.split(/[?#]/, 1);
    if (!newTab && path !== pathname) prefetch(path || pathname);
  };
  return (
    <RouterLink
      {...rest}
      // Of use only to the router's framework mode, which marks every link with an attribute for it.
      discover="none"
      onPointerEnter={meant}
      onFocus={meant}
      aria-current={current ? 'page' : undefined}
      {...(newTab && NEW_TAB)}
    >
      {children}
      {newTab && <NewTabHint />}
    </RouterLink>
  );
}

const NEW_TAB = { target: '_blank', rel: 'noopener' };

interface ExternalLinkProps {
  href: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A link that leaves the site: in a new tab, with the sign that says so and the words for those who cannot see it. */
export function ExternalLink({ children, ...rest }: ExternalLinkProps) {
  return (
    <a {...rest} {...NEW_TAB}>
      {children}
      <Icon name="out" />
      <NewTabHint />
    </a>
  );
}

interface PlaceholderLinkProps {
  className?: string;
  onClick?: () => void;
  'aria-label'?: Text;
  children: ReactNode;
}

/** A link to a page that is not there yet (specification, section 2). A click leaves the visitor where they are. */
export function PlaceholderLink({ onClick, children, ...rest }: PlaceholderLinkProps) {
  function stay(event: MouseEvent) {
    event.preventDefault();
    onClick?.();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the placeholder is the specification's
    <a {...rest} href="#" onClick={stay}>
      {children}
    </a>
  );
}

/** The space keeps the hint apart from the word before it when it is read aloud. */
function NewTabHint() {
  const t = useTranslate();
  const { code } = useLanguage();
  // The link may stand in a text of another language.
  return (
    <span className="vh" lang={code}>
      {' '}
      {t('(opens in a new tab)')}
    </span>
  );
}

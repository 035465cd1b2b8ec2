import type { ReactNode } from 'react';
import { isEnglishOnly } from '../../routes.ts';
import { destinationOf } from './destination.ts';
import { useLanguage, useLocalizePath, useTranslate } from '../use-language.ts';
import { DEFAULT_LANGUAGE, spaceOf, tagOf } from '../languages.ts';
import { useSheet } from '../../styles/use-sheet.ts';
import outSheet from './out.css?inline';

interface LinkProps {
  /** A path of this site without a language prefix; may have a query and a hash. */
  to: string;
  className?: string;
  /** The link leads to this page, or to the page that lists it. */
  current?: 'page' | 'true';
  /** Opens a new tab, for a page that must not replace this one. */
  newTab?: boolean;
  /** The first words of a message, for a link to the contact form (site/browser/typed/prefill.ts). */
  'data-message'?: string;
  'aria-label'?: string;
  translate?: 'no';
  children: ReactNode;
}

/** A link within the site. On a page in another language it says if its target is in English. */
export function Link({ to, current, newTab = false, children, ...rest }: LinkProps) {
  const t = useTranslate();
  const { code, dictionary } = useLanguage();
  const localize = useLocalizePath();
  const [path = ''] = to.split(/[?#]/, 1);
  const toEnglish = !dictionary.isSource && isEnglishOnly(path);
  return (
    <a
      {...rest}
      href={localize(to)}
      aria-current={current}
      hrefLang={toEnglish ? DEFAULT_LANGUAGE : undefined}
      {...(newTab && NEW_TAB)}
    >
      {children}
      {/* The hint itself never breaks: after the space, a long last word before it has its own line. */}
      {toEnglish && spaceOf(code)}
      {toEnglish && <small lang={tagOf(code)}>{t('(in English)')}</small>}
      {newTab && <NewTabHint />}
    </a>
  );
}

const OUTWARD = (
  <svg viewBox="0 0 12 12" aria-hidden="true">
    <path
      d="M3 9l6-6M4.5 3H9v4.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinejoin="bevel"
    />
  </svg>
);

const NEW_TAB = { target: '_blank', rel: 'noopener' };

interface ExternalLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A link to another site: opens in a new tab, with an arrow and a text for screen readers. Buttons and links with a
 * line of their own (`className`) have an icon; in a text the arrow comes after the last word (out.css).
 */
export function ExternalLink({ children, className, ...rest }: ExternalLinkProps) {
  useSheet('base', !className && outSheet);
  return (
    <a className={className || 'out'} {...rest} {...NEW_TAB}>
      {className ? children : <span>{children}</span>}
      {className && OUTWARD}
      <NewTabHint />
    </a>
  );
}

interface DestinationLinkProps extends Omit<LinkProps, 'to'> {
  /** The address as an editor wrote it. */
  link: string;
  /** Shown when the link leads nowhere safe. */
  otherwise: ReactNode;
}

/** A link from a content file, to a page of this site or to another site. */
export function DestinationLink({ link, otherwise, ...rest }: DestinationLinkProps) {
  const destination = destinationOf(link);
  if (!destination) return otherwise;
  if (destination.kind === 'site') return <Link {...rest} to={destination.to} />;
  return (
    <ExternalLink className={rest.className} href={destination.href}>
      {rest.children}
    </ExternalLink>
  );
}

interface PlaceholderLinkProps {
  className?: string;
  'aria-label'?: string;
  children: ReactNode;
}

/** A link to a page that does not exist yet (requirement 2.13). A click does nothing (site/main.ts). */
export function PlaceholderLink({ children, ...rest }: PlaceholderLinkProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the placeholder is that of requirement 2.13
    <a {...rest} href="#">
      {children}
    </a>
  );
}

/** The space separates the hint from the word before it when read aloud. */
function NewTabHint() {
  const t = useTranslate();
  const { code } = useLanguage();
  // The text around the link may be in another language.
  return (
    <span className="vh" lang={tagOf(code)}>
      {spaceOf(code)}
      {t('(opens in a new tab)')}
    </span>
  );
}

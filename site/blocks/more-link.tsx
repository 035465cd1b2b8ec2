import { destinationOf } from '../language/paths/destination.ts';
import type { PageLink } from '../content/files/titled.ts';
import { DestinationLink, Link } from '../language/paths/link.tsx';
import { type Text, plain } from '../language/text.ts';
import { languageOf } from '../language/text-element.tsx';
import { useTranslate } from '../language/use-language.ts';
import { Icon } from '../ui/icon.tsx';
import { useSheet } from '../styles/use-sheet.ts';
import sourceLinkSheet from './source-link.css?inline';

interface MoreLinkProps {
  /** A path of this site, or a full URL. */
  link: string | undefined;
  children: Text;
  /** What it is about, for screen readers that list links without their context. */
  about?: Text;
  /** How the message begins, for a link to the contact form. */
  message?: Text | undefined;
}

/** A link with an arrow. Nothing without words, or when it leads nowhere. */
export function MoreLink({ link = '', children, about, message }: MoreLinkProps) {
  const destination = destinationOf(link);
  if (!destination || !children) return null;
  return (
    <DestinationLink link={link} className="more" data-message={message && plain(message)} otherwise={null}>
      {children}
      {about && <About name={about} />}
      {destination.kind === 'site' && <Icon name="onward" />}
    </DestinationLink>
  );
}

/** The subject of a link or button, for screen readers that list them without their context. */
export function About({ name, translate }: { name: Text; translate?: 'no' }) {
  const t = useTranslate();
  const language = languageOf(name);
  return (
    <span className="vh" translate={translate} {...language}>
      {language ? `: ${plain(name)}` : t(': {name}', { name })}
    </span>
  );
}

/** Links to other pages, side by side. */
export function MoreLinks({ links }: { links: readonly PageLink[] }) {
  return (
    <p className="ways">
      <EachMoreLink links={links} />
    </p>
  );
}

/** The same links inside an element that holds more than links. */
export function EachMoreLink({ links }: { links: readonly PageLink[] }) {
  return links.flatMap(({ link, label }) => [
    <MoreLink key={`${link} ${plain(label)}`} link={link}>
      {label}
    </MoreLink>,
    ' ',
  ]);
}

/** A reference to a source. Without an address it is plain text. */
export function SourceLink({ source, link = '' }: { source: Text; link?: string | undefined }) {
  useSheet('blocks', sourceLinkSheet);
  return (
    <DestinationLink
      link={link}
      className="source-link"
      otherwise={<span className="source-link">{source}</span>}
    >
      {source}
    </DestinationLink>
  );
}

/** The link to the parent page. */
export function BackLink({ to, children }: { to: string; children: Text }) {
  return (
    <p>
      <Link className="more back" to={to}>
        <Icon name="onward" />
        {children}
      </Link>
    </p>
  );
}

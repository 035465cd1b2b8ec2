import { destinationOf } from '../content/destination.ts';
import type { PageLink } from '../content/files/titled.ts';
import { ExternalLink, Link } from '../language/link.tsx';
import { type Text, plain } from '../language/text.ts';
import { languageOf } from '../language/text-element.tsx';
import { useTranslate } from '../language/use-language.ts';
import { Icon } from '../ui/icon.tsx';
import type { ReactNode } from 'react';

interface MoreLinkProps {
  /** A path of this site, or a full URL. */
  link: string | undefined;
  children: Text;
  /** What it is about, for screen readers that list links without their context. */
  about?: Text;
}

/** A link with an arrow. Nothing without words, or when it leads nowhere. */
export function MoreLink({ link = '', children, about }: MoreLinkProps) {
  const destination = destinationOf(link);
  if (!destination || !children) return null;
  return (
    <DestinationLink link={link} className="more" otherwise={null}>
      {children}
      {about && <About name={about} />}
      {destination.kind === 'site' && <Icon name="onward" />}
    </DestinationLink>
  );
}

/** What a link or button is about, for screen readers that list them without their context. */
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

/** The same within an element that holds more than links. */
export function EachMoreLink({ links }: { links: readonly PageLink[] }) {
  return links.flatMap(({ link, label }) => [
    <MoreLink key={`${link} ${plain(label)}`} link={link}>
      {label}
    </MoreLink>,
    ' ',
  ]);
}

/** Where something is written: its words alone when they lead nowhere. */
export function SourceLink({ source, link = '' }: { source: Text; link?: string | undefined }) {
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

interface DestinationLinkProps {
  /** As editors wrote it. */
  link: string;
  className?: string;
  children: ReactNode;
  /** Shown when the link leads nowhere safe. */
  otherwise: ReactNode;
}

/** A link from a content file, to a page of this site or to another site. */
export function DestinationLink({ link, className, children, otherwise }: DestinationLinkProps) {
  const destination = destinationOf(link);
  switch (destination?.kind) {
    case 'site':
      return (
        <Link className={className} to={destination.to}>
          {children}
        </Link>
      );
    case 'web':
      return (
        <ExternalLink className={className} href={destination.href}>
          {children}
        </ExternalLink>
      );
    default:
      return otherwise;
  }
}

import type { ReactNode } from 'react';
import { destinationOf } from '../content/destination.ts';
import { ExternalLink, Link } from '../language/link.tsx';

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

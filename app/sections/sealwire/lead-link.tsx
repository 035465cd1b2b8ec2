import { ContactLink } from '../../contact/contact-link.tsx';
import { ExternalLink } from '../../language/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MoreLink } from '../../blocks/more-link.tsx';
import type { Lead } from './ways.ts';

/** Addresses and numbers open the visitor's mail program or phone. */
export function LeadLink(lead: Lead) {
  if ('message' in lead) {
    return (
      <ContactLink className="more" message={lead.message}>
        {lead.words}
        <Icon name="onward" />
      </ContactLink>
    );
  }
  const { words, href, verbatim } = lead;
  if (verbatim) {
    return (
      <a className="more" href={href} translate="no">
        <bdi dir="ltr">{words}</bdi>
      </a>
    );
  }
  if (href.startsWith('#')) {
    return (
      <a className="more" href={href}>
        {words}
        <Icon name="onward" />
      </a>
    );
  }
  if (href.startsWith('/')) return <MoreLink link={href}>{words}</MoreLink>;
  return (
    <ExternalLink className="more" href={href}>
      {words}
    </ExternalLink>
  );
}

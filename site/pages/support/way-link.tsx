import { EmailLink } from '../../blocks/email-link.tsx';
import { MoreLink } from '../../blocks/more-link.tsx';
import { plain, type Text } from '../../language/text.ts';
import { Icon } from '../../ui/icon.tsx';

/** One way to get help: a row of the table on /support, which the search of its questions finds too. */
export interface Way {
  title: Text;
  hours: Text;
  description: Text;
  /** The text of its link. */
  words: Text;
  /** `/api`, `#faq`, or a URL with `https:`, `mailto:` or `tel:`. */
  href: string;
  /** How the message begins, for a link to the contact form. */
  message?: Text | undefined;
  /** More words by which a search finds it. */
  topics?: Text | undefined;
}

/** Addresses and numbers open the visitor's mail program or phone. */
export function WayLink({ words, href, message }: Pick<Way, 'words' | 'href' | 'message'>) {
  if (href.startsWith('mailto:')) return <EmailLink className="more" address={plain(words)} />;
  if (href.startsWith('tel:')) {
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
  return (
    <MoreLink link={href} message={message}>
      {words}
    </MoreLink>
  );
}

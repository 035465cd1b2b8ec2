import { Link } from '../language/link.tsx';
import type { PhraseValues, Text } from '../language/text.ts';
import { useTranslate } from '../language/use-translate.ts';
import { Icon } from '../ui/icon.tsx';

interface MoreLinkProps {
  to: string;
  children: Text;
  /** What it is about, for screen readers that list links without their context. */
  about?: Text;
}

/** A link with an arrow. */
export function MoreLink({ to, children, about }: MoreLinkProps) {
  return (
    <Link className="more" to={to}>
      {children}
      {about && <About name={about} />}
      <Icon name="onward" />
    </Link>
  );
}

/** What a link or button is about, for screen readers that list them without their context. */
export function About({ name, translate }: { name: Text; translate?: 'no' }) {
  const t = useTranslate();
  return (
    <span className="vh" translate={translate}>
      {t(': {name}', { name: String(name) })}
    </span>
  );
}

export interface PageLink {
  to: string;
  /** English phrase. */
  label: string;
}

/** Links to other pages, side by side. */
export function MoreLinks({ links, values }: { links: readonly PageLink[]; values?: PhraseValues }) {
  const t = useTranslate();
  return (
    <p className="ways">
      {links.map(({ to, label }) => (
        <MoreLink key={to} to={to}>
          {t(label, values)}
        </MoreLink>
      ))}
    </p>
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

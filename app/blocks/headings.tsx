import { type Text } from '../language/text.ts';
import type { ReactNode } from 'react';
import { CallToAction } from './call-to-action.tsx';
import { Headline } from './headline.tsx';

interface PageHeroProps {
  heading: Text;
  lead: Text;
  className?: string;
}

/** How most pages begin: headline, one paragraph, two buttons. */
export function PageHero({ heading, lead, className = 'opening' }: PageHeroProps) {
  return (
    <section className={`wrap page-head ${className}`}>
      <Headline level={1} text={heading} />
      <div>
        <p className="lead">{lead}</p>
        <CallToAction />
      </div>
    </section>
  );
}

/** A section's heading with a paragraph beside it. */
export function SectionHead({ heading, text }: { heading: Text; text: Text }) {
  return (
    <div className="head">
      <Headline level={2} text={heading} />
      <p>{text}</p>
    </div>
  );
}

interface AsideProps {
  heading: Text;
  text?: Text;
  children?: ReactNode;
}

/** The narrow column beside a list: what the list is about and where to read more. */
export function Aside({ heading, text, children }: AsideProps) {
  return (
    <div className="aside">
      <Headline level={2} text={heading} />
      {text !== undefined && <p>{text}</p>}
      {children}
    </div>
  );
}

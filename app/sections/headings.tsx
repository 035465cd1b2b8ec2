import type { ReactNode } from 'react';
import { useTranslate } from '../language/use-translate.ts';
import { CallToAction } from './call-to-action.tsx';
import { Headline } from './headline.tsx';

interface PageHeroProps {
  /** English phrases. */
  heading: string;
  lead: string;
  className?: string;
}

/** How most pages begin: headline, one paragraph, two buttons. */
export function PageHero({ heading, lead, className = 'opening' }: PageHeroProps) {
  const t = useTranslate();
  return (
    <section className={`wrap page-head ${className}`}>
      <Headline level={1} text={t(heading)} />
      <div>
        <p className="lead">{t(lead)}</p>
        <CallToAction />
      </div>
    </section>
  );
}

/** A section's heading with a paragraph beside it. English phrases. */
export function SectionHead({ heading, text }: { heading: string; text: string }) {
  const t = useTranslate();
  return (
    <div className="head">
      <Headline level={2} text={t(heading)} />
      <p>{t(text)}</p>
    </div>
  );
}

interface AsideProps {
  /** English phrases. */
  heading: string;
  text?: string;
  children?: ReactNode;
}

/** The narrow column beside a list: what the list is about and where to read more. */
export function Aside({ heading, text, children }: AsideProps) {
  const t = useTranslate();
  return (
    <div className="aside">
      <Headline level={2} text={t(heading)} />
      {text !== undefined && <p>{t(text)}</p>}
      {children}
    </div>
  );
}

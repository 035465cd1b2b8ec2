import type { ReactNode } from 'react';
import { useTranslate } from '../language/use-translate.ts';
import { CallToAction } from './call-to-action.tsx';

/** How most pages begin: headline, one paragraph, two buttons. English phrases. */
export function PageHero({ heading, lead }: { heading: string; lead: string }) {
  const t = useTranslate();
  return (
    <section className="wrap page-head opening">
      <h1>{t(heading)}</h1>
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
      <h2>{t(heading)}</h2>
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
      <h2>{t(heading)}</h2>
      {text !== undefined && <p>{t(text)}</p>}
      {children}
    </div>
  );
}

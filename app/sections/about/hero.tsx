import type { AboutContent } from '../../content/files/about.ts';
import { Opening } from '../opening.tsx';

/** What the page says when about.json cannot be had or says nothing (specification, section 2). */
const FALLBACK = {
  title: 'About {brand}',
  description:
    'AI-driven corporate communications and investor relations: drafts for your people to review, and a record of how the market responds.',
};

export function AboutHero({ title, description }: AboutContent['hero']) {
  return <Opening title={title || FALLBACK.title} lead={description || FALLBACK.description} />;
}

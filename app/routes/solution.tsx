import { useLocation } from 'react-router';
import { useContent } from '../../rendering/page-content.tsx';
import type { PageModule } from '../../rendering/page-module.ts';
import { slugOf } from '../content/documents.ts';
import { MissingText } from '../sections/prose/missing-text.tsx';
import { SolutionPage } from '../sections/solutions/solution-page.tsx';
import '../sections/solutions/solutions.css';
import '../sections/solutions/commitments.css';
import '../sections/solutions/timeline.css';

export const files = ['solutions.json'] satisfies PageModule['files'];

/** One of the pages of solutions.json. */
export default function Solution() {
  const { pathname } = useLocation();
  const { pages } = useContent('solutions.json').content;
  const page = pages.find(({ slug }) => slug === slugOf(pathname));
  return page ? <SolutionPage {...page} /> : <MissingText path={pathname} />;
}

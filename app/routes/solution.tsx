import { solutionsContent } from '../content/files/solutions.ts';
import { useContent, usePage } from '../page-context.ts';
import type { PageModule } from '../page-module.ts';
import { slugOf } from '../content/documents.ts';
import { MissingText } from '../sections/prose/missing-text.tsx';
import { SolutionPage } from '../sections/solutions/solution-page.tsx';

export const styles = [
  'drawings/drawings.css',
  'sections/solutions/solutions.css',
  'sections/solutions/commitments.css',
  'sections/solutions/timeline.css',
] satisfies PageModule['styles'];

/** One of the pages of solutions.json. */
export default function Solution() {
  const { path } = usePage();
  const { pages } = useContent(solutionsContent).content;
  const page = pages.find(({ slug }) => slug === slugOf(path));
  return page ? <SolutionPage {...page} /> : <MissingText path={path} />;
}

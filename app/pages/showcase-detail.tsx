import { showcaseContent } from '../content/files/showcase.ts';
import { useContent, usePage } from '../page-context.ts';
import { MissingText } from '../blocks/missing-text.tsx';
import { CompanyPage } from '../sections/showcase/company-page.tsx';

/**
 * The page of one company. When showcase.json cannot be read, the built-in facts are shown without an error: they rarely
 * change.
 */
export default function ShowcaseDetail() {
  const { path } = usePage();
  const { content } = useContent(showcaseContent);
  const company = content.showcases.find(({ link, page }) => page && link === path);
  if (!company?.page) return <MissingText path={path} />;
  return <CompanyPage {...content} company={company} page={company.page} />;
}

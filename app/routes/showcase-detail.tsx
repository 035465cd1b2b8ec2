import { useLocation } from 'react-router';
import { useContent } from '../../rendering/page-content.tsx';
import type { PageModule } from '../../rendering/page-module.ts';
import { MissingText } from '../sections/prose/missing-text.tsx';
import { CompanyPage } from '../sections/showcase/company-page.tsx';
import '../sections/showcase/showcase.css';

export const files = ['showcase.json'] satisfies PageModule['files'];

/**
 * The page of one company. When showcase.json cannot be read, the built-in facts are shown without an error: they rarely
 * change.
 */
export default function ShowcaseDetail() {
  const { pathname } = useLocation();
  const { content } = useContent('showcase.json');
  const company = content.showcases.find(({ link }) => link === pathname);
  if (!company?.page) return <MissingText path={pathname} />;
  return <CompanyPage {...content} company={company} page={company.page} />;
}

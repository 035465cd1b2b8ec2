import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useContent } from '../../rendering/page-content.tsx';
import type { PageModule } from '../../rendering/page-module.ts';
import { LoadingPage } from '../sections/loading.tsx';
import { companyAt, isCompanySlug, type CompanySlug } from '../sections/showcase/companies.ts';
import { CompanyPage } from '../sections/showcase/company-page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import '../sections/showcase/showcase.css';

export const files = ['showcase.json'] satisfies PageModule['files'];

/** The page of one company. routes.ts sends only the slugs of the table here. */
export default function ShowcaseDetail() {
  const slug = useLocation().pathname.split('/').at(-1) ?? '';
  return (
    <>
      <PageHead />
      {isCompanySlug(slug) && (
        <Suspense fallback={<LoadingPage />}>
          <DetailPage slug={slug} />
        </Suspense>
      )}
    </>
  );
}

/** When showcase.json cannot be read, the built-in facts are shown without an error: they rarely change. */
function DetailPage({ slug }: { slug: CompanySlug }) {
  const { showcases } = useContent('showcase.json').content;
  return <CompanyPage slug={slug} company={companyAt(slug, showcases)} />;
}

import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Fundraising } from '../sections/solutions/fundraising.tsx';
import { IpoPreparation } from '../sections/solutions/ipo-preparation.tsx';
import { PrivateCompanies } from '../sections/solutions/private-companies.tsx';
import { PublicCompanies } from '../sections/solutions/public-companies.tsx';
import { solutionAt, type SolutionSlug } from '../sections/solutions/slugs.ts';
import { PageHead } from '../shell/page-head.tsx';
import '../sections/solutions/solutions.css';

const PAGES: Readonly<Record<SolutionSlug, ReactNode>> = {
  'public-companies': <PublicCompanies />,
  'private-companies': <PrivateCompanies />,
  'ipo-preparation': <IpoPreparation />,
  fundraising: <Fundraising />,
};

/** One of the solution pages. routes.ts sends only the slugs of the table here. */
export default function Solution() {
  const slug = solutionAt(useLocation().pathname);
  return (
    <>
      <PageHead />
      {slug && PAGES[slug]}
    </>
  );
}

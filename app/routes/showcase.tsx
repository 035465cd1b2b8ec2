import { Suspense } from 'react';
import { useContent } from '../../rendering/page-content.tsx';
import type { PageModule } from '../../rendering/page-module.ts';
import { Invitation } from '../sections/showcase/invitation.tsx';
import { FailedListing, LoadingListing } from '../sections/showcase/listing-states.tsx';
import { Listing } from '../sections/showcase/listing.tsx';
import { Reasons } from '../sections/showcase/reasons.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const files = ['showcase.json'] satisfies PageModule['files'];

export default function Showcase() {
  return (
    <>
      <PageHead />
      <Suspense fallback={<LoadingListing />}>
        <ShowcasePage />
      </Suspense>
    </>
  );
}

function ShowcasePage() {
  const { content, error } = useContent('showcase.json');
  if (error) return <FailedListing />;
  return (
    <>
      <Listing {...content} />
      <Reasons {...content.why_choose} />
      <Invitation {...content.cta} />
    </>
  );
}

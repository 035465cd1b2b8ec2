import { Suspense } from 'react';
import { contentClientLoader, contentLoader } from '../content/content-loader.ts';
import { showcaseContent } from '../content/files/showcase.ts';
import { useContent } from '../content/use-content.ts';
import { Invitation } from '../sections/showcase/invitation.tsx';
import { FailedListing, LoadingListing } from '../sections/showcase/listing-states.tsx';
import { Listing } from '../sections/showcase/listing.tsx';
import { Reasons } from '../sections/showcase/reasons.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const loader = contentLoader(showcaseContent);
export const clientLoader = contentClientLoader(showcaseContent);

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
  const { content, error } = useContent(showcaseContent);
  if (error) return <FailedListing />;
  return (
    <>
      <Listing {...content} />
      <Reasons {...content.why_choose} />
      <Invitation {...content.cta} />
    </>
  );
}

import { Suspense } from 'react';
import type { PageModule } from '../../rendering/page-module.ts';
import { LoadingPage } from '../sections/loading-page.tsx';
import { ContactOptions } from '../sections/sealwire/contact-options.tsx';
import { HelpSearch } from '../sections/sealwire/help-search.tsx';
import { ServiceStatus } from '../sections/sealwire/service-status.tsx';
import { QUERY } from '../sections/sealwire/use-help-search.ts';
import { PageHead } from '../shell/page-head.tsx';

export const query = [QUERY];
export const files = ['support.json'] satisfies PageModule['files'];

/** Help with Sealwire: search, resources, questions, people, status. */
export default function Support() {
  return (
    <div className="sealwire">
      <PageHead />
      <Suspense fallback={<LoadingPage />}>
        <HelpSearch />
        <ContactOptions />
      </Suspense>
      <ServiceStatus />
    </div>
  );
}

import { Suspense } from 'react';
import { useContent } from '../../rendering/page-content.tsx';
import type { PageModule } from '../../rendering/page-module.ts';
import { LoadingPage } from '../sections/loading.tsx';
import { ContactOptions } from '../sections/sealwire/contact-options.tsx';
import { HelpSearch, QUERY } from '../sections/sealwire/help-search.tsx';
import { ServiceStatus } from '../sections/sealwire/service-status.tsx';
import { PageHead } from '../shell/page-head.tsx';
import '../sections/sealwire/sealwire.css';
import '../sections/faq/faq.css';

export const query = [QUERY];
export const files = ['support.json'] satisfies PageModule['files'];

export default function Support() {
  return (
    <div className="sealwire">
      <Suspense fallback={<LoadingPage />}>
        <SupportPage />
      </Suspense>
    </div>
  );
}

function SupportPage() {
  const { content } = useContent('support.json');
  return (
    <>
      <PageHead {...content.seo} />
      <HelpSearch {...content} />
      <ContactOptions {...content} />
      <ServiceStatus {...content} />
    </>
  );
}

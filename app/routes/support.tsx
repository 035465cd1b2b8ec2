import { ContactOptions } from '../sections/sealwire/contact-options.tsx';
import { HelpSearch } from '../sections/sealwire/help-search.tsx';
import { ServiceStatus } from '../sections/sealwire/service-status.tsx';
import { PageHead } from '../shell/page-head.tsx';

/** Help with Sealwire: search, resources, questions, people, status. */
export default function Support() {
  return (
    <div className="sealwire">
      <PageHead />
      <HelpSearch />
      <ContactOptions />
      <ServiceStatus />
    </div>
  );
}

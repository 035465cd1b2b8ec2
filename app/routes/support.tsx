import { useContent } from '../../rendering/page-content.tsx';
import type { PageModule } from '../../rendering/page-module.ts';
import { ContactOptions } from '../sections/sealwire/contact-options.tsx';
import { HelpSearch, QUERY } from '../sections/sealwire/help-search.tsx';
import { ServiceStatus } from '../sections/sealwire/service-status.tsx';
import { PageHead } from '../shell/page-head.tsx';
import '../sections/sealwire/sealwire.css';
import '../sections/faq/faq.css';

export const query = [QUERY];
export const files = ['support.json'] satisfies PageModule['files'];

export default function Support() {
  const { content } = useContent('support.json');
  return (
    <div className="sealwire">
      <PageHead {...content.seo} />
      <HelpSearch {...content} />
      <ContactOptions {...content} />
      <ServiceStatus {...content} />
    </div>
  );
}

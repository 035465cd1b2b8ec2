import { useContent } from '../../rendering/page-content.tsx';
import type { PageModule } from '../../rendering/page-module.ts';
import { Ledger } from '../sections/ledger.tsx';
import { ApiHead } from '../sections/sealwire/api-head.tsx';
import { Limits } from '../sections/sealwire/limits.tsx';
import { Reference } from '../sections/sealwire/reference.tsx';
import { PageHead } from '../shell/page-head.tsx';
import '../sections/sealwire/sealwire.css';

export const files = ['api.json'] satisfies PageModule['files'];

/** The documentation of the messaging API, which this site never calls. */
export default function Api() {
  const { seo, hero, features, limits } = useContent('api.json').content;
  return (
    <div className="sealwire">
      <PageHead {...seo} />
      <ApiHead {...hero} ask={limits.links[0]} />
      <div className="wrap promises">
        <Ledger entries={features.items} />
      </div>
      <Reference />
      <Limits {...limits} />
    </div>
  );
}

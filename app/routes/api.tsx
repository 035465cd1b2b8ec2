import { Abilities } from '../sections/sealwire/abilities.tsx';
import { ApiHead } from '../sections/sealwire/api-head.tsx';
import { Limits } from '../sections/sealwire/limits.tsx';
import { Reference } from '../sections/sealwire/reference.tsx';
import { PageHead } from '../shell/page-head.tsx';

/** The documentation of Sealwire's API. The site itself never calls it. */
export default function Api() {
  return (
    <div className="sealwire">
      <PageHead />
      <ApiHead />
      <Abilities />
      <Reference />
      <Limits />
    </div>
  );
}

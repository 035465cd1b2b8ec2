import { apiContent } from '../content/files/api.ts';
import { useContent } from '../page-context.ts';
import { Entries } from '../blocks/entries.tsx';
import { ApiHead } from '../sections/sealwire/api-head.tsx';
import { Limits } from '../sections/sealwire/limits.tsx';
import { Reference } from '../sections/sealwire/reference.tsx';
import { PageHead } from '../shell/page-head.tsx';

/** The documentation of the messaging API, which this site never calls. */
export default function Api() {
  const { seo, hero, features, limits } = useContent(apiContent).content;
  return (
    <div className="sealwire">
      <PageHead {...seo} />
      <ApiHead {...hero} ask={limits.links[0]} />
      <div className="wrap promises">
        <Entries layout="columns" columns={4} entries={features.items} />
      </div>
      <Reference />
      <Limits {...limits} />
    </div>
  );
}

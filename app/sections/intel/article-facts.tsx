import type { DocumentOf } from '../../content/document-facts.ts';
import { useAddress } from '../../language/use-address.ts';
import { useFill } from '../../language/use-translate.ts';
import { cardPath } from '../../shell/card.ts';
import { article } from '../../shell/schema-org.ts';
import { StructuredData } from '../../shell/structured-data.tsx';
import { useFactsSite } from '../../shell/use-facts-site.ts';

/** What search engines may know of an article. */
export function ArticleFacts({ path, ...facts }: DocumentOf<'articles'>['facts'] & { path: string }) {
  const fill = useFill();
  const address = useAddress();
  const site = useFactsSite();
  const { title, description, author, published, tags } = facts;
  return (
    <StructuredData
      facts={article(site, {
        path: address(path),
        image: cardPath(path),
        title: fill(title),
        description: fill(description),
        author: fill(author),
        published,
        tags,
      })}
    />
  );
}

import type { DocumentOf } from '../../content/document-metadata.ts';
import { useLocalizePath } from '../../language/use-localize-path.ts';
import { useFill } from '../../language/use-translate.ts';
import { cardPath } from '../../shell/card.ts';
import { article } from '../../shell/schema-org.ts';
import { StructuredData, useSiteIdentity } from '../../shell/structured-data.tsx';

/** What search engines may know of an article. */
export function ArticleFacts({ path, ...metadata }: DocumentOf<'articles'>['metadata'] & { path: string }) {
  const fill = useFill();
  const address = useLocalizePath();
  const site = useSiteIdentity();
  const { title, description, author, published, tags } = metadata;
  return (
    <StructuredData
      data={article(site, {
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

import { plain } from '../language/text.ts';
import { languageOf } from '../language/text-element.tsx';
import { useTranslate } from '../language/use-language.ts';
import { FEED_PATH } from '../routes.ts';

/** In the head, where feed readers look for it. */
export function FeedLink() {
  const t = useTranslate();
  const title = t('Intel from {brand}');
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      title={plain(title)}
      href={FEED_PATH}
      {...languageOf(title)}
    />
  );
}

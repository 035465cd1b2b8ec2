import { useTranslate } from '../../language/use-translate.ts';
import { FEED_PATH } from '../../routes.ts';

/** In the head, where feed readers look for it. */
export function FeedLink() {
  const t = useTranslate();
  return (
    <link rel="alternate" type="application/atom+xml" title={t('Intel from {brand}')} href={FEED_PATH} />
  );
}

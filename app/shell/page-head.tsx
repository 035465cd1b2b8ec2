import { useLocation } from 'react-router';
import { useTranslate } from '../language/use-translate.ts';
import { sitePageAt } from '../site-pages.ts';
import { useSiteData } from './site-data.ts';

interface PageHeadProps {
  /** English phrases in place of those of the page's entry in site-pages.ts. */
  title?: string;
  description?: string;
  /** A page that search engines should leave out, such as the not-found page. */
  hidden?: boolean;
}

/** Title and tags of the page at hand. React moves them into the head, on the server and at each navigation. */
export function PageHead({ title, description, hidden = false }: PageHeadProps) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const origin = useSiteData()?.origin ?? '';
  const page = sitePageAt(pathname);
  const named = t('{title} · {brand}', { title: t(title ?? page?.title ?? '') });
  const described = t(description ?? page?.description ?? '');
  return (
    <>
      <title>{named}</title>
      <meta name="description" content={described} />
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={`${origin}${pathname}`} />
          <meta property="og:title" content={named} />
          <meta property="og:description" content={described} />
          <meta property="og:url" content={`${origin}${pathname}`} />
          <meta property="og:type" content="website" />
        </>
      )}
    </>
  );
}

import { useLocation } from 'react-router';
import { useTranslate } from '../language/use-translate.ts';
import { useSiteData } from './site-data.ts';

interface PageHeadProps {
  /** English phrase; the brand is added behind it. */
  title: string;
  /** English phrase of 110 to 160 characters. */
  description: string;
  /** A page that search engines should leave out, such as the not-found page. */
  hidden?: boolean;
}

/** Title and tags of a page. React moves them into the head, on the server and at each navigation. */
export function PageHead({ title, description, hidden = false }: PageHeadProps) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const origin = useSiteData()?.origin ?? '';
  const named = t('{title} · {brand}', { title: t(title) });
  return (
    <>
      <title>{named}</title>
      <meta name="description" content={t(description)} />
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={`${origin}${pathname}`} />
          <meta property="og:title" content={named} />
          <meta property="og:description" content={t(description)} />
          <meta property="og:url" content={`${origin}${pathname}`} />
          <meta property="og:type" content="website" />
        </>
      )}
    </>
  );
}

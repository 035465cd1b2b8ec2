import { useLocation } from 'react-router';
import { useLanguage } from '../language/language-provider.tsx';
import type { LanguageCode } from '../language/languages.ts';
import { plainLine } from '../language/typeset.ts';
import { useLocalizePath } from '../language/use-localize-path.ts';
import { useFill, useTranslate } from '../language/use-translate.ts';
import { sitePageAt } from '../routes.ts';
import { CARD, cardPath } from './card.ts';
import { useSiteData } from './site-data.ts';

interface PageHeadProps {
  /** English phrases that replace those of the page's row in app/routes.ts. */
  title?: string;
  description?: string;
  /** Comma-separated phrases. */
  keywords?: string;
  /** Canonical URL of the English page if it differs from its own: a path or a full URL. */
  canonical?: string;
  /** Publication date, `2025-09-01`. Marks the page as an article. */
  published?: string;
  /** Excludes the page from search engines, such as the not-found page. */
  hidden?: boolean;
}

/** Title and meta tags. React moves them into the head, on the server and on each navigation. */
export function PageHead({
  title,
  description,
  keywords,
  canonical,
  published,
  hidden = false,
}: PageHeadProps) {
  const t = useTranslate();
  const fill = useFill();
  const { code, hasLanguagePrefix } = useLanguage();
  const { pathname } = useLocation();
  const localize = useLocalizePath();
  const origin = useSiteData().origin;
  const page = sitePageAt(pathname);
  const phrase = title ?? page?.title ?? '';
  // Titles that already contain the brand get no suffix.
  const fullTitle = plainLine(
    phrase.includes('{brand}') ? t(phrase) : t('{title} · {brand}', { title: String(t(phrase)) }),
  );
  const fullDescription = plainLine(t(description ?? page?.description ?? ''));
  const path = page?.path ?? pathname;
  const canonicalUrl = absoluteUrl((!hasLanguagePrefix && canonical) || localize(path), origin);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={fullDescription} />
      {keywords && <meta name="keywords" content={t(keywords)} />}
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonicalUrl} />
          <meta property="og:title" content={fullTitle} />
          <meta property="og:description" content={fullDescription} />
          <meta property="og:url" content={canonicalUrl} />
          <meta property="og:type" content={published ? 'article' : 'website'} />
          {published && <meta property="article:published_time" content={published} />}
          <meta property="og:site_name" content={fill('{brand}')} />
          <meta property="og:locale" content={localeOf(code)} />
          <meta property="og:image" content={`${origin}${cardPath(path)}`} />
          <meta property="og:image:width" content={String(CARD.width)} />
          <meta property="og:image:height" content={String(CARD.height)} />
          <meta property="og:image:alt" content={fullTitle} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

function absoluteUrl(pathOrUrl: string, origin: string): string {
  return /^https?:/.test(pathOrUrl) ? pathOrUrl : `${origin}${pathOrUrl}`;
}

/** Open Graph's form of a language with its most likely region: `de_DE`. */
function localeOf(code: LanguageCode): string {
  const { language, region } = new Intl.Locale(code).maximize();
  return `${language}_${region}`;
}

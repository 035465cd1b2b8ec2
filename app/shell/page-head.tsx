import { useLocation } from 'react-router';
import { useLanguage } from '../language/language-provider.tsx';
import type { LanguageCode } from '../language/languages.ts';
import { useAddress } from '../language/use-address.ts';
import { useFill, useTranslate } from '../language/use-translate.ts';
import { sitePageAt } from '../routes.ts';
import { CARD, cardPath } from './card.ts';
import { useSiteData } from './site-data.ts';

interface PageHeadProps {
  /** English phrases in place of those of the page's entry in app/routes.ts. */
  title?: string;
  description?: string;
  /** Comma-separated phrases. */
  keywords?: string;
  /**
   * The address that search engines should keep for the English page, when it is not its own: a path or a
   * full address.
   */
  canonical?: string;
  /** The day of publication, 2025-09-01: says that the page is an article. */
  published?: string;
  /** A page that search engines should leave out, such as the not-found page. */
  hidden?: boolean;
}

/** Title and tags of the page at hand. React moves them into the head, on the server and at each navigation. */
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
  const { code, addressed } = useLanguage();
  const { pathname } = useLocation();
  const address = useAddress();
  const origin = useSiteData().origin;
  const page = sitePageAt(pathname);
  const phrase = title ?? page?.title ?? '';
  // A title that names the brand itself stands alone.
  const named = phrase.includes('{brand}') ? t(phrase) : t('{title} · {brand}', { title: t(phrase) });
  const described = t(description ?? page?.description ?? '');
  const path = page?.path ?? pathname;
  const kept = addressOf((!addressed && canonical) || address(path), origin);
  return (
    <>
      <title>{named}</title>
      <meta name="description" content={described} />
      {keywords && <meta name="keywords" content={t(keywords)} />}
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={kept} />
          <meta property="og:title" content={named} />
          <meta property="og:description" content={described} />
          <meta property="og:url" content={kept} />
          <meta property="og:type" content={published ? 'article' : 'website'} />
          {published && <meta property="article:published_time" content={published} />}
          <meta property="og:site_name" content={fill('{brand}')} />
          <meta property="og:locale" content={localeOf(code)} />
          <meta property="og:image" content={`${origin}${cardPath(path)}`} />
          <meta property="og:image:width" content={String(CARD.width)} />
          <meta property="og:image:height" content={String(CARD.height)} />
          <meta property="og:image:alt" content={named} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

function addressOf(canonical: string, origin: string): string {
  return /^https?:/.test(canonical) ? canonical : `${origin}${canonical}`;
}

/** A language with the territory it is most spoken in, as Open Graph writes it: `de_DE`. */
function localeOf(code: LanguageCode): string {
  const { language, region } = new Intl.Locale(code).maximize();
  return `${language}_${region}`;
}

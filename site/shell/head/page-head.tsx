import { plain, untranslated, type Text } from '../../language/text.ts';
import { useLanguage, useLocalizePath, useFill, useTranslate } from '../../language/use-language.ts';
import { DEFAULT_LANGUAGE, isHidden, tagOf, type LanguageCode } from '../../language/languages.ts';
import { languageOf } from '../../language/text-element.tsx';
import { isEnglishOnly } from '../../routes.ts';
import { CARD, cardPath, cardTitle } from './card.ts';
import { PageStructuredData } from './structured-data.tsx';
import { useContent, usePage } from '../../page-context.ts';

/** The picture that other sites show beside a link to a page. */
export interface SharedPicture {
  /** A path or a full URL. */
  address: string;
  /** In pixels; unknown for a picture of another site. */
  width?: number;
  height?: number;
  alt: Text;
}

export interface PageHeadProps {
  /** Without a title there is only the brand; without a description, that of the brand. */
  title?: Text;
  description?: Text;
  /** Comma-separated phrases. */
  keywords?: Text;
  /** Canonical URL of the English page if it differs from its own: a path or a full URL. */
  canonical?: string;
  /** The title of the file is complete: the brand is not appended. */
  isWholeTitle?: boolean;
  /** Publication date, `2025-09-01`. Marks the page as an article. */
  published?: string;
  /** Replaces the drawn card. */
  image?: SharedPicture | undefined;
  /** Excludes the page from search engines, such as the not-found page. */
  hidden?: boolean;
}

/**
 * The id of a page's first part, of a long text its first section. Chromium paints a page when all of that part is
 * there: while it is still reading, half a header or an unfinished drawing would move. No heading of a text has an id
 * with a dot.
 */
export const PAGE_START = 'page.start';

/** Title and meta tags. React moves them into the head. */
export function PageHead({
  title,
  description,
  keywords,
  canonical,
  isWholeTitle = false,
  published,
  image,
  hidden = false,
}: PageHeadProps) {
  const t = useTranslate();
  const fill = useFill();
  const { code, hasLanguagePrefix } = useLanguage();
  const { path: pathname, content } = usePage();
  const localize = useLocalizePath();
  const origin = usePage().origin;
  const { branding } = useContent('common');
  const brand = fill('{brand}');
  const titleText = title || brand;
  // Titles that already contain the brand get no suffix.
  const hasBrand = isWholeTitle || plain(titleText).includes(brand);
  const fullTitle = plain(hasBrand ? titleText : t('{title} · {brand}', { title: titleText }));
  // The words of the card, in English in every language.
  const inEnglish =
    code === DEFAULT_LANGUAGE
      ? fullTitle
      : [cardTitle(pathname, content), ...(hasBrand ? [] : [brand])].join(' · ');
  const picture = image ?? {
    address: cardPath(pathname),
    ...CARD,
    alt: untranslated(inEnglish),
  };
  const fullDescription = plain(description || branding.description);
  // Of a text that is in English in every language, search engines should keep the English page.
  const canonicalUrl = absoluteUrl(
    (!hasLanguagePrefix && canonical) || (isEnglishOnly(pathname) ? pathname : localize(pathname)),
    origin,
  );
  return (
    <>
      <title {...languageOf(titleText)}>{fullTitle}</title>
      <meta name="description" content={fullDescription} />
      <link rel="expect" href={`#${PAGE_START}`} blocking="render" />
      {keywords && <meta name="keywords" content={plain(keywords)} />}
      {hidden || isHidden(code) ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonicalUrl} />
          <meta property="og:title" content={fullTitle} />
          <meta property="og:description" content={fullDescription} />
          <meta property="og:url" content={canonicalUrl} />
          <meta property="og:type" content={published ? 'article' : 'website'} />
          {published && <meta property="article:published_time" content={published} />}
          <meta property="og:site_name" content={brand} />
          <meta property="og:locale" content={localeOf(code)} />
          <meta property="og:image" content={absoluteUrl(picture.address, origin)} />
          {picture.width && <meta property="og:image:width" content={String(picture.width)} />}
          {picture.height && <meta property="og:image:height" content={String(picture.height)} />}
          {picture.alt && <meta property="og:image:alt" content={plain(picture.alt)} />}
          <meta name="twitter:card" content="summary_large_image" />
          <PageStructuredData title={titleText} />
        </>
      )}
    </>
  );
}

function absoluteUrl(pathOrUrl: string, origin: string): string {
  return /^https?:/.test(pathOrUrl) ? pathOrUrl : `${origin}${pathOrUrl}`;
}

/** Open Graph's form of a language with its most likely region: `de_DE`. Arabic is of no country there. */
function localeOf(code: LanguageCode): string {
  if (code === 'ar') return 'ar_AR';
  const { language, region } = new Intl.Locale(tagOf(code)).maximize();
  return `${language}_${region}`;
}

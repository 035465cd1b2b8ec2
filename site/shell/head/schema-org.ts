import { plain, type Text } from '../../language/text.ts';
import type { PricingContent } from '../../pages/pricing/content.ts';

/** An object of the schema.org vocabulary. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

export interface SiteIdentity {
  /** Without a trailing slash. */
  origin: string;
  brand: string;
}

interface OrganizationDetails {
  description: string;
  email: string;
}

/**
 * The publisher of the site. `sameAs` waits for pages in social networks: the footer's links are placeholders.
 * @param details for the one place that describes it
 */
export function organization({ origin, brand }: SiteIdentity, details?: OrganizationDetails) {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    ...(details && {
      ...details,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        email: details.email,
        url: `${origin}/contact`,
      },
    }),
  } satisfies Thing;
}

/** The trail from the home page to a page. */
export function breadcrumbs(origin: string, trail: readonly { path: string; name: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

/** Undefined without questions. */
export function faqPage(items: readonly { question: Text; answer: Text }[]): Thing | undefined {
  if (items.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: plain(question),
      acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
    })),
  };
}

interface ArticleMetadata {
  path: string;
  /** A path or a full URL. */
  image: string;
  title: string;
  description: string;
  author: string;
  /** ISO date, `2025-09-01`; may be empty, as may the next. */
  published: string;
  updated: string;
  tags: readonly string[];
}

/** Articles are in English, whatever the language of the page. */
export function article(site: SiteIdentity, { path, image, ...metadata }: ArticleMetadata): Thing {
  const byTeam = metadata.author.includes(site.brand);
  return {
    '@type': 'Article',
    headline: metadata.title,
    description: metadata.description,
    datePublished: metadata.published || undefined,
    dateModified: metadata.updated || undefined,
    author: byTeam
      ? { '@type': 'Organization', name: metadata.author, url: `${site.origin}/about` }
      : { '@type': 'Person', name: metadata.author },
    publisher: organization(site),
    image: image.startsWith('/') ? `${site.origin}${image}` : image,
    mainEntityOfPage: `${site.origin}${path}`,
    inLanguage: 'en',
    keywords: metadata.tags.join(', ') || undefined,
  };
}

/** The platform with its monthly prices. Undefined when no plan has a price. */
export function product(
  site: SiteIdentity,
  about: { path: string; image: string; description: Text },
  plans: readonly Pick<PricingContent['plans'][number], 'name' | 'description' | 'price'>[],
): Thing | undefined {
  const url = `${site.origin}${about.path}`;
  const offers = plans.flatMap(({ name, description, price }) => {
    if (typeof price !== 'number') return [];
    const amount = { price, priceCurrency: 'USD' };
    // MON is "month" in UN/CEFACT Recommendation 20, the code list that schema.org uses.
    const priceSpecification = { '@type': 'UnitPriceSpecification', ...amount, unitCode: 'MON' };
    return [
      {
        '@type': 'Offer',
        name: plain(name),
        description: plain(description) || undefined,
        url,
        ...amount,
        priceSpecification,
        availability: 'https://schema.org/InStock',
      },
    ];
  });
  if (offers.length === 0) return undefined;
  return {
    '@type': 'Product',
    name: site.brand,
    description: plain(about.description),
    brand: { '@type': 'Brand', name: site.brand },
    image: `${site.origin}${about.image}`,
    url,
    offers,
  };
}

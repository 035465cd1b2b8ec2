import type { PricingContent } from '../content/files/pricing.ts';

/** A thing in the vocabulary of schema.org. */
export interface Facts {
  '@type': string;
  [property: string]: unknown;
}

/** The site that the facts stand on: its origin without a slash at the end, and whose it is. */
export interface FactsSite {
  origin: string;
  brand: string;
}

/** Who publishes everything on the site. */
export function organization({ origin, brand }: FactsSite) {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
  } satisfies Facts;
}

export function webSite(site: FactsSite, language: string): Facts {
  const publisher = { '@id': organization(site)['@id'] };
  return { '@type': 'WebSite', name: site.brand, url: `${site.origin}/`, inLanguage: language, publisher };
}

/** The way from the top of the site to a page. */
export function breadcrumbs(origin: string, trail: readonly { path: string; name: string }[]): Facts {
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

/** Questions and answers that the page shows; undefined without any. */
export function faqPage(items: readonly { question: string; answer: string }[]): Facts | undefined {
  if (items.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

interface ArticleFacts {
  path: string;
  image: string;
  title: string;
  description: string;
  author: string;
  /** A day, 2025-09-01; may be empty. */
  published: string;
  tags: string;
}

/** An article. Articles are in English, whatever the language of the page around them. */
export function article(site: FactsSite, { path, image, ...facts }: ArticleFacts): Facts {
  const byTeam = facts.author.includes(site.brand);
  return {
    '@type': 'Article',
    headline: facts.title,
    description: facts.description,
    datePublished: facts.published || undefined,
    author: { '@type': byTeam ? 'Organization' : 'Person', name: facts.author },
    publisher: organization(site),
    image: `${site.origin}${image}`,
    mainEntityOfPage: `${site.origin}${path}`,
    inLanguage: 'en',
    keywords: facts.tags || undefined,
  };
}

/** The platform and what it costs by the month; undefined when no plan has a price. */
export function product(
  site: FactsSite,
  about: { path: string; image: string; description: string },
  plans: PricingContent['plans'],
): Facts | undefined {
  const url = `${site.origin}${about.path}`;
  const offers = plans.flatMap(({ name, description, price }) => {
    if (typeof price !== 'number') return [];
    const amount = { price, priceCurrency: 'USD' };
    // MON is the month in UN/CEFACT Recommendation 20, which schema.org asks for.
    const priceSpecification = { '@type': 'UnitPriceSpecification', ...amount, unitCode: 'MON' };
    return [
      { '@type': 'Offer', name, description: description || undefined, url, ...amount, priceSpecification },
    ];
  });
  if (offers.length === 0) return undefined;
  return {
    '@type': 'Product',
    name: site.brand,
    description: about.description,
    brand: { '@type': 'Brand', name: site.brand },
    image: `${site.origin}${about.image}`,
    url,
    offers,
  };
}

/** Paths of menu labels (specification, section 2), for entries without a link. */
const PATHS: Readonly<Record<string, string>> = {
  home: '/',
  about: '/about',
  solutions: '/solutions',
  showcase: '/showcase',
  intel: '/intel',
  faq: '/faq',
  contact: '/contact',
  pricing: '/pricing',
  'public companies': '/solutions/public-companies',
  'private companies': '/solutions/private-companies',
  'ipo preparation': '/solutions/ipo-preparation',
  fundraising: '/solutions/fundraising',
  'privacy policy': '/privacy-policy',
  compliance: '/compliance',
  'terms of service': '/terms-of-service',
  'data processing': '/data-processing',
  api: '/api',
  support: '/support',
};

/** Case-insensitive. Undefined for an unknown label. */
export function menuPath(label: string): string | undefined {
  return PATHS[label.trim().toLowerCase()];
}

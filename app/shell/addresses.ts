/** Where the labels of the menus lead (specification, section 2) unless an address stands beside them. */
const ADDRESSES: Readonly<Record<string, string>> = {
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

/** Undefined for a label that the site does not know. */
export function addressOf(label: string): string | undefined {
  return ADDRESSES[label.trim().toLowerCase()];
}

/**
 * Where a label of the menus leads (specification, section 2). The labels are the editors' words; one the
 * site does not know leads to the placeholder.
 */
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

export const PLACEHOLDER = '#';

export function addressOf(label: string): string {
  return ADDRESSES[label.trim().toLowerCase()] ?? PLACEHOLDER;
}

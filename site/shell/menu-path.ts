/** Labels that name a page (requirement 2.13), in lower case and with hyphens, as its path has them. */
const PAGES =
  'about solutions showcase intel faq contact pricing api support privacy-policy compliance terms-of-service data-processing';
const SOLUTIONS = 'public-companies private-companies ipo-preparation fundraising';

/** The path of a menu entry without a link, by its label. Case-insensitive. Undefined for an unknown label. */
export function menuPath(label: string): string | undefined {
  const name = label.trim().toLowerCase().replaceAll(' ', '-');
  if (name === 'home') return '/';
  if (PAGES.split(' ').includes(name)) return `/${name}`;
  if (SOLUTIONS.split(' ').includes(name)) return `/solutions/${name}`;
  return undefined;
}

import { ROUTES } from '../routes.ts';

const SOLUTIONS = new Set(['public-companies', 'private-companies', 'ipo-preparation', 'fundraising']);

/**
 * The path of a menu entry without a link, by its label (requirement 2.13): case-insensitive, with spaces for the hyphens
 * of the path. Undefined for an unknown label.
 */
export function menuPath(label: string): string | undefined {
  const name = label.trim().toLowerCase().replaceAll(' ', '-');
  if (name === 'home') return '/';
  if (SOLUTIONS.has(name)) return `/solutions/${name}`;
  return ROUTES.find(({ path }) => path === `/${name}`)?.path;
}

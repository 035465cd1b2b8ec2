import { newYorkDay } from '../app/content/publishing.ts';
import type { SiteServices } from './services.ts';

/** The year that pages show, in New York. */
export function yearOf({ now }: Pick<SiteServices, 'now'>): number {
  return Number(newYorkDay(now()).slice(0, 4));
}

import type { SiteServices } from './services.ts';

type Dated = Pick<SiteServices, 'content' | 'now'>;

/** The year that pages show, in UTC. */
export function yearOf({ now }: Pick<Dated, 'now'>): number {
  return new Date(now()).getUTCFullYear();
}

/** What every answer from the content depends on: the version of the content, and the day, since pages show dates. */
export function siteVersion({ content, now }: Dated): string {
  return `${new Date(now()).toISOString().slice(0, 10)} ${content.version()}`;
}

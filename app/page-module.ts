import type { ComponentType } from 'react';
import type { Posted } from './contact/posted.ts';
import type { PageServices } from './page-services.ts';

/** What a page in `app/pages/` exports. */
export interface PageModule {
  default: ComponentType;
  /**
   * The loading state of the page, in place of the general one, for when its content cannot be read. Null: only parts of
   * the page depend on content.
   */
  Fallback?: ComponentType | null;
  /**
   * What it understands of the query of its address, in one spelling: the same question gives the same parameters. It is
   * rendered and cached for these, whatever else the address says; without any it is the plain page.
   * @param year that the site shows
   */
  query?: (asked: URLSearchParams, year: number) => Readonly<Record<string, string | undefined>>;
  /** The queries that the site links to, such as `?tag=AI`. Their pages are kept like those without a query. */
  linkedQueries?: (services: PageServices) => Promise<readonly string[]>;
  /** HTTP status of a page that rendered without errors; 200 by default. */
  status?: number;
  /** Handles a posted form; without it, POST gets 405. */
  action?: (form: FormData, services: PageServices) => Promise<Posted>;
}

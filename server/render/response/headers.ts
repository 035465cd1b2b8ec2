import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy.ts';
import type { RenderedPage } from '../render-page.tsx';
import type { PageAssets } from '../page-assets.ts';

export interface HeaderOptions extends PolicyOptions {
  assets: PageAssets;
}

/**
 * Browsers may store pages but must revalidate them, since editors can change them at any moment. Never `no-store`,
 * which would disable the back/forward cache.
 */
export const CACHE_CONTROL = 'no-cache';

/** The headers of a rendered page that come from the page itself. */
export function pageHeaders(page: RenderedPage, options: PolicyOptions): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': CACHE_CONTROL,
    'Content-Security-Policy': contentSecurityPolicy(page, options),
  };
}

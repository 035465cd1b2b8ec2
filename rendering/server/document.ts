import type { RenderedPage } from './render-page.tsx';
import { pageDataScript } from '../page-data.ts';
import { SPECULATION_RULES_PATH } from '../../server/speculation-rules.ts';
import { bootScript } from './boot-script.ts';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy.ts';
import type { PageScripts } from './page-scripts.ts';

export interface DocumentOptions extends PolicyOptions {
  /** The scripts of a page, by its file; undefined without a build. */
  scriptsOf: (file: string) => PageScripts | undefined;
}

/**
 * Browsers may store pages but must revalidate them, since editors can change them at any moment. Never `no-store`,
 * which would disable the back/forward cache.
 */
export const CACHE_CONTROL = 'no-cache';

const END = '</body></html>';

/**
 * Completes a rendered page with its scripts and content security policy.
 * @param dataUrl URL of its page data; without one the document holds the data itself
 */
export function finishDocument(
  { html, data, file }: RenderedPage,
  dataUrl: string | undefined,
  { scriptsOf, ...policy }: DocumentOptions,
): { html: string; headers: Record<string, string> } {
  const scripts = scriptsOf(file) ?? [];
  const end = `${pageDataScript(dataUrl ?? data)}${bootScript(scripts, dataUrl ? [dataUrl] : [])}${END}`;
  const finished = `${html.slice(0, html.lastIndexOf(END))}${end}`;
  return {
    html: finished,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': CACHE_CONTROL,
      'Content-Security-Policy': contentSecurityPolicy(finished, policy),
      'Speculation-Rules': `"${SPECULATION_RULES_PATH}"`,
    },
  };
}

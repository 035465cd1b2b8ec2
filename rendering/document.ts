import { setImmediate } from 'node:timers/promises';
import type { RenderedPage } from './render-page.tsx';
import { bootScript } from './boot-script.ts';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy.ts';
import { staticPage } from './static-page.ts';
import type { FindAssets } from './page-assets.ts';

export interface DocumentOptions extends PolicyOptions {
  assetsOf: FindAssets;
  /** Whether pages are written to files for a static host (tools/export.ts). */
  isStatic?: boolean;
}

/**
 * Browsers may store pages but must revalidate them, since editors can change them at any moment. Never `no-store`,
 * which would disable the back/forward cache.
 */
export const CACHE_CONTROL = 'no-cache';

const END = '</body></html>';

/** The script in the head asks for fonts, which the styles declare. */
const AFTER_STYLES = '<script>';

/**
 * Completes a rendered page with its styles, its scripts and its content security policy. It lets other requests go
 * first before each step: they wait for one at the most.
 */
export async function finishDocument(
  { html, language, email }: RenderedPage,
  { assetsOf, isStatic, ...options }: DocumentOptions,
): Promise<{ html: string; headers: Record<string, string> }> {
  await setImmediate();
  const { scripts, styles } = await assetsOf({ language, html });
  await setImmediate();
  const end = `${bootScript(scripts)}${END}`;
  const finished = `${html.slice(0, html.lastIndexOf(END))}${end}`.replace(
    AFTER_STYLES,
    (tag) => `<style>${styles}</style>${tag}`,
  );
  const document = isStatic
    ? staticPage(finished, email, options)
    : { html: finished, policy: contentSecurityPolicy(finished, options) };
  return {
    html: document.html,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': CACHE_CONTROL,
      'Content-Security-Policy': document.policy,
    },
  };
}

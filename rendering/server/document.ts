import { setImmediate } from 'node:timers/promises';
import type { RenderedPage } from './render-page.tsx';
import { SPECULATION_RULES_PATH } from '../../server/speculation-rules.ts';
import { bootScript } from './boot-script.ts';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy.ts';
import { criticalCss } from './critical-css.ts';
import { staticPage } from './static-page.ts';
import type { FindAssets, PageAssets } from './page-assets.ts';

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
  { html, styles: names, language, email }: RenderedPage,
  { assetsOf, isStatic, ...options }: DocumentOptions,
): Promise<{ html: string; headers: Record<string, string> }> {
  await setImmediate();
  const assets = assetsOf({ styles: names, language, html });
  const inlined = await inlineStyles(html, assets);
  await setImmediate();
  const end = `${bootScript(assets.scripts)}${END}`;
  const finished = `${html.slice(0, html.lastIndexOf(END))}${end}`.replace(
    AFTER_STYLES,
    (tag) => inlined + tag,
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
      'Speculation-Rules': `"${SPECULATION_RULES_PATH}"`,
    },
  };
}

/**
 * The styles of the page, inline to save requests: sheets of fonts whole, of the others the rules that the HTML may use, now
 * or after its scripts have run.
 */
async function inlineStyles(html: string, { styles, scripted }: PageAssets): Promise<string> {
  if (styles.length === 0) return '';
  const fonts = styles.filter(({ isOfFonts }) => isOfFonts).map(({ css }) => css);
  const others = styles.filter(({ isOfFonts }) => !isOfFonts);
  return `<style>${await criticalCss(html, others, scripted)}${fonts.join('')}</style>`;
}

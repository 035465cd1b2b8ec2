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

/** Completes a rendered page with its styles, its scripts and its content security policy. */
export async function finishDocument(
  { html, styles: names, language, email }: RenderedPage,
  { assetsOf, isStatic, ...options }: DocumentOptions,
): Promise<{ html: string; headers: Record<string, string> }> {
  const { scripts, styles } = assetsOf({ styles: names, language, html });
  const inlined = await inlineStyles(html, styles);
  const end = `${bootScript(scripts)}${END}`;
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
 * What the first paint needs of the sheets, inline to save requests: those of fonts whole, of the others the rules that
 * the HTML may use. Browsers do not fetch disabled links (HTML Standard, "link type stylesheet"), and the bundler's loader
 * takes them for loaded. The boot script applies those with a `media`.
 */
async function inlineStyles(html: string, styles: PageAssets['styles']): Promise<string> {
  if (styles.length === 0) return '';
  const fonts = styles.filter(({ isOfFonts }) => isOfFonts).map(({ css }) => css);
  const critical = await criticalCss(
    html,
    styles.filter(({ isOfFonts }) => !isOfFonts),
  );
  const links = styles.map(
    ({ href, isOfFonts }) =>
      `<link rel="stylesheet" href="${href}" disabled${isOfFonts ? '' : ' media="not all"'}>`,
  );
  return `<style>${critical}${fonts.join('')}</style>${links.join('')}`;
}

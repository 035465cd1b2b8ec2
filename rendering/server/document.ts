import type { RenderedPage } from './render-page.tsx';
import { pageDataScript } from '../page-data.ts';
import { SPECULATION_RULES_PATH } from '../../server/speculation-rules.ts';
import { bootScript } from './boot-script.ts';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy.ts';
import type { FindAssets, PageAssets } from './page-assets.ts';

export interface DocumentOptions extends PolicyOptions {
  assetsOf: FindAssets;
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
 * Completes a rendered page with its styles, its scripts and its content security policy.
 * @param dataUrl URL of its page data; without one the document holds the data itself
 */
export function finishDocument(
  { html, data, file, language }: RenderedPage,
  dataUrl: string | undefined,
  { assetsOf, ...policy }: DocumentOptions,
): { html: string; headers: Record<string, string> } {
  const { scripts, styles } = assetsOf(file, language, html);
  const end = `${pageDataScript(dataUrl ?? data)}${bootScript(scripts, dataUrl ? [dataUrl] : [])}${END}`;
  const finished = `${html.slice(0, html.lastIndexOf(END))}${end}`.replace(
    AFTER_STYLES,
    (tag) => inlineStyles(styles) + tag,
  );
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

/**
 * The sheets inline, to save a request before the first paint. The disabled links tell the bundler's loader that they
 * are here; browsers do not fetch them (HTML Standard, "link type stylesheet").
 */
function inlineStyles(styles: PageAssets['styles']): string {
  if (styles.length === 0) return '';
  const css = styles.map((sheet) => sheet.css).join('');
  const links = styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`);
  return `<style>${css}</style>${links.join('')}`;
}

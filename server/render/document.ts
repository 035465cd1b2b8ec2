import { setImmediate } from 'node:timers/promises';
import type { RenderedPage } from './render-page.tsx';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy.ts';
import type { FindAssets, Script } from './page-assets.ts';
import { afterFirstPaint, inlineJson } from '../../site/inline-script.ts';
import { ICON_PATH, MANIFEST_PATH } from '../../site/routes.ts';

export interface DocumentOptions extends PolicyOptions {
  assetsOf: FindAssets;
}

/**
 * Browsers may store pages but must revalidate them, since editors can change them at any moment. Never `no-store`,
 * which would disable the back/forward cache.
 */
export const CACHE_CONTROL = 'no-cache';

const END = '</body></html>';

/** The styles go before the script of the head, which switches the faces on. */
const HEAD_SCRIPT = '<script>';

/**
 * Completes a rendered page with its styles, its scripts and its content security policy. It lets other requests go
 * first before each step: they wait for one at the most.
 */
export async function finishDocument(
  { html, language }: RenderedPage,
  { assetsOf, ...options }: DocumentOptions,
): Promise<{ html: string; headers: Record<string, string> }> {
  await setImmediate();
  const { script, styles, faces } = await assetsOf({ language, html });
  await setImmediate();
  const end = `${bootScript(script, html)}${END}`;
  const finished = `${html.slice(0, html.lastIndexOf(END))}${end}`.replace(
    HEAD_SCRIPT,
    (tag) => `<style>${styles}</style><style media="(scripting: none)">${faces}</style>${tag}`,
  );
  return {
    html: finished,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': CACHE_CONTROL,
      'Content-Security-Policy': contentSecurityPolicy(finished, options),
    },
  };
}

/**
 * Starts the script of every page after the first paint (docs/decisions/002), which a page that is rendered ahead has when
 * it is shown. It is preloaded, so that it is checked against its hash; the import then uses the checked copy (HTML
 * Standard, "fetch a modulepreload module script graph"). The manifest, which browsers would fetch before they paint, gets
 * its link, and the icon, which the script of the head has emptied, its address.
 */
export function bootScript([href, integrity]: Script, html: string): string {
  const links = [
    { rel: 'modulepreload', integrity, href },
    { rel: 'manifest', href: MANIFEST_PATH },
  ];
  const code = [
    `for(const link of ${inlineJson(links)})document.head.append(Object.assign(document.createElement("link"),link));`,
    `document.querySelector("[rel=icon]").href=${inlineJson(ICON_PATH)};`,
    `import(${inlineJson(href)}).catch(()=>{${html.includes('data-asks') ? SHOW_FAILED : ''}})`,
  ];
  return `<script>${afterFirstPaint(code.join(''))}</script>`;
}

/** Without the scripts that would ask for content, what is shown without it (site/shell/content-of.tsx). */
const SHOW_FAILED = 'document.querySelectorAll("[data-asks]").forEach((one)=>one.remove())';

import { setImmediate } from 'node:timers/promises';
import type { RenderedPage } from './render-page.tsx';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy.ts';
import { staticPage } from './static-page.ts';
import type { FindAssets, PageScripts } from './page-assets.ts';
import { afterFirstPaint, inlineJson } from '../app/inline-script.ts';
import { ICON_PATH, MANIFEST_PATH } from '../app/routes.ts';

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

/** The styles go before the script of the head, which reads the fonts that they declare. */
const HEAD_SCRIPT = '<script>';

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
    HEAD_SCRIPT,
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

/**
 * Starts all other scripts after the first paint (docs/decisions/002), which a page that is rendered ahead has when it is
 * shown. Each is preloaded, so that they load in parallel, and checked against its hash; imports then use the checked copy
 * (HTML Standard, "fetch a modulepreload module script graph"). Icon and manifest come last: browsers would fetch them
 * before they paint.
 */
export function bootScript({ main, others }: PageScripts): string {
  const code = [
    'const add=(link)=>document.head.append(Object.assign(document.createElement("link"),link));',
    `for(const[href,integrity]of ${inlineJson([main, ...others])})add({rel:"modulepreload",integrity,href});`,
    `import(${inlineJson(main[0])}).catch(()=>{${SHOW_FAILED}});`,
    `add({rel:"icon",href:${inlineJson(ICON_PATH)}});add({rel:"manifest",href:${inlineJson(MANIFEST_PATH)}})`,
  ];
  return `<script>${afterFirstPaint(code.join(''))}</script>`;
}

/** Without the scripts that would ask for content, what is shown without it (app/shell/content-of.tsx). */
const SHOW_FAILED = 'document.querySelectorAll("[data-asks]").forEach((one)=>one.remove())';

import { setImmediate } from 'node:timers/promises';
import type { RenderedPage } from './render-page.tsx';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy.ts';
import type { FindAssets, Script } from './page-assets.ts';
import { afterFirstPaint, inlineJson } from '../app/inline-script.ts';
import { ICON_PATH, MANIFEST_PATH } from '../app/routes.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_KEY, PUBLIC_LANGUAGES } from '../app/language/languages.ts';

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
  const { script, styles } = await assetsOf({ language, html });
  await setImmediate();
  const end = `${bootScript(script, html)}${END}`;
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

/** Without the scripts that would ask for content, what is shown without it (app/shell/content-of.tsx). */
const SHOW_FAILED = 'document.querySelectorAll("[data-asks]").forEach((one)=>one.remove())';

const CHARSET = '<meta charSet="utf-8"/>';

/** Of the forms that post to the contact page (app/contact/contact-fields.ts). */
const FORM_ACTION = /action="[^"#]*\/contact#form"/g;

/** What a policy in a document cannot say (CSP 3, 3.3). */
const FRAME_POLICY = "frame-ancestors 'none'";

/**
 * Changes a document for a static host, which cannot do what the server does:
 * - Its policy moves into the document, because such hosts take too few header rules for the hashes of every page.
 * - Its forms, when posted without JavaScript, open a mail with what was typed (HTML Standard, "mail as body").
 * - A script shows the path of the page and the language that was chosen, and a mark tells app/browser/language.ts that a
 *   plain address is English.
 * @param email of the mail
 */
export function staticPage(html: string, email: string, options: PolicyOptions) {
  const document = html
    .replace('<html ', '<html data-static ')
    .replace(CHARSET, (tag) => tag + SCRIPT)
    .replace(FORM_ACTION, () => `action="mailto:${encodeURI(email)}" encType="text/plain"`);
  const policy = contentSecurityPolicy(document, options)
    .replace(`${FRAME_POLICY}; `, '')
    .replace("form-action 'self'", 'form-action mailto:');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return { html: document.replace(CHARSET, (tag) => tag + meta), policy: FRAME_POLICY };
}

const CODES = PUBLIC_LANGUAGES.map(({ code }) => code).filter((code) => code !== DEFAULT_LANGUAGE);

/**
 * - Static hosts redirect `/about` to `/about/`, and some serve `/about.html`: addresses of this site have neither. Two
 *   slashes in front would name another site.
 * - They read no cookie, so their plain addresses are English: a visitor who chose another language earlier goes to the
 *   address with that language, before the first paint. Reading storage throws when it is disabled.
 */
const SCRIPT = `<script>{
const codes = ${JSON.stringify(CODES)};
const { pathname, search, hash } = location;
const path = pathname.replace(/^[/]+/, '/').replace(/(?:\\/|\\/index\\.html|\\.html)$/, '') || '/';
if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
try {
const code = localStorage.getItem('${LANGUAGE_KEY}');
if (codes.includes(code) && !codes.includes(path.split('/')[1]))
location.replace('/' + code + (path === '/' ? '' : path) + search + hash);
} catch {}
}</script>`.replaceAll('\n', '');

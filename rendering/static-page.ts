import { DEFAULT_LANGUAGE, LANGUAGE_KEY, LANGUAGES } from '../app/language/languages.ts';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy.ts';

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

const CODES = LANGUAGES.map(({ code }) => code).filter((code) => code !== DEFAULT_LANGUAGE);

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

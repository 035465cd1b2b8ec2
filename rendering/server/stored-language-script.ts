import { DEFAULT_LANGUAGE, LANGUAGE_KEY, LANGUAGES } from '../../app/language/languages.ts';

const CODES = LANGUAGES.map(({ code }) => code).filter((code) => code !== DEFAULT_LANGUAGE);

/**
 * For the English pages of a static host, which reads no cookie: sends a visitor who chose another language earlier to the
 * address with that language, before the first paint. Reading storage throws when it is disabled.
 */
export const STORED_LANGUAGE_SCRIPT = `<script>{
const codes = ${JSON.stringify(CODES)};
const { pathname, search, hash } = location;
try {
const code = localStorage.getItem('${LANGUAGE_KEY}');
if (codes.includes(code) && !codes.includes(pathname.split('/')[1]))
location.replace('/' + code + (pathname === '/' ? '' : pathname) + search + hash);
} catch {}
}</script>`.replaceAll('\n', '');

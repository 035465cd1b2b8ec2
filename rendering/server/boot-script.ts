import { afterFirstPaint } from '../after-first-paint.ts';
import { MANIFEST_PATH } from '../../app/routes.ts';
import type { PageScripts } from './page-scripts.ts';

/**
 * The script that starts all others once the browser tells of the first paint (docs/decisions/002): each is
 * preloaded, so that all files come together, and checked against its hash. What imports a script then gets the
 * checked one (HTML Standard, "fetch a modulepreload module script graph"). They run one after the other, each in a
 * task of its own, so that a visitor's input never waits for all of them. The manifest, which browsers would ask
 * for before they paint, comes last.
 * @param data addresses of what the page's scripts will fetch first, to come with them.
 */
export function bootScript(files: PageScripts, data: readonly string[] = []): string {
  const code = [
    'const add=(link)=>document.head.append(Object.assign(document.createElement("link"),link));',
    `const files=${inline(files)};`,
    'for(const[href,integrity]of files)add({rel:"modulepreload",integrity,href});',
    ...data.map((href) => `add({rel:"preload",as:"fetch",crossOrigin:"anonymous",href:${inline(href)}});`),
    'files.reduce((before,[href])=>before.then(()=>import(href)),Promise.resolve());',
    `add({rel:"manifest",href:${inline(MANIFEST_PATH)}})`,
  ];
  return `<script>${RELOAD_ON_BACK}${afterFirstPaint(code.join(''))}</script>`;
}

/** Without the router Back within a document changes only the address: then the server has the page. */
const RELOAD_ON_BACK = [
  '{const{pathname}=location;addEventListener("popstate",()=>',
  '"hydrated"in document.documentElement.dataset||location.pathname===pathname||location.reload())}',
].join('');

/** "<" would let a text end the script. */
function inline(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

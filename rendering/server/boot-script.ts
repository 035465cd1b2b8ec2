import { afterFirstPaint } from '../after-first-paint.ts';
import { ICON_PATH, MANIFEST_PATH } from '../../app/routes.ts';
import { inlineJson } from '../inline-json.ts';
import type { PageScripts } from './page-assets.ts';

/**
 * Starts all other scripts after the first paint (docs/decisions/002). Each is preloaded, so that they load in parallel,
 * and checked against its hash; imports then use the checked copy (HTML Standard, "fetch a modulepreload module script
 * graph"). They run one by one, each in its own task, so that input never waits for all of them. Icon and manifest
 * come last: browsers would fetch them before they paint.
 * @param data URLs that the scripts will fetch first, preloaded with them
 */
export function bootScript(files: PageScripts, data: readonly string[] = []): string {
  const code = [
    'const add=(link)=>document.head.append(Object.assign(document.createElement("link"),link));',
    APPLY_SHEETS,
    `const files=${inlineJson(files)};`,
    'for(const[href,integrity]of files)add({rel:"modulepreload",integrity,href});',
    ...data.map(
      (href) => `add({rel:"preload",as:"fetch",crossOrigin:"anonymous",href:${inlineJson(href)}});`,
    ),
    'files.reduce((before,[href])=>before.then(()=>import(href)),Promise.resolve());',
    `add({rel:"icon",href:${inlineJson(ICON_PATH)}});add({rel:"manifest",href:${inlineJson(MANIFEST_PATH)}})`,
  ];
  return `<script>${RELOAD_ON_BACK}${afterFirstPaint(code.join(''))}</script>`;
}

/** Applies all sheets at once: one alone would outrank inlined rules of those that are meant to follow it. */
const APPLY_SHEETS = [
  `const sheets=[...document.querySelectorAll('link[media="not all"]')];`,
  'Promise.all(sheets.map((sheet)=>new Promise((done)=>{',
  'sheet.onload=sheet.onerror=done;sheet.disabled=false}))',
  ').then(()=>{for(const sheet of sheets)sheet.media=""});',
].join('');

/**
 * Before hydration, Back within a document changes only the URL: a reload shows the page, and this one is left as it is,
 * unless Forward comes back to it.
 */
const RELOAD_ON_BACK = [
  '{const{pathname}=location,{dataset}=document.documentElement;addEventListener("popstate",()=>{',
  'if("hydrated"in dataset)return;',
  'if(location.pathname===pathname)delete dataset.left;else{dataset.left="";location.reload()}})}',
].join('');

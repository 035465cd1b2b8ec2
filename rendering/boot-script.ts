import { afterFirstPaint, inlineJson } from '../app/inline-script.ts';
import { ICON_PATH, MANIFEST_PATH } from '../app/routes.ts';
import type { PageScripts } from './page-assets.ts';

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

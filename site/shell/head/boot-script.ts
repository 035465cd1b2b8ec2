import { afterFirstPaint, inlineJson } from '../../inline-script.ts';
import { ICON_PATH, MANIFEST_PATH } from '../../routes.ts';

/** A script: URL and `integrity` hash. */
export type Script = readonly [url: string, integrity: string];

/**
 * Starts the script of every page after the first paint (docs/decisions/002), which a page that is rendered ahead has
 * when it is shown. It is preloaded, so that it is checked against its hash; the import then uses the checked copy
 * (HTML Standard, "fetch a modulepreload module script graph"). The script also adds the link to the manifest, which
 * browsers would otherwise fetch before they paint, restores the icon, which the head script emptied, and switches the
 * linked sheet on (site/styles/late.css). If it cannot load, no content is requested, and the defaults replace the
 * loading state (content-of.tsx).
 */
export function bootScript([href, integrity]: Script): string {
  const links = [
    { rel: 'modulepreload', integrity, href },
    { rel: 'manifest', href: MANIFEST_PATH },
  ];
  const code = [
    `for(const link of ${inlineJson(links)})document.head.append(Object.assign(document.createElement("link"),link));`,
    `document.querySelector("[rel=icon]").href=${inlineJson(ICON_PATH)};`,
    'document.querySelector("[rel=stylesheet]").media="all";',
    `import(${inlineJson(href)}).catch(()=>document.querySelectorAll("[data-asks]").forEach((one)=>one.remove()))`,
  ];
  return afterFirstPaint(code.join(''));
}

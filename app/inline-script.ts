/**
 * Source of an inline script that runs `code` once, after the first contentful paint. Firefox reports none for a page that
 * starts scrolled: at a hash, on the way back, after a reload. There it runs soon after the page has loaded and was drawn,
 * which a page that is rendered ahead is not.
 */
export function afterFirstPaint(code: string): string {
  return [
    '{let run=()=>{run=()=>{};',
    code,
    '};new PerformanceObserver((paints)=>{',
    'if(paints.getEntriesByName("first-contentful-paint").length)run()',
    '}).observe({type:"paint",buffered:true});',
    `addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(()=>run(),${LATEST_MS})))}`,
  ].join('');
}

/** Milliseconds from the first frame after the load; browsers that report the paint have done so before. */
const LATEST_MS = 200;

/** JSON for a script element: an unescaped "<" could close it. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

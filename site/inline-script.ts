/**
 * Source of an inline script that runs `code` once, after the first contentful paint. Firefox reports none for a page
 * that starts scrolled, at a hash, on the way back or after a reload: there the script runs at the first frame after
 * the load. A page that is rendered ahead paints when it is shown.
 */
export function afterFirstPaint(code: string): string {
  return [
    '{let run=()=>{run=()=>{};',
    code,
    '};new PerformanceObserver((paints)=>{',
    'if(paints.getEntriesByName("first-contentful-paint").length)run()',
    '}).observe({type:"paint",buffered:true});',
    'addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(()=>scrollY&&run())))}',
  ].join('');
}

/** JSON for a script element: an unescaped "<" could close it. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Source of an inline script that runs `code` after the first contentful paint. */
export function afterFirstPaint(code: string): string {
  return [
    'new PerformanceObserver((paints,observer)=>{',
    'if(!paints.getEntriesByName("first-contentful-paint").length)return;observer.disconnect();',
    code,
    '}).observe({type:"paint",buffered:true})',
  ].join('');
}

/** JSON for a script element: an unescaped "<" could close it. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

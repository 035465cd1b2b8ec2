/** The path under which every path without a page is rendered; all of them share one page. */
export const NOT_FOUND = '/404';

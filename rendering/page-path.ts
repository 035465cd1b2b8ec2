/**
 * The canonical form of a path: lower case, no needless escapes, no trailing slash. Linear in the length of the path.
 * @throws URIError for an escape that is no text
 */
export function canonicalPath(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return decodeURI(pathname.slice(0, end)).toLowerCase();
}

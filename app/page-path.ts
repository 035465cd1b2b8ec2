/** An address as the site writes it: capital letters, escapes and slashes at the end are forgiven. */
export function pagePath(pathname: string): string {
  return decodeURI(pathname)
    .replace(/(?<=.)\/+$/, '')
    .toLowerCase();
}

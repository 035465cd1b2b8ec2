/** Whether the page is a file of an export (rendering/document.ts), with no server behind it. */
export function isOnStaticHost(): boolean {
  return 'static' in document.documentElement.dataset;
}

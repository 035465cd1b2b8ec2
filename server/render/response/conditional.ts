/**
 * Whether the client's copy is current (RFC 9110, 13.2.2): `If-None-Match` has the tag or, without that header, the
 * response is no newer than `If-Modified-Since`.
 */
export function isNotModified(
  request: Pick<Request, 'method' | 'headers'>,
  { ETag, 'Last-Modified': modified }: Partial<Record<'ETag' | 'Last-Modified', string>>,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const tags = request.headers.get('if-none-match');
  if (tags !== null) return ETag !== undefined && hasTag(tags, ETag);
  const since = request.headers.get('if-modified-since') ?? '';
  // Clients send the date as they got it; the two older forms of dates have died out.
  return modified !== undefined && isHttpDate(since) && Date.parse(since) >= Date.parse(modified);
}

function isHttpDate(text: string): boolean {
  return new Date(text).toUTCString() === text;
}

/** Weak comparison ignores `W/`. No tag of this site contains a comma. */
function hasTag(list: string, tag: string): boolean {
  if (list.trim() === '*') return true;
  return list.split(',').some((one) => opaque(one.trim()) === opaque(tag));
}

function opaque(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag;
}

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
  // The oldest form of dates in HTTP names no time zone and means UTC. What is no date is later than nothing.
  const time = Date.parse(since.endsWith('GMT') ? since : `${since} GMT`);
  return modified !== undefined && time >= Date.parse(modified);
}

/** Weak comparison ignores `W/`. No tag of this site contains a comma. */
function hasTag(list: string, tag: string): boolean {
  if (list.trim() === '*') return true;
  return list.split(',').some((one) => opaque(one.trim()) === opaque(tag));
}

function opaque(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag;
}

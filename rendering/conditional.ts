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
  const since = parseHttpDate(request.headers.get('if-modified-since') ?? '');
  return modified !== undefined && since !== undefined && since >= Date.parse(modified);
}

/** Unix milliseconds of a date in one of the three forms of HTTP (RFC 9110, 5.6.7); undefined for any other text. */
export function parseHttpDate(text: string): number | undefined {
  // The oldest form names no time zone and means UTC.
  const date = new Date(text.endsWith('GMT') ? text : `${text} GMT`);
  if (Number.isNaN(date.getTime())) return undefined;
  const [weekday = '', day = '', month = '', year = '', time = ''] = date
    .toUTCString()
    .replace(',', '')
    .split(' ');
  const forms = [
    date.toUTCString(),
    `${LONG_WEEKDAY.format(date)}, ${day}-${month}-${year.slice(2)} ${time} GMT`,
    `${weekday} ${month} ${day.replace(/^0/, ' ')} ${time} ${year}`,
  ];
  return forms.includes(text) ? date.getTime() : undefined;
}

const LONG_WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

/** Weak comparison ignores `W/`. No tag of this site contains a comma. */
function hasTag(list: string, tag: string): boolean {
  if (list.trim() === '*') return true;
  return list.split(',').some((one) => opaque(one.trim()) === opaque(tag));
}

function opaque(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag;
}

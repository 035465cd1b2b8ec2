/** A part of a file, from its first byte up to, not including, `end`. */
interface Range {
  start: number;
  end: number;
  isWhole: boolean;
}

/**
 * The range of a file that a request asks for (RFC 9110, section 14). A request for several ranges, for one that
 * cannot be parsed, or for a range of another version gets the whole file.
 * @returns undefined when the file has no such part
 */
export function rangeOf(headers: Headers, tag: string, size: number): Range | undefined {
  const whole = { start: 0, end: size, isWhole: true };
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('Range') ?? '') ?? [];
  const isOfOther = (headers.get('If-Range') ?? tag) !== tag;
  if (isOfOther || first === undefined || last === undefined || first + last === '') return whole;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  // A last byte before the first is no range.
  if (first !== '' && last !== '' && Number(last) < start) return whole;
  return start < end ? { start, end, isWhole: false } : undefined;
}

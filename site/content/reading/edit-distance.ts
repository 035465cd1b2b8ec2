/**
 * Whether two names differ by at most this number of edits: a letter added, removed or replaced, or two letters
 * swapped.
 */
export function isWithinEdits(from: string, to: string, most: number): boolean {
  if (most < 0) return false;
  if (from === '' || to === '') return from.length + to.length <= most;
  const [rest, other] = [from.slice(1), to.slice(1)];
  if (from[0] === to[0]) return isWithinEdits(rest, other, most);
  const isSwapped = from[0] === to[1] && from[1] === to[0];
  const pairs = [[rest, to] as const, [from, other] as const, [rest, other] as const];
  if (isSwapped) pairs.push([from.slice(2), to.slice(2)]);
  return pairs.some(([one, two]) => isWithinEdits(one, two, most - 1));
}

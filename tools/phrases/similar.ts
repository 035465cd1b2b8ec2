/** From this share of common letter pairs on, a phrase counts as the changed form of another. */
const SIMILAR = 0.6;

/** The item whose text is most like the given one; undefined if none is similar. */
export function mostSimilar<Item>(
  text: string,
  items: readonly Item[],
  textOf: (item: Item) => string,
): Item | undefined {
  let best: { item: Item; similarity: number } | undefined;
  for (const item of items) {
    const similarity = similarityOf(text, textOf(item));
    if (similarity >= (best?.similarity ?? SIMILAR)) best = { item, similarity };
  }
  return best?.item;
}

/** The Sørensen–Dice coefficient of the texts' letter pairs, from 0 to 1. */
export function similarityOf(one: string, other: string): number {
  const pairs = pairsOf(one);
  const left = pairsOf(other);
  const total = pairs.length + left.length;
  const common = pairs.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return total === 0 ? 0 : (2 * common.length) / total;
}

function pairsOf(text: string): string[] {
  const lowered = text.toLowerCase();
  return Array.from({ length: Math.max(lowered.length - 1, 0) }, (_, at) => lowered.slice(at, at + 2));
}

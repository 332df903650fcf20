/**
 * Moves labels apart: the places nearest to `wanted` (ascending) that lie at least `gap` from one
 * another and from `low` to `high`. There must be room for all of them.
 */
export function spread(
  wanted: readonly number[],
  gap: number,
  [low, high]: readonly [number, number],
): number[] {
  // Without the gaps it is enough that no place lies before the one on its left.
  const blocks: { mean: number; size: number }[] = [];
  wanted.forEach((place, index) => {
    let block = { mean: place - gap * index, size: 1 };
    for (let left = blocks.at(-1); left && left.mean > block.mean; left = blocks.at(-1)) {
      blocks.pop();
      const size = left.size + block.size;
      block = { mean: (left.mean * left.size + block.mean * block.size) / size, size };
    }
    blocks.push(block);
  });
  const last = high - gap * (wanted.length - 1);
  return blocks
    .flatMap(({ mean, size }) => Array<number>(size).fill(Math.min(Math.max(mean, low), last)))
    .map((place, index) => place + gap * index);
}

import type { MixedSection } from './exam';
import type { Sixths } from './mark';

/**
 * How many questions of each size a mixed section must have. With two sizes its questions and its marks
 * leave one answer only.
 * @throws Error when there is none
 */
export function countsBySize({ name, mixed, shown, maximum }: MixedSection): Map<Sixths, number> {
  const [small = 0, large = 0, ...more] = [...new Set(mixed.map(({ marks }) => marks))].sort(
    (one, other) => one - other,
  );
  const larger = (maximum - shown * small) / (large - small);
  if (more.length || !Number.isInteger(larger) || larger < 0 || larger > shown) {
    throw new Error(`The questions and marks of ${name} do not fit together.`);
  }
  return new Map([
    [small, shown - larger],
    [large, larger],
  ]);
}

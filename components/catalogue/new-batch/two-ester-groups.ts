/*
 * A molecule has two equal ester groups, each hydrolysed at the same rate whatever has become of the
 * other. A has both, B has one, C has none. Time is counted in half-lives of one group.
 */

/** The share of A, B and C after `time` half-lives: (x + (1 − x))² with x, the groups left, = 2^−time. */
export function shares(time: number): { a: number; b: number; c: number } {
  const left = 2 ** -time;
  return { a: left * left, b: 2 * left * (1 - left), c: (1 - left) ** 2 };
}

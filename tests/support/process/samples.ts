/** How many samples a test takes of what it draws or repeats: the long form where `CI` is set. */
export const samples = ({ here, inCi }: { here: number; inCi: number }): number =>
  process.env.CI ? inCi : here;

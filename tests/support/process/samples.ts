/** Number of samples for random or repeated tests: `inCi` where `CI` is set. */
export const samples = ({ here, inCi }: { here: number; inCi: number }): number =>
  process.env.CI ? inCi : here;

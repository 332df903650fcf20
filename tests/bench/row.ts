/** One line of the table: the site against one other server. */
export interface Row {
  measure: string;
  ours: string;
  other: string;
  theirs: string;
  /** Ours ÷ theirs; null without a divisor. */
  ratio: number | null;
  target?: { says: string; isMet: boolean };
}

type Limit = { atMost: number } | { atLeast: number };

/** A line that compares two numbers, with a limit of their ratio if it has one. */
export function compared(
  measure: string,
  ours: number,
  [other, theirs]: readonly [other: string, theirs: number],
  print: (value: number) => string,
  limit?: Limit,
  ratio = ours / theirs,
): Row {
  return {
    measure,
    ours: print(ours),
    other,
    theirs: print(theirs),
    ratio: Number.isFinite(ratio) ? ratio : null,
    ...(limit && { target: targetOf(limit, ratio) }),
  };
}

/** A limit of a ratio or of a number itself, and whether `value` keeps to it. */
export function targetOf(limit: Limit, value: number): NonNullable<Row['target']> {
  return 'atMost' in limit
    ? { says: `≤ ${limit.atMost}`, isMet: value <= limit.atMost }
    : { says: `≥ ${limit.atLeast}`, isMet: value >= limit.atLeast };
}

export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
export const milliseconds = (value: number) => `${Math.round(value)} ms`;
export const perSecond = (value: number) => `${Math.round(value).toLocaleString('en')}/s`;
export const megabytes = (value: number) => `${Math.round(value)} MB`;
export const whole = (value: number) => String(Math.round(value));
export const thousandths = (value: number) => value.toFixed(3);

const whole = new Intl.NumberFormat('en-IN');

/** A count with its noun and Indian digit grouping: "1 line", "2,345 lines". */
export function countText(count: number, singular: string): string {
  return `${whole.format(count)} ${singular}${count === 1 ? '' : 's'}`;
}

const every = (step: number, from: number, to: number): number[] =>
  Array.from({ length: (to - from) / step }, (_, index) => from + step * (index + 1));

/**
 * When PhonePe wants to be asked about an order that is not decided: seconds after it was made
 * (developer.phonepe.com/v1/reference/check-status-api-1, "Reconciliation"). It ends a quarter of an hour
 * after an order does, when nobody can still be on its page.
 */
export const checkAfterSeconds: readonly number[] = [
  22,
  ...every(3, 22, 52),
  ...every(6, 52, 112),
  ...every(10, 112, 172),
  ...every(30, 172, 232),
  ...every(60, 232, 1_192),
  1_800,
  2_700,
];

/** Labels of the kinds of requests about one's own data. */
export const dataRequestWords = {
  correction: 'Correct my data',
  withdrawal: 'Withdraw a consent',
  closure: 'Close my account',
  other: 'Another question about my data',
} as const;

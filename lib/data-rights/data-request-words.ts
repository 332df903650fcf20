/** Labels of the kinds of requests about one's own data. */
export const dataRequestWords = {
  access: 'See my data',
  correction: 'Correct my data',
  withdrawal: 'Withdraw a consent',
  erasure: 'Erase my data',
  closure: 'Close my account',
  other: 'Another question about my data',
} as const;

/** Channels of a request that did not come from the student's account. */
export const requestWays = {
  phone: 'By phone',
  visit: 'At the office',
  letter: 'By letter',
  email: 'By e-mail',
} as const;

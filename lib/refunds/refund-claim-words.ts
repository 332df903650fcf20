/** The ways in which a refund claim reaches the office. The keys are stored. */
export const claimWays = {
  visit: 'At the office, in writing',
  letter: 'By letter',
  phone: 'By phone',
  email: 'By e-mail',
  statement: 'Found on the bank statement',
} as const;

export type ClaimWay = keyof typeof claimWays;

/** The decisions about a refund claim. The keys are stored. */
export const claimOutcomes = {
  whole: 'Refund the whole amount',
  part: 'Refund a part',
  refused: 'No refund',
} as const;

export type ClaimOutcome = keyof typeof claimOutcomes;

/** Kinds of rows that may be about an erased person. */
export const matchKinds = {
  lead: 'Lead',
  bankLine: 'Line of the bank statement',
  request: 'Data request',
} as const;

export type MatchKind = keyof typeof matchKinds;

/** Contact that the row shares with the erased person. */
export const matchedBy = {
  confirmedEmail: 'Same e-mail, which the person had confirmed',
  email: 'Same e-mail, which nobody had confirmed',
  phone: 'Same phone number, not confirmed',
} as const;

export type MatchedBy = keyof typeof matchedBy;

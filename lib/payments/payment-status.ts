/** Where an attempt to pay can stand, as the database has it. */
export const paymentStatuses = [
  'created',
  'pending',
  'paid',
  'failed',
  'expired',
  'review',
  'partRefunded',
  'refunded',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Nobody knows the end yet: the payer may be paying at this moment. */
export const underWay: readonly PaymentStatus[] = ['created', 'pending'];

/** The money is in the books. From here a payment never goes back, only on to a refund. */
export const inTheBooks: readonly PaymentStatus[] = ['paid', 'partRefunded', 'refunded'];

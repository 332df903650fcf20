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

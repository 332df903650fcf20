/** Labels of payment statuses in filters, in their order. */
export const paymentStatusWords = {
  paid: 'Paid',
  pending: 'Pending',
  created: 'Started',
  review: 'In review',
  failed: 'Failed',
  expired: 'Expired',
  partRefunded: 'Partly refunded',
  refunded: 'Refunded',
} as const;

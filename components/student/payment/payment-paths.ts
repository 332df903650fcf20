/** `/form` in its paid state, for a payment the server knows. */
export function paidFormPath(payment: string): string {
  return `/form?${new URLSearchParams({ isPayment: payment })}`;
}

/** Where the fee of a registration is paid. */
export function paymentPath(registration: string): string {
  return `/payment?${new URLSearchParams({ registration })}`;
}

/** What has become of a payment. Both pages lead to the one that fits. */
export function resultPath(page: '/success' | '/failure', payment: string): string {
  return `${page}?${new URLSearchParams({ payment })}`;
}

/** The same, in one word, for the page that waits. */
export function standingPath(payment: string) {
  return `/success/standing?${new URLSearchParams({ payment }).toString()}` as const;
}

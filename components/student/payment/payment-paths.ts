/** `/form` in its paid state, for a payment known to the server. */
export function paidFormPath(payment: string): string {
  return `/form?${new URLSearchParams({ isPayment: payment })}`;
}

/** Where the fee of a registration is paid. */
export function paymentPath(registration: string): string {
  return `/payment?${new URLSearchParams({ registration })}`;
}

/** The result of a payment. Either page redirects to the one that fits. */
export function resultPath(page: '/success' | '/failure', payment: string): string {
  return `${page}?${new URLSearchParams({ payment })}`;
}

/** The result in one word, for polling. */
export function standingPath(payment: string) {
  return `/success/standing?${new URLSearchParams({ payment }).toString()}` as const;
}

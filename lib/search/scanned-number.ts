/** The printed form's QR code carries one. Other query text is ignored: it may be personal. */
export function registrationNumberIn({ q }: { q?: string | string[] }): string {
  return typeof q === 'string' && /^\d{5}$/.test(q) ? q : '';
}

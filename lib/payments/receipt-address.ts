/** The public page that says whether a receipt is genuine. */
export function receiptPage(checkCode: string): string {
  return `/receipt/${checkCode}`;
}

/** The receipt as a PDF, for whom it belongs to and for staff, by their cookie. */
export function receiptPdfPath(checkCode: string): string {
  return `${receiptPage(checkCode)}/pdf`;
}

/** On every page and every answer of a call. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'X-Frame-Options': 'DENY',
} as const;

/** On every answer that leaves by TLS, and on no other: there it would be anyone's to forge. */
export const transportHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
} as const;

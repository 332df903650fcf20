/** Policy of answers and files that are not pages: nothing in them may run if a browser displays them. */
export const dataPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Of photos, pictures and course material, in place of those of pages: nothing in a file may run, should a
 * browser show it, and no other site is told where its link was.
 */
export const materialHeaders = {
  'Content-Security-Policy': `${dataPolicy}; sandbox`,
  'Referrer-Policy': 'no-referrer',
} as const;

/** Policy of answers and files that are not pages: nothing in them may run if a browser displays them. */
export const dataPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Headers of photos, pictures and course material, instead of those of pages: nothing in a file may run if a
 * browser displays it, and links in it send no referrer.
 */
export const materialHeaders = {
  'Content-Security-Policy': `${dataPolicy}; sandbox`,
  'Referrer-Policy': 'no-referrer',
} as const;

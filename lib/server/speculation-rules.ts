/**
 * Speculation Rules: a page people read is prerendered as soon as a link to it is pointed at or
 * touched, so that it is there when the tap ends. Pages with forms and accounts are left alone.
 */
export function speculationRules(paths: readonly string[]): string {
  const where = {
    and: [{ href_matches: [...paths] }, { not: { selector_matches: '[target=_blank]' } }],
  };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}

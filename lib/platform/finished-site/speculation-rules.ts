/** Lets a policy without hashes allow the rules, and no other script that stands in the page. */
export const speculationRulesSource = "'inline-speculation-rules'";

/**
 * Speculation Rules as they stand in a page: one that people read is prerendered as soon as a link to it
 * is pointed at or touched, so that it is there when the tap ends. Pages with forms and accounts are left
 * alone. In a file of their own they would be fetched before the style sheet.
 */
export function speculationRules(paths: readonly string[]): string {
  const where = {
    and: [{ href_matches: [...paths] }, { not: { selector_matches: '[target=_blank]' } }],
  };
  const rules = JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
  return `<script type="speculationrules">${rules}</script>`;
}

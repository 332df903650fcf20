/**
 * Server components and the HTML they become are made by two copies of our code in one process; what one
 * leaves for the other has to stand outside both. It grows with the parts of the site, not with visits.
 */
const shared = globalThis as { stillMarkup?: Map<string, string> };

export function storeHtml(id: string, html: string): void {
  (shared.stillMarkup ??= new Map()).set(id, html);
}

/** @throws Error when nothing was kept under `id` in this process */
export function requireHtml(id: string): string {
  const html = shared.stillMarkup?.get(id);
  if (html === undefined) throw new Error(`No markup was kept as ${id}.`);
  return html;
}

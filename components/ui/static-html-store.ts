/**
 * Server components and their HTML are rendered by two copies of this code in one process, so the shared map
 * is on `globalThis`. Its size depends on the parts of the site, not on visits.
 */
const shared = globalThis as { staticHtml?: Map<string, string> };

export function storeHtml(id: string, html: string): void {
  (shared.staticHtml ??= new Map()).set(id, html);
}

/** @throws Error when no HTML is stored under `id` in this process */
export function requireHtml(id: string): string {
  const html = shared.staticHtml?.get(id);
  if (html === undefined) throw new Error(`No HTML is stored as ${id}.`);
  return html;
}

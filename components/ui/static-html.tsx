import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { storeHtml } from './static-html-store';

/**
 * Renders a static part of an island for a `StaticHtmlClient` inside it: its HTML is sent once, without a
 * copy in the island's script or props, and React does not hydrate it.
 * @param children without client or async components, and without content that depends on the visitor
 * @returns the id
 */
export async function keptHtml(children: ReactNode): Promise<string> {
  // A static import is rejected in server components.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const html = renderToStaticMarkup(children);
  const id = `static-${createHash('sha256').update(html).digest('hex').slice(0, 12)}`;
  storeHtml(id, html);
  return id;
}

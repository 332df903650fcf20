import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { StaticHtmlClient } from './static-html-client';
import { storeHtml } from './static-html-store';

/**
 * A static part of a hydrated page: its HTML is sent once, without a copy in the hydration data,
 * and React does not hydrate it. `children` must not contain client or async components, or content
 * that depends on the visitor.
 */
export async function StaticHtml({ children }: { children: ReactNode }) {
  return <StaticHtmlClient id={await keptHtml(children)} />;
}

/** Renders `children` for a `StaticHtmlClient` inside a client component, and returns its id. */
export async function keptHtml(children: ReactNode): Promise<string> {
  // A static import is rejected in server components.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const html = renderToStaticMarkup(children);
  const id = `static-${createHash('sha256').update(html).digest('hex').slice(0, 12)}`;
  storeHtml(id, html);
  return id;
}

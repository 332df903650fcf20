import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { StaticHtmlClient } from './static-html-client';
import { storeHtml } from './static-html-store';

/**
 * A part of a hydrated page that does not move: its HTML is sent once, and neither repeated in the data
 * that React hydrates from nor walked through by it. `children` may hold no client component and nothing
 * asynchronous; content that changes from visitor to visitor does not belong here.
 */
export async function StaticHtml({ children }: { children: ReactNode }) {
  // A static import is refused in server components, where it is a mistake in most cases.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const html = renderToStaticMarkup(children);
  const id = `still-${createHash('sha256').update(html).digest('hex').slice(0, 12)}`;
  storeHtml(id, html);
  return <StaticHtmlClient id={id} />;
}

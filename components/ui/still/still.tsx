import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { keepMarkup } from './kept-markup';
import { StillMarkup } from './still-markup';

/**
 * A part of a hydrated page that does not move: its HTML is sent once, and neither repeated in the data
 * that React hydrates from nor walked through by it. `children` may hold no client component and nothing
 * asynchronous; content that changes from visitor to visitor does not belong here.
 */
export async function Still({ children }: { children: ReactNode }) {
  // A static import is refused in server components, where it is a mistake in most cases.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const html = renderToStaticMarkup(children);
  const id = `still-${createHash('sha256').update(html).digest('hex').slice(0, 12)}`;
  keepMarkup(id, html);
  return <StillMarkup id={id} />;
}

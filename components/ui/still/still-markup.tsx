'use client';

import { readMarkup } from './kept-markup';

/** On the server the kept HTML; in the browser what already stands in the page, which React leaves alone. */
export function StillMarkup({ id }: { id: string }) {
  const html =
    typeof window === 'undefined' ? readMarkup(id) : document.getElementById(id)?.innerHTML;
  return (
    <div
      id={id}
      className="contents"
      dangerouslySetInnerHTML={{ __html: html ?? '' }}
      suppressHydrationWarning
    />
  );
}

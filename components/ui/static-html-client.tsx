'use client';

import { requireHtml } from './static-html-store';

/** On the server, the stored HTML; in the browser, the existing markup, which React leaves alone. */
export function StaticHtmlClient({ id }: { id: string }) {
  const html =
    typeof window === 'undefined' ? requireHtml(id) : document.getElementById(id)?.innerHTML;
  return (
    <div
      id={id}
      className="contents"
      dangerouslySetInnerHTML={{ __html: html ?? '' }}
      suppressHydrationWarning
    />
  );
}

import type { ReactNode } from 'react';

/** Document of every page: language, fonts, site script. */
export function Document({ fonts, children }: { fonts: string; children: ReactNode }) {
  return (
    <html lang="en-IN" className={fonts} suppressHydrationWarning>
      <body>
        {children}
        <script src="/site.js" defer />
      </body>
    </html>
  );
}

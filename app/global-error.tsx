'use client';

import './globals.css';
import { ErrorFallback } from '@/components/site/error-fallback';
import { fontVariables } from './fonts';

export default function GlobalError({ error }: { error: unknown }) {
  return (
    <html lang="en-IN" className={fontVariables}>
      <body>
        <ErrorFallback error={error} />
      </body>
    </html>
  );
}

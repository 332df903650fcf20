'use client';

import './globals.css';
import { ErrorFallback } from '@/components/site/error-fallback';
import { fontVariables } from './fonts';

export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en-IN" className={fontVariables}>
      <body>
        <ErrorFallback error={error} retry={retry} />
      </body>
    </html>
  );
}

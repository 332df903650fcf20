'use client';

import { ErrorFallback } from '@/components/site/error-fallback';

export default function RouteError({ error, retry }: { error: unknown; retry: () => void }) {
  return <ErrorFallback error={error} retry={retry} />;
}

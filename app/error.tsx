'use client';

import { ErrorFallback } from '@/components/site/error-fallback';

export default function RouteError({ error }: { error: unknown }) {
  return <ErrorFallback error={error} />;
}

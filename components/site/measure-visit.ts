import { onCLS, onINP, onLCP } from 'web-vitals';
import { asksForPrivacy } from '@/components/form/touches';
import type { Visit } from '@/lib/web-vitals/visit';

/**
 * Measures the visit of this page and sends it once, when the page is first hidden: what comes after that
 * would need an id, to replace what was sent. Loaded by the site script for one visit in ten. Pages without
 * an address of their own, such as those of a payment link, are not measured.
 */
function measureVisit(): void {
  const page = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (!page || asksForPrivacy()) return;
  const measured: Partial<Pick<Visit, 'lcp' | 'inp' | 'cls'>> = {};
  // Each change, because the library drops a press that it has not looked at when the page is hidden.
  const changes = { reportAllChanges: true };
  onLCP(({ value }) => (measured.lcp = Math.round(value)), changes);
  onINP(({ value }) => (measured.inp = Math.round(value)), changes);
  onCLS(({ value }) => (measured.cls = Math.round(value * 10_000) / 10_000), changes);
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    // A page that was opened in the background has none.
    if (measured.lcp === undefined) return;
    const visit = { page: new URL(page.href).pathname, connection: connectionType(), ...measured };
    navigator.sendBeacon(
      '/api/web-vitals',
      new Blob([JSON.stringify(visit)], { type: 'application/json' }),
    );
  };
  // Bubbling, after the library's own listeners, which capture.
  addEventListener('visibilitychange', send);
}

/** Only Chromium tells it. */
function connectionType(): string {
  const { connection } = navigator as { connection?: { effectiveType?: string } };
  return connection?.effectiveType ?? 'unknown';
}

measureVisit();

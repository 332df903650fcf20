import type { Page } from 'playwright/test';

/**
 * Collects background failures from now on: console errors and warnings, exceptions, failed
 * requests, and requests to other sites.
 */
export function watchFaults(page: Page, baseURL: string): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => faults.push(`exception: ${message}`));
  page.on('requestfailed', (request) => {
    // Requests are aborted when the page is left.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    faults.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    const url = response.url();
    if (response.status() >= 400) faults.push(`${response.status()}: ${url}`);
    if (new URL(url).origin !== new URL(baseURL).origin) faults.push(`elsewhere: ${url}`);
  });
  return faults;
}

import type { Page, Request } from 'playwright/test';

/** A resource transferred while a page was open. */
export interface Received {
  path: string;
  /** Resource type: document, script, stylesheet, font, image, … */
  kind: string;
  /** Size of the body as transferred, compressed. */
  bytes: number;
}

/**
 * Records what the browser receives for this page, with an empty cache.
 * @returns a function that returns what was received since its last call
 */
export async function watchReceived(page: Page): Promise<() => Promise<Received[]>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  let coming: Promise<Received>[] = [];
  page.on('requestfinished', (request) => {
    // Skips prerendered pages, which load when the mouse is over their link.
    if (request.headers()['sec-purpose']) return;
    const described = describe(request);
    // What arrives while the page is being closed is read by nobody.
    described.catch(() => undefined);
    coming.push(described);
  });
  return async () => {
    const received = await Promise.all(coming);
    coming = [];
    return received;
  };
}

async function describe(request: Request): Promise<Received> {
  // Resources in the memory cache report no transferred bytes, but keep their original headers.
  const announced = await (await request.response())?.headerValue('content-length');
  const bytes = Number(announced ?? (await request.sizes()).responseBodySize);
  return { path: new URL(request.url()).pathname, kind: request.resourceType(), bytes };
}

export function bytesOf(received: readonly Received[], kind?: string): number {
  const counted = received.filter((one) => kind === undefined || one.kind === kind);
  return counted.reduce((sum, { bytes }) => sum + bytes, 0);
}

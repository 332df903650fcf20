import type { Page, Request } from 'playwright/test';

/** Something that came over the wire while a page was looked at. */
export interface Received {
  path: string;
  /** What it was asked for as: document, script, stylesheet, font, image, … */
  kind: string;
  /** As it was sent, compressed, without headers. */
  bytes: number;
}

/**
 * Notes from now on what the browser receives for this page, as if it came for the first time.
 * @returns a function that tells what has come since it was last asked
 */
export async function watchReceived(page: Page): Promise<() => Promise<Received[]>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  let coming: Promise<Received>[] = [];
  page.on('requestfinished', (request) => {
    // Another page, rendered ahead because the mouse happens to be over its link.
    if (!request.headers()['sec-purpose']) coming.push(describe(request));
  });
  return async () => {
    const received = await Promise.all(coming);
    coming = [];
    return received;
  };
}

async function describe(request: Request): Promise<Received> {
  // What a page before had in memory too comes without its bytes, but with the headers it came with then.
  const announced = await (await request.response())?.headerValue('content-length');
  const bytes = Number(announced ?? (await request.sizes()).responseBodySize);
  return { path: new URL(request.url()).pathname, kind: request.resourceType(), bytes };
}

export function bytesOf(received: readonly Received[], kind?: string): number {
  const counted = received.filter((one) => kind === undefined || one.kind === kind);
  return counted.reduce((sum, { bytes }) => sum + bytes, 0);
}

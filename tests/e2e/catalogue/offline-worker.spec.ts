import { build } from 'esbuild';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { siteScriptOptions } from '@/lib/delivery/site-script';
import { expect, test } from '../../support/browser/visitor';

/** The built script of the service worker, or of the one that removes it. */
async function workerScript(offlinePages: 'on' | 'off'): Promise<string> {
  const { outputFiles = [] } = await build({ ...siteScriptOptions(offlinePages), write: false });
  return outputFiles.find(({ path }) => path.endsWith('/sw.js'))?.text ?? '';
}

/** A site with the two fees pages and the service worker, whose answers a test changes. */
async function startPages() {
  const site = { worker: await workerScript('on'), price: '₹499', page: answer, close: () => {} };
  const server = createServer((request, response) => {
    if (request.url !== '/sw.js') return site.page(response, site.price);
    response.setHeader('content-type', 'text/javascript');
    return response.end(site.worker);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  site.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { site, url: `http://localhost:${(server.address() as AddressInfo).port}/fees` };
}

function answer(response: ServerResponse, price: string) {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('cache-control', 'public, max-age=0');
  response.end(`<!doctype html><html lang="en"><title>Fees</title><p>${price}</p></html>`);
}

const register = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/sw.js', { scope: '/fees' });
    await registration.update();
  });
const left = (page: Page) =>
  page.evaluate(async () => [
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.state),
  ]);

test('the kept page is shown while the site fails or does not answer, and a private answer is not kept', async ({
  page,
}) => {
  const { site, url } = await startPages();
  const shows = async (price: string, isKept: boolean) => {
    await page.goto(url);
    await expect(page.getByText(price)).toBeVisible();
    await expect(page.locator('html[data-offline]')).toHaveCount(Number(isKept));
  };
  await page.goto(url);
  await register(page);
  await expect.poll(() => left(page)).toEqual(['fees-1', 'activated']);
  site.page = (response) => response.writeHead(503).end('One moment');
  await shows('₹499', true);
  const unanswered: ServerResponse[] = [];
  site.page = (response) => void unanswered.push(response);
  await shows('₹499', true);
  for (const response of unanswered) response.destroy();
  site.page = (response) => {
    response.setHeader('cache-control', 'no-store');
    response.end('<!doctype html><html lang="en"><p>Signed in</p></html>');
  };
  await page.goto(url);
  const kept = () => page.evaluate(async () => (await caches.match('/fees'))?.text());
  await expect.poll(kept).toBeUndefined();
  site.close();
});

test('switched off, the service worker deletes what was kept and removes itself', async ({
  page,
}) => {
  const { site, url } = await startPages();
  await page.goto(url);
  await register(page);
  await expect.poll(() => left(page)).toEqual(['fees-1', 'activated']);
  site.worker = await workerScript('off');
  await register(page);
  await expect.poll(() => left(page)).toEqual([]);
  site.close();
});

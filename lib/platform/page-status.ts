import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

// Next loads this module once per bundle; all copies share one store.
const shared = globalThis as { pageResponses?: AsyncLocalStorage<ServerResponse> };
const responses = (shared.pageResponses ??= new AsyncLocalStorage<ServerResponse>());

/** Runs `render`; a page that it renders may say with which status `response` is sent. */
export function renderedInto<T>(response: ServerResponse, render: () => T): T {
  return responses.run(response, render);
}

/**
 * Sends the page that is being rendered with this status. Next's own `notFound()` knows no 429, and its page
 * is empty until a script has drawn it.
 * @returns the page
 */
export function withStatus<Page>(status: 404 | 429, page: Page): Page {
  const response = responses.getStore();
  if (response && !response.headersSent) response.statusCode = status;
  return page;
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { constants, createGzip, gzip } from 'node:zlib';
import { logFailure } from '@/lib/platform/log';
import { routeTable, type FoundRoute, type Handler, type Route } from './route-table';
import type { Serve } from './web-server';

/** Smaller answers would grow by compression. */
const COMPRESSED_FROM_BYTES = 1024;
const compressible = /^(text\/|application\/(json|xml|manifest\+json)|image\/svg\+xml)/i;

/**
 * Finds the handler of a request, to be called without the framework.
 * @returns null for pages and unknown routes, which Next answers
 */
export function directHandlers(
  routes: readonly Route[],
): (request: IncomingMessage) => Serve | null {
  const find = routeTable(routes);
  return ({ url = '', method = '' }) => {
    const query = url.indexOf('?');
    const route = find(query < 0 ? url : url.slice(0, query));
    const handler = route && handlerOf(route, method);
    return handler ? (request, response) => run(route, handler, request, response) : null;
  };
}

function handlerOf({ handlers }: FoundRoute, method: string): Handler | null {
  const handler = handlers?.[method] ?? (method === 'HEAD' ? handlers?.GET : undefined);
  return typeof handler === 'function' ? (handler as Handler) : null;
}

async function run(
  { path, params }: FoundRoute,
  handler: Handler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let answer: Response;
  try {
    answer = await handler(requestOf(request, response), { params: Promise.resolve(params) });
  } catch (error) {
    logFailure(path, error);
    response.writeHead(500, { 'Cache-Control': 'no-store' }).end();
    return;
  }
  await send(answer, request, response).catch(() => response.destroy());
}

function requestOf(incoming: IncomingMessage, response: ServerResponse): Request {
  const { method = 'GET', url = '/', headers } = incoming;
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'];
  return new Request(`http://localhost${url}`, {
    method,
    headers: headers as Record<string, string>,
    signal: gone.signal,
    ...(hasBody &&
      method !== 'GET' &&
      method !== 'HEAD' && { body: bodyOf(incoming, response), duplex: 'half' }),
  });
}

/**
 * Reads at the handler's pace. Bytes left unread after its answer are read and dropped, because the next
 * request of the connection follows them.
 */
function bodyOf(incoming: IncomingMessage, response: ServerResponse): ReadableStream<Uint8Array> {
  let isOver = false;
  const once = (end: () => void) => () => {
    if (!isOver) end();
    isOver = true;
  };
  const forget = once(() => incoming.resume());
  const begin = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const failed = (error: Error) => once(() => controller.error(error))();
    const gone = () => failed(new Error('The client is gone.'));
    if (incoming.destroyed) return gone();
    incoming.on('data', (chunk: Buffer) => {
      if (isOver) return;
      controller.enqueue(chunk);
      incoming.pause();
    });
    incoming.once(
      'end',
      once(() => controller.close()),
    );
    incoming.once('error', failed);
    incoming.once('close', gone);
    response.once('finish', forget);
  };
  let hasBegun = false;
  return new ReadableStream(
    {
      pull(controller) {
        if (!hasBegun) begin(controller);
        hasBegun = true;
        incoming.resume();
      },
      cancel: forget,
    },
    { highWaterMark: 0 },
  );
}

async function send(
  answer: Response,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { body, status } = answer;
  response.statusCode = status;
  copyHeaders(answer, response);
  if (response.destroyed || method === 'HEAD' || !body) {
    void body?.cancel();
    response.end();
    return;
  }
  const reader = body.getReader();
  response.once('close', () => void reader.cancel().catch(() => undefined));
  const first = await reader.read();
  const next = reader.read();
  // A body that is complete already is sent at once, with its length.
  const isWhole = first.done || (await Promise.race([next, soon()]))?.done;
  const doesCompress = mayCompress(answer) && takesGzip(headers['accept-encoding']);
  if (isWhole) return sendWhole(first.value ?? new Uint8Array(), doesCompress, response);
  const chunks = restOf(reader, first.value, next);
  if (!doesCompress) return pipeline(chunks, response);
  response.removeHeader('Content-Length');
  response.setHeader('Content-Encoding', 'gzip');
  return pipeline(chunks, createGzip({ flush: constants.Z_SYNC_FLUSH }), response);
}

/** Headers set by the pipeline stay. */
function copyHeaders(answer: Response, response: ServerResponse): void {
  answer.headers.forEach((value, name) => {
    if (name === 'set-cookie') response.appendHeader(name, value);
    else if (!response.hasHeader(name)) response.setHeader(name, value);
  });
  if (mayCompress(answer)) response.setHeader('Vary', 'Accept-Encoding');
}

function mayCompress({ headers, body }: Response): boolean {
  return (
    body !== null &&
    compressible.test(headers.get('content-type') ?? '') &&
    !headers.has('content-encoding')
  );
}

function takesGzip(accepted = ''): boolean {
  return accepted.split(',').some((one) => {
    const [name = '', weight = ''] = one.split(';');
    return /^(gzip|\*)$/i.test(name.trim()) && !/^q=0(\.0*)?$/i.test(weight.trim());
  });
}

const soon = () => new Promise<null>((resolve) => setImmediate(resolve, null));
const compress = promisify(gzip);

async function sendWhole(
  bytes: Uint8Array,
  doesCompress: boolean,
  response: ServerResponse,
): Promise<void> {
  if (!doesCompress || bytes.length < COMPRESSED_FROM_BYTES) {
    response.end(bytes);
    return;
  }
  const smaller = await compress(bytes);
  response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Length', smaller.length);
  response.end(smaller);
}

async function* restOf(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  first: Uint8Array | undefined,
  next: Promise<ReadableStreamReadResult<Uint8Array>>,
): AsyncGenerator<Uint8Array> {
  if (first) yield first;
  for (let read = await next; !read.done; read = await reader.read()) yield read.value;
}

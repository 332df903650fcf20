import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { logFailure } from '@/lib/platform/log';
import { limitConnections } from './request-limits';

const DRAIN_TIMEOUT_MS = 20_000;
/** Announced to clients (`Keep-Alive`), so that they end idle connections first. */
const KEEP_ALIVE_MS = 65_000;
/** A connection without traffic for this long is ended. */
const SILENCE_MS = KEEP_ALIVE_MS + 1_000;
/** Time to read arrived requests after a pause of this process. */
const CATCH_UP_MS = 1_000;
const UNREAD_BODY_MS = 3_000;
/**
 * After so many answers a connection is closed. A proxy keeps its connections and uses the newest idle one, so
 * without a limit one worker would do nearly all of the work.
 */
const MOST_ANSWERS = 100;

export type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

interface ListenOptions {
  PORT: number;
  HOST: string;
  TRUSTED_PROXIES: readonly string[];
}

/**
 * Starts the server, with limits for large and slow requests and many connections.
 * @throws Error when the port is in use
 */
export function listen(
  { PORT, HOST, TRUSTED_PROXIES }: ListenOptions,
  serve: Serve,
): Promise<Server> {
  const server = createServer(
    { maxHeaderSize: 16_384, connectionsCheckingInterval: 1_000, keepAliveTimeout: KEEP_ALIVE_MS },
    (request, response) => {
      if (hasBody(request)) response.once('finish', () => endUnreadBody(request));
      const fail = (error: unknown) => {
        logFailure('web server', error);
        response.destroy();
      };
      try {
        serve(request, response)?.catch(fail);
      } catch (error) {
        fail(error);
      }
    },
  );
  limitConnections(server, TRUSTED_PROXIES);
  server.on('connection', limitSilence);
  server.on('timeout', endIfSilent);
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.maxHeadersCount = 100;
  server.maxRequestsPerSocket = MOST_ANSWERS;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${PORT} is taken by another program. Stop it, or set PORT to another number.`;
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error);
    });
    server.listen(PORT, HOST, () => resolve(server));
  });
}

/**
 * Gives a connection one timer for its whole life. Node would make two for each request, for the time before
 * and after its answer.
 */
function limitSilence(socket: Socket): void {
  socket.setTimeout(SILENCE_MS);
  socket.setTimeout = () => socket;
}

/**
 * Ends a silent connection. After a pause without processor time, a process sees its timers before the
 * requests waiting to be read; ending connections at once would reset clients that were not silent.
 */
function endIfSilent(socket: Socket): void {
  const { bytesRead, bytesWritten } = socket;
  setTimeout(() => {
    if (socket.bytesRead === bytesRead && socket.bytesWritten === bytesWritten) socket.destroy();
  }, CATCH_UP_MS).unref();
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/** Disconnects a client that continues sending after its answer. */
function endUnreadBody(request: IncomingMessage): void {
  if (!request.complete) setTimeout(() => request.destroy(), UNREAD_BODY_MS).unref();
}

/**
 * Accepts no further connections; open ones continue, idle ones too.
 * @returns resolves when all of them have ended
 */
export function stopListening(server: Server): Promise<void> {
  // Closing the HTTP server would cut idle connections, on which a request may be arriving.
  return new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve()));
}

/** Closes the server: requests in progress are answered, up to a time limit. */
export async function drain(server: Server, closed = stopListening(server)): Promise<void> {
  // Keep-alive connections would stay open after their answer.
  const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
  const cutOff = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS);
  server.closeIdleConnections();
  await closed;
  clearInterval(closeIdle);
  clearTimeout(cutOff);
}

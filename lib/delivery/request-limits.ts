import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server, Socket } from 'node:net';
import { noteSecurity } from '@/lib/platform/security-log';
import { clientAddress, CLIENT_ADDRESS_HEADER, isTrustedProxy } from '../platform/client-address';
import { shareOf } from '../platform/share';

export interface Refusal {
  status: number;
  code: string;
  message: string;
  headers?: Record<string, string>;
  /** Name in the security log. */
  what?: string;
}

/** High, because a hostel or a mobile network shares one address. */
const CONNECTIONS_PER_ADDRESS = 1_000;
const BODIES_PER_ADDRESS = 64;
/** Twelve of the largest leave room in the memory for uploads (lib/calls/multipart.ts). */
const UPLOADS_PER_ADDRESS = 12;
/** The limit of waiting documents for one requester (lib/platform/documents/worker-pool.ts). */
const DOCUMENTS_PER_ADDRESS = 12;
/** A body without new bytes for this long is disconnected. */
const STALL_MS = 8_000;
const RETRY_AFTER_SECONDS = 30;

/** Counts of an address's open connections or requests; each worker counts its share. */
class Counts {
  readonly #counts = new Map<string, number>();

  readonly #most: number;

  constructor(most: number) {
    this.#most = shareOf(most);
  }

  /** @returns whether the limit had room */
  enter(address: string): boolean {
    const count = this.#counts.get(address) ?? 0;
    if (count >= this.#most) return false;
    this.#counts.set(address, count + 1);
    return true;
  }

  leave(address: string): void {
    const count = this.#counts.get(address) ?? 0;
    if (count > 1) this.#counts.set(address, count - 1);
    else this.#counts.delete(address);
  }
}

/** Disconnects further connections of an address beyond the limit. Trusted proxies have none. */
export function limitConnections(server: Server, trustedProxies: readonly string[]): void {
  const connections = new Counts(CONNECTIONS_PER_ADDRESS);
  server.on('connection', (socket: Socket) => {
    const address = clientAddress(socket.remoteAddress, undefined, []);
    if (address === null || isTrustedProxy(socket.remoteAddress, trustedProxies)) return;
    if (connections.enter(address)) {
      socket.once('close', () => connections.leave(address));
    } else {
      noteSecurity({ event: 'request.limited', address, detail: { what: 'connections' } });
      socket.destroy();
    }
  });
}

export type LimitRequest = (request: IncomingMessage, response: ServerResponse) => Refusal | null;

/**
 * Refuses a PDF before any query, and a body before it is read, while the same address has too many in
 * progress; disconnects bodies that stall.
 */
export function limitRequests(): LimitRequest {
  const documents = new Counts(DOCUMENTS_PER_ADDRESS);
  const bodies = new Counts(BODIES_PER_ADDRESS);
  const uploads = new Counts(UPLOADS_PER_ADDRESS);
  const arriving = watchArriving();
  return (request, response) => {
    const { headers, url = '' } = request;
    const address = String(headers[CLIENT_ADDRESS_HEADER] ?? 'unknown');
    if (/\/pdf(\?|$)/.test(url)) {
      if (!documents.enter(address)) return tooManyDocuments;
      response.once('close', () => documents.leave(address));
      return null;
    }
    if (headers['content-length'] === undefined && !headers['transfer-encoding']) return null;
    const isUpload = headers['content-type']?.trim().toLowerCase().startsWith('multipart/');
    const counts = isUpload ? uploads : bodies;
    if (!counts.enter(address)) {
      return isUpload ? tooMany('photos', 'uploads') : tooMany('forms', 'bodies');
    }
    arriving.add(request);
    response.once('close', () => {
      arriving.delete(request);
      counts.leave(address);
    });
    return null;
  };
}

const tooManyDocuments: Refusal = {
  status: 429,
  code: 'too_many_requests',
  message: 'Too many documents from your connection at once. Please try again in half a minute.',
  headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  what: 'documents',
};

function tooMany(sent: string, what: string): Refusal {
  return {
    status: 429,
    code: 'too_many_requests',
    message: `Many ${sent} are arriving from your connection at this moment. Please send yours again in half a minute.`,
    headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
    what,
  };
}

interface Arrival {
  /** Kept here, because a request whose connection has broken off may no longer name it. */
  socket: IncomingMessage['socket'];
  bytes: number;
  since: number;
}

/** Disconnects requests whose body stalls while it is awaited. */
function watchArriving(): {
  add(request: IncomingMessage): void;
  delete(request: IncomingMessage): void;
} {
  const arrivals = new Map<IncomingMessage, Arrival>();
  const look = () => {
    for (const [request, last] of arrivals) {
      const { socket } = last;
      const { bytesRead } = socket;
      // Unread bytes wait for the server, not for the client.
      if (bytesRead !== last.bytes || request.readableLength > 0) {
        arrivals.set(request, { socket, bytes: bytesRead, since: Date.now() });
      } else if (request.complete || socket.destroyed) {
        arrivals.delete(request);
      } else if (Date.now() - last.since > STALL_MS) {
        arrivals.delete(request);
        const address = request.headers[CLIENT_ADDRESS_HEADER]?.toString() ?? null;
        noteSecurity({ event: 'request.limited', address, detail: { what: 'stalled body' } });
        request.destroy();
      }
    }
  };
  setInterval(look, 1_000).unref();
  return {
    add: (request) => {
      const { socket } = request;
      arrivals.set(request, { socket, bytes: socket.bytesRead, since: Date.now() });
    },
    delete: (request) => arrivals.delete(request),
  };
}

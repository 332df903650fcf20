import type { Server } from 'node:http';
import { env } from '@/lib/platform/env';
import { dataPolicy } from '@/lib/platform/documents/data-headers';
import { securityHeaders, transportHeaders } from './security-headers';
import { cameOverTls } from '../platform/client-address';
import { stopListening, listen } from './web-server';
import { fromPrimary, toPrimary } from './worker-messages';

// Holds the port while the first version is prepared, which also shows whether it is taken.
const RETRY_AFTER_SECONDS = '5';

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);

async function start(): Promise<void> {
  const opening = listen(env, (request, response) => {
    response.writeHead(request.url === '/api/health/live' ? 200 : 503, {
      ...securityHeaders,
      ...(cameOverTls(request, env.TRUSTED_PROXIES) && transportHeaders),
      'Content-Security-Policy': dataPolicy,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': RETRY_AFTER_SECONDS,
      Connection: 'close',
    });
    response.end(JSON.stringify({ status: 'starting' }));
  });
  fromPrimary((message) => {
    if (message.is === 'retire' || message.is === 'stop') opening.then(end, () => process.exit(1));
  });
  const server = await opening;
  const { port } = server.address() as { port: number };
  toPrimary({ is: 'listening', port });
}

function end(server: Server): void {
  const closed = stopListening(server);
  toPrimary({ is: 'retiring' });
  void closed.then(() => process.exit(0));
}

start().catch((error: Error) => toPrimary({ is: 'failed', why: error.message }));

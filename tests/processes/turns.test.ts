import { once } from 'node:events';
import { connect } from 'node:net';
import { loadFinishedSite } from '@/lib/delivery/finished-site';
import { createPipeline } from '@/lib/delivery/pipeline';
import { drain, listen, type Serve } from '@/lib/delivery/web-server';

test('requests that arrive together begin one after the other, and the event loop runs in between', async () => {
  const many = 40;
  let [begunInTurn, most] = [0, 0];
  const endTurn = () => {
    most = Math.max(most, begunInTurn);
    begunInTurn = 0;
  };
  const next: Serve = (_, response) => {
    begunInTurn += 1;
    setImmediate(endTurn);
    response.end('begun');
  };
  const never = new AbortController().signal;
  const serve = createPipeline({
    site: await loadFinishedSite('.'),
    next,
    routes: [],
    health: { isReady: async () => true, close: async () => {} },
    errorPages: { failed: '', away: '' },
    calls: [],
    webhookHeaders: new Set(),
    leaving: never,
    closing: never,
  });
  const server = await listen({ PORT: 0, HOST: '127.0.0.1', TRUSTED_PROXIES: [] }, serve);
  const { port } = server.address() as { port: number };
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let answers = '';
  socket.on('data', (text) => (answers += String(text)));
  const request = 'GET /form HTTP/1.1\r\nHost: x\r\n';
  // In one packet, so that all arrive in one turn of the event loop.
  socket.write(`${request}\r\n`.repeat(many - 1) + `${request}Connection: close\r\n\r\n`);
  await once(socket, 'close');
  await drain(server);
  expect(answers.match(/begun/g)).toHaveLength(many);
  expect(most).toBeGreaterThan(0);
  // One immediately, and the first of the queue.
  expect(most).toBeLessThanOrEqual(2);
});

test('a page that waits for a database that does not answer is answered within five seconds', async () => {
  const never = new AbortController().signal;
  let isReady = true;
  let answerLate = () => {};
  const next: Serve = (request, response) => {
    if (request.url !== '/form') return void response.end('done');
    answerLate = () => response.end('late');
  };
  const serve = createPipeline({
    site: await loadFinishedSite('.'),
    next,
    routes: [],
    health: {
      isReady: async () => {
        if (isReady) answerLate();
        return isReady;
      },
      close: async () => {},
    },
    errorPages: { failed: '', away: 'Away' },
    calls: [],
    webhookHeaders: new Set(),
    leaving: never,
    closing: never,
  });
  const server = await listen({ PORT: 0, HOST: '127.0.0.1', TRUSTED_PROXIES: [] }, serve);
  const { port } = server.address() as { port: number };
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  isReady = false;
  const started = performance.now();
  const [away, quick] = await Promise.all([ask('/form'), ask('/history')]);
  expect([away.status, await away.text()]).toEqual([503, 'Away']);
  expect(performance.now() - started).toBeLessThan(5_000);
  expect([quick.status, await quick.text()]).toEqual([200, 'done']);
  answerLate();
  isReady = true;
  expect(await (await ask('/form')).text()).toBe('late');
  await drain(server);
});

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { call as callDeclared } from '@/components/form/call';
import { officeCall, searchCall } from '@/components/office/frame/office-call';
import { saveRegistration } from '@/components/student/enrolment/admission-form';
import { startPayment } from '@/components/student/payments/payment-form';
import { uploadPhoto } from '@/components/student/accounts/photo';

/** `call` for any URL: the server of these tests has none of the declared ones. */
const call = callDeclared as (address: string, options?: object) => Promise<unknown>;

interface Received {
  method: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

const payment = { name: 'Asha Rao', number: '98765 43210', amount: 499, registration: '5f0c' };

let respond: (response: ServerResponse) => unknown;
const received: Received[] = [];
const server = createServer(async (request, response) => {
  const { method, headers } = request;
  received.push({ method, headers, body: await text(request) });
  respond(response);
});
let url = '';
let logged: jest.SpyInstance;

const answering = (status: number, body: unknown) => (response: ServerResponse) =>
  response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
beforeEach(() => {
  received.length = 0;
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a body is posted as JSON, a form with its files as it is, no body is asked for', async () => {
  respond = answering(200, { success: true, data: [1], message: 'Done', url: '/next' });
  const outcome = await call(url, { body: { name: 'Asha' }, token: 'abc' });
  expect(outcome).toEqual({ ok: true, data: [1], message: 'Done', url: '/next' });
  const form = new FormData();
  form.append('name', 'Asha');
  await call(url, { body: form });
  await call(url);
  const [json, multipart, asked] = received;
  expect(json).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer abc' },
    body: '{"name":"Asha"}',
  });
  expect(multipart?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(multipart?.headers).not.toHaveProperty('authorization');
  expect(asked).toMatchObject({ method: 'GET', headers: { 'cache-control': 'no-cache' } });
});

test.each([
  ['a refusal', 200, { success: false, message: 'No', fields: { name: 'Enter it' } }, 'refused'],
  ['a conflict', 409, { success: false, message: 'Changed', version: 4 }, 'refused'],
  ['too many tries', 429, { success: false, message: 'Wait' }, 'busy'],
  ['an error of the server', 500, { success: false, message: 'Sorry' }, 'busy'],
  ['a dead token', 401, { success: false, message: 'Log in' }, 'unauthorized'],
  ['a page in between', 200, '<p>Log in to this network', 'unreached'],
  ['a gateway in between', 502, 'Bad gateway', 'unreached'],
  ['JSON of somebody else', 200, { ok: true }, 'unreached'],
  ['no object', 200, null, 'unreached'],
])('%s', async (_, status, body, reason) => {
  respond = answering(status, body);
  const outcome = await call(url, { body: {}, token: 'abc' });
  const { success: _success, ...more } = (reason === 'unreached' ? {} : body) as {
    success?: boolean;
  };
  expect(outcome).toEqual({
    ok: false,
    reason,
    status,
    code: '',
    message: '',
    fields: {},
    ...more,
  });
});

test('no answer within the time ends as a timeout, also in the middle of an answer', async () => {
  for (const begin of [() => undefined, (response: ServerResponse) => response.write('{"succ')]) {
    respond = begin;
    const outcome = await call(url, { timeoutMs: 50 });
    expect(outcome).toMatchObject({ ok: false, reason: 'timeout', message: '' });
  }
});

test('a broken connection is reported as not reached', async () => {
  respond = (response) => response.destroy();
  expect(await call(url)).toMatchObject({ ok: false, reason: 'unreached', status: null });
});

test('an aborted call is reported as such, before and during it, and nothing is logged', async () => {
  const controller = new AbortController();
  respond = () => controller.abort();
  expect(await call(url, { signal: controller.signal })).toMatchObject({ reason: 'aborted' });
  expect(await call(url, { signal: controller.signal })).toMatchObject({ reason: 'aborted' });
  expect(received).toHaveLength(1);
  expect(logged).not.toHaveBeenCalled();
});

test('without a token nothing is sent where one is needed', async () => {
  respond = answering(200, { success: true });
  const outcomes = [
    await call(url, { token: null }),
    await officeCall('/api/admin/notes', {}),
    await searchCall('asha', new AbortController().signal),
    await saveRegistration({}),
    await uploadPhoto(new Blob(['x'])),
  ];
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ ok: false, reason: 'unauthorized' });
  }
  expect(received).toEqual([]);
});

test('a failure is logged with path and reason, and nothing that was sent', async () => {
  respond = answering(409, { success: false, code: 'conflict', message: 'Asha Rao has paid' });
  await call(`${url}?payment=5f0c`, { body: { name: 'Asha Rao' }, token: 'secret-token' });
  expect(logged).toHaveBeenCalledTimes(1);
  const line = String(logged.mock.calls[0]);
  expect(line).toContain('/api failed: refused, 409 conflict');
  expect(line).not.toMatch(/Asha|5f0c|secret-token/);
});

/* Decision D30. Outside a browser these paths resolve to nothing, so no request is made. */
test.each([
  ['/api/v1/phonepe/payment', () => startPayment('phonepe', payment)],
  ['/api/student/upload', () => uploadPhoto(new Blob(['x']))],
  ['/api/student/registration-form', () => saveRegistration({ studentname: 'Asha Rao' })],
])('a failure of %s is logged', async (path, run) => {
  const kept = { getItem: () => 'secret-token' };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: kept });
  expect(await run()).toMatchObject({ ok: false, reason: 'unreached' });
  expect(logged.mock.calls).toEqual([[`${path} failed: unreached, no response`]]);
});

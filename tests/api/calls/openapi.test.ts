import { GET } from '@/app/api/openapi.json/route';
import { everyCall } from '@/lib/every-call';
import { bearer, from, makePeople } from '../../support/accounts/log-in';
import {
  byCookie,
  goodRequest,
  jsonSamples,
  makeSamples,
  partSamples,
  rightHeaders,
} from './call-samples';
import {
  checkAnswer,
  compiled,
  documentedBody,
  handledCalls,
  handlersAt,
  openapi,
  routeFiles,
} from './documented-calls';
import { undoChanges, emptyTables, rowsMadeOnce } from '../../support/process/empty-tables';

afterAll(undoChanges);

const restored = rowsMadeOnce(makeSamples);

const handled = handledCalls.map((call) => [`${call.method} ${call.path}`, call] as const);

test('every method of every route is documented, and nothing else is', async () => {
  const served: string[] = [];
  for (const path of routeFiles.keys()) {
    for (const method of Object.keys(await handlersAt(path))) served.push(`${method} ${path}`);
  }
  expect(served.sort()).toEqual(handled.map(([name]) => name).sort());
});

test('the calls of the contract are there', () => {
  const student =
    'free-registration register login get-current-user get-history-data upload registration-form discussing';
  expect(Object.keys(openapi.paths)).toEqual(
    expect.arrayContaining([
      ...student.split(' ').map((name) => `/api/student/${name}`),
      '/api/admin/get-details',
      '/public/{filename}',
    ]),
  );
});

test('it is served as JSON, its names are unique, its references and patterns work', async () => {
  const response = await GET(new Request('http://localhost:3000/api/openapi.json'));
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.json()).toEqual(openapi);
  const names = everyCall.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const text = JSON.stringify(openapi);
  for (const [, name = ''] of text.matchAll(/"#\/components\/responses\/(\w+)"/g)) {
    expect(openapi.components.responses).toHaveProperty(name);
  }
  for (const [, pattern] of text.matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)) {
    expect(() => new RegExp(JSON.parse(pattern ?? '') as string, 'u')).not.toThrow();
  }
});

test.each(handled)('%s succeeds with the answer that is documented', async (_, call) => {
  const people = await restored();
  const handlers = await handlersAt(call.path);
  const response = await handlers[call.method]?.(await goodRequest(call, people));
  const documented = Object.keys(call.answers ?? { 200: null }).map(Number);
  expect(response?.status).toBe(Math.min(...documented));
  const { headers = new Headers() } = response ?? {};
  const body = await checkAnswer(call, response as Response);
  if (!call.answers) expect(body).toMatchObject({ success: true });
  const [type = '', charset] = (headers.get('content-type') ?? '').split(';');
  if (/^text\//.test(type)) expect(charset).toBe(' charset=utf-8');
  if (isDownloaded(type)) {
    expect(headers.get('content-disposition')).toMatch(
      /^(attachment|inline); filename="[\w .()-]+"/,
    );
  }
});

/** Whether the type is a download rather than part of a page. */
const isDownloaded = (type: string) =>
  type !== '' && !/json$|^text\/(html|plain|javascript|css)$|^font\//.test(type);

const posted = handled.filter(([, { method, fromAnywhere }]) => method === 'POST' && !fromAnywhere);

test('every call refuses another site, and a body of another type, before anything else', async () => {
  const people = await restored();
  for (const [name, call] of posted) {
    const handle = (await handlersAt(call.path))[call.method];
    const url = `http://localhost:3000${call.path.replace('{provider}', 'sandbox')}`;
    const send = async (headers: Record<string, string>) => {
      const all = { host: 'localhost:3000', ...rightHeaders(call, people), ...headers };
      return (await handle?.(
        new Request(url, { method: 'POST', headers: all, body: '{}' }),
      )) as Response;
    };
    for (const origin of ['https://elsewhere.example', 'http://localhost:3001', 'null']) {
      const refused = await send({ origin, 'content-type': 'application/json' });
      expect([name, origin, refused.status]).toEqual([name, origin, 403]);
      expect(await checkAnswer(call, refused)).toMatchObject({ code: 'forbidden' });
    }
    if (!call.body || call.body.ignored) continue;
    for (const type of ['text/plain', 'text/plain; application/json', 'application/xml']) {
      expect([name, type, (await send({ 'content-type': type })).status]).toEqual([
        name,
        type,
        415,
      ]);
    }
  }
});

test('only the return of a payer may come from anywhere', () => {
  const open = handledCalls.filter(({ fromAnywhere }) => fromAnywhere).map(({ name }) => name);
  expect(open.sort()).toEqual(['returnFromPayment', 'returnFromPaymentByForm']);
});

test('the calls that log in or out are the documented ones', () => {
  const found = handledCalls.filter(({ setsCookie }) => setsCookie).map(({ name }) => name);
  expect(found.sort()).toEqual(['logIn', 'logOut', 'renewCookie', 'staffLogIn', 'useSignInLink']);
});

/** Public and students' calls without a limit of their own, with their bound. */
const boundedOtherwise: Readonly<Record<string, string>> = {
  askForSignInLink: 'lib/accounts/link-limits.ts; the answer is the same above the limit',
  requestDataLink: 'lib/accounts/link-limits.ts; the answer is the same above the limit',
  readParentLink: 'only the holder of a link; 256 random bits',
  giveParentConsent: 'a link works once',
  readCompletionLink: 'only the holder of a link; 256 random bits',
  seeData: 'only the holder of a link; 256 random bits',
  withdrawLeads: 'only the holder of a link; a repeat changes nothing',
  eraseData: 'a link works once',
  pressOnSandbox: 'not where gateways have keys',
  returnFromPaymentByForm: 'the gateway is asked thirty times in ten minutes for a payment',
  takeWebhook: 'signed by the gateway',
  countArrival:
    'adds one to a row, of which a day has so many; an address is not kept, not even to limit it',
  takeCallEventByForm: 'only the holder of the address; 256 random bits, one row for a call',
  agreeToInstalments: 'a repeat changes nothing',
  chooseBatch: 'one row for a registration',
  takeSeat: 'one row for a registration',
  stopCalls: 'a number is kept once, and the forms that bring another are limited',
  closeAccount: 'once',
  deleteDraft: 'a draft counts as a new form for the day',
  withdrawRegistration: 'a registration counts as a new form for the day',
  endPayerLink: 'links are made twenty a day for a registration',
  makePayerLink: 'twenty a day for a registration, five open at once',
  endStudentLogIns: 'an account has ten log-ins',
  history: 'reads the own rows',
  renewCookie: 'the cookie of a log-in that there is',
  logOut: 'the log-in is over',
};

test('what visitors and students send is limited, or something else bounds it', () => {
  const unlimited = posted
    .concat(handled.filter(([, { fromAnywhere }]) => fromAnywhere))
    .map(([, call]) => call)
    .filter(({ method, auth, refusals = [] }) => {
      const isForStaff = auth === 'staff' || auth === 'account' || auth === 'staff cookie';
      return method === 'POST' && !isForStaff && !refusals.includes('too_many_requests');
    });
  expect(unlimited.map(({ name }) => name).sort()).toEqual(Object.keys(boundedOtherwise).sort());
});

test('listed rows match the documented form', async () => {
  await emptyTables();
  const people = await makePeople();
  const good = async (name: string) => {
    const call = everyCall.find((one) => one.name === name);
    if (!call) throw new Error(name);
    const response = await (
      await handlersAt(call.path)
    )[call.method]?.(await goodRequest(call, people));
    return (await checkAnswer(call, response as Response)) as { data: never };
  };
  for (const name of ['freeRegistration', 'enquiry', 'upload', 'saveRegistration'])
    await good(name);
  expect((await good('history')).data).toHaveLength(1);
  const { leads, registrations } = (await good('search')).data as Record<string, unknown[]>;
  expect([leads?.length, registrations?.length]).toEqual([2, 1]);
});

test('too many tries are refused as documented, with the time to wait', async () => {
  const people = await restored();
  for (const name of ['logIn', 'staffLogIn']) {
    const call = everyCall.find((one) => one.name === name);
    if (!call) throw new Error(name);
    const handle = (await handlersAt(call.path)).POST;
    const email = 'nobody@example.org';
    const wrong = { email, dateofbirth: '2001-01-01', password: 'not the password' };
    const { url, headers } = await goodRequest(call, people);
    const statuses: (number | undefined)[] = [];
    for (let index = 0; index < 4; index += 1) {
      const request = new Request(url, {
        method: 'POST',
        headers: { ...Object.fromEntries(headers), ...from('203.0.113.9') },
        body: JSON.stringify(wrong),
      });
      const response = (await handle?.(request)) as Response;
      await checkAnswer(call, response);
      statuses.push(response.status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  }
});

const withFields = handled.filter(([, { body }]) => body && !body.ignored);

test.each(withFields.filter(([, { body }]) => body?.type === 'application/json'))(
  '%s gets the documented body in these tests',
  (_, call) => {
    const schema = compiled(documentedBody(call) ?? {});
    expect(schema.safeParse(jsonSamples[call.name])).toMatchObject({ success: true });
  },
);

test.each(withFields)('%s drops a field that it does not name', async (_, call) => {
  const { type, schema } = call.body as NonNullable<typeof call.body>;
  const parts = type === 'application/json' ? [] : await partSamples(call.name);
  const sample =
    jsonSamples[call.name] ?? Object.fromEntries(parts.map(({ name, value }) => [name, value]));
  const ofServer = { passwordHash: 'x', emailVerifiedAt: 'x', aFieldOfTheServer: 'x' };
  const { error, data } = schema.safeParse({ ...sample, ...ofServer });
  expect(error?.issues).toBeUndefined();
  for (const name of Object.keys(ofServer)) expect(data).not.toHaveProperty(name);
});

const closed = handled.filter(([, { auth }]) => auth && auth !== 'token or cookie');

test.each(closed)('%s: other credentials are refused as documented', async (_, call) => {
  const people = await restored();
  const handlers = await handlersAt(call.path);
  const url = `http://localhost:3000${call.path.replace('{filename}', 'x.jpg')}`;
  const isDownload = byCookie(call);
  const wrong = isDownload ? bearer(people.student.token) : { cookie: people.student.cookie };
  for (const headers of [{}, bearer('x'.repeat(43)), wrong]) {
    const sent = { host: 'localhost:3000', ...headers } as Record<string, string>;
    const response = (await handlers[call.method]?.(
      new Request(url, { method: call.method, headers: sent }),
    )) as Response;
    expect(response.status).toBe(isDownload ? 303 : 401);
    await checkAnswer(call, response);
  }
});

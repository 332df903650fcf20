import { GET } from '@/app/api/openapi.json/route';
import { everyCall } from '@/lib/office/every-call';
import { bearer, from } from '../../support/accounts/log-in';
import {
  byCookie,
  forgetCounted,
  goodRequest,
  jsonSamples,
  makePeople,
  makeSamples,
  partSamples,
} from '../../support/calls/call-samples';
import {
  checkAnswer,
  compiled,
  documentedBody,
  handledCalls,
  handlersAt,
  openapi,
  routeFiles,
} from '../../support/calls/documented-calls';
import { multipartBody } from '../../support/calls/multipart';
import { closeDatabase, emptyTables, rowsMadeOnce } from '../../support/process/empty-tables';

afterAll(closeDatabase);

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
      ...['/api/admin/get-details', '/public/{filename}'],
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
  expect(response?.status).toBe(call.answers && !(200 in call.answers) ? 303 : 200);
  const body = await checkAnswer(call, response as Response);
  if (!call.answers) expect(body).toMatchObject({ success: true });
});

test('what is listed is in the form that is documented', async () => {
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

test.each(withFields)('%s wants the fields that are called required', async (_, call) => {
  const schema = documentedBody(call);
  const people = await restored();
  const handle = (await handlersAt(call.path))[call.method];
  const sent = call.body?.type === 'application/json' ? jsonSamples[call.name] : null;
  const parts = sent ? [] : await partSamples(call.name);
  let stale = false;
  for (const field of Object.keys(schema?.properties ?? {})) {
    await (stale ? restored() : forgetCounted());
    const request = await goodRequest(call, people);
    const { [field]: _left, ...rest } = sent ?? {};
    const less = parts.filter(({ name }) => name !== field);
    const body = sent ? JSON.stringify(rest) : multipartBody(less);
    const response = (await handle?.(
      new Request(request.url, { method: 'POST', headers: request.headers, body }),
    )) as Response;
    const answer = await checkAnswer(call, response);
    const required = schema?.required?.includes(field) ?? false;
    expect([field, answer]).toMatchObject([field, { success: !required }]);
    stale = !required;
    if (required) expect(answer).toMatchObject({ fields: { [field]: expect.any(String) } });
  }
});

test.each(withFields.filter(([, { body }]) => body?.type === 'application/json'))(
  'what %s is sent in these tests is what the document asks for',
  (_, call) => {
    const schema = compiled(documentedBody(call) ?? {});
    expect(schema.safeParse(jsonSamples[call.name])).toMatchObject({ success: true });
  },
);

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

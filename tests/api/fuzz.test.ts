import fc from 'fast-check';
import { db } from '@/lib/db';
import type { Call } from '@/lib/openapi/call';
import {
  goodRequest,
  jsonSamples,
  makePeople,
  partSamples,
  refresh,
  rightHeaders,
  type People,
} from '../support/call-samples';
import { checkAnswer, handledCalls, handlersAt } from '../support/documented-calls';
import { withEmptyTables } from '../support/empty-tables';
import { brokenText, contentType, hostileText, hostileValue } from '../support/hostile';
import { bearer } from '../support/log-in';
import { BOUNDARY, multipartBody } from '../support/multipart';

withEmptyTables();

/** Of each call. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 30);
/** Beyond it something hangs; a machine that is busy with other things gets three tries. */
const HANGS_MS = 1_000;
const TEN_MEGABYTES = 10_000_000;

type Sent = Pick<Request, 'method' | 'url'> & {
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | null;
};

/** Rows and the last transaction that wrote one, table by table; what is counted or only seen is left out. */
async function written(): Promise<unknown> {
  const tables = ['students', 'photos', 'registrations', 'leads', 'consents', 'sign_in_links'];
  const newest = tables.map(
    (table) => `(select count(*) || '/' || coalesce(max(xmin::text::bigint), 0) from ${table})`,
  );
  const counted = ['sessions', 'staff', 'pgboss.job'].map(
    (table) => `(select count(*) from ${table})`,
  );
  return db.$queryRawUnsafe(`select concat_ws(' ', ${[...newest, ...counted].join(', ')})`);
}

/** Sends it; the answer has to be a documented one, in time, and a refusal has to leave all as it was. */
async function tryOn(call: Call, { url, ...init }: Sent): Promise<Response> {
  const handle = (await handlersAt(call.path))[call.method];
  const send = async () => {
    const began = performance.now();
    const response = (await handle?.(new Request(url, init))) as Response;
    return { response, ms: performance.now() - began };
  };
  const before = await written();
  const { response, ms } = await send();
  const kept = response.clone();
  const answer = await checkAnswer(call, response);
  expect(response.status).toBeLessThan(500);
  const refused = !response.ok || (answer as { success?: boolean } | null)?.success === false;
  if (refused && response.status !== 303) expect(await written()).toEqual(before);
  expect({}).not.toHaveProperty('polluted');
  const times = [ms];
  while (times.length < 3 && Math.min(...times) > HANGS_MS) times.push((await send()).ms);
  expect(Math.min(...times)).toBeLessThan(HANGS_MS);
  return kept;
}

/** Every credential that is not the right one for this call. */
function wrongCredentials({ auth }: Call, { student, staff }: People): Record<string, string>[] {
  const { token, cookieId, cookie } = student;
  const other =
    auth === 'staff' ? [bearer(token)] : auth === 'student' ? [bearer(staff.token)] : [];
  const raw = ['', 'Bearer', 'Bearer ', `Basic ${token}`, token, `Bearer ${token} ${token}`];
  return [
    ...other,
    {},
    ...[{ cookie }, { cookie: `session=${token}` }, { cookie: `token=${token}` }],
    ...raw.map((authorization) => ({ authorization })),
    ...[
      cookieId,
      cookie.split('=')[1],
      `${token}x`,
      token.slice(1),
      'x'.repeat(9_000),
      '../..',
    ].map(bearer),
  ];
}

/** A JSON body in which some fields are something else, missing or more, and the text perhaps broken. */
function hostileJson(sample: Record<string, unknown>) {
  const names = fc.subarray(Object.keys(sample), { maxLength: 3 });
  const changes = names.chain((chosen) =>
    fc.tuple(...chosen.map((name) => fc.tuple(fc.constant(name), fc.option(hostileValue)))),
  );
  const more = fc.dictionary(fc.string(), hostileValue, { maxKeys: 2 });
  return fc.tuple(changes, more, brokenText).map(([changed, extra, breakText]) => {
    const body: Record<string, unknown> = { ...sample, ...extra };
    // Nothing chosen means the field is left out.
    for (const [name, value] of changed) body[name] = value ?? undefined;
    const json = JSON.stringify(body);
    return breakText ? breakText(json) : json;
  });
}

type Part = Awaited<ReturnType<typeof partSamples>>[number];

/** Multipart parts, some of them changed, doubled or left out; the whole perhaps cut or filled up. */
function hostileParts(sample: Part[]) {
  const change = fc.record({
    at: fc.nat(sample.length - 1),
    value: fc.oneof(hostileText, fc.uint8Array({ maxLength: 500 })),
    how: fc.constantFrom('value', 'drop', 'double', 'rename', 'isFile', 'noFile', 'cutFile'),
  });
  return fc
    .tuple(fc.array(change, { maxLength: 2 }), fc.constantFrom('', 'cut', 'junk', 'many'))
    .map(([changes, whole]) => {
      const parts = changes.reduce(changed, sample);
      const body = multipartBody(whole === 'many' ? [...parts, ...filler] : parts);
      if (whole === 'cut') return body.subarray(0, body.length / 2);
      return whole === 'junk' ? Buffer.concat([body, Buffer.alloc(500, 'junk')]) : body;
    });
}

const filler = Array.from({ length: 60 }, (_, index) => ({ name: `more${index}`, value: 'x' }));

interface Change {
  at: number;
  value: string | Uint8Array;
  how: string;
}

function changed(parts: Part[], { at, value, how }: Change): Part[] {
  const part = parts[at];
  if (!part) return parts;
  const changedTo: Record<string, Part[]> = {
    value: [{ ...part, value }],
    drop: [],
    double: [part, part],
    rename: [{ ...part, name: '__proto__' }],
    isFile: [{ ...part, filename: '../../x.svg' }],
    noFile: [{ name: part.name, value: part.value }],
    cutFile: [{ ...part, value: part.value.slice(0, part.value.length / 2) }],
  };
  return parts.toSpliced(at, 1, ...(changedTo[how] ?? [part]));
}

async function hostileBody({ name, body }: Call) {
  if (!body) return fc.constant(null);
  if (body.type === 'multipart/form-data') return hostileParts(await partSamples(name));
  return hostileJson(jsonSamples[name] ?? {});
}

const strangeUrl = fc.oneof(
  { arbitrary: fc.constant(''), weight: 4 },
  { arbitrary: fc.webQueryParameters().map((query) => `?${query}`), weight: 1 },
  {
    arbitrary: fc
      .oneof(hostileText, fc.uuid())
      .map((text) => `?registration=${encodeURIComponent(text)}&registration=x`),
    weight: 1,
  },
);

const strangeName = fc.oneof(
  hostileText.map(encodeURIComponent),
  fc.webSegment(),
  fc.constantFrom('..%2f..%2fetc%2fpasswd', '%00', `${'ab'.repeat(32)}.jpg%00.html`, 'ab.jpg'),
);

/** One call, in one of all the ways it may be made. */
async function requestsOf(
  call: Call,
  people: People,
): Promise<fc.Arbitrary<Sent & { wrong: boolean }>> {
  const right = { headers: rightHeaders(call, people), wrong: false };
  const wrong = wrongCredentials(call, people).map((headers) => ({ headers, wrong: true }));
  const type =
    call.body?.type === 'multipart/form-data'
      ? `multipart/form-data; boundary=${BOUNDARY}`
      : 'application/json';
  const filename = fc.oneof(fc.constant(`${'ab'.repeat(32)}.jpg`), strangeName);
  return fc
    .record({
      who: fc.oneof(
        { arbitrary: fc.constant(right), weight: 5 },
        { arbitrary: fc.constantFrom(...wrong), weight: 1 },
      ),
      body: await hostileBody(call),
      sentType: contentType,
      filename,
      after: strangeUrl,
    })
    .map(({ who, body, sentType, filename: name, after }) => ({
      method: call.method,
      url: `http://localhost:3000${call.path.replace('{filename}', name)}${after}`,
      headers: {
        host: 'localhost:3000',
        ...(body !== null && { 'content-type': sentType ?? type }),
        ...who.headers,
      },
      body,
      wrong: who.wrong,
    }));
}

/** What a call answers to whoever has not the right credential; undefined when it asks for none. */
function refusalStatus({ auth }: Call): number | undefined {
  if (!auth || auth === 'token or cookie') return undefined;
  return auth === 'cookie' ? 303 : 401;
}

const each = handledCalls.map((call) => [`${call.method} ${call.path}`, call] as const);

test.each(each)(
  '%s: whatever is sent, the answer is a documented one',
  async (_, call) => {
    const people = await makePeople();
    await goodRequest(call, people);
    // The one cookie that is right for it is no wrong credential.
    const status = refusalStatus(call);
    const counts: Record<string, number> = {};
    await fc.assert(
      fc.asyncProperty(await requestsOf(call, people), async ({ wrong, ...sent }) => {
        await refresh(people);
        const response = await tryOn(call, sent);
        counts[response.status] = (counts[response.status] ?? 0) + 1;
        const isRight = call.auth === 'cookie' && sent.headers.cookie === people.student.cookie;
        if (wrong && status && !isRight) expect(response.status).toBe(status);
      }),
      { numRuns },
    );
    if (process.env.FUZZ_RUNS) console.info(call.path, counts);
  },
  20 * 60_000,
);

test.each(each.filter(([, { body }]) => body))('ten megabytes for %s', async (_, call) => {
  const people = await makePeople();
  const { url, method, headers } = await goodRequest(call, people);
  const sent = { url, method, headers: Object.fromEntries(headers) };
  const response = await tryOn(call, { ...sent, body: Buffer.alloc(TEN_MEGABYTES, 'x') });
  expect(response.status).toBe(call.body?.ignored ? 200 : 413);
});

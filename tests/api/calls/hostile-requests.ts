import fc from 'fast-check';
import type { Call } from '@/lib/calls/call';
import { gatewayNames } from '@/lib/payments/payment-ways';
import { bearer, type People } from '../../support/accounts/log-in';
import { urlSegment } from '../../support/calls/any-character';
import { isForStaff, jsonSamples, partSamples, rightHeaders } from './call-samples';
import { brokenText, contentType, hostileText, hostileValue } from './hostile';
import { BOUNDARY, multipartBody } from '../../support/calls/multipart';

export type Sent = Pick<Request, 'method' | 'url'> & {
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | null;
};

/** Every credential that is invalid for this call. */
function wrongCredentials(call: Call, { student, staff }: People): Record<string, string>[] {
  const { token, cookieId, cookie } = student;
  const others = [
    ...(call.auth === 'student' || call.auth === 'cookie' ? [staff.token] : []),
    ...(isForStaff(call) || call.auth === 'cookie' ? [token] : []),
  ];
  const other = others.map(bearer);
  const raw = ['', 'Bearer', 'Bearer ', `Basic ${token}`, token, `Bearer ${token} ${token}`];
  return [
    ...other,
    {},
    { cookie },
    { cookie: `session=${token}` },
    { cookie: `token=${token}` },
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

/** A JSON body with fields changed, missing or added, and possibly malformed. */
function hostileJson(sample: Record<string, unknown>) {
  const names = fc.subarray(Object.keys(sample));
  const changes = names.chain((chosen) =>
    fc.tuple(
      ...chosen.map((name) =>
        fc.tuple(fc.constant(name), fc.option(hostileValue, { nil: undefined })),
      ),
    ),
  );
  const more = fc.dictionary(fc.string(), hostileValue, { maxKeys: 2 });
  return fc.tuple(changes, more, brokenText).map(([changed, extra, breakText]) => {
    const body: Record<string, unknown> = { ...sample, ...extra };
    // JSON.stringify drops undefined.
    for (const [name, value] of changed) body[name] = value;
    const json = JSON.stringify(body);
    return breakText ? breakText(json) : json;
  });
}

type Part = Awaited<ReturnType<typeof partSamples>>[number];

/** Multipart parts, some changed, repeated or missing; the body may be truncated or padded. */
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
  { arbitrary: urlSegment.map((query) => `?${query}`), weight: 1 },
  {
    arbitrary: fc
      .oneof(hostileText, fc.uuid())
      .map((text) => `?registration=${encodeURIComponent(text)}&registration=x`),
    weight: 1,
  },
);

const strangeName = fc.oneof(
  hostileText.map(encodeURIComponent),
  urlSegment,
  fc.constantFrom('..%2f..%2fetc%2fpasswd', '%00', `${'ab'.repeat(32)}.jpg%00.html`, 'ab.jpg'),
);

/** Arbitrary requests to one call, valid or hostile. */
export async function requestsOf(
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
      provider: fc.oneof(fc.constantFrom(...gatewayNames), strangeName),
      after: strangeUrl,
    })
    .map(({ who, body, sentType, filename: name, provider, after }) => ({
      method: call.method,
      url: `http://localhost:3000${call.path.replace(/\{(filename|registration|item)\}/, name).replace('{provider}', provider)}${after}`,
      headers: {
        host: 'localhost:3000',
        ...(body !== null && { 'content-type': sentType ?? type }),
        ...who.headers,
      },
      body,
      wrong: who.wrong,
    }));
}

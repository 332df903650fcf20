import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What the store does instead of what it should. */
export type Lie =
  /** Says that it stored a file and does not. */
  | 'forgets'
  /** Stores half of a file. */
  | 'truncates'
  /** Takes the request and never answers. */
  | 'hangs'
  /** Has no room. */
  | 'full'
  /** Lets nothing be deleted. */
  | 'locked'
  /** Refuses to give the lists of erased people. */
  | 'hides lists'
  /** Breaks off each answer after a megabyte. */
  | 'breaks';

const keyId = 'AKIATEST';
const secret = 'a secret of a test';
const region = 'ap-south-1';
const BROKEN_BYTES = 1_048_576;

/**
 * A stand-in for an S3-compatible store, with one bucket in memory: whole files and parts, lists by folder in pages
 * of seven, signatures of version 4 and MD5 sums. It refuses what is not signed as AWS documents it.
 */
export async function startS3(port = 0) {
  const files = new Map<string, { body: Buffer; at: Date }>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const refused: string[] = [];
  let lie: Lie | null = null;
  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => Buffer.alloc(0));
    if (lie === 'hangs') return;
    const url = new URL(request.url ?? '', 'http://store');
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    const fault = faultOf(request, url, body);
    if (fault) refused.push(`${request.method} ${request.url}: ${fault}`);
    const {
      status,
      text = '',
      headers = {},
    } = fault
      ? { status: 403, text: `<Error><Code>${fault}</Code></Error>` }
      : answerTo(request.method ?? '', url, body, from);
    response.writeHead(status, headers);
    if (lie === 'breaks' && text.length > BROKEN_BYTES) {
      response.write(text.slice(0, BROKEN_BYTES), () => response.destroy());
    } else {
      response.end(request.method === 'HEAD' ? undefined : text);
    }
  });

  type Answer = { status: number; text?: string | Buffer; headers?: Record<string, string> };
  const missing: Answer = { status: 404, text: '<Error><Code>NoSuchKey</Code></Error>' };
  const etag = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;
  const keep = (key: string, body: Buffer) => {
    if (lie === 'forgets') return;
    const kept = lie === 'truncates' ? body.subarray(0, body.length / 2) : body;
    files.set(key, { body: kept, at: new Date() });
  };

  function answerTo(method: string, url: URL, body: Buffer, from: number): Answer {
    const [, bucket, ...rest] = url.pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    if (bucket !== 'bucket')
      return { status: 404, text: '<Error><Code>NoSuchBucket</Code></Error>' };
    if (lie === 'full' && (method === 'PUT' || method === 'POST')) {
      return { status: 507, text: '<Error><Code>XMinioStorageFull</Code></Error>' };
    }
    if (lie === 'hides lists' && `${url.searchParams.get('prefix')}${key}`.includes('/erased/')) {
      return { status: 503, text: '<Error><Code>SlowDown</Code></Error>' };
    }
    if (method === 'DELETE' && lie === 'locked') {
      return { status: 403, text: '<Error><Code>AccessDenied</Code></Error>' };
    }
    const uploadId = url.searchParams.get('uploadId');
    if (uploadId !== null || url.searchParams.has('uploads')) {
      return answerToParts(method, key, url, body, uploadId);
    }
    if (method === 'PUT') {
      keep(key, body);
      return { status: 200, headers: { etag: etag(body) } };
    }
    if (method === 'DELETE') {
      files.delete(key);
      return { status: 204 };
    }
    if (key === '') return { status: 200, text: listed(url.searchParams) };
    const file = files.get(key);
    if (!file) return missing;
    const wanted = file.body.subarray(from);
    const headers = { 'content-length': String(wanted.length) };
    return { status: from > 0 ? 206 : 200, text: wanted, headers };
  }

  function answerToParts(
    method: string,
    key: string,
    url: URL,
    body: Buffer,
    uploadId: string | null,
  ): Answer {
    if (uploadId === null) {
      const id = `upload-${uploads.size + 1}`;
      uploads.set(id, new Map());
      return { status: 200, text: `<UploadId>${id}</UploadId>` };
    }
    const parts = uploads.get(uploadId);
    if (!parts) return { status: 404, text: '<Error><Code>NoSuchUpload</Code></Error>' };
    if (method === 'PUT') {
      parts.set(Number(url.searchParams.get('partNumber')), body);
      return { status: 200, headers: { etag: etag(body) } };
    }
    if (method === 'DELETE') {
      parts.clear();
      return { status: 204 };
    }
    const wanted = [
      ...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>(.*?)<\/ETag>/g),
    ];
    const found = wanted.flatMap(([, number, tag]) => {
      const part = parts.get(Number(number));
      return part && etag(part) === tag ? [part] : [];
    });
    // As AWS does: the error comes with status 200, because the answer had begun.
    if (found.length === 0 || found.length < parts.size) {
      return { status: 200, text: '<Error><Code>InvalidPart</Code></Error>' };
    }
    keep(key, Buffer.concat(found));
    return { status: 200, text: '<CompleteMultipartUploadResult/>' };
  }

  function listed(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const delimiter = query.get('delimiter');
    const entries = new Map<string, string>();
    for (const [key, { body, at }] of files) {
      if (!key.startsWith(prefix)) continue;
      const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
      if (end === -1) {
        const file = `<Key>${encodeURIComponent(key)}</Key><Size>${body.length}</Size>`;
        const moment = `<LastModified>${at.toISOString()}</LastModified>`;
        entries.set(key, `<Contents>${file}${moment}</Contents>`);
      } else {
        const folder = key.slice(0, end + 1);
        const name = `<Prefix>${encodeURIComponent(folder)}</Prefix>`;
        entries.set(folder, `<CommonPrefixes>${name}</CommonPrefixes>`);
      }
    }
    const names = [...entries.keys()].sort().filter((name) => name > after);
    const page = names.slice(0, 7);
    const next =
      names.length > 7 ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    return `<ListBucketResult>${page.map((name) => entries.get(name)).join('')}${next}</ListBucketResult>`;
  }

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket/site`;
  return {
    files,
    /** Requests that were not signed or summed as they should be. */
    refused,
    settings: {
      ARCHIVE_S3_URL: url,
      ARCHIVE_S3_REGION: region,
      ARCHIVE_S3_KEY_ID: keyId,
      ARCHIVE_S3_SECRET: secret,
    },
    bucket: { url, region, keyId, secret },
    /** Ends what is open. @param next what it does from now on; null: what it should */
    lies: (next: Lie | null) => {
      lie = next;
      server.closeAllConnections();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Checks a request as https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html says. */
function faultOf({ method = '', headers }: IncomingMessage, url: URL, body: Buffer): string | null {
  const hash = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
  const [, scope = '', signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const [id, day = '', ...ofScope] = scope.split('/');
  if (id !== keyId || ofScope.join('/') !== `${region}/s3/aws4_request`)
    return 'InvalidAccessKeyId';
  if (headers['x-amz-content-sha256'] !== hash(body)) return 'XAmzContentSHA256Mismatch';
  const sum = createHash('md5').update(body).digest('base64');
  if (body.length > 0 && headers['content-md5'] !== sum) return 'BadDigest';
  const at = String(headers['x-amz-date']);
  if (
    Math.abs(Date.parse(at.replace(/^(....)(..)(..T..)(..)/, '$1-$2-$3:$4:')) - Date.now()) > 9e5
  ) {
    return 'RequestTimeTooSkewed';
  }
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const names = signed.split(';');
  const canonical = [
    method,
    url.pathname,
    query,
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    hash(body),
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', at, `${day}/${ofScope.join('/')}`, hash(canonical)].join(
    '\n',
  );
  const key = [day, ...ofScope].reduce<Buffer | string>(
    (one, part) => createHmac('sha256', one).update(part).digest(),
    `AWS4${secret}`,
  );
  const right = createHmac('sha256', key).update(toSign).digest('hex');
  return signature === right ? null : 'SignatureDoesNotMatch';
}

import { createHash } from 'node:crypto';
import { open, readFile, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { TargetAway, type Archived, type ArchiveTarget } from './archive-target';

/** A bucket of an S3-compatible store. */
export interface Bucket {
  /** Endpoint, bucket, and folders in it: `https://s3.ap-south-1.amazonaws.com/bucket/folder`. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
}

/** What is read into memory at once. S3 takes parts from 5 MiB on. */
const PART_BYTES = 8 * 1_048_576;
/** For a part on a line of a megabit a second, and a little more. */
const ANSWER_MS = 90_000;
/** Before the second and the third try. */
const PAUSES_MS = [1_000, 4_000];
/** Times that a download may break without anything new in between. */
const MOST_BROKEN = 3;

interface Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  query?: Readonly<Record<string, string>>;
  body?: Buffer<ArrayBuffer>;
  /** The first byte of a file that is wanted. */
  from?: number;
}

/** The bucket of an S3-compatible store. Versions and Object Lock of it do no harm. */
export class S3Target implements ArchiveTarget {
  readonly #origin: string;
  readonly #host: string;
  readonly #bucket: string;
  /** Before the names of all files. */
  readonly #prefix: string;
  readonly #client: AwsClient;
  readonly #pausesMs: readonly number[];

  /** @param pausesMs before each further try of a request */
  constructor({ url, region, keyId, secret }: Bucket, pausesMs = PAUSES_MS) {
    this.#pausesMs = pausesMs;
    const { origin, host, pathname } = new URL(url);
    const [, bucket = '', ...folders] = pathname.replace(/\/+$/, '').split('/');
    [this.#origin, this.#host, this.#bucket] = [origin, host, bucket];
    this.#prefix = folders.map((folder) => `${folder}/`).join('');
    const key = { accessKeyId: keyId, secretAccessKey: secret };
    this.#client = new AwsClient({ ...key, service: 's3', region });
  }

  list(folder: string): Promise<Archived[]> {
    const below = folder === '' ? this.#prefix : `${this.#prefix}${folder}/`;
    return this.#list({ delimiter: '/', ...(below && { prefix: below }) });
  }

  async put(name: string, file: string): Promise<void> {
    const { size } = await stat(file);
    const there = await this.#sizeOf(name);
    if (there !== null && there >= size) return;
    if (size > PART_BYTES) await this.#sendParts(name, file);
    else await this.#send(this.#prefix + name, { method: 'PUT', body: await readFile(file) });
    if ((await this.#sizeOf(name)) !== size) throw this.#away('has not kept what was written.');
  }

  async get(name: string): Promise<Readable> {
    const answer = await this.#send(this.#prefix + name, { method: 'GET' });
    if (!answer.ok) throw Object.assign(this.#away(`has no file ${name}.`), { code: 'ENOENT' });
    return Readable.from(this.#chunksOf(name, answer));
  }

  async remove(name: string): Promise<void> {
    const files = await this.#list({ prefix: `${this.#prefix}${name}/` });
    for (const key of [...files.map((file) => file.name), name]) {
      const deleted = this.#send(this.#prefix + key, { method: 'DELETE' });
      await deleted.catch((error: { status?: number }) => {
        // Its key may not delete, or Object Lock holds the file: the bucket's own rules delete it in time.
        if (![400, 401, 403, 405, 409].includes(error.status ?? 0)) throw error;
      });
    }
  }

  /** Sends a request, and again where that may help. @returns the answer of a success, and of a 404 */
  async #send(key: string, request: Request): Promise<Response> {
    for (const restMs of [...this.#pausesMs, null]) {
      const answer = await this.#sendOnce(key, request).catch((error: Error) => error);
      if (answer instanceof Response && (answer.ok || answer.status === 404)) return answer;
      const isPassing = answer instanceof Error || answer.status >= 500 || answer.status === 429;
      if (isPassing && restMs !== null) await pause(restMs);
      else throw answer instanceof Error ? this.#unanswered(answer) : await this.#refused(answer);
    }
    throw this.#away('does not answer.');
  }

  async #sendOnce(key: string, { method, query, body, from }: Request): Promise<Response> {
    const address = new URL(`/${this.#bucket}${key && `/${key}`}`, this.#origin);
    for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value);
    const headers = {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
      // A bucket with Object Lock asks for it.
      ...(body && { 'content-md5': createHash('md5').update(body).digest('base64') }),
      ...(from && { range: `bytes=${from}-` }),
    };
    const signed = await this.#client.sign(address, { method, headers, ...(body && { body }) });
    // A base backup may take long to read: what counts there is that something arrives.
    const limit = method === 'GET' ? {} : { signal: AbortSignal.timeout(ANSWER_MS) };
    return fetch(signed, { redirect: 'error', ...limit });
  }

  #away(words: string): TargetAway {
    return new TargetAway(`The store ${this.#host} (ARCHIVE_S3_URL) ${words}`);
  }

  #unanswered(error: Error): TargetAway {
    const { code = error.name } = (error.cause ?? {}) as NodeJS.ErrnoException;
    return this.#away(`does not answer (${code}).`);
  }

  async #refused(answer: Response): Promise<TargetAway> {
    const code = tagOf(await answer.text().catch(() => ''), 'Code');
    const words = `answers ${[answer.status, code].filter(Boolean).join(' ')}.`;
    const isOfKeys = answer.status === 401 || answer.status === 403;
    const hint = ' See ARCHIVE_S3_KEY_ID, its rights, and the clock of this machine.';
    return Object.assign(this.#away(isOfKeys ? words + hint : words), { status: answer.status });
  }

  /** The bytes of a file. Where the connection breaks, it is asked for the rest, as a base backup may take an hour. */
  async *#chunksOf(name: string, first: Response): AsyncGenerator<Uint8Array> {
    let reader = first.body?.getReader();
    let received = 0;
    let broken = 0;
    while (reader) {
      const read = await reader.read().catch((error: Error) => error);
      if (read instanceof Error) {
        broken += 1;
        if (broken > MOST_BROKEN) throw this.#unanswered(read);
        const rest = await this.#send(this.#prefix + name, { method: 'GET', from: received });
        if (rest.status !== 206) throw this.#unanswered(read);
        reader = rest.body?.getReader();
      } else {
        if (read.done) return;
        broken = 0;
        received += read.value.length;
        yield read.value;
      }
    }
  }

  async #sizeOf(name: string): Promise<number | null> {
    const answer = await this.#send(this.#prefix + name, { method: 'HEAD' });
    return answer.ok ? Number(answer.headers.get('content-length')) : null;
  }

  async #list(query: Readonly<Record<string, string>>): Promise<Archived[]> {
    const found: Archived[] = [];
    const nameIn = (text: string, tag: string) =>
      decodeURIComponent(tagOf(text, tag) ?? '').slice(this.#prefix.length);
    let token: string | null = null;
    do {
      const more: Record<string, string> = token === null ? {} : { 'continuation-token': token };
      const page = { 'list-type': '2', 'encoding-type': 'url', ...query, ...more };
      const answer = await this.#send('', { method: 'GET', query: page });
      if (!answer.ok) throw this.#away(`has no bucket ${this.#bucket}.`);
      const text = await answer.text();
      for (const [, one = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const at = new Date(tagOf(one, 'LastModified') ?? '');
        found.push({ name: nameIn(one, 'Key'), bytes: Number(tagOf(one, 'Size')), at });
      }
      for (const [, one = ''] of text.matchAll(/<CommonPrefixes>(.*?)<\/CommonPrefixes>/gs)) {
        found.push({ name: nameIn(one, 'Prefix').replace(/\/$/, ''), bytes: 0, at: new Date(0) });
      }
      token = tagOf(text, 'NextContinuationToken');
    } while (token !== null);
    return found.sort((one, other) => (one.name < other.name ? -1 : 1));
  }

  /** Sends a large file in parts, which the store puts together. */
  async #sendParts(name: string, file: string): Promise<void> {
    const key = this.#prefix + name;
    const begun = await this.#send(key, { method: 'POST', query: { uploads: '' } });
    const uploadId = tagOf(await begun.text(), 'UploadId') ?? '';
    try {
      const tags: string[] = [];
      for await (const body of partsOf(file)) {
        const query = { partNumber: String(tags.length + 1), uploadId };
        const answer = await this.#send(key, { method: 'PUT', query, body });
        tags.push(answer.headers.get('etag') ?? '');
      }
      const listed = tags.map(
        (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
      );
      const whole = `<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`;
      const query = { uploadId };
      const ended = await this.#send(key, { method: 'POST', query, body: Buffer.from(whole) });
      // It may come with status 200, because the answer had begun.
      const fault = tagOf(await ended.text(), 'Code');
      if (fault) throw this.#away(`has not put the file together (${fault}).`);
    } catch (error) {
      await this.#send(key, { method: 'DELETE', query: { uploadId } }).catch(() => {});
      throw error;
    }
  }
}

/** The text of the first element of this name in S3's flat answers; null without one. */
function tagOf(xml: string, tag: string): string | null {
  const [, after] = xml.split(`<${tag}>`, 2);
  return after?.split('<', 1)[0] ?? null;
}

async function* partsOf(file: string): AsyncGenerator<Buffer<ArrayBuffer>> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    for (let from = 0; from < size; from += PART_BYTES) {
      const part = Buffer.alloc(Math.min(PART_BYTES, size - from));
      await handle.read(part, 0, part.length, from);
      yield part;
    }
  } finally {
    await handle.close();
  }
}

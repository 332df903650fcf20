import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/*
 * Files encrypted with a passphrase in the age format (https://c2sp.org/age): without this program,
 * `age --decrypt` opens them.
 */

const INTRO = 'age-encryption.org/v1';
const CIPHER = 'chacha20-poly1305';
const TAG_BYTES = 16;
const CHUNK_BYTES = 65_536;
const NONCE_BYTES = 16;
const FILE_KEY_BYTES = 16;
/** As age does by default: about a second and 256 MiB. */
const LOG_N = 18;
const HIGHEST_LOG_N = 20;
const LONGEST_HEADER = 4_096;

/** The passphrase does not open the file. */
export class WrongPassphrase extends Error {
  constructor() {
    super('This passphrase does not fit.');
  }
}

const unpadded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

function wrappingKey(passphrase: string, salt: Uint8Array, logN: number): Promise<Buffer> {
  const whole = Buffer.concat([Buffer.from(`${INTRO}/scrypt`), salt]);
  const cost = { N: 2 ** logN, r: 8, p: 1, maxmem: 2 ** logN * 1_024 + 2 ** 20 };
  return new Promise((resolve, reject) => {
    scrypt(passphrase, whole, 32, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

const derive = (key: Uint8Array, salt: Uint8Array, info: string) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, 32));

function encrypt(key: Uint8Array, nonce: Uint8Array, text: Uint8Array): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  return Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
}

/** @throws Error when it was encrypted with another key, or changed */
function decrypt(key: Uint8Array, nonce: Uint8Array, sealed: Buffer): Buffer {
  const end = sealed.length - TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(sealed.subarray(end));
  return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
}

/** Of the n-th chunk. The last one is marked, so that a file cut short is recognised. */
function chunkNonce(n: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(n, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

const noNonce = Buffer.alloc(12);

const macOf = (fileKey: Uint8Array, header: string) =>
  createHmac('sha256', derive(fileKey, Buffer.alloc(0), 'header'))
    .update(header)
    .digest();

/**
 * A maker of encrypting streams, one for each file. The files share a header, because deriving the
 * key from the passphrase is slow on purpose; each has a payload key of its own.
 */
export async function encryptWith(passphrase: string): Promise<() => Transform> {
  const salt = randomBytes(16);
  const fileKey = randomBytes(FILE_KEY_BYTES);
  const wrapped = encrypt(await wrappingKey(passphrase, salt, LOG_N), noNonce, fileKey);
  const header = `${INTRO}\n-> scrypt ${unpadded(salt)} ${LOG_N}\n${unpadded(wrapped)}\n---`;
  const start = `${header} ${unpadded(macOf(fileKey, header))}\n`;
  return () => {
    const nonce = randomBytes(NONCE_BYTES);
    const key = derive(fileKey, nonce, 'payload');
    const stream = inChunks(CHUNK_BYTES, (chunk, n, isLast) =>
      encrypt(key, chunkNonce(n, isLast), chunk),
    );
    stream.push(start);
    stream.push(nonce);
    return stream;
  };
}

/** A stream that passes on chunks of a size; only the last may be shorter. */
function inChunks(
  size: number,
  pass: (chunk: Buffer, n: number, isLast: boolean) => Buffer,
): Transform {
  let waiting = Buffer.alloc(0);
  let n = 0;
  return new Transform({
    transform(data: Buffer, _encoding, done) {
      attempt(done, () => {
        waiting = Buffer.concat([waiting, data]);
        // A whole chunk may be the last one.
        while (waiting.length > size) {
          this.push(pass(waiting.subarray(0, size), n, false));
          waiting = waiting.subarray(size);
          n += 1;
        }
      });
    },
    flush(done) {
      attempt(done, () => this.push(pass(waiting, n, true)));
    },
  });
}

function attempt(done: TransformCallback, work: () => unknown): void {
  try {
    work();
    done();
  } catch (error) {
    done(error as Error);
  }
}

/**
 * A maker of decrypting streams, one for each file. They fail with `WrongPassphrase`, or with
 * another error when the file was changed or cut short.
 */
export function decryptWith(passphrase: string): () => Transform {
  const fileKeys = new Map<string, Promise<Buffer>>();
  return () => {
    let header = Buffer.alloc(0);
    let payload: Transform | undefined;
    const open = async (stream: Transform, data: Buffer) => {
      header = Buffer.concat([header, data]);
      const end = /\n--- [\w+/]{43}\n/.exec(header.toString('latin1'));
      if (!end) {
        if (header.length > LONGEST_HEADER) throw new Error('This is no age file.');
        return;
      }
      const length = end.index + end[0].length;
      if (header.length < length + NONCE_BYTES) return;
      const text = header.toString('latin1', 0, length);
      const fileKey = await (fileKeys.get(text) ?? remember(text));
      const key = derive(fileKey, header.subarray(length, length + NONCE_BYTES), 'payload');
      payload = inChunks(CHUNK_BYTES + TAG_BYTES, (chunk, n, isLast) =>
        decrypt(key, chunkNonce(n, isLast), chunk),
      );
      payload.on('data', (chunk: Buffer) => stream.push(chunk));
      payload.on('error', (error) => stream.destroy(error));
      payload.write(header.subarray(length + NONCE_BYTES));
    };
    const remember = (text: string) => {
      const found = fileKeyIn(text, passphrase);
      fileKeys.set(text, found);
      return found;
    };
    return new Transform({
      transform(data: Buffer, _encoding, done) {
        if (payload) payload.write(data, (error) => done(error));
        else open(this, data).then(() => done(), done);
      },
      flush(done) {
        if (!payload) return done(new Error('The file is cut short.'));
        payload.once('end', () => done());
        payload.end();
      },
    });
  };
}

/** @throws WrongPassphrase */
async function fileKeyIn(text: string, passphrase: string): Promise<Buffer> {
  const stanza =
    /^age-encryption\.org\/v1\n-> scrypt ([\w+/]{22}) (\d{1,2})\n([\w+/]{43})\n--- ([\w+/]{43})\n$/;
  const [, salt = '', logN = '', wrapped = '', mac = ''] = stanza.exec(text) ?? [];
  if (!mac || Number(logN) > HIGHEST_LOG_N) throw new Error('This is no age file of ours.');
  const key = await wrappingKey(passphrase, Buffer.from(salt, 'base64'), Number(logN));
  let fileKey: Buffer;
  try {
    fileKey = decrypt(key, noNonce, Buffer.from(wrapped, 'base64'));
  } catch {
    throw new WrongPassphrase();
  }
  const expected = macOf(fileKey, text.slice(0, text.lastIndexOf('---') + 3));
  if (!timingSafeEqual(expected, Buffer.from(mac, 'base64'))) {
    throw new Error('The header of the file was changed.');
  }
  return fileKey;
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Duplex, Readable } from 'node:stream';
import type { Decrypter, Identity } from 'age-encryption';

/*
 * The files of a backup are in the age format (https://c2sp.org/age). `key.age` holds the key of all
 * others and is encrypted with the passphrase: deriving a key from a passphrase takes seconds, so it
 * is done once. Without this program, `age --decrypt -i key.age` opens them.
 */

const KEY = 'key.age';

/** Imported at run time, as the ES module that it is: as CommonJS it takes ten times as long. */
export const age = () => import('age-encryption');

/** The passphrase does not open the backup. */
export class WrongPassphrase extends Error {
  constructor() {
    super('This passphrase does not fit.');
  }
}

export interface BackupKey {
  /** The content of `file` belongs beside the encrypted files, under `name`. */
  name: string;
  file: Uint8Array;
  /** An encrypting stream for one file. */
  encrypted: () => Duplex;
}

/** A new key, encrypted with this passphrase. */
export async function makeBackupKey(passphrase: string): Promise<BackupKey> {
  const { Encrypter, generateX25519Identity, identityToRecipient } = await age();
  const identity = await generateX25519Identity();
  const opener = new Encrypter();
  opener.setPassphrase(passphrase);
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(identity));
  return {
    name: KEY,
    file: await opener.encrypt(identity),
    encrypted: () => through((text) => encrypter.encrypt(text)),
  };
}

/**
 * A maker of decrypting streams, one for each file of the backup. They fail when the file was changed
 * or cut short.
 * @throws WrongPassphrase, or another Error when the key was changed
 */
export async function openBackupKey(folder: string, passphrase: string): Promise<() => Duplex> {
  const { Decrypter } = await age();
  const opener = new Decrypter();
  opener.addPassphrase(passphrase);
  const decrypter = new Decrypter();
  decrypter.addIdentity(await identityIn(folder, opener));
  return () => through((file) => decrypter.decrypt(file));
}

async function identityIn(folder: string, opener: Decrypter): Promise<string | Identity> {
  try {
    const key = await readFile(path.join(folder, KEY)).catch(() => null);
    if (key) return await opener.decrypt(key, 'text');
    // In earlier backups all files have the header of the manifest, with the passphrase itself.
    const manifest = await readFile(path.join(folder, 'manifest.json.age'));
    const header = /^[^]*?\n---[^\n]*\n/.exec(manifest.toString('latin1'))?.[0] ?? '';
    const fileKey = await opener.decryptHeader(Buffer.from(header, 'latin1'));
    return { unwrapFileKey: () => fileKey };
  } catch (error) {
    const isWrong = error instanceof Error && error.message.startsWith('no identity matched');
    throw isWrong ? new WrongPassphrase() : error;
  }
}

/** The stream as one that Node's `pipeline` takes. It holds a few chunks at a time. */
export function through(
  work: (source: ReadableStream<Uint8Array>) => Promise<ReadableStream<Uint8Array>>,
): Duplex {
  return Duplex.from(async function* (source: AsyncIterable<Uint8Array>) {
    yield* await work(Readable.toWeb(Readable.from(source)) as ReadableStream<Uint8Array>);
  });
}

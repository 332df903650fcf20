import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { age, through, WrongPassphrase } from '../backup/backup-key';

/** What files of an archive are encrypted with. The passphrase is not needed for writing, only for reading. */
export interface ArchiveKey {
  /** Part of the names of the files that it opens. */
  id: string;
  /** The key itself, encrypted with the passphrase: `age --decrypt` opens it. */
  file: string;
  encrypted: () => Promise<Duplex>;
}

const idOf = (recipient: string) =>
  createHash('sha256').update(recipient).digest('hex').slice(0, 12);

/**
 * The key of this machine's archive, made at the first use and when the passphrase has changed.
 * @param folder where it is kept, below DATA_DIR
 */
export async function archiveKey(folder: string, passphrase: string): Promise<ArchiveKey> {
  const [file, recipientFile] = [path.join(folder, 'key.age'), path.join(folder, 'recipient')];
  const { generateX25519Identity, identityToRecipient, Encrypter } = await age();
  const kept = await readFile(file).catch(() => null);
  if (!kept || !(await isOpenedBy(kept, passphrase))) {
    const identity = await generateX25519Identity();
    const opener = new Encrypter();
    opener.setPassphrase(passphrase);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await replace(recipientFile, await identityToRecipient(identity));
    await replace(file, await opener.encrypt(identity));
  }
  const recipient = await readFile(recipientFile, 'utf8');
  return {
    id: idOf(recipient),
    file,
    encrypted: async () => {
      const encrypter = new Encrypter();
      encrypter.addRecipient(recipient);
      return through((text) => encrypter.encrypt(text));
    },
  };
}

async function replace(file: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${file}.new`, content, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

async function isOpenedBy(key: Uint8Array, passphrase: string): Promise<boolean> {
  return openArchiveKey(key, [passphrase]).then(
    () => true,
    (error: unknown) => {
      if (error instanceof WrongPassphrase) return false;
      throw error;
    },
  );
}

/**
 * A maker of decrypting streams, which fail when a file was changed or cut short.
 * @throws WrongPassphrase when none of the passphrases opens the key
 */
export async function openArchiveKey(
  key: Uint8Array,
  passphrases: readonly string[],
): Promise<() => Duplex> {
  const { Decrypter } = await age();
  for (const passphrase of passphrases) {
    const opener = new Decrypter();
    opener.addPassphrase(passphrase);
    const identity = await opener.decrypt(key, 'text').catch((error: unknown) => {
      if (error instanceof Error && error.message.startsWith('no identity matched')) return null;
      throw error;
    });
    if (identity === null) continue;
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    return () => through((file) => decrypter.decrypt(file));
  }
  throw new WrongPassphrase();
}

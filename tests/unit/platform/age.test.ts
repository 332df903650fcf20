import { randomBytes } from 'node:crypto';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { decryptWith, encryptWith, WrongPassphrase } from '@/lib/platform/age';

const passphrase = 'a passphrase of a test';

async function through(bytes: Buffer, stream: NodeJS.ReadWriteStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
  });
  await pipeline(Readable.from([bytes.subarray(0, 100), bytes.subarray(100)]), stream, sink);
  return Buffer.concat(chunks);
}

test('a file of the reference implementation (age-encryption 0.3.1) is opened', async () => {
  const file = Buffer.from(
    'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBtNkFQTnFmRVR4Qm83dzNvakNOa0ZRIDEwCkVjK1NMbDB2SkVldUd3NStoTzFXbFQ1enZkUnJFeXUzYnRhSFNxRzFLaWsKLS0tIFNDRFI2eXBqUHN6T1Z5MTJwU0dPUnRSM1lua01vdTk4UWYzSytJMFFIajQKjjHgNbW6u30bWMRzcQ0nX6PxomRokeXOwrITNMsxaL3aZS8XVjlS5+1fIr2JMxsrPWDaUDVjek0XyJkEn1Fr+Ayq4fDIaLGzOw==',
    'base64',
  );
  const opened = await through(file, decryptWith(passphrase)());
  expect(opened.toString()).toBe('What the reference implementation wrote.\n');
  await expect(through(file, decryptWith('another one')())).rejects.toThrow(WrongPassphrase);
});

test('files of every length come back; changed, cut and lengthened ones do not', async () => {
  const encrypted = await encryptWith(passphrase);
  const decrypted = decryptWith(passphrase);
  for (const length of [0, 1, 65_535, 65_536, 65_537, 200_000]) {
    const text = randomBytes(length);
    const file = await through(text, encrypted());
    expect((await through(file, decrypted())).equals(text)).toBe(true);
    const payload = file.indexOf('\n--- ') + 5 + 44 + 16;
    const changed = Buffer.from(file);
    changed[payload + 3] = (changed[payload + 3] ?? 0) ^ 1;
    const whole = file.subarray(0, payload + Math.floor(length / 65_536) * 65_552);
    const broken = [changed, file.subarray(0, -1), Buffer.concat([file, Buffer.from('x')])];
    if (whole.length < file.length) broken.push(whole);
    for (const one of broken) await expect(through(one, decrypted())).rejects.toThrow();
  }
});

test('two files of one backup have nothing in common but the header', async () => {
  const encrypted = await encryptWith(passphrase);
  const text = Buffer.alloc(1_000);
  const [one, other] = [await through(text, encrypted()), await through(text, encrypted())];
  const payload = one.indexOf('\n--- ') + 5 + 44;
  expect(one.subarray(0, payload)).toEqual(other.subarray(0, payload));
  expect(one.subarray(payload).equals(other.subarray(payload))).toBe(false);
});

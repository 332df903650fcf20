/** Width and height of a JPEG, from its start-of-frame segment. */
export function jpegSize(bytes: Buffer): [width: number, height: number] {
  let at = 2;
  while (at < bytes.length) {
    const marker = bytes.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc3) {
      return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  throw new Error('That is no JPEG.');
}

/** Width and height of a PNG, from its first chunk. */
export function pngSize(bytes: Buffer): [width: number, height: number] {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') throw new Error('That is no PNG.');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

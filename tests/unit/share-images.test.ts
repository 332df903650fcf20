import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { shareImageFile, shareImageOf, shareImages } from '@/content/share-images';

/** Width and height from a JPEG's start-of-frame segment. */
function jpegSize(file: string): [number, number] {
  const bytes = readFileSync(file);
  let at = 2;
  while (at < bytes.length) {
    const marker = bytes.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc3) {
      return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  throw new Error(`${file} is no JPEG.`);
}

test.each(shareImages.map((image) => shareImageFile(image)))(
  '%s is 2694×1402 and small enough for a chat',
  (address) => {
    const file = path.join('public', address);
    expect(jpegSize(file)).toEqual([2694, 1402]);
    expect(statSync(file).size).toBeLessThan(300_000);
  },
);

test('every family has its own share image, everything else the institute’s', () => {
  expect(shareImageOf('/onlinecourses/gate').file).toBe('/images/share/onlinecourses.jpg');
  expect(shareImageOf('/studymaterial').file).toBe('/images/share/studymaterial.jpg');
  expect(shareImageOf('/about').file).toBe('/images/share/institute.jpg');
});

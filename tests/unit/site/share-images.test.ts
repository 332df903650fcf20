import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { shareImageFile, shareImageOf, shareImages } from '@/content/pages/share-images';
import { jpegSize } from '../../support/browser/image-size';

test.each(shareImages.map((image) => shareImageFile(image)))(
  '%s is 2694×1402 and small enough for a chat',
  (address) => {
    const file = path.join('public', address);
    expect(jpegSize(readFileSync(file))).toEqual([2694, 1402]);
    expect(statSync(file).size).toBeLessThan(300_000);
  },
);

test('a page carries the share image of its family, or else the institute’s', () => {
  expect(shareImageOf('/onlinecourses/gate').file).toBe('/images/share/onlinecourses.jpg');
  expect(shareImageOf('/studymaterial').file).toBe('/images/share/studymaterial.jpg');
  expect(shareImageOf('/result-explore/gate').file).toBe('/images/share/results.jpg');
  expect(shareImageOf('/gate').file).toBe('/images/share/gate.jpg');
  for (const path of ['/', '/contact', '/refund-policy']) {
    expect(shareImageOf(path).file).toBe('/images/share/institute.jpg');
  }
});

import sharp, { type Sharp } from 'sharp';
import { preparePhoto } from '@/lib/accounts/prepare-photo';
import { isApiError } from '@/lib/calls/errors';
import { hugePng, jpeg, photo } from '../../support/accounts/photo';

/** The message of the refusal, or null when the file is accepted. */
async function refusal(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  try {
    await preparePhoto(bytes, 'myFile');
    return null;
  } catch (error) {
    if (!isApiError(error) || error.code !== 'invalid_input') throw error;
    expect(error.details.fields).toEqual({ myFile: error.message });
    return error.message;
  }
}

const bytesOf = async (picture: Sharp) => Buffer.from(await picture.toBuffer());

/** "red" or "blue" at a point given as fractions of width and height. */
async function colourAt(bytes: Uint8Array, x: number, y: number): Promise<'red' | 'blue' | null> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  const [red = 0, , blue = 0] = data.subarray(at, at + 3);
  if (red > 200 && blue < 60) return 'red';
  return blue > 200 && red < 60 ? 'blue' : null;
}

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s becomes a JPEG of at most 600 pixels',
  async (format) => {
    for (const [width, height, sides] of [
      [1600, 800, [600, 300]],
      [300, 1200, [150, 600]],
      [40, 20, [40, 20]],
    ] as const) {
      const made = await preparePhoto(
        await bytesOf(photo(width, height).toFormat(format)),
        'myFile',
      );
      const kept = await sharp(made).metadata();
      expect([kept.format, kept.width, kept.height]).toEqual(['jpeg', ...sides]);
      expect([await colourAt(made, 0.2, 0.5), await colourAt(made, 0.8, 0.5)]).toEqual([
        'red',
        'blue',
      ]);
    }
  },
);

test('a sideways photo is turned upright', async () => {
  const sideways = await bytesOf(photo(80, 40).jpeg().withMetadata({ orientation: 6 }));
  const made = await preparePhoto(sideways, 'myFile');
  const { width, height, orientation } = await sharp(made).metadata();
  expect([width, height, orientation]).toEqual([40, 80, undefined]);
  expect([await colourAt(made, 0.5, 0.2), await colourAt(made, 0.5, 0.8)]).toEqual(['red', 'blue']);
});

test('metadata is removed', async () => {
  const told = await bytesOf(
    photo()
      .jpeg()
      .withIccProfile('p3')
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Hostel 7</x:xmpmeta>')
      .withExif({
        IFD0: { Make: 'Phone of Asha', Copyright: 'Asha' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 32/1 44/1', GPSLongitudeRef: 'E' },
      }),
  );
  expect(told.includes('Phone of Asha')).toBe(true);
  const made = Buffer.from(await preparePhoto(told, 'myFile'));
  const { exif, icc, xmp, iptc } = await sharp(made).metadata();
  expect({ exif, icc, xmp, iptc }).toEqual({});
  for (const trace of ['Asha', 'Hostel 7', 'Exif', 'GPS']) expect(made.includes(trace)).toBe(false);
});

test('transparency becomes white', async () => {
  const clear = { create: { width: 8, height: 8, channels: 4 as const, background: '#0000' } };
  const made = await preparePhoto(await bytesOf(sharp(clear).png()), 'myFile');
  expect([...(await sharp(made).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
});

test('greyscale, CMYK and 16-bit photos are accepted', async () => {
  for (const picture of [
    photo().greyscale().jpeg(),
    photo().toColourspace('cmyk').jpeg(),
    photo().toColourspace('rgb16').png(),
    photo().png({ palette: true }),
  ]) {
    const made = await preparePhoto(await bytesOf(picture), 'myFile');
    expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', space: 'srgb' });
  }
});

test('data appended to a photo is removed', async () => {
  const payload = 'anything at all: MZ\x90\0 #!/bin/sh curl evil';
  for (const carrier of [
    await jpeg(),
    await bytesOf(photo().png()),
    await bytesOf(photo().webp()),
  ]) {
    const made = await preparePhoto(Buffer.concat([carrier, Buffer.from(payload)]), 'myFile');
    expect(Buffer.from(made).includes('evil')).toBe(false);
  }
});

test.each([
  ['HTML behind a photo', async () => [await jpeg(), '<ScRiPt>alert(1)</script>']],
  ['PHP behind a photo', async () => [await jpeg(), '<?php system($_GET[0]);']],
  ['a PDF behind a photo', async () => [await jpeg(), '%PDF-1.7']],
  ['an archive behind a photo', async () => [await jpeg(), 'PK\x03\x04 class PK\x05\x06']],
  [
    'a page inside a comment',
    async () => {
      const [start, rest] = [(await jpeg()).subarray(0, 2), (await jpeg()).subarray(2)];
      const text = '<html><script src=//evil></script>';
      return [start, Buffer.from([0xff, 0xfe, 0, text.length + 2]), text, rest];
    },
  ],
])('%s is refused', async (_, pieces) => {
  const file = Buffer.concat((await pieces()).map((piece) => Buffer.from(piece as string)));
  expect(await refusal(file)).toBe('This file holds more than a photo. Choose another photo.');
});

test('other formats are refused by their content, whatever the file name', async () => {
  const small = () => photo(8, 8);
  const files: [Uint8Array<ArrayBuffer>, string][] = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'This is a drawing'],
    [Buffer.from('\ufeff <?xml version="1.0"?><svg/>'), 'This is a drawing'],
    [await bytesOf(small().gif()), 'This is a GIF'],
    [await bytesOf(small().avif()), 'This is an AVIF picture'],
    [await bytesOf(small().tiff()), 'This is a TIFF picture'],
    [Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'This is a HEIC photo'],
    [Buffer.from('\0\0\0\x18ftypisom\0\0\0\0', 'latin1'), 'This is a video'],
    [Buffer.from('%PDF-1.7'), 'This is a PDF'],
    [Buffer.from('<!doctype html><script>alert(1)</script>'), 'This is no photo'],
    [Buffer.from('GIFAR'), 'This is no photo'],
    [Buffer.alloc(5 * 1024 * 1024, 32), 'This is no photo'],
  ];
  for (const [bytes, is] of files) {
    expect(await refusal(bytes)).toBe(`${is}. Choose a JPEG, PNG or WebP photo.`);
  }
  expect(await refusal(Buffer.alloc(0))).toBe('This file is empty. Choose another photo.');
});

test('a truncated photo is refused', async () => {
  const picture = () =>
    sharp({
      create: {
        width: 300,
        height: 200,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    });
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const whole = await bytesOf(picture().toFormat(format));
    for (const part of [0.02, 0.3, 0.6, 0.95]) {
      expect(await refusal(whole.subarray(0, Math.floor(whole.length * part)))).toBe(
        'This photo is damaged or not complete. Choose another one.',
      );
    }
  }
});

test('a decompression bomb is refused before it is decoded; 24 million pixels are accepted', async () => {
  const bomb = hugePng(30_000);
  expect(bomb.length).toBeLessThan(1024 * 1024);
  expect(await refusal(hugePng(4_900))).toBe(null);
  const tooLarge = 'This photo has more than 25 million pixels. Choose a smaller one.';
  expect(await refusal(bomb)).toBe(tooLarge);
  // Damage in the middle is found only by decoding.
  expect(await refusal(damagedInside(hugePng(4_900)))).toBe(
    'This photo is damaged or not complete. Choose another one.',
  );
  expect(await refusal(damagedInside(bomb))).toBe(tooLarge);
});

function damagedInside(picture: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const middle = Math.floor(picture.length / 2);
  return Buffer.from(picture).fill(0xff, middle, middle + 64);
}

test('40 photos may wait; more are refused with a retry time', async () => {
  const file = await jpeg(2, 2);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 52 }, () => preparePhoto(file, 'myFile')),
  );
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toHaveLength(10);
  for (const error of refused) {
    expect(error).toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 30 } });
  }
  expect(await refusal(file)).toBe(null);
});

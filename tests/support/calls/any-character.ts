import fc from 'fast-check';

const SURROGATES = { from: 0xd800, count: 0x800 };

/**
 * Any character, for `fc.string`. The unit 'binary' of fast-check is the same, but fills a table of 1.1
 * million characters, which takes a second in each test file.
 */
export const anyCharacter = fc
  .nat(0x10ffff - SURROGATES.count)
  .map((index) => String.fromCodePoint(index < SURROGATES.from ? index : index + SURROGATES.count));

const plain = fc.constantFrom(..."abyzABYZ0189-._~!$&'()*+,;=:@");

/** A URL segment, with letters that need no escape and others that do. */
export const urlSegment = fc.string({
  unit: fc.oneof(
    { arbitrary: plain, weight: 3 },
    { arbitrary: anyCharacter.map(encodeURIComponent), weight: 1 },
  ),
});

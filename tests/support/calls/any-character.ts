import fc from 'fast-check';

const SURROGATES = { from: 0xd800, count: 0x800 };

/**
 * Any character, for `fc.string`. The unit 'binary' of fast-check is the same, but keeps a table of all
 * 1.1 million, which takes each test file a second to fill.
 */
export const anyCharacter = fc
  .nat(0x10ffff - SURROGATES.count)
  .map((index) => String.fromCodePoint(index < SURROGATES.from ? index : index + SURROGATES.count));

const plain = fc.constantFrom(..."abyzABYZ0189-._~!$&'()*+,;=:@");

/** A part of a URL between slashes, with letters that need no escape and any that do. */
export const urlSegment = fc.string({
  unit: fc.oneof(
    { arbitrary: plain, weight: 3 },
    { arbitrary: anyCharacter.map(encodeURIComponent), weight: 1 },
  ),
});

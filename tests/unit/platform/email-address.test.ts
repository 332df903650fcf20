import fc from 'fast-check';
import { emailAddress } from '@/lib/platform/email-address';
import { anyCharacter } from '../../support/calls/any-character';

const canonical = (text: unknown) => emailAddress.safeParse(text).data ?? null;

test('one address is one account, however it is written', () => {
  for (const text of ['asha@example.org', ' Asha@Example.ORG\t', '\u00a0ASHA@EXAMPLE.ORG\ufeff']) {
    expect(canonical(text)).toBe('asha@example.org');
  }
  expect(canonical("a.r+gate_o'x@mail.example.co.in")).toBe("a.r+gate_o'x@mail.example.co.in");
  expect(canonical('asha@xn--h2brj9c.xn--h2brj9c')).not.toBeNull();
});

test.each([
  ['full-width @', 'asha＠example.org'],
  ['a full-width letter', 'ａsha@example.org'],
  ['the Kelvin sign', '\u212aim@example.org'],
  ['a dotless i', 'nıtin@example.org'],
  ['a dotted capital I', 'nİtin@example.org'],
  ['a long s', 'a\u017fha@example.org'],
  ['a zero-width space', 'asha\u200b@example.org'],
  ['a zero-width joiner', 'asha@exam\u200dple.org'],
  ['a Cyrillic letter', 'аsha@example.org'],
  ['a combining mark', 'asha\u0301@example.org'],
  ['a soft hyphen', 'as\u00adha@example.org'],
])('a look-alike is refused: %s', (_, text) => {
  expect(canonical(text)).toBeNull();
});

test.each([
  '',
  ' ',
  'asha',
  'asha@',
  '@example.org',
  'asha@localhost',
  'asha@example.org.',
  'asha@.example.org',
  'asha@example..org',
  'asha@-example.org',
  'asha@example.9',
  '.asha@example.org',
  'asha.@example.org',
  'a..b@example.org',
  'a b@example.org',
  'asha@@example.org',
  'asha@example.org,other@example.org',
  '<asha@example.org>',
  '"asha"@example.org',
  'asha@example.org\r\nBcc: other@example.org',
  'asha@example.org\0',
  'as\nha@example.org',
  '\ud800asha@example.org',
  `${'a'.repeat(320)}@example.org`,
  `${'a@'.repeat(50_000)}`,
  7,
  null,
  ['asha@example.org'],
])('%j is no address', (text) => {
  expect(canonical(text)).toBeNull();
});

test('what comes out goes in unchanged, is plain ASCII in small letters, and is never a surprise', () => {
  const piece = fc.oneof(
    fc.emailAddress(),
    fc.string({ unit: anyCharacter, maxLength: 30 }).map((text) => `${text}@example.org`),
    fc
      .tuple(fc.emailAddress(), fc.string({ unit: anyCharacter, maxLength: 3 }), fc.nat(40))
      .map(([address, noise, at]) => address.slice(0, at) + noise + address.slice(at)),
  );
  fc.assert(
    fc.property(piece, (text) => {
      const address = canonical(text);
      if (address === null) return;
      expect(canonical(address)).toBe(address);
      expect(address).toMatch(/^[!-?[-~]+@[!-?[-~]+$/);
      expect(address).toBe(text.normalize('NFKC').trim().toLowerCase());
    }),
    { numRuns: 3000 },
  );
});

import fc from 'fast-check';
import { anyCharacter } from '../../support/calls/any-character';

/** Deep enough to overflow the stack of a recursive function. */
function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}

/** Text that commonly causes bugs. */
const strangeText = fc.constantFrom(
  ...['', ' ', '\t\n', '\0', 'a\0b', 'a\ud800b', '\udfff', '\u202Egpj.exe', '\ufeff', '\u200b'],
  ...[`e${'\u0301'.repeat(3_000)}`, '👨‍👩‍👧‍👦'.repeat(50), 'ａsha＠example.org', 'ıK@example.org', 'آشا'],
  ...["'; drop table students; --", '${7*7}{{7*7}}', '<script>alert(1)</script>', '%00', '%n%s'],
  ...['../../etc/passwd', 'a@b.c\r\nBcc: d@e.f', '__proto__', 'constructor', '-1', '0', 'NaN'],
  ...['9'.repeat(400), '1e400', '2004-02-30', '0000-00-00', '29/02/1900', '12-13/2000', '%', '\\'],
  ...['2'.repeat(1_000), '(((((((((', '[object Object]', 'undefined', 'true'],
);

const longText = fc.constantFrom(
  ...['x', 'é', '😀', ' ', '1', '1 ', 'a-', 'a.', '@', '%'].map((part) =>
    part.repeat(100_000 / part.length),
  ),
  `a@${'a-'.repeat(50_000)}`,
  `${'1 '.repeat(50_000)}x`,
);

const unpleasantText = fc.oneof(
  { arbitrary: strangeText, weight: 4 },
  { arbitrary: longText, weight: 1 },
  { arbitrary: fc.string({ unit: anyCharacter, maxLength: 60 }), weight: 3 },
);

/** Arbitrary text of a form field. */
export const hostileText = unpleasantText.map((text) => text.toWellFormed());

/** Arbitrary value of a JSON field. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: unpleasantText, weight: 5 },
  { arbitrary: fc.constantFrom(null, true, false, 0, -1, 1e308, 0.1, 110016), weight: 2 },
  { arbitrary: fc.constantFrom([], {}, ['x'], [['x']], { $ne: '' }, { length: 3 }), weight: 2 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 1 },
  { arbitrary: fc.constantFrom(50, 1_500).map(nested), weight: 1 },
);

/** Members that cause prototype pollution in an unsafe merge. */
const poison = `"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"toString":1`;

const deep = '['.repeat(50_000) + ']'.repeat(50_000);

/** Malforms the text of a JSON object; null leaves it unchanged. */
export const brokenText = fc.oneof(
  { arbitrary: fc.constant(null), weight: 6 },
  {
    arbitrary: fc.constantFrom<(json: string) => string | Uint8Array<ArrayBuffer>>(
      (json) => json.replace('{', `{${poison},`).replace(',}', '}'),
      (json) => `{${json.slice(1, -1)},${json.slice(1)}`.replace('{,', '{').replace(',}', '}'),
      (json) => `[${json}]`,
      (json) => JSON.stringify(json),
      (json) => `\ufeff${json}`,
      (json) => `${json}${json}`,
      (json) => json.replace('{', `{"deep":${deep},`).replace(',}', '}'),
      (json) => json.slice(0, json.length / 2),
      (json) => Buffer.concat([Buffer.from(json), Buffer.from([0xff, 0xfe, 0x80])]),
      (json) => Buffer.from(json, 'utf16le'),
      () => '',
      () => 'null',
      () => '1e999',
      () => '{"email":1e999,"name":-0}',
    ),
    weight: 4,
  },
);

/** Occasionally another content type. */
export const contentType = fc.oneof(
  { arbitrary: fc.constant(null), weight: 8 },
  {
    arbitrary: fc.constantFrom(
      ...['', 'text/plain', 'application/xml', 'application/json; charset=utf-16', 'x', ';'],
      ...['application/x-www-form-urlencoded', 'multipart/form-data', 'APPLICATION/JSON'],
      ...['multipart/form-data; boundary=', `multipart/form-data; boundary=${'b'.repeat(300)}`],
    ),
    weight: 2,
  },
);

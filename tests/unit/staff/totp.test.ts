import { deviceName } from '@/lib/accounts/device-name';
import { newTotpSecret, totpAddress, totpCode, totpStepAt, totpStepOf } from '@/lib/staff/totp';

/** "12345678901234567890" in base32, from RFC 6238, appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test('the codes are those of RFC 6238', () => {
  for (const [seconds, code] of [
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ] as const) {
    expect(totpCode(secret, totpStepAt(seconds * 1000))).toBe(code);
  }
});

test('a clock may be one step before or behind, no more', () => {
  const now = 1_234_567_890_000;
  const step = totpStepAt(now);
  const found = [-2, -1, 0, 1, 2].map((off) =>
    totpStepOf(secret, totpCode(secret, step + off), now),
  );
  expect(found).toEqual([null, step - 1, step, step + 1, null]);
  for (const code of ['', '00592', '0059240', '००५९२४', '005924 ']) {
    expect(totpStepOf(secret, code, now)).toBeNull();
  }
});

test('a secret has 160 bits, and its address names the account', () => {
  const made = newTotpSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(made);
  expect(totpAddress(made, 'Orbital', 'a+b@example.org')).toBe(
    `otpauth://totp/Orbital%3Aa%2Bb%40example.org?secret=${made}&issuer=Orbital`,
  );
});

test('only the kind of browser and device is stored', () => {
  for (const [agent, name] of [
    [
      'Mozilla/5.0 (Linux; Android 14; SM-A156E) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:127.0) Gecko/20100101 Firefox/127.0',
      'Firefox on a Mac',
    ],
    ['curl/8.5.0', 'A program'],
    ['Priya’s own words', 'A program'],
    [null, 'A program'],
  ] as const) {
    expect(deviceName(agent)).toBe(name);
  }
});

import fc from 'fast-check';
import {
  counterAfterFailure,
  delayOf,
  expiryOf,
  levelAt,
  logInRules,
  type Counter,
  type Rule,
} from '@/lib/accounts/log-in-rules';

const DAY = 24 * 3_600;
const everyRule: [string, Rule][] = Object.entries(logInRules).flatMap(([by, rules]) =>
  Object.entries(rules).map(([name, rule]): [string, Rule] => [`${by}: ${name}`, rule]),
);

/** Pauses in seconds: bursts, minutes, and days. */
const pauses = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 0, max: 10 }) },
    { weight: 3, arbitrary: fc.integer({ min: 11, max: 3_600 }) },
    { weight: 1, arbitrary: fc.integer({ min: 3_601, max: 5 * DAY }) },
  ),
  { minLength: 30, maxLength: 120 },
);

/** Seconds at which the tries of a schedule were compared rather than refused. */
function compared(rule: Rule, rhythm: readonly number[], areLinksSent: boolean): number[] {
  let counter: Counter | null = null;
  let now = 0;
  const times: number[] = [];
  for (const pause of rhythm) {
    now += pause * 1000;
    if (delayOf(rule, counter, { now, areLinksSent })) continue;
    counter = counterAfterFailure(rule, counter, now);
    times.push(now / 1000);
  }
  return times;
}

test('no rhythm gets more than 20 comparisons in 30 days on a student from unknown devices', () => {
  fc.assert(
    fc.property(pauses, (rhythm) => {
      const times = compared(logInRules.student.account, rhythm, true);
      for (const start of times) {
        const within = times.filter((at) => at >= start && at < start + 30 * DAY);
        expect(within.length).toBeLessThanOrEqual(20);
      }
    }),
  );
});

test('without links, a used-up budget allows one comparison an hour', () => {
  const everyMinute = Array.from({ length: 600 }, () => 60);
  const times = compared(logInRules.student.account, everyMinute, false);
  expect(times.slice(0, 10)).toEqual(Array.from({ length: 10 }, (_, index) => 60 * (index + 1)));
  expect(times.slice(10)).toEqual(
    Array.from({ length: 9 }, (_, index) => 600 + 3_600 * (index + 1)),
  );
});

test.each(everyRule)(
  '%s: nobody waits longer than 15 minutes, or an hour without links',
  (_, rule) => {
    fc.assert(
      fc.property(pauses, fc.boolean(), (rhythm, areLinksSent) => {
        let counter: Counter | null = null;
        let now = 0;
        for (const pause of rhythm) {
          now += pause * 1000;
          const delay = delayOf(rule, counter, { now, areLinksSent });
          if (!delay) counter = counterAfterFailure(rule, counter, now);
          else if (!delay.needsLink) {
            expect(delay.seconds).toBeGreaterThan(0);
            expect(delay.seconds).toBeLessThanOrEqual(rule.link ? 3_600 : 900);
            // The announced delay is enough.
            const later = now + Math.ceil(delay.seconds) * 1000;
            expect(delayOf(rule, counter, { now: later, areLinksSent })).toBeNull();
          } else expect([areLinksSent, rule.link]).toEqual([true, expect.anything()]);
        }
      }),
    );
  },
);

test('the first three mistakes cost nothing, further ones wait longer and longer', () => {
  const { pair } = logInRules.student;
  let counter: Counter | null = null;
  const waits = Array.from({ length: 9 }, () => {
    const now = counter?.at ?? 0;
    const seconds = delayOf(pair, counter, { now, areLinksSent: true })?.seconds ?? 0;
    counter = counterAfterFailure(pair, counter, now + seconds * 1000);
    return seconds;
  });
  expect(waits).toEqual([0, 0, 0, 5, 30, 120, 900, 900, 900]);
});

test('one address never uses up the budget of a member of staff', () => {
  fc.assert(
    fc.property(pauses, (rhythm) => {
      const { pair, account } = logInRules.staff;
      let one: Counter | null = null;
      let all: Counter | null = null;
      let now = 0;
      for (const pause of [...rhythm, ...Array.from({ length: 200 }, () => 900)]) {
        now += pause * 1000;
        const asked = { now, areLinksSent: true };
        if (delayOf(pair, one, asked)) continue;
        expect(delayOf(account, all, asked)).toBeNull();
        [one, all] = [counterAfterFailure(pair, one, now), counterAfterFailure(account, all, now)];
      }
    }),
  );
});

test.each(everyRule)('%s: a counter expires when none of its failures counts', (_, rule) => {
  const counter = counterAfterFailure(rule, { level: 2.5, at: 0 }, 1_000);
  const expiry = expiryOf(rule, counter);
  expect(levelAt(rule, counter, expiry - 1_000)).toBeGreaterThan(0);
  expect(levelAt(rule, counter, expiry)).toBe(0);
});

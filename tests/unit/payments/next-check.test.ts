import fc from 'fast-check';
import { isOver, nextCheck } from '@/lib/payments/payment-poller';

const createdAt = new Date('2026-11-21T10:00:00Z');
const later = (seconds: number) => new Date(createdAt.getTime() + seconds * 1_000);
const expiresAt = later(1_800);
const HOUR = 3_600;

const schedule = [20, 25, 60, 900];
const next = (
  seconds: number,
  status: 'created' | 'pending' | 'failed' | 'expired' = 'pending',
) => {
  const at = nextCheck({ createdAt, expiresAt, now: later(seconds), status }, schedule);
  return at && (at.getTime() - createdAt.getTime()) / 1_000;
};

test('the schedule of the gateway is kept, from wherever the time is', () => {
  expect([0, 20, 22, 30].map((at) => next(at))).toEqual([20, 25, 25, 60]);
});

test('while the payer may still pay, no pause is longer than five minutes', () => {
  expect([60, 1_000].map((at) => next(at))).toEqual([360, 1_300]);
});

test('the end of its time is looked at, and a late answer of a bank for three days', () => {
  expect(next(1_799)).toBe(1_830);
  expect([1_830, HOUR, 6 * HOUR, 24 * HOUR, 72 * HOUR].map((at) => next(at, 'expired'))).toEqual([
    HOUR,
    6 * HOUR,
    24 * HOUR,
    72 * HOUR,
    null,
  ]);
  expect(next(100, 'failed')).toBe(900);
});

test('an unresolved payment is checked again', () => {
  expect(next(200 * HOUR)).toBe(201 * HOUR);
});

test('the next time is always in the future', () => {
  const seconds = fc.integer({ min: 0, max: 100 * HOUR });
  fc.assert(
    fc.property(seconds, fc.array(seconds), fc.boolean(), (at, offsets, open) => {
      const status = open ? 'pending' : 'failed';
      const now = later(at);
      const found = nextCheck({ createdAt, expiresAt, now, status }, offsets);
      if (found) expect(found.getTime()).toBeGreaterThan(now.getTime());
      else expect(open).toBe(false);
    }),
  );
});

test('an order is over when it has expired and the gateway’s schedule is exhausted', () => {
  const over = (seconds: number, state: string, offsets = schedule) =>
    isOver({ createdAt, expiresAt, now: later(seconds) }, state, offsets);
  expect([over(1_799, 'notFound'), over(1_800, 'notFound')]).toEqual([false, true]);
  expect([over(1_799, 'pending'), over(1_800, 'pending')]).toEqual([false, true]);
  expect([over(2_000, 'pending', [7_200]), over(7_200, 'pending', [7_200])]).toEqual([false, true]);
  expect(over(1_800, 'pending', [])).toBe(true);
});

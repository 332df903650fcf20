import type { HoursFact } from '@/content/facts/site-facts';
import { callTimes } from '@/lib/site/delhi-time';

const at = (time: string) => new Date(`${time}:00+05:30`);

/** Thursday, 26 November 2026 */
const thursday = (clock: string) => at(`2026-11-26T${clock}`);
const saturday = (clock: string) => at(`2026-11-28T${clock}`);

describe('suggested times of a call lie in office hours, in India', () => {
  test('the same time tomorrow, and two hours from now, while the office is open', () => {
    expect(callTimes(thursday('15:20'))).toEqual({
      inTwoHours: '2026-11-26T17:20',
      tomorrowSameTime: '2026-11-27T15:20',
      tomorrowAt11: '2026-11-27T11:00',
      mondayAt11: '2026-11-30T11:00',
    });
  });

  test.each([
    ['in the evening', thursday('21:15'), '2026-11-27T10:00'],
    ['before the office opens', thursday('07:30'), '2026-11-27T10:00'],
    ['when the office closes', thursday('19:00'), '2026-11-27T10:00'],
    ['on the day before Sunday', saturday('12:00'), '2026-11-30T10:00'],
    ['after midnight in India, the day before in London', thursday('00:10'), '2026-11-27T10:00'],
  ])('no answer %s', (_, now, next) => {
    expect(callTimes(now).tomorrowSameTime).toBe(next);
  });

  test('the hours that the owner has published', () => {
    const hours: HoursFact[] = [
      { from: 'Saturday', to: 'Sunday', opens: '12:00', closes: '16:00' },
      { from: 'Monday', to: 'Tuesday', opens: '14:00', closes: '20:00' },
      { from: 'Monday', to: 'Tuesday', opens: '09:00', closes: '13:00' },
    ];
    expect(callTimes(thursday('15:20'), hours)).toEqual({
      inTwoHours: '2026-11-28T12:00',
      tomorrowSameTime: '2026-11-28T12:00',
      tomorrowAt11: '2026-11-28T12:00',
      mondayAt11: '2026-11-30T11:00',
    });
    expect(callTimes(at('2026-11-29T13:30'), hours).tomorrowSameTime).toBe('2026-11-30T14:00');
  });
});

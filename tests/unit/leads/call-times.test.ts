import { stateAfterCall } from '@/lib/leads/call-rules';
import { callOutcomeNames } from '@/lib/leads/lead-words';
import { fieldTime } from '@/lib/site/delhi-time';
import { callTimes, type OfficeTime } from '@/lib/site/office-time';

const at = (time: string) => new Date(`${time}:00+05:30`);

/** Thursday, 26 November 2026 */
const thursday = (clock: string) => at(`2026-11-26T${clock}`);
const saturday = (clock: string) => at(`2026-11-28T${clock}`);

const usual: OfficeTime = {
  hours: [{ from: 'Monday', to: 'Saturday', opens: '10:00', closes: '19:00' }],
  holidays: [],
};
const published: OfficeTime = {
  hours: [
    { from: 'Saturday', to: 'Sunday', opens: '12:00', closes: '16:00' },
    { from: 'Monday', to: 'Tuesday', opens: '14:00', closes: '20:00' },
    { from: 'Monday', to: 'Tuesday', opens: '09:00', closes: '13:00' },
  ],
  holidays: [],
};

describe('suggested times of a call lie in office hours, in India', () => {
  test.each([
    ['while the office is open', thursday('15:20'), '2026-11-26T17:20'],
    ['in the evening', thursday('21:15'), '2026-11-27T10:00'],
    ['before the office opens', thursday('07:30'), '2026-11-26T10:00'],
    ['two hours before the office closes', thursday('17:00'), '2026-11-27T10:00'],
    ['on the day before Sunday', saturday('18:00'), '2026-11-30T10:00'],
    ['after midnight in India, the day before in London', thursday('00:10'), '2026-11-26T10:00'],
  ])('in two hours, %s', (_, now, next) => {
    expect(callTimes(now).inTwoHours).toBe(next);
  });

  test('the hours that the owner has published', () => {
    expect(callTimes(thursday('15:20'), published)).toEqual({
      inHalfAnHour: '2026-11-28T12:00',
      inTwoHours: '2026-11-28T12:00',
      tomorrowAt11: '2026-11-28T12:00',
      inThreeDaysAt11: '2026-11-29T12:00',
      mondayAt11: '2026-11-30T11:00',
    });
    expect(callTimes(at('2026-11-30T12:30'), published).inHalfAnHour).toBe('2026-11-30T14:00');
  });
});

describe('the next call by rule', () => {
  const call = { status: 'new', unanswered: 0, at: null, reason: '' } as const;
  const after = (made: Partial<Parameters<typeof stateAfterCall>[0]>) => {
    const { status, closedReason, nextCallAt } = stateAfterCall(
      { ...call, outcome: 'noAnswer', ...made },
      thursday('15:20'),
      usual,
    );
    return [status, closedReason, nextCallAt && fieldTime(nextCallAt)];
  };

  test('without an answer: in two hours, tomorrow morning, in three days, and then no more', () => {
    expect([0, 1, 2, 3, 4].map((unanswered) => after({ unanswered }))).toEqual([
      ['called', null, '2026-11-26T17:20'],
      ['called', null, '2026-11-27T11:00'],
      ['called', null, '2026-11-30T10:00'],
      ['closed', 'No answer', null],
      ['closed', 'No answer', null],
    ]);
  });

  test('each outcome has its status', () => {
    const at = thursday('18:00');
    const states = callOutcomeNames.map((outcome) =>
      after({ outcome, at, reason: 'Too far away' }),
    );
    expect(
      Object.fromEntries(callOutcomeNames.map((name, index) => [name, states[index]])),
    ).toEqual({
      noAnswer: ['called', null, '2026-11-26T17:20'],
      busy: ['called', null, '2026-11-26T15:50'],
      reached: ['called', null, '2026-11-30T10:00'],
      callLater: ['called', null, '2026-11-26T18:00'],
      visiting: ['visiting', null, '2026-11-26T18:00'],
      notInterested: ['closed', 'Too far away', null],
      wrongNumber: ['closed', 'Wrong number', null],
      enrolled: ['enrolled', null, null],
    });
  });

  test('who said that they will visit is still expected after a call without an answer', () => {
    expect(after({ status: 'visiting' })[0]).toBe('visiting');
  });
});

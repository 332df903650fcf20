import fc from 'fast-check';
import { countProcessorTime, type TraceEvent } from '../../audits/processor-time';

const event = (name: string, ts: number, dur?: number, tdur?: number, tid = 1): TraceEvent => ({
  name,
  pid: 1,
  tid,
  ts,
  ...(dur !== undefined && { dur }),
  ...(tdur !== undefined && { tdur }),
});

test('a task shrinks to the running time of its thread, with the events inside it', () => {
  const events = [
    event('ThreadControllerImpl::RunTask', 1_000, 400, 100),
    event('Layout', 1_200, 80, 80),
    event('firstPaint', 1_360),
    event('ThreadControllerImpl::RunTask', 2_000, 50, 50),
    event('Layout', 1_200, 80, 80, 2),
  ];
  countProcessorTime(events);
  expect(events.map(({ ts, dur }) => [ts, dur])).toEqual([
    [1_000, 100],
    [1_050, 20],
    [1_090, undefined],
    [2_000, 50],
    [1_200, 80],
  ]);
});

test('the order of events stays, and no time grows', () => {
  const task = fc.record({
    pause: fc.integer({ min: 1, max: 100 }),
    dur: fc.integer({ min: 1, max: 1_000 }),
    tdur: fc.integer({ min: 0, max: 1_200 }),
    within: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(task), (tasks) => {
      let now = 0;
      const events = tasks.flatMap(({ pause, dur, tdur, within }) => {
        const from = now + pause;
        now = from + dur;
        return [event('RunTask', from, dur, tdur), event('mark', from + Math.floor(dur * within))];
      });
      const before = events.map(({ dur = 0 }) => dur);
      countProcessorTime(events);
      expect(events).toEqual(events.toSorted((a, b) => a.ts - b.ts));
      events.forEach(({ dur = 0 }, index) => expect(dur).toBeLessThanOrEqual(before[index] ?? 0));
    }),
  );
});

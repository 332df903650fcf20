import fc from 'fast-check';
import { withEvent, type CallEvent, type KnownCall } from '@/lib/telephony/call-events';

const now = new Date('2026-01-05T12:00:00Z');
const moment = fc.date({ min: new Date('2026-01-01'), max: now, noInvalidDate: true });

const event: fc.Arbitrary<CallEvent> = fc.record({
  callId: fc.constant('a'),
  phone: fc.constant('09810012345'),
  dialled: fc.constantFrom('', '01140000001'),
  state: fc.constantFrom('ringing', 'missed', 'answered', 'ended'),
  startedAt: fc.option(moment),
  endedAt: fc.option(moment),
  seconds: fc.option(fc.nat(3_600)),
});

const told = (events: readonly CallEvent[]) =>
  events.reduce<KnownCall | null>((known, one) => withEvent(known, one, now), null);

test('a call is the same in whatever order and how often its events are told', () => {
  const shuffled = fc.array(event, { minLength: 1, maxLength: 8 }).chain((events) =>
    fc.record({
      events: fc.constant(events),
      others: fc.array(fc.constantFrom(...events), { maxLength: 20 }).chain((repeats) =>
        fc.shuffledSubarray([...events, ...repeats], {
          minLength: events.length + repeats.length,
        }),
      ),
    }),
  );
  fc.assert(
    fc.property(shuffled, ({ events, others }) => {
      expect(told(others)).toEqual(told(events));
    }),
  );
});

test('a call never goes back, and a conversation is never taken for a missed call', () => {
  const order = ['ringing', 'missed', 'answered', 'ended'];
  fc.assert(
    fc.property(fc.array(event, { minLength: 2 }), (events) => {
      const states = events.map((_, index) => told(events.slice(0, index + 1))?.state ?? '');
      const ranks = states.map((state) => order.indexOf(state));
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
      if (events.some(({ state }) => state === 'answered')) expect(ranks.at(-1)).toBeGreaterThan(1);
    }),
  );
});

import fc from 'fast-check';
import type { ReportSource, Standing } from '@/lib/payments/decide';
import type { Report } from '@/lib/payments/gateways/gateway';
import { receivedStatuses } from '@/lib/site/money-terms';
import { after, decideOn, gateway, afterReport, PRICE, report, standing } from './payment-standing';

/** Arbitrary reports of gateways and staff. */
const reports: fc.Arbitrary<Report> = fc.record({
  orderId: fc.constant('OC1'),
  state: fc.constantFrom('paid', 'failed', 'pending', 'notFound'),
  amount: fc.constantFrom(PRICE, PRICE, PRICE, PRICE - 1, 100, null),
  currency: fc.constantFrom('INR', 'INR', null, 'USD'),
  gatewayPaymentId: fc.constantFrom('pay_1', 'pay_1', 'pay_2', null),
});
const voices: fc.Arbitrary<ReportSource> = fc.record({ staff: fc.boolean(), over: fc.boolean() });
const starts: fc.Arbitrary<Standing> = fc
  .record({
    unattached: fc.boolean(),
    roomPaise: fc.constantFrom(null, 0, PRICE - 1, PRICE),
    planChanged: fc.boolean(),
  })
  .map((more) => standing({ status: 'created', ...more }));

type Step = [Report, ReportSource];
const byAnybody = fc.array(fc.tuple(reports, voices), { maxLength: 12 });
const byGateways = byAnybody.map((steps) =>
  steps.map(([report, { over }]): Step => [report, { staff: false, over }]),
);

/** The payment before and after each of the steps. */
function historyOf(start: Standing, steps: Step[]): Standing[] {
  return steps.reduce(
    (all, [report, source]) => [...all, afterReport(all.at(-1) as Standing, report, source)],
    [start],
  );
}

const numRuns = 3_000;
const isIn = ({ status }: Standing) => receivedStatuses.includes(status);
const isAsAsked = ({ state, amount, currency }: Report) =>
  state === 'paid' && amount === PRICE && currency !== 'USD';

test('a settled payment stays settled, and is settled once', () => {
  fc.assert(
    fc.property(starts, byAnybody, (start, steps) => {
      const all = historyOf(start, steps);
      const first = all.findIndex(isIn);
      if (first < 0) return;
      for (const later of all.slice(first)) expect(later.status).toBe('paid');
      for (const { amountPaise } of all.slice(first))
        expect(amountPaise).toBe(all[first]?.amountPaise);
    }),
    { numRuns },
  );
});

test('no money is lost: its history names all that was ever reported', () => {
  fc.assert(
    fc.property(starts, byAnybody, (start, steps) => {
      const last = historyOf(start, steps).at(-1) as Standing;
      for (const [{ state, amount, gatewayPaymentId: name }] of steps) {
        if (state !== 'paid') continue;
        const isNamed = last.history.some(
          (one) =>
            (one.amountPaise === amount && (name === null || one.gatewayPaymentId === name)) ||
            (one.what === 'second payment' && name !== null && one.gatewayPaymentId === name),
        );
        const isItsOwn =
          isIn(last) &&
          last.amountPaise === amount &&
          (name === null || last.gatewayPaymentId === name);
        expect(isNamed || isItsOwn).toBe(true);
      }
    }),
    { numRuns },
  );
});

test('money that is not as asked, before any that is, ends in review, and no gateway ends that', () => {
  fc.assert(
    fc.property(starts, byGateways, (start, steps) => {
      const firstMoney = steps.find(([report]) => report.state === 'paid');
      const last = historyOf(start, steps).at(-1) as Standing;
      if (!firstMoney) expect(['created', 'pending', 'failed', 'expired']).toContain(last.status);
      else expect(last.status).toBe(isAsAsked(firstMoney[0]) ? 'paid' : 'review');
      if (last.status === 'review') expect(last.attention).toBe('mismatch');
    }),
    { numRuns },
  );
});

test('in whatever order the reports on one payment come, the end is the same', () => {
  const one = [report('pending'), report('failed'), report('notFound'), report('paid')];
  fc.assert(
    fc.property(fc.shuffledSubarray([...one, ...one], { minLength: 1 }), (report) => {
      const { status } = report.reduce((payment, next) => afterReport(payment, next), standing());
      const states = report.map(({ state }) => state);
      const end = states.includes('failed') ? 'failed' : 'pending';
      expect(status).toBe(states.includes('paid') ? 'paid' : end);
    }),
    { numRuns },
  );
});

test('a report that comes again changes nothing', () => {
  fc.assert(
    fc.property(starts, byAnybody, reports, (start, steps, report) => {
      const last = afterReport(historyOf(start, steps).at(-1) as Standing, report);
      expect(decideOn(last, report, gateway)).toBeNull();
    }),
    { numRuns },
  );
});

test('whenever staff must look, they get a mail, and the student is told once', () => {
  fc.assert(
    fc.property(starts, byAnybody, (start, steps) => {
      const mails: string[] = [];
      let payment = start;
      for (const [report, source] of steps) {
        const decision = decideOn(payment, report, source);
        const { attention } = payment;
        payment = after(payment, report, decision);
        mails.push(...(decision?.mails ?? []));
        if (payment.attention !== attention && payment.attention) {
          expect(decision?.mails).toEqual(
            expect.arrayContaining([expect.stringMatching(/review|second/)]),
          );
        }
      }
      expect(mails.filter((kind) => kind === 'paid')).toHaveLength(isIn(payment) ? 1 : 0);
    }),
    { numRuns },
  );
});

test('a pending report never reopens a payment', () => {
  const ended = (['failed', 'expired'] as const).map((status) => standing({ status }));
  for (const payment of ended) {
    for (const state of ['pending', 'notFound'] as const) {
      expect(decideOn(payment, report(state), gateway)).toBeNull();
    }
  }
});

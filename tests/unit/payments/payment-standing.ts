import { decide, type Decision, type ReportSource, type Standing } from '@/lib/payments/decide';
import type { Report } from '@/lib/payments/gateways/gateway';

export const PRICE = 499_900;

export const gateway: ReportSource = { staff: false, over: false };
export const staff: ReportSource = { staff: true, over: false };
export const tooLate: ReportSource = { staff: false, over: true };

export function standing(more: Partial<Standing> = {}): Standing {
  return {
    status: 'pending',
    amountPaise: PRICE,
    excessPaise: 0,
    currency: 'INR',
    gatewayPaymentId: null,
    attention: null,
    history: [],
    unattached: false,
    roomPaise: null,
    planChanged: false,
    takenElsewhere: false,
    ...more,
  };
}

export function report(state: Report['state'], more: Partial<Report> = {}): Report {
  const isPaid = state === 'paid';
  return {
    orderId: 'OC1',
    state,
    amount: isPaid ? PRICE : null,
    currency: isPaid ? 'INR' : null,
    gatewayPaymentId: isPaid ? 'pay_1' : null,
    ...more,
  };
}

/** The payment after the decision has been stored. */
export function after(payment: Standing, report: Report, decision: Decision | null): Standing {
  if (!decision) return payment;
  const { status, attention, amountPaise, excessPaise, gatewayPaymentId, events } = decision;
  const told = events.map((what) => ({
    what,
    amountPaise: report.amount,
    gatewayPaymentId: report.gatewayPaymentId,
  }));
  const history = [...payment.history, ...told];
  const money = { amountPaise, excessPaise, gatewayPaymentId };
  return { ...payment, status, attention, ...money, history };
}

export function afterReport(
  payment: Standing,
  report: Report,
  source: ReportSource = gateway,
): Standing {
  return after(payment, report, decideOn(payment, report, source));
}

/** As `decide`, with a second sum stored as a payment of its own. */
export function decideOn(payment: Standing, report: Report, source: ReportSource): Decision | null {
  const takenElsewhere = payment.history.some(
    ({ what, gatewayPaymentId }) =>
      what === 'second payment' &&
      gatewayPaymentId === report.gatewayPaymentId &&
      gatewayPaymentId !== payment.gatewayPaymentId,
  );
  return decide(
    { ...payment, takenElsewhere: payment.takenElsewhere || takenElsewhere },
    report,
    source,
  );
}

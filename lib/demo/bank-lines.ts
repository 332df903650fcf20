import type { IsoDay } from '@/content/day';
import { dateOf, dayOf, today } from '../schemas/day';
import { DEMO_ORDER } from './marks';
import type { Moments } from './moments';
import { demoOwner } from './staff';
import type { Told } from './told';

export interface BankRow {
  lineKey: string;
  day: IsoDay;
  amountPaise: number;
  reference: string;
  description: string;
  paymentId: string | null;
  setAside: string | null;
  staffId: string;
}

/** How many days before yesterday the statement begins. */
const DAYS = 30;

/** Since so many days some wait: the bank gave no reference, and somebody has to say which payment it is. */
const WAITING_DAYS = 5;
const WAITING = 3;

/**
 * The lines of a bank statement until yesterday: most with their payment, the rest for somebody to decide.
 * One deposit that was recorded is not on it.
 */
export function demoBankLines(told: readonly Told[], { now }: Moments): BankRow[] {
  const [first, last] = [daysBefore(now, DAYS), daysBefore(now, 1)];
  const settled = daysBefore(now, WAITING_DAYS);
  const [missing, ...came] = told.flatMap(({ payment }) => {
    const { method, receivedOn, reference } = payment;
    const deposited = method === 'bank' || method === 'upi';
    const shown = deposited && receivedOn && receivedOn >= first && receivedOn <= last;
    return shown && reference ? [{ ...payment, receivedOn, reference }] : [];
  });
  const lines = came.map(({ id, receivedOn, amountPaise, reference, method, staffId }, index) => {
    const unclear = receivedOn > settled && index % WAITING === 0;
    const description = method === 'upi' ? 'UPI/CR COURSE FEE' : 'NEFT CR COURSE FEE';
    return {
      day: receivedOn,
      amountPaise,
      reference: unclear ? '' : reference,
      description,
      paymentId: unclear ? null : id,
      setAside: null,
      staffId: staffId ?? demoOwner.id,
    };
  });
  const strange = { reference: '', paymentId: null, setAside: null, staffId: demoOwner.id };
  const others = [
    { ...strange, day: last, amountPaise: 310_000, description: 'CASH DEP SELF' },
    {
      ...strange,
      day: missing?.receivedOn ?? first,
      amountPaise: 450_000,
      description: 'NEFT CR OLD FURNITURE',
      setAside: 'Desks that were sold',
    },
  ];
  return [...lines, ...others].map((one, index) => ({
    lineKey: `${DEMO_ORDER}${index}`,
    ...one,
  }));
}

function daysBefore(now: Date, days: number): IsoDay {
  const day = dateOf(today(now));
  day.setUTCDate(day.getUTCDate() - days);
  return dayOf(day);
}

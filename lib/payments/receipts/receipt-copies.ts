import 'server-only';
import type { IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';
import type { LogIn } from '@/lib/accounts/sessions';
import { db } from '@/lib/platform/db';
import { dayOf, today } from '@/lib/site/days';
import type { Particulars, ReceiptRecord } from './receipt-record';

const checkCode = /^[\w-]{22}$/;

const columns = {
  number: true,
  checkCode: true,
  issuedOn: true,
  amountPaise: true,
  particulars: true,
  gstin: true,
  placeOfSupply: true,
  taxablePaise: true,
  cgstPaise: true,
  sgstPaise: true,
  igstPaise: true,
  payment: {
    select: {
      provider: true,
      method: true,
      reference: true,
      gatewayPaymentId: true,
      paidAt: true,
      receivedOn: true,
      refunds: {
        where: { status: 'done' },
        orderBy: { doneAt: 'asc' },
        select: { amountPaise: true, doneAt: true, createdAt: true },
      },
    },
  },
} as const;

/** A receipt, for whom it belongs to and for staff. @returns null for everybody else's, and for none */
export async function findReceipt(
  { studentId, staffId }: Pick<LogIn, 'studentId' | 'staffId'>,
  code: string,
): Promise<ReceiptRecord | null> {
  if (!checkCode.test(code) || (!studentId && !staffId)) return null;
  const own = staffId ? {} : { payment: { registration: { studentId: studentId ?? '' } } };
  const row = await db.receipt.findFirst({ where: { checkCode: code, ...own }, select: columns });
  if (!row) return null;
  const { payment, issuedOn, amountPaise, particulars, ...rest } = row;
  const { refunds, receivedOn, paidAt, gatewayPaymentId, reference, ...paid } = payment;
  return {
    ...rest,
    issuedOn: dayOf(issuedOn),
    amountPaise: amountPaise as Paise,
    particulars: particulars as unknown as Particulars,
    ...paid,
    paidOn: receivedOn ? dayOf(receivedOn) : today(paidAt ?? issuedOn),
    reference: gatewayPaymentId ?? reference ?? '',
    refunds: refunds.map((refund) => ({
      amountPaise: refund.amountPaise as Paise,
      on: today(refund.doneAt ?? refund.createdAt),
    })),
  };
}

/** What anybody may know of a receipt who holds it; null for a code that no receipt has. */
export async function genuineReceipt(
  code: string,
): Promise<{ amountPaise: Paise; issuedOn: IsoDay; isTest: boolean } | null> {
  if (!checkCode.test(code)) return null;
  const row = await db.receipt.findUnique({
    where: { checkCode: code },
    select: { amountPaise: true, issuedOn: true, payment: { select: { provider: true } } },
  });
  return (
    row && {
      amountPaise: row.amountPaise as Paise,
      issuedOn: dayOf(row.issuedOn),
      isTest: row.payment.provider === 'sandbox',
    }
  );
}

import 'server-only';
import type { IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';
import { payerRefusals as words } from '../payer-words';
import { needsParentConsent } from '@/lib/accounts/parent-consent';
import { ApiError, isApiError } from '@/lib/calls/errors';
import { fullBatchOf } from '@/lib/enrolment/batch-seats';
import { otherOfSamePlan } from '@/lib/enrolment/same-plan';
import type { ShownPayment } from '@/lib/enrolment/shown-payment';
import { findFee, payableNow } from '@/lib/payments/amount-due';
import { onlinePayment } from '@/lib/payments/gateways/gateways';
import { agreeToInstalments, choiceFor } from '@/lib/payments/instalment-plans';
import type { InstalmentChoice } from '@/lib/payments/instalments';
import { paymentsFor, paymentState } from '@/lib/payments/payment-state';
import { receiptPdf } from '@/lib/payments/receipts/receipt-pdf';
import { findReceipt } from '@/lib/payments/receipts/receipts';
import { countPaymentCall, startPayment } from '@/lib/payments/start-payment';
import { ownUpiClaims } from '@/lib/payments/upi/upi-claims';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { isUuid } from '@/lib/platform/uuid';
import type { PayByLinkInput } from './payer-link-forms';
import { findPayerLink, paidByLink, type FoundPayerLink } from './payer-links';

/** Content of a link's page; amounts in paise. */
export type PayerView =
  | { state: 'paid' | 'review' | 'waiting' | 'full' | 'closed' | 'enrolled' }
  | ({ state: 'open' } & OpenFee);

export interface OpenFee {
  registrationId: string;
  /** Title of the purchase. */
  title: string;
  /** First name of the student. */
  student: string;
  price: Paise;
  paid: Paise;
  /** The whole amount due. */
  due: Paise;
  /** The instalments agreed or offered, the next of which may be paid in place of the whole rest. */
  instalments: InstalmentChoice | null;
  /** A payment may be under way. */
  underWay: boolean;
  /** The student reported a UPI payment, which the bank statement has not shown yet. */
  reported: boolean;
  /** The batch is full, and the student has agreed to wait for a seat. */
  waits: boolean;
  /** The last day on which the link works. */
  until: IsoDay;
}

/**
 * The content of a link's page. Reads only.
 * @returns null for an expired, ended or unknown link
 */
export async function payerView(token: string): Promise<PayerView | null> {
  const link = await findPayerLink(token);
  return link && viewOf(link);
}

async function viewOf({ registrationId, studentId, ...link }: FoundPayerLink): Promise<PayerView> {
  const fee = await findFee(registrationId, studentId);
  if (!fee) return { state: 'waiting' };
  const { title, price, paid, inReview, born } = fee;
  if (inReview) return { state: 'review' };
  if (price === null) return { state: 'waiting' };
  const due = payableNow(fee);
  if (due === null) return { state: 'paid' };
  if (await otherOfSamePlan(registrationId)) return { state: 'enrolled' };
  if (await needsParentConsent(studentId, { born })) return { state: 'waiting' };
  const full = await fullBatchOf(registrationId);
  if (full && !full.waits) return { state: 'full' };
  if (!onlinePayment().open) return { state: 'closed' };
  const [instalments, payments, claims] = await Promise.all([
    choiceFor(fee),
    paymentsFor(registrationId),
    ownUpiClaims(studentId),
  ]);
  return {
    state: 'open',
    registrationId,
    title,
    student: link.firstName,
    until: link.until,
    price,
    paid,
    due,
    instalments,
    underWay: payments.some(({ standing }) => standing === 'confirming'),
    waits: full !== null,
    reported: claims.some(
      (claim) => claim.registrationId === registrationId && claim.state === 'waiting',
    ),
  };
}

/**
 * Starts a payment by a link, with the rules of every other payment, and stores the payer's address for the
 * receipt. Paying the first of the offered instalments agrees to them, as the page says.
 * @param address the client's IP address; null if unknown
 * @returns the URL of the payment page
 * @throws ApiError unauthorized for a link that is not valid; conflict, too_many_requests, unavailable
 */
export async function payByLink(
  { token, name, email, language, amount }: PayByLinkInput,
  address: string | null,
): Promise<{ url: string }> {
  await countPaymentCall(address);
  const link = await findPayerLink(token);
  if (!link) throw linkOver();
  const view = await viewOf(link);
  if (view.state !== 'open') throw conflict(words[view.state]);
  if (amount !== view.due && amount !== view.instalments?.next.left)
    throw conflict(words.otherAmount);
  const online = onlinePayment();
  if (!online.open) throw conflict(words.closed);
  const payer = { linkId: link.id, name, email, language };
  const { registrationId: registration, studentId } = link;
  try {
    if (view.instalments?.agreed === false && amount === view.instalments.next.left) {
      const lines = view.instalments.lines.map(({ day, paise }) => ({ day, paise }));
      await agreeToInstalments(studentId, { registration, lines });
    }
    // No phone number: the receipt goes by e-mail.
    const input = { name, number: '', amount, registration, declaration: null };
    const by = { studentId, address, payer };
    return await startPayment(online.gateway.name, by, { ...input, MUID: '', transactionId: '' });
  } catch (error) {
    throw await inPayersWords(error, link);
  }
}

export const linkOver = () => new ApiError('unauthorized', words.over);
const conflict = (message: string) => new ApiError('conflict', message);

/** The same error without details that only the student may know. */
async function inPayersWords(error: unknown, link: FoundPayerLink): Promise<unknown> {
  if (!isApiError(error) || !['conflict', 'forbidden', 'not_found'].includes(error.code))
    return error;
  const now = await viewOf(link);
  return conflict(now.state === 'open' ? words.otherAmount : words[now.state]);
}

/**
 * The state of a payment started by a link, for its payer.
 * @returns null for any other payment
 */
export async function payersPayment(paymentId: string): Promise<ShownPayment | null> {
  return (await paidByLink(paymentId)) ? paymentState(paymentId) : null;
}

/**
 * The receipt of a payment started by a link, as PDF, without the student's address.
 * @returns null for any other payment, and without a receipt
 */
export async function payersReceipt(
  paymentId: string,
): Promise<{ number: string; pdf: Promise<Uint8Array<ArrayBuffer>> } | null> {
  const found = isUuid(paymentId)
    ? await db.receipt.findFirst({
        where: { payment: { id: paymentId, payerLink: { isNot: null } } },
        select: {
          checkCode: true,
          payment: { select: { registration: { select: { studentId: true } } } },
        },
      })
    : null;
  const { checkCode = '', payment } = found ?? {};
  const studentId = payment?.registration?.studentId ?? null;
  const record = await findReceipt({ studentId, staffId: null }, checkCode);
  if (!record) return null;
  const { particulars } = record;
  const buyer = { ...particulars.buyer, address: '', state: '' };
  const copy = { ...record, particulars: { ...particulars, buyer } };
  return { number: record.number, pdf: receiptPdf(copy, env.SITE_URL, paymentId) };
}

import { GET as getAttention } from '@/app/api/admin/attention/route';
import { POST as postBankImport } from '@/app/api/admin/bank-import/route';
import { POST as postBankMatch } from '@/app/api/admin/bank-match/route';
import { POST as postBankPreview } from '@/app/api/admin/bank-preview/route';
import { POST as postBankPutBack } from '@/app/api/admin/bank-put-back/route';
import { POST as postBankSetAside } from '@/app/api/admin/bank-set-aside/route';
import { POST as postMatch } from '@/app/api/admin/match/route';
import { POST as postPayment } from '@/app/api/admin/payments/route';
import { POST as postRefund } from '@/app/api/admin/refunds/route';
import { POST as postReview } from '@/app/api/admin/review/route';
import type { AttentionList } from '@/lib/payments/desk/found-payment';
import { db } from '@/lib/platform/db';
import { today } from '@/lib/site/days';
import type { StaffRole } from '@/lib/staff/permissions';
import { bearer, read, logInOf } from '../accounts/log-in';
import { loggedInStudent } from '../enrolment/admission';
import { post } from '../leads/lead';
import { newRegistration } from './office-rows';

export type Token = string;

/** A logged-in staff member with this role, whose account is old enough to confirm refunds. */
export async function staffWith(role: StaffRole, email = `${role}@example.org`) {
  const createdAt = new Date(Date.now() - 2 * 86_400_000);
  const { id } = await db.staff.create({ data: { email, passwordHash: 'none', role, createdAt } });
  return { id, ...(await logInOf({ staffId: id })) };
}

/** A student's registration, for ₹8,999 by default. */
export async function enrolled(more: Parameters<typeof newRegistration>[1] = {}) {
  return newRegistration((await loggedInStudent()).id, more);
}

let requests = 0;
export const newRequest = () => `office-request-${String((requests += 1)).padStart(6, '0')}`;

/** The body for recording ₹8,999 in cash today. */
export const cash = (registration: string, more: object = {}) => ({
  registration,
  requestId: newRequest(),
  amount: '8999',
  method: 'cash',
  receivedOn: today(),
  ...more,
});

const caller =
  (path: string, handle: (request: Request) => Promise<Response> | Response) =>
  (token: Token, body: object) =>
    read(handle(post(path, body, bearer(token))));

export const record = caller('/api/admin/payments', postPayment);
export const refund = caller('/api/admin/refunds', postRefund);
export const match = caller('/api/admin/match', postMatch);
export const review = caller('/api/admin/review', postReview);
export const bankPreview = caller('/api/admin/bank-preview', postBankPreview);
export const bankImport = caller('/api/admin/bank-import', postBankImport);
export const bankMatch = caller('/api/admin/bank-match', postBankMatch);
export const bankPutBack = caller('/api/admin/bank-put-back', postBankPutBack);
export const bankSetAside = caller('/api/admin/bank-set-aside', postBankSetAside);

export async function attention(token: Token): Promise<AttentionList> {
  const url = 'http://localhost:3000/api/admin/attention';
  const headers = { host: 'localhost:3000', ...bearer(token) };
  return (await read(getAttention(new Request(url, { headers })))).body.data as AttentionList;
}

export const paymentsOf = (registrationId: string) =>
  db.payment.findMany({ where: { registrationId }, include: { receipt: true, events: true } });

/** Kinds of the queued mails. */
export async function mails(): Promise<string[]> {
  const rows = await db.$queryRaw<{ kind: string }[]>`
    select data->>'kind' as kind from pgboss.job where name = 'payment-mails' order by created_on, kind`;
  return rows.map(({ kind }) => kind);
}

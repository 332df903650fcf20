import { POST as start } from '@/app/api/v1/[provider]/payment/route';
import { GET as comeBack } from '@/app/api/v1/[provider]/return/route';
import { POST as press } from '@/app/api/v1/sandbox/press/route';
import { db } from '@/lib/platform/db';
import { admission, loggedInStudent, saveForm } from '../enrolment/admission';
import { post } from '../leads/lead';

/** Body of the contract's client, for the plan of `enrolled`. */
const paymentBody = {
  name: 'Suresh Rao',
  number: '98765 43210',
  amount: 8999,
  MUID: 'MUID1700000000000',
  transactionId: 'T1700000000000',
};

/** Answer of POST /api/v1/{provider}/payment. */
export interface StartAnswer {
  status: number;
  headers: Headers;
  body: {
    success: boolean;
    url?: string;
    code?: string;
    message?: string;
    fields?: Record<string, string>;
  };
}

interface Caller {
  /** Bearer token; not logged in when missing. */
  token?: string;
  provider?: string;
  headers?: Record<string, string>;
}

/** POST /api/v1/{provider}/payment */
export async function startCall(
  more: Record<string, unknown> = {},
  { token, provider = 'sandbox', headers }: Caller = {},
): Promise<StartAnswer> {
  const request = post(
    `/api/v1/${provider}/payment`,
    { ...paymentBody, ...more },
    { ...(token && { authorization: `Bearer ${token}` }), ...headers },
  );
  const response = await start(request);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** A student with a submitted form for ₹8,999, logged in. */
export async function enrolled(more: Parameters<typeof loggedInStudent>[0] = {}) {
  const student = await loggedInStudent(more);
  await db.consent.create({
    data: { studentId: student.id, kind: 'parent', given: true, version: 'test' },
  });
  const { body } = await saveForm(student, {
    ...admission,
    coursename: 'CSIR-NET/JRF (Chemical Sciences)',
    plan: 'csir-net-online-6-months-gold',
  });
  return { ...student, registration: body.data?.id ?? '' };
}

/** Our order id, from the URL of its sandbox page. */
export const orderOf = (url: string | undefined) => url?.split('/').at(-1) ?? '';

/** Presses a button of the sandbox page; returns the redirect target. */
export async function pressed(order: string, button: string): Promise<string> {
  const response = await press(post('/api/v1/sandbox/press', { order, press: button }));
  return response.headers.get('location') ?? '';
}

/** Follows the return URL of a gateway; returns the page shown. */
export async function cameBack(path: string): Promise<string> {
  const url = `http://localhost:3000${path}`;
  const response = await comeBack(new Request(url, { headers: { host: 'localhost:3000' } }));
  return response.headers.get('location') ?? '';
}

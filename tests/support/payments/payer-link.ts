import { POST as makeAtDesk } from '@/app/api/admin/payer-link/route';
import { POST as payCall } from '@/app/api/pay/route';
import { POST as make } from '@/app/api/student/payer-link/route';
import { db } from '@/lib/platform/db';
import { hashOf } from '@/lib/platform/random-token';
import { post } from '../leads/lead';
import { bearer } from '../accounts/log-in';

interface Answer<Data> {
  status: number;
  data?: Data;
  code?: string;
  message?: string;
  fields?: Record<string, string>;
  url?: string;
}

async function answerOf<Data>(response: Response): Promise<Answer<Data>> {
  return { status: response.status, ...((await response.json()) as object) };
}

type Made = { link: string; until: string };

/** POST /api/student/payer-link */
export async function makeLink(token: string, registration: string): Promise<Answer<Made>> {
  return answerOf(await make(post('/', { registration }, bearer(token))));
}

/** POST /api/admin/payer-link */
export async function makeLinkAtDesk(token: string, registration: string): Promise<Answer<Made>> {
  return answerOf(await makeAtDesk(post('/', { registration }, bearer(token))));
}

/** The token of a new link of the student. */
export async function linkTokenOf(token: string, registration: string): Promise<string> {
  const { data } = await makeLink(token, registration);
  return data?.link.split('/').at(-1) ?? '';
}

/** POST /api/pay, as the father. */
export async function payBy(token: string, more: Record<string, unknown> = {}) {
  const father = { name: 'Suresh Rao', email: 'suresh@example.org', amount: 8999 };
  return answerOf<never>(await payCall(post('/api/pay', { token, ...father, ...more })));
}

/** A link of a registration with this token. */
export async function storedLink(registrationId: string, token: string, more: object = {}) {
  const tokenHash = hashOf(token);
  const expiresAt = new Date(Date.now() + 7 * 86_400_000);
  const row = { tokenHash, registrationId, via: 'student', expiresAt, ...more };
  return db.payerLink.upsert({ where: { tokenHash }, create: row, update: row });
}

import { randomUUID } from 'node:crypto';
import { POST as postCallAgain } from '@/app/api/admin/call-again/route';
import { POST as postDoNotCall } from '@/app/api/admin/do-not-call/route';
import { POST as postImport } from '@/app/api/admin/lead-import/route';
import { POST as postPreview } from '@/app/api/admin/lead-preview/route';
import { POST as postCall } from '@/app/api/admin/lead-call/route';
import { POST as postLead } from '@/app/api/admin/lead/route';
import { POST as postUndo } from '@/app/api/admin/undo-lead-call/route';
import { POST as postWalkIn } from '@/app/api/admin/walk-in/route';
import type { ImportPreview } from '@/lib/leads/lead-import';
import { db } from '@/lib/platform/db';
import { bearer, read } from '../accounts/log-in';
import { post } from './lead';

type LeadData = Parameters<typeof db.lead.create>[0]['data'];

/** Inserts a lead, with a unique phone number unless one is passed. */
export async function addLead(more: Partial<LeadData> = {}) {
  return db.lead.create({
    data: {
      requestId: randomUUID(),
      kind: 'enquiry',
      name: 'Asha Rao',
      email: 'asha@example.org',
      phonenumber: newPhone(),
      coursename: 'GATE Chemistry',
      page: '/contact',
      ...more,
    } as LeadData,
  });
}

let phones = 0;
const newPhone = () => `9${String((phones += 1)).padStart(9, '0')}`;

/** POST /api/admin/lead, with a new `requestId` unless one is passed. */
export const change = (token: string, body: object) =>
  read(postLead(post('/api/admin/lead', { requestId: randomUUID(), ...body }, bearer(token))));

/** POST /api/admin/lead-call, with a new `requestId` unless one is passed. */
export const recordCall = (token: string, body: object) =>
  read(postCall(post('/api/admin/lead-call', { requestId: randomUUID(), ...body }, bearer(token))));

/** POST /api/admin/undo-lead-call */
export const undoCall = (token: string, call: unknown) =>
  read(postUndo(post('/api/admin/undo-lead-call', { call }, bearer(token))));

export const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

/** POST /api/admin/walk-in */
export const walkIn = (token: string, body: object) =>
  read(postWalkIn(post('/api/admin/walk-in', { requestId: randomUUID(), ...body }, bearer(token))));

/** POST /api/admin/lead-preview */
export const preview = async (token: string, text: string) => {
  const answer = await read(postPreview(post('/api/admin/lead-preview', { text }, bearer(token))));
  return { ...answer, plan: answer.body.data as ImportPreview };
};

/** POST /api/admin/lead-import */
export const importList = (token: string, body: object) =>
  read(postImport(post('/api/admin/lead-import', body, bearer(token))));

/** POST /api/admin/do-not-call */
export const doNotCall = (token: string, body: object) =>
  read(postDoNotCall(post('/api/admin/do-not-call', body, bearer(token))));

/** POST /api/admin/call-again */
export const callAgain = (token: string, body: object) =>
  read(postCallAgain(post('/api/admin/call-again', body, bearer(token))));

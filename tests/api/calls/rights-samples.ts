import { db } from '@/lib/platform/db';
import { hashOf } from '@/lib/platform/random-token';
import { asha } from '../../support/accounts/log-in';
import { leadId } from './lead-samples';

const request = '5f0d8a14-1c9b-4e7a-a6d2-000000000001';
const match = '5f0d8a14-1c9b-4e7a-a6d2-000000000002';
const token = 'a-link-to-data-that-is-good-for-thirty-mins';

/** Valid bodies for the calls about one's own data, after `makeRightsRows`. */
export const rightsSamples: Record<string, Record<string, unknown>> = {
  requestData: { requestId: 'data-request-000001', kind: 'correction', text: 'My PIN is 110016' },
  stopCalls: {},
  setMarketing: { given: true, notice: null },
  closeAccount: { requestId: 'data-request-000002', confirm: asha.email },
  requestDataLink: { email: 'kiran@example.org' },
  seeData: { token },
  withdrawLeads: { token },
  eraseData: { token },
  eraseLead: { lead: leadId, reason: 'Asked for it by phone', sure: true },
  noteRequest: {
    requestId: 'data-request-000004',
    name: 'Kiran Bedi',
    contact: '98111 22233',
    account: '',
    kind: 'access',
    via: 'phone',
    receivedOn: '2026-11-20',
    text: '',
  },
  closeRequest: { request, outcome: 'Corrected' },
  decideMatch: { match, decision: 'keep' },
};

/** Creates the rows that the samples refer to, besides those of `makeLeadRows`. */
export async function makeRightsRows(studentId: string): Promise<void> {
  await db.dataRequest.create({
    data: {
      id: request,
      requestId: 'data-request-000003',
      kind: 'correction',
      studentId,
      dueAt: new Date(Date.now() + 90 * 24 * 3_600_000),
    },
  });
  await db.possibleMatch.create({ data: { id: match, erasedId: match, by: 'phone', leadId } });
  const expiresAt = new Date(Date.now() + 600_000);
  await db.dataLink.create({ data: { tokenHash: hashOf(token), leadId, expiresAt } });
}

import { db } from '@/lib/db';

const id = '0b5e9a3c-6a1f-4c58-9d0e-000000000101';

/** Bodies that the calls about leads take, once `refreshLeads` has made what they are about. */
export const leadSamples: Record<string, Record<string, unknown>> = {
  changeLead: {
    id,
    requestId: 'lead-request-000001',
    version: 1,
    status: 'visiting',
    closedReason: '',
    staffId: '',
    nextCallAt: '',
    note: 'Comes on Saturday',
  },
};

/** Makes the leads of the samples anew. */
export async function refreshLeads(): Promise<void> {
  await db.lead.deleteMany({ where: { id } });
  await db.lead.create({
    data: {
      ...{ id, requestId: 'sample-lead', kind: 'enquiry', name: 'Kiran Bedi' },
      ...{ email: 'kiran@example.org', phonenumber: '90000 00001', coursename: 'GATE Chemistry' },
    },
  });
}

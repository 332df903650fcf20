import { db } from '@/lib/platform/db';
import { announce, booking } from '../../support/leads/demo-class';

const list = 'name,phone\nKiran Bedi,90000 00003\n';
/** Digest of the preview of `list` when its phone number is new. */
const previewDigest = '5735495cc76f841e508f32056cd476d32be6e29d2aa9e9ee73657951585a5312';

/** Id of the lead that the samples change. */
export const leadId = '0b5e9a3c-6a1f-4c58-9d0e-000000000101';

/** Id of the lead that the samples merge with it. */
const otherId = '0b5e9a3c-6a1f-4c58-9d0e-000000000103';

/** Id of the call that the samples take back. */
const leadCallId = '0b5e9a3c-6a1f-4c58-9d0e-000000000102';

/** Id of the seat in a demo class that the samples mark. */
const demoSeatId = '0b5e9a3c-6a1f-4c58-9d0e-000000000104';

const id = leadId;

/** Valid bodies for the calls about leads, after `makeLeadRows`. */
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
  recordLeadCall: {
    id,
    requestId: 'lead-call-0000001',
    version: 1,
    outcome: 'noAnswer',
    at: '',
    reason: '',
  },
  askNotToCall: { person: 'lead', id, phone: '90000 00001' },
  callAgain: { person: 'lead', id, phone: '90000 00001', reason: 'Asked to be called again' },
  markCalling: { id },
  undoLeadCall: { call: leadCallId },
  mergeLeads: {
    id,
    version: 1,
    other: otherId,
    otherVersion: 1,
    requestId: 'lead-merge-0000001',
  },
  takeLeadsApart: { merge: leadCallId },
  setLeadRule: {
    course: 'GATE Chemistry',
    mode: 'online',
    kind: '',
    source: 'google',
    sharing: 'fewestOpen',
    minutes: '15',
    staffIds: [],
  },
  setMessageText: {
    moment: 'greeting',
    language: 'en',
    version: 0,
    text: 'Hello {name}, this is {institute}.',
  },
  resetMessageText: { moment: 'fee', language: 'hi', version: 0 },
  openLeadMessage: {
    requestId: 'lead-message-000001',
    lead: id,
    moment: 'noAnswer',
    language: 'hi',
    channel: 'whatsapp',
  },
  rememberLanguage: { person: 'lead', id, language: 'hi' },
  removeLeadRule: { course: 'GATE Chemistry', mode: '', kind: '', source: '' },
  assignLeads: {
    requestId: 'assign-leads-000001',
    from: '',
    to: '',
    reason: 'Shared out on Monday morning',
  },
  bookDemoClass: booking,
  markDemoSeat: { seat: demoSeatId, outcome: 'came' },
  addWalkIn: {
    requestId: 'walk-in-request-01',
    name: 'Kiran Bedi',
    phonenumber: '90000 00002',
    email: '',
    coursename: 'GATE Chemistry',
    note: '',
    staffId: '',
    nextCallAt: '',
  },
  previewLeads: { text: list },
  importLeads: { text: list, digest: previewDigest, requestId: 'lead-import-000001' },
};

/** Creates the leads of the samples. */
export async function makeLeadRows(): Promise<void> {
  const lead = {
    kind: 'enquiry',
    name: 'Kiran Bedi',
    email: 'kiran@example.org',
    coursename: 'GATE Chemistry',
  } as const;
  await db.lead.createMany({
    data: [
      { ...lead, id, requestId: 'sample-lead', phonenumber: '90000 00001' },
      { ...lead, id: otherId, requestId: 'sample-lead-2', phonenumber: '90000 00005' },
    ],
  });
  const { id: slot, startsAt } = announce();
  await db.demoSeat.create({
    data: { id: demoSeatId, leadId, slot, title: 'GATE Chemistry', startsAt },
  });
}

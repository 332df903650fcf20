import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { noticeLanguages } from '@/content/pages/data-notices';
import { leadDetailNames, leadDetailsOf, type LeadDetails, type LeadField } from './lead-details';
import type { LeadKind } from './lead-words';
import { ApiError, tooManyForms } from '@/lib/calls/errors';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { insertJobs } from '@/lib/platform/jobs/queue';
import { defineLimit } from '@/lib/platform/limits';
import { statement, type Parameters } from '@/lib/platform/statement';
import { touchesOf } from '@/lib/sources/touches';
import { detailTypes, touchType, utmType } from './lead-columns';
import { leadAssignment, assignmentOf, assignmentTypes } from './lead-assignment';
import { leadLimit, type Enquiry, type FreeRegistration } from './lead-forms';
import { newLeadMailsQueue } from './new-lead-mails';

/** `address` is the client IP address; null if no proxy reports one, and then nothing is counted. */
export interface Sender {
  address: string | null;
}

const leadsPerAddress = defineLimit(leadLimit);
/** The columns of a lead that a visitor sends, and their types. */
const stored = {
  requestId: 'text',
  kind: 'LeadKind',
  ...detailTypes,
  page: 'text?',
  plan: 'text?',
  utm: utmType,
  firstTouch: touchType,
  lastTouch: touchType,
  suspect: 'bool',
  noticeHash: 'text?',
  noticeLanguage: 'text?',
} as const satisfies Parameters;
const names = Object.keys(stored).map((name) => `"${name}"`);
const values = Object.entries(stored).map(([name, type]) => `$${name}::"${type.replace('?', '')}"`);
const { counted, isWithin } = leadsPerAddress.sql('$address');

/**
 * Counts the address, inserts the lead, assigns it and queues its mail in one round trip. Repeats and suspected spam
 * queue no mail and take no turn.
 */
const SAVE = statement(
  'save-lead',
  { ...stored, ...assignmentTypes, address: 'text?' },
  { id: 'uuid?', points: 'int4?', expire: 'int8?' },
  `with counted as (${counted}
  ), saved as (
    insert into leads (${names.join(', ')}, "staffId", "answerBy")
    select ${values.join(', ')}, ${leadAssignment.assignee}, ${leadAssignment.answerBy}
    from ${leadAssignment.given(`not (${isWithin})`)}
    where ${isWithin}
    on conflict ("requestId") do nothing
    returning id, suspect
  ), queued as (${insertJobs(newLeadMailsQueue, `jsonb_build_object('lead', saved.id)`, {
    from: 'saved',
    where: 'not saved.suspect',
  })}
  )
  select (select id from saved), counted.points, counted.expire
  from (select) as once left join counted on true`,
);

/**
 * Saves a free registration. A repeat with the same `requestId` and content is the same lead.
 * @throws ApiError conflict if the `requestId` was used for other content, too_many_requests
 */
export async function saveFreeRegistration(input: FreeRegistration & Sender): Promise<void> {
  await saveLead({ kind: 'freeRegistration', ...leadDetailsOf('freeRegistration', input) }, input);
}

/** `saveFreeRegistration` for an enquiry; one with `probe` leaves no lead. */
export async function saveEnquiry(input: Enquiry & Sender): Promise<void> {
  const content: Content = { kind: 'enquiry', ...leadDetailsOf('enquiry', input) };
  await (input.probe ? tryToSave(content, input) : saveLead(content, input));
}

type Source = Sender &
  Pick<
    FreeRegistration,
    'requestId' | 'page' | 'plan' | 'utm' | 'firstTouch' | 'lastTouch' | 'website' | 'notice'
  >;

async function saveLead(content: Content, source: Source): Promise<void> {
  const requestId = source.requestId ?? dailyId(content);
  const saved = await insertLead(pool, content, { ...source, requestId });
  const wait = saved && leadsPerAddress.secondsToWait(saved);
  if (wait !== null) throw tooManyForms(wait);
  if (!saved?.id) await requireSame({ db }, requestId, content);
}

/** @throws ApiError conflict if the `requestId` was used for other content */
async function requireSame(
  { db: on }: Pick<Transaction, 'db'>,
  requestId: string,
  content: Content,
): Promise<void> {
  const existing = await on.lead.findUniqueOrThrow({ where: { requestId } });
  if (contentText(existing) !== contentText(content)) {
    throw new ApiError(
      'conflict',
      'This was already sent with other details. Please send it again.',
    );
  }
}

/**
 * Saves the lead of a demo class in the transaction that takes its seat. `countForm` has counted the address before.
 * @returns its id; null for a repeat
 * @throws ApiError conflict if the `requestId` was used for other content
 */
export async function addDemoLead(
  tx: Transaction,
  details: Readonly<Record<LeadField<'demoClass'>, string>>,
  source: Omit<Source, 'address'>,
): Promise<string | null> {
  const content: Content = { kind: 'demoClass', ...leadDetailsOf('demoClass', details) };
  const requestId = source.requestId ?? dailyId(content);
  const saved = await insertLead(tx, content, { ...source, requestId, address: null });
  if (!saved?.id) await requireSame(tx, requestId, content);
  return saved?.id ?? null;
}

/** @throws ApiError too_many_requests */
export async function countForm({ address }: Sender): Promise<void> {
  const wait = address === null ? null : await leadsPerAddress.count(address);
  if (wait !== null) throw tooManyForms(wait);
}

class RolledBack extends Error {}

/**
 * Saves a lead and its mail in a transaction that is rolled back. The address is counted before, and that stays.
 * @throws ApiError too_many_requests
 */
async function tryToSave(content: Content, source: Source): Promise<void> {
  await countForm(source);
  await inTransaction(async (tx) => {
    // As possible spam it takes nobody's turn: a sequence is not rolled back.
    const tried = { ...source, requestId: randomUUID(), address: null, website: 'probe' };
    const saved = await insertLead(tx, content, tried);
    if (saved?.id) throw new RolledBack();
    throw new Error('The lead of a probe was not written.');
  }).catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
}

function insertLead(on: Queryable, content: Content, source: Source & { requestId: string }) {
  const { requestId, address, page = null, plan = null, utm = null, notice = null } = source;
  const touches = touchesOf(source);
  return SAVE.first(on, {
    ...content,
    requestId,
    page,
    plan,
    utm,
    ...touches,
    suspect: Boolean(source.website?.trim()),
    noticeHash: notice,
    noticeLanguage: notice && noticeLanguages.join(' '),
    ...assignmentOf({ page, plan, ...touches }),
    address,
  });
}

type Content = LeadDetails & { kind: LeadKind };

function contentText(lead: Content): string {
  return JSON.stringify([lead.kind, ...leadDetailNames.map((name) => lead[name])]);
}

/** For clients without a request id: the same details on the same day are one submission. */
function dailyId(content: Content): string {
  const day = new Date().toISOString().slice(0, 10);
  return createHash('sha256')
    .update(`${day}${contentText(content)}`)
    .digest('hex');
}

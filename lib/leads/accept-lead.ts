import 'server-only';
import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import { ApiError } from '@/lib/calls/errors';
import { leadsPerAddress, refuseTooMany } from '@/lib/calls/form-limits';
import { addressOf, readBody } from '@/lib/calls/handler';
import { sendingPage } from '@/lib/calls/plain-form';
import { leadNotices } from '@/lib/leads/notices/lead-notices-queue';
import { db, pool } from '@/lib/platform/db';
import { counterFor } from '@/lib/platform/limits';
import { statement } from '@/lib/platform/statement';
import type { LeadKind } from '@/prisma/client/enums';
import type { Enquiry, FreeRegistration } from './lead-forms';

/** Where a lead came from; without an address nothing is counted. */
interface Sent {
  address: string | null;
}

type Source = Sent & Pick<FreeRegistration, 'requestId' | 'page' | 'plan' | 'utm' | 'website'>;

/** What the visitor typed; the rest of a lead is noted by us. */
interface Typed {
  kind: LeadKind;
  name: string;
  email: string;
  phonenumber: string;
  coursename: string;
  message: string | null;
}

const typed = {
  kind: true,
  name: true,
  email: true,
  phonenumber: true,
  coursename: true,
  message: true,
} as const satisfies Record<keyof Typed, true>;

const { counted, withinLimit } = counterFor(leadsPerAddress, '$13');

/**
 * The count of its address, the lead and the job that announces it, in one statement and so in one
 * transaction. A lead that is there already queues nothing; one that a program wrote is not announced.
 * The job takes its retries from its queue, as pg-boss's own `send` does.
 */
const SAVE = statement(
  'save-lead',
  { id: 'uuid?', points: 'int4?', expire: 'int8?' },
  `with counted as (${counted}
  ), kept as (
    insert into leads
      ("requestId", kind, name, email, phonenumber, coursename, message, page, plan, utm, suspect)
    select $1, $2::"LeadKind", $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11::boolean
    where ${withinLimit}
    on conflict ("requestId") do nothing
    returning id, suspect
  ), queued as (
    insert into pgboss.job
      (name, data, retry_limit, retry_delay, retry_backoff, expire_in, keep_until, policy)
    select queue.name, jsonb_build_object('lead', kept.id), queue.retry_limit, queue.retry_delay,
      queue.retry_backoff, queue.expire_seconds * interval '1 second',
      now() + queue.retention_minutes * interval '1 minute', queue.policy
    from kept join pgboss.queue on queue.name = $12
    where not kept.suspect
  )
  select (select id from kept), counted.points, counted.expire
  from (select) as once left join counted on true`,
);

/**
 * Writes a free registration. When this returns, it is on disk. The same `requestId` with the same
 * content is the same lead, however often it arrives.
 * @throws ApiError conflict when the `requestId` was used for something else, too_many_requests
 */
export async function saveFreeRegistration(input: FreeRegistration & Sent): Promise<void> {
  await saveLead({ ...input, kind: 'freeRegistration', message: null });
}

/** Writes an enquiry, with the promises of `saveFreeRegistration`. */
export async function saveEnquiry({
  course,
  contactnumber,
  ...rest
}: Enquiry & Sent): Promise<void> {
  await saveLead({ ...rest, kind: 'enquiry', coursename: course, phonenumber: contactnumber });
}

async function saveLead(lead: Typed & Source): Promise<void> {
  const requestId = lead.requestId ?? dailyId(lead);
  const { kind, name, email, phonenumber, coursename, message, page, plan, utm, website } = lead;
  const saved = await SAVE.first(pool, [
    ...[requestId, kind, name, email, phonenumber, coursename, message],
    ...[page, plan, utm, Boolean(website?.trim()), leadNotices, lead.address],
  ]);
  if (saved) refuseTooMany(leadsPerAddress, saved);
  if (saved?.id) return;
  const kept = await db.lead.findUniqueOrThrow({ where: { requestId }, select: typed });
  if (contentOf(kept) !== contentOf(lead)) {
    throw new ApiError(
      'conflict',
      'This was already sent with other details. Please send it again.',
    );
  }
}

function contentOf(lead: Typed): string {
  return JSON.stringify(Object.keys(typed).map((field) => lead[field as keyof Typed]));
}

/** A client that sends no id: the same details on the same day are taken for the same submission. */
function dailyId(lead: Typed): string {
  const day = new Date().toISOString().slice(0, 10);
  return createHash('sha256')
    .update(`${day}${contentOf(lead)}`)
    .digest('hex');
}

/**
 * The body of a call that leaves a lead, checked, with the page and the address it was sent from; the
 * address is null when nothing in front of us knows it.
 * @throws ApiError what `readBody` throws
 */
export async function readLead<Lead extends { page?: string | undefined }>(
  request: Request,
  schema: z.ZodMiniType<Lead>,
): Promise<Lead & { address: string | null }> {
  const lead = await readBody(request, schema);
  return { ...lead, page: lead.page ?? sendingPage(request), address: addressOf(request) };
}

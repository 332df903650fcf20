import 'server-only';
import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import { ApiError, tooManyForms } from '@/lib/calls/errors';
import { addressOf, readBody } from '@/lib/calls/handler';
import { sendingPage } from '@/lib/calls/plain-form';
import { leadNoticesQueue } from '@/lib/leads/notices/lead-notices';
import { db, pool } from '@/lib/platform/db';
import { insertJobs } from '@/lib/platform/jobs/queue';
import { defineLimit } from '@/lib/platform/limits';
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

/** All calls that leave a lead count together. */
const leadsPerAddress = defineLimit({ name: 'lead', points: 60, windowMs: 600_000 });
const { counted, isWithin } = leadsPerAddress.sql('$12');

/**
 * The count of its address, the lead and the job that announces it, in one statement and so in one
 * transaction. A lead that is there already queues nothing; one that a program wrote is not announced.
 */
const SAVE = statement(
  'save-lead',
  { id: 'uuid?', points: 'int4?', expire: 'int8?' },
  `with counted as (${counted}
  ), kept as (
    insert into leads
      ("requestId", kind, name, email, phonenumber, coursename, message, page, plan, utm, suspect)
    select $1, $2::"LeadKind", $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11::boolean
    where ${isWithin}
    on conflict ("requestId") do nothing
    returning id, suspect
  ), queued as (${insertJobs(leadNoticesQueue, `jsonb_build_object('lead', kept.id)`, {
    from: 'kept',
    where: 'not kept.suspect',
  })}
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
    ...[page, plan, utm, Boolean(website?.trim()), lead.address],
  ]);
  const wait = saved && leadsPerAddress.secondsToWait(saved);
  if (wait !== null) throw tooManyForms(wait);
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

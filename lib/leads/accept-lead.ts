import 'server-only';
import { createHash } from 'node:crypto';
import { ApiError, tooManyForms } from '@/lib/calls/errors';
import { db, pool } from '@/lib/platform/db';
import { insertJobs } from '@/lib/platform/jobs/queue';
import { defineLimit } from '@/lib/platform/limits';
import { statement } from '@/lib/platform/statement';
import type { LeadKind } from '@/prisma/client/enums';
import { leadLimit, type Enquiry, type FreeRegistration } from './lead-forms';
import { leadNoticesQueue } from './lead-notices';

/** `address` is the client IP address; null if no proxy reports one, and then nothing is counted. */
interface Sender {
  address: string | null;
}

type Source = Sender & Pick<FreeRegistration, 'requestId' | 'page' | 'plan' | 'utm' | 'website'>;

interface Typed {
  kind: LeadKind;
  name: string;
  email: string;
  phonenumber: string;
  coursename: string;
  message: string | null;
}

const typedColumns = {
  kind: true,
  name: true,
  email: true,
  phonenumber: true,
  coursename: true,
  message: true,
} as const satisfies Record<keyof Typed, true>;

const leadsPerAddress = defineLimit(leadLimit);
const { counted, isWithin } = leadsPerAddress.sql('$12');

/**
 * Counts the address, inserts the lead and queues its notice in one round trip. Repeats and suspected spam
 * queue nothing.
 */
const SAVE = statement(
  'save-lead',
  { id: 'uuid?', points: 'int4?', expire: 'int8?' },
  `with counted as (${counted}
  ), saved as (
    insert into leads
      ("requestId", kind, name, email, phonenumber, coursename, message, page, plan, utm, suspect)
    select $1, $2::"LeadKind", $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11::boolean
    where ${isWithin}
    on conflict ("requestId") do nothing
    returning id, suspect
  ), queued as (${insertJobs(leadNoticesQueue, `jsonb_build_object('lead', saved.id)`, {
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
  await saveLead({ ...input, kind: 'freeRegistration', message: null });
}

/** As `saveFreeRegistration`, for an enquiry. */
export async function saveEnquiry({
  course,
  contactnumber,
  ...rest
}: Enquiry & Sender): Promise<void> {
  await saveLead({ ...rest, kind: 'enquiry', coursename: course, phonenumber: contactnumber });
}

async function saveLead(lead: Typed & Source): Promise<void> {
  const requestId = lead.requestId ?? dailyId(lead);
  const { kind, name, email, phonenumber, coursename, message, page, plan, utm, website } = lead;
  const saved = await SAVE.first(pool, [
    requestId,
    kind,
    name,
    email,
    phonenumber,
    coursename,
    message,
    page,
    plan,
    utm,
    Boolean(website?.trim()),
    lead.address,
  ]);
  const wait = saved && leadsPerAddress.secondsToWait(saved);
  if (wait !== null) throw tooManyForms(wait);
  if (saved?.id) return;
  const existing = await db.lead.findUniqueOrThrow({ where: { requestId }, select: typedColumns });
  if (contentOf(existing) !== contentOf(lead)) {
    throw new ApiError(
      'conflict',
      'This was already sent with other details. Please send it again.',
    );
  }
}

function contentOf(lead: Typed): string {
  return JSON.stringify(Object.keys(typedColumns).map((field) => lead[field as keyof Typed]));
}

/** For clients without a request id: the same details on the same day are one submission. */
function dailyId(lead: Typed): string {
  const day = new Date().toISOString().slice(0, 10);
  return createHash('sha256')
    .update(`${day}${contentOf(lead)}`)
    .digest('hex');
}

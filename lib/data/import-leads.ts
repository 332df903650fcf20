import 'server-only';
import { ApiError } from '@/lib/errors';
import type { Imported, ImportPreview } from '@/lib/leads/import-plan';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction, pool } from '@/lib/platform/db';
import { narrow, statement } from '@/lib/platform/statement';
import type { LeadImport } from '@/lib/schemas/lead-import';
import { noteAct } from './audit';
import { planImport, type ImportPlan, type Planned } from './plan-import';

/** What a list would do, line by line. Nothing is written. */
export async function previewImport(
  _staff: { staffId: string },
  text: string,
): Promise<ImportPreview> {
  const { columns, lines, digest } = await planImport(pool, text);
  return {
    columns,
    digest,
    lines: lines.map(({ line, name, phone, course, note, verdict, why }) => ({
      ...{ line, name, phone, course, note, verdict, why },
    })),
  };
}

const LOCK = statement(
  'lock-lead-imports',
  { locked: 'void' },
  `select pg_advisory_xact_lock(hashtext('leads.import')) as locked`,
);

const DONE = statement(
  'lead-import-done',
  { detail: narrow<Imported & { digest: string }>('jsonb') },
  `select detail from audit_entries
  where subject = 'list' and "subjectId" = $1 and action = 'leads.import' limit 1`,
);

/** A line that says no day came now; else at noon of its day. */
const CREATE = statement(
  'import-leads',
  {},
  `with made as (
    insert into leads ("requestId", kind, name, email, phonenumber, coursename, "createdAt")
    select key, 'walkIn', name, email, phone, course,
      coalesce(least(now(), (day::date + time '12:00') at time zone 'Asia/Kolkata'), now())
    from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
      as sent (key, name, email, phone, course, day)
    on conflict ("requestId") do nothing
    returning id, "requestId"
  )
  insert into notes ("leadId", "staffId", text)
  select made.id, $8, sent.note from made
  join unnest($1::text[], $7::text[]) as sent (key, note) on sent.key = made."requestId"
  where sent.note <> ''`,
);

const NOTE = statement(
  'import-lead-notes',
  {},
  `insert into notes ("leadId", "staffId", text)
  select id, $3, text from unnest($1::uuid[], $2::text[]) as sent (id, text)`,
);

/**
 * Takes in a list as it was looked at: all of it, or nothing. A repeat of the same `requestId` is the
 * same import, and a line that was taken in before makes no second lead.
 * @throws ApiError conflict when the leads have changed since, invalid_input
 */
export async function importLeads(
  staff: { staffId: string },
  { text, digest, requestId }: LeadImport,
): Promise<Imported> {
  return inTransaction(async (tx) => {
    await LOCK.run(tx);
    const before = (await DONE.first(tx, [requestId]))?.detail;
    if (before?.digest === digest) return counted(before);
    const plan = await planImport(tx, text);
    if (before || plan.digest !== digest) throw otherThanSeen();
    await write(tx, staff, plan);
    const counts = countsOf(plan);
    await noteAct(tx, staff, {
      action: 'leads.import',
      subject: 'list',
      subjectId: requestId,
      detail: { ...counts, digest },
    });
    return counts;
  });
}

async function write(tx: Transaction, staff: { staffId: string }, plan: ImportPlan) {
  const made = plan.lines.filter(({ verdict }) => verdict === 'create');
  const noted = plan.lines.filter(({ verdict }) => verdict === 'note');
  const all = (of: (line: Planned) => unknown) => made.map(of);
  await CREATE.run(tx, [
    all(({ key }) => key),
    all(({ person }) => person?.name.trim()),
    all(({ person }) => person?.email),
    all(({ person }) => person?.phonenumber.trim()),
    all(({ person }) => person?.coursename.trim()),
    all(({ person }) => person?.date),
    all(({ written }) => written),
    staff.staffId,
  ]);
  const [ids, texts] = [noted.map(({ leadId }) => leadId), noted.map(({ written }) => written)];
  await NOTE.run(tx, [ids, texts, staff.staffId]);
}

function countsOf({ lines }: ImportPlan): Imported {
  const count = (wanted: string) => lines.filter(({ verdict }) => verdict === wanted).length;
  return {
    created: count('create'),
    noted: count('note'),
    unchanged: count('nothing'),
    refused: count('refuse'),
  };
}

const counted = ({ created, noted, unchanged, refused }: Imported): Imported => ({
  ...{ created, noted, unchanged, refused },
});

function otherThanSeen(): ApiError {
  return new ApiError(
    'conflict',
    'Nothing was taken in: the leads or the list have changed since you looked. Look at it again.',
  );
}

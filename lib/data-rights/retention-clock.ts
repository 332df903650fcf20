import 'server-only';
import { defineLoop, MINUTE_MS } from '@/lib/platform/jobs/loop';
import { retention, type Period, type RetainedKind } from '@/content/pages/retention';
import { eraseAccount, eraseLeads, deleteWithSearchWords } from './erase-student';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Pool, Transaction } from '@/lib/platform/database-connection';
import { logFailure } from '@/lib/platform/log';
import { deleteOldMails } from '@/lib/platform/mail/outbox';
import { receivedStatuses } from '@/lib/site/money-terms';
import { statement } from '@/lib/platform/statement';

/** Rows of a transaction, so that none holds its locks for long. */
const BATCH = 200;

const interval = (kind: RetainedKind) => {
  const period: Period | null = retention[kind].period;
  if (!period) throw new Error(`${kind} does not expire.`);
  return `interval '${period.join(' ')}'`;
};
/** SQL: `$asOf`, the moment of the run, is at the end of the period or after it. */
const ends = (kind: RetainedKind, moment: string) =>
  `${moment} + ${interval(kind)} <= $asOf::timestamptz`;
const keeps = (kind: RetainedKind, moment: string) => `not (${ends(kind, moment)})`;

interface Expired {
  /** Locks a batch of expired rows that nobody else has locked. Returns their ids. */
  lock(tx: Transaction, asOf: Date): Promise<string[]>;
}

/** Rows of a table under the alias `r`. Checked again once locked: they may be in use by then. */
function expired(name: string, table: string, condition: string): Expired {
  const LOCK = statement(
    `lock-expired-${name}`,
    { asOf: 'timestamptz' },
    { id: 'uuid' },
    `select r.id from ${table} r where ${condition} order by r.id limit ${BATCH}
     for update of r skip locked`,
  );
  const STILL = statement(
    `still-expired-${name}`,
    { asOf: 'timestamptz', locked: 'uuid[]' },
    { id: 'uuid' },
    `select r.id from ${table} r where ${condition} and r.id = any($locked::uuid[])`,
  );
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  return {
    lock: async (tx, asOf) => {
      const locked = idsOf(await LOCK.rows(tx, { asOf }));
      return locked.length > 0 ? idsOf(await STILL.rows(tx, { asOf, locked })) : [];
    },
  };
}

/** A look at a lead is no follow-up. */
const leads = expired(
  'leads',
  'leads',
  `${ends('leads', 'r."createdAt"')}
   and (r."nextCallAt" is null or ${ends('leads', 'r."nextCallAt"')})
   and not exists (select from notes where "leadId" = r.id and ${keeps('leads', 'notes.at')})
   and not exists (select from phone_calls c
     where c."leadId" = r.id and ${keeps('leads', 'c."startedAt"')})
   and not exists (select from audit_entries acts
     where acts.subject = 'lead' and acts."subjectId" = r.id::text and acts.action <> 'lead.view'
       and ${keeps('leads', 'acts.at')})`,
);

const unusedAccounts = expired(
  'accounts',
  'students',
  `${ends('unusedAccounts', 'r."createdAt"')} and ${ends('unusedAccounts', 'r."lastLogInAt"')}
   and not exists (select from registrations where "studentId" = r.id)
   and not exists (select from sessions where "studentId" = r.id)`,
);

/** A form is kept until its payments are deleted. */
const unpaidForms = expired(
  'forms',
  'registrations',
  `${ends('unpaidForms', 'r."updatedAt"')}
   and not exists (select from payments where "registrationId" = r.id)`,
);

const unpaidPayments = expired(
  'unpaid-payments',
  'payments',
  `${ends('unpaidPayments', 'r."createdAt"')} and r.status in ('failed', 'expired')
   and r."paidAt" is null and r.attention is null and r."nextCheckAt" is null
   and not exists (select from receipts where "paymentId" = r.id)
   and not exists (select from refunds where "paymentId" = r.id)
   and not exists (select from bank_lines where "paymentId" = r.id)`,
);

/** The first moment after the financial year, which ends on 31 March in Delhi. */
const yearEnd = (moment: string) =>
  `((date_trunc('year', (${moment}) at time zone 'Asia/Kolkata' - interval '3 months')
    + interval '15 months') at time zone 'Asia/Kolkata')`;

const lastChangeOf = (payment: string) =>
  `greatest(${payment}."createdAt", ${payment}."paidAt", (select
    max(greatest(moved."createdAt", moved."doneAt")) from refunds moved
    where moved."paymentId" = ${payment}.id))`;

/** Undecided money and refunds under way do not expire. */
const isMoneyExpired = (payment: string) =>
  `(${payment}.status in (${receivedStatuses.map((status) => `'${status}'`).join(', ')})
    and ${payment}.attention is null and ${ends('money', yearEnd(lastChangeOf(payment)))}
    and not exists (select from refunds back
      where back."paymentId" = ${payment}.id and back.status = 'pending'))`;

/** Deleted together with all money of the registration, whose balance would be wrong otherwise. */
const money = expired(
  'money',
  'payments',
  `${ends('money', 'r."createdAt"')} and ${isMoneyExpired('r')}
   and not exists (select from payments other
     where other."registrationId" = r."registrationId" and other.status not in ('failed', 'expired')
       and not ${isMoneyExpired('other')})`,
);

async function deletePayments(tx: Transaction, payments: readonly string[]): Promise<void> {
  await deleteWithSearchWords(tx, { payments }, async () => {
    const ids = { in: [...payments] };
    const where = { paymentId: ids };
    await tx.db.refundRequest.deleteMany({ where });
    await tx.db.refundDocument.deleteMany({ where });
    await tx.db.refund.deleteMany({ where });
    await tx.db.receipt.deleteMany({ where });
    await tx.db.paymentEvent.deleteMany({ where });
    await tx.db.bankLine.deleteMany({ where });
    await tx.db.payment.deleteMany({ where: { id: ids } });
  });
}

async function deleteForms(tx: Transaction, registrations: readonly string[]): Promise<void> {
  await deleteWithSearchWords(tx, { registrations }, () =>
    tx.db.registration.deleteMany({ where: { id: { in: [...registrations] } } }),
  );
}

/** A paying student's current photo stays for the next form. */
const DELETE_PHOTOS = statement(
  'delete-expired-photos',
  { asOf: 'timestamptz' },
  {},
  `with unused as (
    select name, "studentId" from photos
    where ${ends('unusedPhotos', 'photos."createdAt"')}
      and not exists (select from registrations form
        where form."studentId" = photos."studentId" and (form."photoName" = photos.name
          or exists (select from students
            where students.id = photos."studentId" and students."photoName" = photos.name)))
    limit ${BATCH} for update skip locked
  ), cleared as (
    update students set "photoName" = null from unused
    where students.id = unused."studentId" and students."photoName" = unused.name
  )
  delete from photos using unused where photos.name = unused.name`,
);

const oldest = (name: string, table: string, key: string, condition: string) =>
  statement(
    `delete-expired-${name}`,
    { asOf: 'timestamptz' },
    {},
    `delete from ${table} where (${key}) in (
      select ${key} from ${table} where ${condition} limit ${BATCH} for update skip locked)`,
  );

const DELETE_SANDBOX_ORDERS = oldest(
  'sandbox-orders',
  'sandbox_orders',
  '"orderId"',
  ends('sandboxOrders', '"createdAt"'),
);

const DELETE_PARENT_LINKS = oldest(
  'parent-links',
  'parent_links',
  '"tokenHash"',
  ends('parentLinks', '"createdAt"'),
);

const DELETE_COMPLETION_LINKS = oldest(
  'completion-links',
  'completion_links',
  '"tokenHash"',
  ends('completionLinks', '"createdAt"'),
);

const DELETE_PAYER_LINKS = oldest(
  'payer-links',
  'payer_links',
  'id',
  ends('payerLinks', '"createdAt"'),
);

const DELETE_DATA_REQUESTS = oldest(
  'data-requests',
  'data_requests',
  'id',
  ends('dataRequests', '"closedAt"'),
);

/** The row stays, so that nothing is sent a second time. */
const CLEAR_PARCELS = statement(
  'clear-expired-parcels',
  { asOf: 'timestamptz' },
  {},
  `update parcels set recipient = '', phone = '', address = '', state = '', pincode = ''
   where id in (
     select id from parcels where status not in ('toPack', 'packed') and recipient <> ''
       and ${ends('parcels', `coalesce("endedAt", "arriveBy"::timestamp at time zone 'Asia/Kolkata')`)}
     limit ${BATCH} for update skip locked)`,
);

/** An abandoned notice has no day of processing. Its result is in the payment's history. */
const DELETE_WEBHOOKS = oldest(
  'notices',
  'gateway_notices',
  'id',
  `"nextTryAt" is null and ${ends('gatewayWebhooks', 'coalesce("processedAt", "receivedAt")')}`,
);

const DELETE_UNMATCHED_LINES = oldest(
  'unmatched-bank-lines',
  'bank_lines',
  'id',
  `"paymentId" is null and ${ends('money', yearEnd(`day::timestamp at time zone 'Asia/Kolkata'`))}`,
);

/** Every version can be put back, so its photos are kept. */
const DELETE_SITE_PICTURES = oldest(
  'site-pictures',
  'site_pictures',
  'hash',
  `${ends('sitePhotos', '"usedAt"')} and not exists (
     select from (select facts from site_versions union all select facts from site_drafts) as used
     where jsonb_path_query_array(used.facts, '$.*[*].photo') ? site_pictures.hash)`,
);

const DELETE_SHELF_OPENINGS = oldest(
  'shelf-openings',
  'shelf_openings',
  '"itemId", "studentId"',
  ends('shelfOpenings', '"lastAt"'),
);

/** With the answers, devices and challenges. */
const DELETE_TEST_ATTEMPTS = oldest(
  'test-attempts',
  'test_attempts',
  'id',
  ends('testAttempts', '"endsAt"'),
);

/** The others go with their lead. */
const DELETE_PHONE_CALLS = oldest(
  'phone-calls',
  'phone_calls',
  'id',
  `"leadId" is null and ${ends('phoneCalls', '"receivedAt"')}`,
);

/** The lead stays for its own period. */
const DELETE_DEMO_SEATS = oldest('demo-seats', 'demo_seats', 'id', ends('demoSeats', '"startsAt"'));

/** Deletes a batch in a transaction; returns the number of deleted rows. */
type DeleteBatch = (tx: Transaction, asOf: Date) => Promise<number>;

const erasing =
  (
    rows: Expired,
    erase: (tx: Transaction, ids: readonly string[]) => Promise<unknown>,
  ): DeleteBatch =>
  async (tx, asOf) => {
    const ids = await rows.lock(tx, asOf);
    if (ids.length > 0) await erase(tx, ids);
    return ids.length;
  };

const eraseAccounts = async (tx: Transaction, ids: readonly string[]) => {
  const accounts = await tx.db.student.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, email: true },
  });
  for (const account of accounts) await eraseAccount(tx, account);
};

/** In order: a form expires after its payments, an account after its forms. */
const deletions = [
  ['money', erasing(money, deletePayments)],
  ['money', (tx, asOf) => DELETE_UNMATCHED_LINES.run(tx, { asOf })],
  ['unpaidPayments', erasing(unpaidPayments, deletePayments)],
  ['unpaidForms', erasing(unpaidForms, deleteForms)],
  ['unusedPhotos', (tx, asOf) => DELETE_PHOTOS.run(tx, { asOf })],
  ['unusedAccounts', erasing(unusedAccounts, eraseAccounts)],
  ['leads', erasing(leads, eraseLeads)],
  ['phoneCalls', (tx, asOf) => DELETE_PHONE_CALLS.run(tx, { asOf })],
  ['demoSeats', (tx, asOf) => DELETE_DEMO_SEATS.run(tx, { asOf })],
  ['parcels', (tx, asOf) => CLEAR_PARCELS.run(tx, { asOf })],
  ['gatewayWebhooks', (tx, asOf) => DELETE_WEBHOOKS.run(tx, { asOf })],
  ['parentLinks', (tx, asOf) => DELETE_PARENT_LINKS.run(tx, { asOf })],
  ['completionLinks', (tx, asOf) => DELETE_COMPLETION_LINKS.run(tx, { asOf })],
  ['payerLinks', (tx, asOf) => DELETE_PAYER_LINKS.run(tx, { asOf })],
  ['dataRequests', (tx, asOf) => DELETE_DATA_REQUESTS.run(tx, { asOf })],
  ['sitePhotos', (tx, asOf) => DELETE_SITE_PICTURES.run(tx, { asOf })],
  ['shelfOpenings', (tx, asOf) => DELETE_SHELF_OPENINGS.run(tx, { asOf })],
  ['testAttempts', (tx, asOf) => DELETE_TEST_ATTEMPTS.run(tx, { asOf })],
  ['sandboxOrders', (tx, asOf) => DELETE_SANDBOX_ORDERS.run(tx, { asOf })],
] as const satisfies readonly (readonly [RetainedKind, DeleteBatch])[];

/** Kinds of data that the daily run deletes. */
export const dailyKinds: readonly RetainedKind[] = [...deletions.map(([kind]) => kind), 'outbox'];

async function deleteAll(on: Pool, deleteBatch: DeleteBatch, asOf: Date): Promise<number> {
  let count = 0;
  for (;;) {
    const deleted = await on.transaction((tx) => deleteBatch(tx, asOf));
    if (deleted === 0) return count;
    count += deleted;
  }
}

/**
 * Deletes data whose period has ended, with an audit entry for each kind. Safe in several processes: each
 * row is locked by one. Failures are logged and tried again by the next run.
 * @param asOf the moment by which periods end
 * @returns the number of deleted rows and files of each kind that had any
 */
export async function deleteWhatIsOver(
  on: Pool,
  asOf = new Date(),
): Promise<Partial<Record<RetainedKind, number>>> {
  const counts: Partial<Record<RetainedKind, number>> = {};
  const count = async (kind: RetainedKind, deletion: Promise<number>) => {
    const deleted = await deletion.catch((error: unknown) => {
      logFailure(`retention: ${kind}`, error);
      return 0;
    });
    if (deleted > 0) counts[kind] = (counts[kind] ?? 0) + deleted;
  };
  for (const [kind, deleteBatch] of deletions) await count(kind, deleteAll(on, deleteBatch, asOf));
  await count('outbox', deleteOldMails(outboxLimit(asOf)));
  for (const [kind, rows] of Object.entries(counts)) {
    const detail = { kind, rows };
    await noteAct(on, null, { action: 'retention.delete', subject: 'list', detail });
  }
  return counts;
}

export const retentionLoop = defineLoop({
  name: 'retention',
  everyMs: 24 * 60 * MINUTE_MS,
  run: (pool) => deleteWhatIsOver(pool),
});

const DAY_MS = 86_400_000;

function outboxLimit(asOf: Date): Date {
  const [days] = retention.outbox.period;
  return new Date(asOf.getTime() - days * DAY_MS);
}

import { createHash } from 'node:crypto';
import type { Pool, Queryable, Transaction } from '../../platform/database-connection';
import { noteSecurity } from '../../platform/security-log';
import { statement, type RowOf } from '../../platform/statement';

/** Before the first seal. */
const NO_HASH = '';
const AT_ONCE = 2_000;

/** Only one process seals at a time; the others find nothing left to do. */
const LOCK = statement(
  'lock-audit-seals',
  {},
  { locked: 'bool', now: 'timestamptz' },
  `select pg_try_advisory_xact_lock(hashtextextended('audit seals', 0)) as locked,
    date_trunc('milliseconds', now()) as now`,
);

const NEWEST = statement(
  'newest-audit-seal',
  {},
  { position: 'int8', hash: 'text' },
  'select position, hash from audit_seals order by position desc limit 1',
);

const ENTRY = `e.id, (extract(epoch from e.at) * 1000)::int8 as "atMs", e."staffId", e.action,
  e.subject, e."subjectId", e.reason, e.detail::text as detail`;

const entryColumns = {
  id: 'int8',
  atMs: 'int8',
  staffId: 'uuid?',
  action: 'text',
  subject: 'text',
  subjectId: 'text?',
  reason: 'text?',
  detail: 'text?',
} as const;

/**
 * Ids are assigned before the commit, so a few entries become visible after later ones. The bound avoids
 * reading the whole audit.
 */
const UNSEALED = statement(
  'unsealed-audit-entries',
  {},
  entryColumns,
  `select ${ENTRY} from audit_entries e
   where e.id > (select coalesce(max("entryId"), 0) from audit_seals) - 10000
     and not exists (select from audit_seals where "entryId" = e.id)
   order by e.id limit ${AT_ONCE}`,
);

const ADD = statement(
  'add-audit-seals',
  { positions: 'int8[]', entries: 'int8[]', sealedAt: 'timestamptz', hashes: 'text[]' },
  {},
  `insert into audit_seals (position, "entryId", "sealedAt", hash)
   select position, entry, $sealedAt, hash
   from unnest($positions::int8[], $entries::int8[], $hashes::text[]) as made (position, entry, hash)`,
);

type Entry = { [Name in keyof typeof entryColumns]: string | null };

/** Covers every column of the entry and its place in the chain. */
function sealOf(before: string, position: bigint, sealedAt: Date, entry: Entry): string {
  const { id, atMs, staffId, action, subject, subjectId, reason, detail } = entry;
  const sealed = [before, `${position}`, sealedAt.toISOString(), id, atMs, staffId, action];
  const text = JSON.stringify([...sealed, subject, subjectId, reason, detail]);
  return createHash('sha256').update(text).digest('hex');
}

/** "1234-9f86…": a position in the chain and its hash, which proves all earlier entries. */
export type AuditHead = string;

/**
 * Seals the entries that have no seal yet, in one chain for all processes. Runs apart from the acts, so that
 * they do not wait for each other.
 * @returns the new head; null when nothing was sealed
 */
export async function sealAudit(pool: Pool): Promise<AuditHead | null> {
  const head = await pool.transaction(async (tx) => {
    const lock = await LOCK.first(tx);
    if (!lock?.locked) return null;
    let newest: AuditHead | null = null;
    for (;;) {
      const entries = await UNSEALED.rows(tx);
      if (entries.length > 0) newest = await seal(tx, entries, lock.now);
      // What came in the meantime waits for the next round: while staff search, there is always something.
      if (entries.length < AT_ONCE) return newest;
    }
  });
  if (head !== null) noteSecurity({ event: 'audit.head', detail: { head } });
  return head;
}

async function seal(
  tx: Transaction,
  entries: readonly RowOf<typeof UNSEALED>[],
  sealedAt: Date,
): Promise<AuditHead> {
  const newest = await NEWEST.first(tx);
  let position = BigInt(newest?.position ?? 0);
  let hash = newest?.hash ?? NO_HASH;
  const made = entries.map((entry) => {
    position += 1n;
    hash = sealOf(hash, position, sealedAt, entry);
    return { position: `${position}`, hash };
  });
  await ADD.run(tx, {
    positions: made.map((one) => one.position),
    entries: entries.map(({ id }) => id),
    sealedAt,
    hashes: made.map((one) => one.hash),
  });
  return `${position}-${hash}`;
}

/** The result of checking the audit. */
export interface AuditCheck {
  /** The newest seal; null while there is none. */
  head: AuditHead | null;
  sealed: number;
  /** Entries that the next round seals. */
  waiting: number;
  /** Changed or removed entries, in plain words. */
  faults: string[];
  /** Irregularities that may have an innocent cause. */
  remarks: string[];
}

const SEALS = statement(
  'sealed-audit-entries',
  { after: 'int8' },
  {
    position: 'int8',
    entryId: 'int8',
    sealedAt: 'timestamptz',
    hash: 'text',
    id: 'int8?',
    atMs: 'int8?',
    staffId: 'uuid?',
    action: 'text?',
    subject: 'text?',
    subjectId: 'text?',
    reason: 'text?',
    detail: 'text?',
  },
  `select s.position, s."entryId", s."sealedAt", s.hash, ${ENTRY}
   from audit_seals s left join audit_entries e on e.id = s."entryId"
   where s.position > $after order by s.position limit ${AT_ONCE}`,
);

/** `missed`: not sealed, although sealing continued for ten minutes after their time. */
const WAITING = statement(
  'count-unsealed-audit-entries',
  {},
  { waiting: 'int4', missed: 'int4' },
  `select count(*)::int as waiting, (count(*) filter (where e.at + interval '10 minutes'
      < (select max("sealedAt") from audit_seals)))::int as missed
   from audit_entries e where not exists (select from audit_seals where "entryId" = e.id)`,
);

const MISSED_MS = 10 * 60_000;

/**
 * Verifies the chain: that every sealed entry is unchanged, and that the chain contains these heads. Without
 * a head stored elsewhere, an audit that was rewritten together with all its later seals looks right.
 */
export async function checkAudit(
  on: Queryable,
  heads: readonly AuditHead[] = [],
): Promise<AuditCheck> {
  const known = new Map<string, string[]>();
  for (const head of heads) {
    const [position = '', hash = ''] = head.split('-');
    known.set(position, [...(known.get(position) ?? []), hash]);
  }
  const faults: string[] = [];
  const chain: Chain = { position: 0n, hash: NO_HASH, sealedAt: null, earlier: null, late: 0 };
  for (;;) {
    const rows = await SEALS.rows(on, { after: chain.position });
    for (const row of rows) faults.push(...follow(chain, row, known));
    if (rows.length < AT_ONCE) break;
  }
  const { position, hash, late } = chain;
  for (const of of known.keys()) {
    if (BigInt(of) <= position) continue;
    faults.push(
      `The audit once had ${of} sealed entries and has ${position} now: the newest were removed, or an older backup was restored.`,
    );
  }
  const { waiting = 0, missed = 0 } = (await WAITING.first(on)) ?? {};
  const remarks = [];
  if (late + missed > 0) {
    remarks.push(
      `${late + missed} entries say that they are older than seals made before they were there: demo data, or added later.`,
    );
  }
  const head = position > 0n ? `${position}-${hash}` : null;
  return { head, sealed: Number(position), waiting, faults, remarks };
}

interface Chain {
  position: bigint;
  hash: string;
  sealedAt: Date | null;
  /** The last seal of an earlier round. */
  earlier: Date | null;
  late: number;
}

/** Checks the next seal; returns its fault. */
function follow(
  chain: Chain,
  row: RowOf<typeof SEALS>,
  heads: ReadonlyMap<string, readonly string[]>,
): string[] {
  const faults: string[] = [];
  const position = BigInt(row.position);
  if (position !== chain.position + 1n) {
    const last = position - 1n;
    const which = last === chain.position + 1n ? `${last}` : `${chain.position + 1n} to ${last}`;
    faults.push(`Of the chain, seal ${which} was removed.`);
  }
  const day = row.sealedAt.toISOString();
  if (row.id === null) {
    faults.push(`Entry ${row.entryId}, sealed at ${day}, was removed.`);
  } else if (faults.length === 0) {
    const { id, atMs, staffId, action, subject, subjectId, reason, detail } = row;
    const entry = { id, atMs, staffId, action, subject, subjectId, reason, detail };
    if (sealOf(chain.hash, position, row.sealedAt, entry) !== row.hash) {
      faults.push(`Entry ${id}, sealed at ${day}, or its seal or the one before, was changed.`);
    }
  }
  if (heads.get(row.position)?.some((hash) => hash !== row.hash)) {
    faults.push(
      `Seal ${row.position} is not the one that was noted elsewhere: something up to entry ${row.entryId} was rewritten with all its seals.`,
    );
  }
  if (chain.sealedAt && chain.sealedAt.getTime() !== row.sealedAt.getTime()) {
    chain.earlier = chain.sealedAt;
  }
  if (chain.earlier && Number(row.atMs) + MISSED_MS < chain.earlier.getTime()) chain.late += 1;
  Object.assign(chain, { position, hash: row.hash, sealedAt: row.sealedAt });
  return faults;
}

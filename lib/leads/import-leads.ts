import 'server-only';
import type { Staff } from '@/lib/staff/access';
import { createHash } from 'node:crypto';
import { printDay } from '@/content/day';
import { leadForms } from './lead-details';
import { leadStatusWords } from './lead-words';
import { ApiError } from '@/lib/calls/errors';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { inTransaction, pool } from '@/lib/platform/db';
import { narrow, statement, type RowOf } from '@/lib/platform/statement';
import type {
  Imported,
  ImportPreview,
  LeadImport,
  PlannedLine,
  SheetColumn,
  Verdict,
} from './lead-import';
import { isOpen } from './lead-terms';
import { readSheet, type SheetLine, type SheetPerson } from './read-sheet';

interface Planned {
  line: PlannedLine;
  person: SheetPerson | null;
  /** `requestId` of the lead, so that a line is imported once. */
  key: string;
  /** The open lead that receives a note. */
  leadId: string | null;
  /** The lead that the line says something about. */
  namedId: string | null;
  noteText: string;
}

interface ImportPlan {
  columns: SheetColumn[];
  lines: Planned[];
  digest: string;
}

/** For each line: the phone's newest open lead, and whether the line or its note was imported before. */
const KNOWN = statement(
  'known-leads-of-list',
  {
    place: 'int4',
    phoneKey: 'text',
    leadId: 'uuid?',
    name: 'text?',
    status: 'LeadStatus?',
    imported: 'bool',
    noted: 'bool',
  },
  `select place::int, phone_key(wanted.phone) as "phoneKey", l.id as "leadId", l.name, l.status,
    exists (select from leads d where d."requestId" = wanted.key) as imported,
    exists (select from leads f join notes n on n."leadId" = f.id
      where f."foldKey" = phone_key(wanted.phone) and n.text = wanted.note) as noted
  from unnest($1::text[], $2::text[], $3::text[]) with ordinality
    as wanted (phone, key, note, place)
  left join lateral (
    select l.id, l.name, l.status from leads l
    where l."foldKey" = phone_key(wanted.phone) and not l.suspect and ${isOpen('l')}
    order by l."createdAt" desc, l.id desc limit 1) l on true
  order by place`,
);

type Known = RowOf<typeof KNOWN>;

/** @throws ApiError invalid_input if the text is not a list */
async function planImport(on: Queryable, text: string): Promise<ImportPlan> {
  const sheet = readSheet(text);
  if ('fault' in sheet) {
    throw new ApiError('invalid_input', sheet.fault, { fields: { text: sheet.fault } });
  }
  const people = sheet.lines.flatMap((line) => ('person' in line ? [line.person] : []));
  const rows = await KNOWN.rows(on, [
    people.map(({ phonenumber }) => phonenumber),
    people.map(keyOf),
    people.map(noteOf),
  ]);
  const lineOfPhone = new Map<string, number>();
  const remaining = rows.values();
  const lines = sheet.lines.map((line) =>
    'person' in line
      ? plannedLine(line, remaining.next().value as Known, lineOfPhone)
      : refusedLine(line, line.refused),
  );
  return { columns: sheet.columns, lines, digest: digestOf(lines) };
}

type ValidLine = Extract<SheetLine, { person: SheetPerson }>;

function plannedLine(line: ValidLine, known: Known, lineOfPhone: Map<string, number>): Planned {
  const { person } = line;
  const before = lineOfPhone.get(known.phoneKey);
  if (before !== undefined) {
    return refusedLine(line, `Same phone as line ${before}. Combine the two lines.`);
  }
  lineOfPhone.set(known.phoneKey, line.line);
  const [verdict, why] = verdictFor(known);
  const { line: place, name, phone } = line;
  const { coursename: course, note } = person;
  return {
    line: { line: place, name, phone, course, note, verdict, why },
    person,
    key: keyOf(person),
    leadId: verdict === 'note' ? known.leadId : null,
    namedId: known.leadId,
    noteText: verdict === 'note' ? noteOf(person) : person.note.trim(),
  };
}

function verdictFor({ leadId, name, status, imported, noted }: Known): [Verdict, string] {
  if (imported) return ['nothing', 'Already imported'];
  if (leadId === null) return ['create', 'A new lead'];
  const whose = `${name ?? ''} (${leadStatusWords[status ?? 'new'].toLowerCase()})`;
  if (noted) return ['nothing', `The lead of ${whose} already has this note`];
  return ['note', `A note is added to the open lead of this phone, ${whose}`];
}

function refusedLine({ line, name, phone }: SheetLine, why: string): Planned {
  return {
    line: { line, name, phone, course: '', note: '', verdict: 'refuse', why },
    person: null,
    key: '',
    leadId: null,
    namedId: null,
    noteText: '',
  };
}

function noteOf({ date, coursename, note }: SheetPerson): string {
  const came = ['Came to the office', date && `on ${printDay(date)}`].filter(Boolean).join(' ');
  const subject = [coursename.trim(), note.trim()].filter(Boolean).join(': ');
  return subject === '' ? `${came}.` : `${came}. ${subject}`;
}

function keyOf(person: SheetPerson): string {
  return `sheet-${hashOf(person).slice(0, 48)}`;
}

function digestOf(lines: readonly Planned[]): string {
  return hashOf(lines.map(({ line, key, leadId }) => [line.line, line.verdict, key, leadId]));
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/**
 * The effect of importing a list, line by line, and the ids of the leads that it names, whose
 * view the caller records. Writes nothing.
 * @throws ApiError invalid_input if the text is not a list
 */
export async function previewImport(
  staff: Staff<'leads.import'>,
  text: string,
): Promise<{ preview: ImportPreview; named: string[] }> {
  const { columns, lines, digest } = await planImport(pool, text);
  return {
    preview: { columns, digest, lines: lines.map(({ line }) => line) },
    named: [...new Set(lines.flatMap(({ namedId }) => namedId ?? []))],
  };
}

const LOCK = statement(
  'lock-lead-imports',
  { locked: 'void' },
  `select pg_advisory_xact_lock(hashtext('leads.import')) as locked`,
);

const FIND_DONE = statement(
  'lead-import-done',
  { detail: narrow<Imported & { digest: string; leadIds?: string[] }>('jsonb') },
  `select detail from audit_entries
  where subject = 'list' and "subjectId" = $1 and action = 'leads.import' limit 1`,
);

const askedNames = Object.values(leadForms.walkIn);

/** A line without a day counts as now; otherwise noon of its day. */
const CREATE = statement(
  'import-leads',
  { id: 'uuid' },
  `with sent as (
    select * from jsonb_to_recordset($1::jsonb) as person
      (key text, ${askedNames.map((name) => `${name} text`).join(', ')}, date date, note text)
  ), made as (
    insert into leads ("requestId", kind, ${askedNames.join(', ')}, "createdAt")
    select key, 'walkIn', ${askedNames.join(', ')},
      coalesce(least(now(), (date + time '12:00') at time zone 'Asia/Kolkata'), now())
    from sent
    on conflict ("requestId") do nothing
    returning id, "requestId"
  ), noted as (
    insert into notes ("leadId", "staffId", text)
    select made.id, $2, sent.note from made join sent on sent.key = made."requestId"
    where sent.note <> ''
  )
  select id from made`,
);

const NOTE = statement(
  'import-lead-notes',
  {},
  `insert into notes ("leadId", "staffId", text)
  select id, $3, text from unnest($1::uuid[], $2::text[]) as sent (id, text)`,
);

/**
 * Imports a previewed list in one transaction. Idempotent by `requestId`; lines imported before create no
 * second lead.
 * @throws ApiError conflict if the leads have changed since the preview, invalid_input
 */
export async function importLeads(
  staff: Staff<'leads.import'>,
  { text, digest, requestId }: LeadImport,
): Promise<Imported> {
  return inTransaction(async (tx) => {
    await LOCK.run(tx);
    const before = (await FIND_DONE.first(tx, [requestId]))?.detail;
    if (before?.digest === digest) {
      const { digest: _digest, leadIds: _leadIds, ...counts } = before;
      return counts;
    }
    const plan = await planImport(tx, text);
    if (before || plan.digest !== digest) throw notAsPreviewed();
    const leadIds = await writeLeads(tx, staff, plan);
    const counts = countsOf(plan);
    await noteAct(tx, staff, {
      action: 'leads.import',
      subject: 'list',
      subjectId: requestId,
      detail: { ...counts, digest, leadIds },
    });
    return counts;
  });
}

/** Returns the ids of the leads that were made or got a note. */
async function writeLeads(tx: Transaction, staff: Staff<'leads.import'>, plan: ImportPlan) {
  const made = plan.lines.filter(({ line }) => line.verdict === 'create');
  const noted = plan.lines.filter(({ line }) => line.verdict === 'note');
  const people = made.map(({ person, key, noteText }) => ({
    ...Object.fromEntries(askedNames.map((name) => [name, person?.[name].trim()])),
    key,
    date: person?.date,
    note: noteText,
  }));
  const created = await CREATE.rows(tx, [JSON.stringify(people), staff.staffId]);
  const [ids, texts] = [noted.map(({ leadId }) => leadId), noted.map(({ noteText }) => noteText)];
  await NOTE.run(tx, [ids, texts, staff.staffId]);
  return [...created.map(({ id }) => id), ...ids];
}

function countsOf({ lines }: ImportPlan): Imported {
  const count = (wanted: string) => lines.filter(({ line }) => line.verdict === wanted).length;
  return {
    created: count('create'),
    noted: count('note'),
    unchanged: count('nothing'),
    refused: count('refuse'),
  };
}

function notAsPreviewed(): ApiError {
  return new ApiError(
    'conflict',
    'Nothing was imported: the leads or the list have changed since the preview. Preview it again.',
  );
}

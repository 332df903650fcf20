import 'server-only';
import type { Staff } from '@/lib/staff/access';
import { createHash } from 'node:crypto';
import { printDay } from '@/content/day';
import { leadStatusWords } from './lead-words';
import { ApiError } from '@/lib/calls/errors';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { lockNames } from '@/lib/platform/database-locks';
import { inTransaction, pool } from '@/lib/platform/db';
import { statement, type RowOf } from '@/lib/platform/statement';
import type {
  Imported,
  ImportPreview,
  LeadImport,
  PlannedLine,
  SheetColumn,
  Verdict,
} from './lead-import';
import { momentOf } from '../site/delhi-time';
import { walkInDetails } from './add-walk-in';
import { isDoNotCall } from './do-not-call';
import { isInScope, leadScope, type LeadScope } from './lead-scope';
import { isOpen } from './lead-terms';
import { nextAssignee } from './lead-assignment';
import { readSheet, type SheetLine, type SheetPerson } from './read-sheet';

interface Planned {
  line: PlannedLine;
  person: SheetPerson | null;
  /** `requestId` of the lead, so that a line is imported once. */
  key: string;
  /** The open lead that receives a note. */
  leadId: string | null;
  /** The lead that the line reveals something about. */
  namedId: string | null;
  noteText: string;
}

interface ImportPlan {
  columns: SheetColumn[];
  lines: Planned[];
  digest: string;
}

/**
 * For each line: the person's newest open lead, or else the newest of the phone, which is another's; whether the line or its note was imported before, and whether a
 * colleague looks after the phone.
 */
const KNOWN = statement(
  'known-leads-of-list',
  { phones: 'text[]', names: 'text[]', keys: 'text[]', notes: 'text[]', scope: 'uuid?' },
  {
    place: 'int4',
    personKey: 'text',
    leadId: 'uuid?',
    name: 'text?',
    status: 'LeadStatus?',
    imported: 'bool',
    noted: 'bool',
    doNotCall: 'bool',
    isOthers: 'bool',
    isAnother: 'bool',
  },
  `select place::int, person.key as "personKey", l.id as "leadId", l.name, l.status, coalesce(l."isAnother", false) as "isAnother",
    exists (select from leads d where d."requestId" = wanted.key) as imported,
    exists (select from leads f join notes n on n."leadId" = f.id
      where f."personKey" = person.key and n.text = wanted.note) as noted,
    ${isDoNotCall('wanted.phone')} as "doNotCall",
    exists (select from leads f where f."foldKey" = phone_key(wanted.phone) and not f.suspect
      and ${isOpen('f')} and not ${isInScope('f', '$scope')}) as "isOthers"
  from unnest($phones::text[], $names::text[], $keys::text[], $notes::text[]) with ordinality
    as wanted (phone, name, key, note, place)
  cross join lateral (select person_key(phone_key(wanted.phone), wanted.name) as key) person
  left join lateral (
    select l.id, l.name, l.status, l."personKey" <> person.key as "isAnother" from leads l
    where (l."personKey" = person.key or l."foldKey" = phone_key(wanted.phone))
      and not l.suspect and ${isOpen('l')}
    order by l."personKey" = person.key desc, l."createdAt" desc, l.id desc limit 1) l on true
  order by place`,
);

type Known = RowOf<typeof KNOWN>;

/** @throws ApiError invalid_input if the text is not a list */
async function planImport(on: Queryable, text: string, scope: LeadScope): Promise<ImportPlan> {
  const sheet = readSheet(text);
  if ('fault' in sheet) {
    throw new ApiError('invalid_input', sheet.fault, { fields: { text: sheet.fault } });
  }
  const people = sheet.lines.flatMap((line) => ('person' in line ? [line.person] : []));
  const rows = await KNOWN.rows(on, {
    phones: people.map(({ phonenumber }) => phonenumber),
    names: people.map(({ name }) => name),
    keys: people.map(keyOf),
    notes: people.map(noteOf),
    scope,
  });
  const lineOfPerson = new Map<string, number>();
  const remaining = rows.values();
  const lines = sheet.lines.map((line) =>
    'person' in line
      ? plannedLine(line, remaining.next().value as Known, lineOfPerson)
      : refusedLine(line, line.refused),
  );
  return { columns: sheet.columns, lines, digest: digestOf(lines) };
}

const OTHERS = 'This phone belongs to a lead of a colleague. Tell the colleague.';

type ValidLine = Extract<SheetLine, { person: SheetPerson }>;

function plannedLine(line: ValidLine, known: Known, lineOfPerson: Map<string, number>): Planned {
  const { person } = line;
  const before = lineOfPerson.get(known.personKey);
  if (before !== undefined) {
    return refusedLine(line, `Same person as line ${before}. Combine the two lines.`);
  }
  lineOfPerson.set(known.personKey, line.line);
  if (known.isOthers && !known.imported) return refusedLine(line, OTHERS);
  const [verdict, why] = verdictFor(known);
  const { line: place, name, phone } = line;
  const { coursename: course, note } = person;
  return {
    line: { line: place, name, phone, course, note, verdict, why },
    person,
    key: keyOf(person),
    leadId: verdict === 'note' ? known.leadId : null,
    namedId: known.isOthers ? null : known.leadId,
    noteText: verdict === 'note' ? noteOf(person) : person.note.trim(),
  };
}

/** An import does not lift "do not call": the line is imported, and says so. */
function verdictFor(known: Known): [Verdict, string] {
  const { leadId, name, status, imported, noted, doNotCall, isAnother } = known;
  if (imported) return ['nothing', 'Already imported'];
  const whose = `${name ?? ''} (${leadStatusWords[status ?? 'new'].toLowerCase()})`;
  if (leadId === null || isAnother) {
    const made = leadId === null ? 'A new lead' : `A new lead. Same phone: ${whose}`;
    return ['create', doNotCall ? `${made}. Do not call` : made];
  }
  if (noted) return ['nothing', `The lead of ${whose} already has this note`];
  const why = `A note is added to the open lead of ${whose}`;
  return ['note', doNotCall ? `${why}. Do not call` : why];
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
  const { columns, lines, digest } = await planImport(pool, text, leadScope(staff));
  return {
    preview: { columns, digest, lines: lines.map(({ line }) => line) },
    named: [...new Set(lines.flatMap(({ namedId }) => namedId ?? []))],
  };
}

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
    await lockNames(tx, 'leads.import');
    const act = { action: 'leads.import', subject: 'list', subjectId: requestId } as const;
    const done = await tx.db.auditEntry.findFirst({ where: act, select: { detail: true } });
    const before = done?.detail as (Imported & { digest: string; leadIds?: string[] }) | undefined;
    if (before?.digest === digest) {
      const { digest: _digest, leadIds: _leadIds, ...counts } = before;
      return counts;
    }
    const plan = await planImport(tx, text, leadScope(staff));
    if (before || plan.digest !== digest) throw notAsPreviewed();
    const leadIds = await writeLeads(tx, staff, plan);
    const counts = countsOf(plan);
    await noteAct(tx, staff, { ...act, detail: { ...counts, digest, leadIds } });
    return counts;
  });
}

/** Returns the ids of the new leads and of those that got a note. */
async function writeLeads(tx: Transaction, { staffId }: Staff<'leads.import'>, plan: ImportPlan) {
  const now = new Date();
  const idOf = new Map<string, string>();
  for (const { line, person, key } of plan.lines) {
    if (!person || line.verdict !== 'create') continue;
    const lead = { kind: 'walkIn' as const, ...walkInDetails(person) };
    // One after the other, as each turn depends on the ones before.
    const staffId = await nextAssignee(tx, lead);
    const [created] = await tx.db.lead.createManyAndReturn({
      data: [{ ...lead, requestId: key, staffId, createdAt: receivedAt(person, now) }],
      skipDuplicates: true,
      select: { id: true },
    });
    if (created) idOf.set(key, created.id);
  }
  const notes = plan.lines.flatMap(({ line, key, leadId, noteText: text }) => {
    const id = line.verdict === 'create' ? idOf.get(key) : leadId;
    return id && text !== '' ? { leadId: id, staffId, text } : [];
  });
  await tx.db.note.createMany({ data: notes });
  return [...idOf.values(), ...plan.lines.flatMap(({ leadId }) => leadId ?? [])];
}

/** Noon of the line's day; now for a line without one. */
function receivedAt({ date }: SheetPerson, now: Date): Date {
  const noon = date === null ? now : momentOf(`${date}T12:00`);
  return noon === null || noon > now ? now : noon;
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

import 'server-only';
import { createHash } from 'node:crypto';
import { printDay } from '@/content/day';
import { leadStatusWords } from '@/content/lead-words';
import { ApiError } from '@/lib/errors';
import type { PlannedLine, Verdict } from '@/lib/leads/import-plan';
import { readSheet, type SheetLine, type SheetPerson } from '@/lib/leads/read-sheet';
import type { SheetColumn } from '@/lib/leads/sheet-columns';
import type { Queryable } from '@/lib/platform/database-connection';
import { statement, type RowOf } from '@/lib/platform/statement';
import { isOpen } from './lead-conditions';

/** A line with what has to be written for it. */
export interface Planned extends PlannedLine {
  person: SheetPerson | null;
  /** The lead's own `requestId`: the same line never makes a second lead. */
  key: string;
  /** The open lead that gets a note. */
  leadId: string | null;
  /** What the note says. */
  written: string;
}

export interface ImportPlan {
  columns: readonly SheetColumn[];
  lines: Planned[];
  digest: string;
}

/** For each line: its phone's newest open lead, and whether the same line or note came before. */
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

/**
 * What taking in a list would do, line by line. Nothing is written.
 * @throws ApiError invalid_input with a sentence when it is no list
 */
export async function planImport(on: Queryable, text: string): Promise<ImportPlan> {
  const sheet = readSheet(text);
  if ('fault' in sheet) {
    throw new ApiError('invalid_input', sheet.fault, { fields: { text: sheet.fault } });
  }
  const good = sheet.lines.flatMap((line) => ('person' in line ? [line.person] : []));
  const rows = await KNOWN.rows(on, [
    good.map(({ phonenumber }) => phonenumber),
    good.map(keyOf),
    good.map(noteOf),
  ]);
  const seen = new Map<string, number>();
  const left = rows.values();
  const lines = sheet.lines.map((line) =>
    'person' in line
      ? planned(line, left.next().value as Known, seen)
      : refused(line, line.refused),
  );
  return { columns: sheet.columns, lines, digest: digestOf(lines) };
}

type GoodLine = Extract<SheetLine, { person: SheetPerson }>;

function planned(line: GoodLine, known: Known, seen: Map<string, number>): Planned {
  const { person } = line;
  const before = seen.get(known.phoneKey);
  if (before !== undefined) {
    return refused(line, `The same phone as line ${before}. Put both into one line.`);
  }
  seen.set(known.phoneKey, line.line);
  const [verdict, why] = verdictOn(known);
  return {
    ...shown(line),
    ...{ course: person.coursename, note: person.note, verdict, why, person },
    key: keyOf(person),
    leadId: verdict === 'note' ? known.leadId : null,
    written: verdict === 'note' ? noteOf(person) : person.note.trim(),
  };
}

function verdictOn({ leadId, name, status, imported, noted }: Known): [Verdict, string] {
  if (imported) return ['nothing', 'This line was taken in before'];
  if (leadId === null) return ['create', 'A new lead'];
  const whose = `${name ?? ''} (${leadStatusWords[status ?? 'new'].toLowerCase()})`;
  if (noted) return ['nothing', `This note is on the lead of ${whose} already`];
  return ['note', `The phone has an open lead, ${whose}: a note is added to it`];
}

function refused(line: SheetLine, why: string): Planned {
  const none = { course: '', note: '', person: null, key: '', leadId: null, written: '' };
  return { ...shown(line), ...none, verdict: 'refuse', why };
}

const shown = ({ line, name, phone }: SheetLine) => ({ line, name, phone });

/** What is written on a lead that is there already. */
function noteOf({ date, coursename, note }: SheetPerson): string {
  const came = ['Came to the office', date && `on ${printDay(date)}`].filter(Boolean).join(' ');
  const told = [coursename.trim(), note.trim()].filter(Boolean).join(': ');
  return told === '' ? `${came}.` : `${came}. ${told}`;
}

function keyOf(person: SheetPerson): string {
  return `sheet-${hashOf(person).slice(0, 48)}`;
}

function digestOf(lines: readonly Planned[]): string {
  return hashOf(lines.map(({ line, verdict, key, leadId }) => [line, verdict, key, leadId]));
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

import 'server-only';
import { leadDetailNames } from './lead-details';
import { leadKindWords } from './lead-words';
import { BYTE_ORDER_MARK, csvLines } from '@/lib/platform/csv-writer';
import type { Queryable } from '@/lib/platform/database-connection';
import { statement, type RowOf } from '@/lib/platform/statement';
import { isDoNotCall } from './do-not-call';
import { leadColumns, leadColumnTypes, utmType } from './lead-columns';

const LEADS = statement(
  'all-leads',
  {},
  { ...leadColumnTypes, utm: utmType, suspect: 'bool', doNotCall: 'bool' },
  `select ${leadColumns('l')}, utm, suspect, ${isDoNotCall('l.phonenumber')} as "doNotCall"
  from leads l order by "createdAt" desc`,
);

/** A lead as received. */
export type ReceivedLead = RowOf<typeof LEADS>;

/** All leads, newest first, including `suspect` ones. */
export async function allLeads(on: Queryable): Promise<ReceivedLead[]> {
  return LEADS.rows(on);
}

const kindOf = ({ kind }: Pick<ReceivedLead, 'kind'>) => leadKindWords[kind].toLowerCase();

const LONGEST_CELL = 60;

/** One line for a terminal; the full message is in the CSV and the mail. */
export function terminalRow({ message, ...lead }: ReceivedLead) {
  const { createdAt: _createdAt, kind: _kind, utm: _utm, suspect: _suspect, ...rest } = lead;
  const { doNotCall, ...details } = rest;
  return {
    received: inDelhi(lead),
    kind: kindOf(lead),
    ...details,
    message: message && shortened(message),
    doNotCall: doNotCall ? 'yes' : '',
  };
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST_CELL ? `${line.slice(0, LONGEST_CELL)}…` : line;
}

const columns: Record<string, (lead: ReceivedLead) => string | null> = {
  received: inDelhi,
  kind: kindOf,
  ...Object.fromEntries(
    ([...leadDetailNames, 'page', 'plan'] as const).map((name) => [
      name,
      (lead: ReceivedLead) => lead[name],
    ]),
  ),
  utm: (lead) => lead.utm && new URLSearchParams(lead.utm).toString(),
  suspect: (lead) => (lead.suspect ? 'yes' : ''),
  doNotCall: (lead) => (lead.doNotCall ? 'yes' : ''),
};

/** CSV for Excel: any script, and no value parsed as a formula. */
export function leadsCsv(leads: readonly ReceivedLead[]): string {
  const rows = leads.map((lead) => Object.values(columns).map((read) => read(lead)));
  return BYTE_ORDER_MARK + csvLines([Object.keys(columns), ...rows]);
}

function inDelhi({ createdAt }: Pick<ReceivedLead, 'createdAt'>): string {
  return createdAt.toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' });
}

import 'server-only';
import { leadKindWords } from '@/content/lead-words';
import { BYTE_ORDER_MARK, csvLines } from '@/lib/platform/csv-writer';
import type { Queryable } from '@/lib/platform/database-connection';
import { narrow, statement, type RowOf } from '@/lib/platform/statement';

const LEADS = statement(
  'all-leads',
  {
    createdAt: 'timestamptz',
    kind: 'LeadKind',
    name: 'text',
    phonenumber: 'text',
    email: 'text',
    coursename: 'text',
    message: 'text?',
    page: 'text?',
    plan: 'text?',
    utm: narrow<Record<string, string> | null>('jsonb?'),
    suspect: 'bool',
  },
  `select "createdAt", kind, name, phonenumber, email, coursename, message, page, plan, utm, suspect
   from leads order by "createdAt" desc`,
);

/** A lead as received. */
export type ReceivedLead = RowOf<typeof LEADS>;

/** All leads, newest first, including `suspect` ones. */
export async function allLeads(on: Queryable): Promise<ReceivedLead[]> {
  return LEADS.rows(on);
}

const kindOf = ({ kind }: ReceivedLead) => leadKindWords[kind].toLowerCase();

const LONGEST_CELL = 60;

/** One line for a terminal; the full message is in the CSV and the mail. */
export function terminalRow({ message, ...lead }: ReceivedLead) {
  const { name, phonenumber, email, coursename, page, plan } = lead;
  return {
    received: inDelhi(lead),
    kind: leadKindWords[lead.kind].toLowerCase(),
    ...{ name, phonenumber, email, coursename, page, plan },
    message: message && shortened(message),
  };
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST_CELL ? `${line.slice(0, LONGEST_CELL)}…` : line;
}

const columns: Record<string, (lead: ReceivedLead) => string | null> = {
  received: inDelhi,
  kind: kindOf,
  name: (lead) => lead.name,
  phonenumber: (lead) => lead.phonenumber,
  email: (lead) => lead.email,
  coursename: (lead) => lead.coursename,
  message: (lead) => lead.message,
  page: (lead) => lead.page,
  plan: (lead) => lead.plan,
  utm: (lead) => lead.utm && new URLSearchParams(lead.utm).toString(),
  suspect: (lead) => (lead.suspect ? 'yes' : ''),
};

/** CSV for Excel: any script, and no value parsed as a formula. */
export function leadsCsv(leads: readonly ReceivedLead[]): string {
  const rows = leads.map((lead) => Object.values(columns).map((read) => read(lead)));
  return BYTE_ORDER_MARK + csvLines([Object.keys(columns), ...rows]);
}

function inDelhi({ createdAt }: Pick<ReceivedLead, 'createdAt'>): string {
  return createdAt.toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' });
}

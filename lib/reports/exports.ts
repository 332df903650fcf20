import 'server-only';
import { formPhones } from '@/lib/accounts/form-phones';
import { admissionAnswers, educationNames } from '@/lib/enrolment/admission-answers';
import type { ExportName } from './export-kinds';
import { isDoNotCall } from '@/lib/leads/do-not-call';
import { languageOfLead, languageOfStudent } from '@/lib/leads/message-language';
import { leadDetailNames } from '@/lib/leads/lead-details';
import { isOverdue } from '@/lib/leads/lead-terms';
import { isInScope, leadScope, type LeadScope } from '@/lib/leads/lead-scope';
import { requirePermission, type Staff } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import { staffName } from '@/lib/staff/staff-name';
import { BYTE_ORDER_MARK, csvLines, type Cell } from '@/lib/platform/csv-writer';
import { inTransaction, pool } from '@/lib/platform/db';
import { isEnrolled, netFor, owedBackFor, owedBackOf, stateOf } from '@/lib/site/money-terms';
import { composedStatement, narrow, type Bind, type RowOf } from '@/lib/platform/statement';
import type { ExportFilter } from './export-filter';

/** Query of one list. All SQL is fixed; filter values are bound. */
interface ExportList {
  /** Header of each column → SQL of its value. */
  columns: Readonly<Record<string, string>>;
  /** The tables; `x` is the listed row. */
  from: string;
  /** An immutable, increasing column; with `id` it orders the batches. */
  at: string;
  idType: 'uuid' | 'bigint';
  /** SQL of the id of the student whom a row is about. */
  student?: string;
  /** Whether a row is a lead. */
  isLead?: true;
  /** A condition for each supported filter. */
  conditions: { readonly [Name in keyof ExportFilter]?: (value: string) => string };
}

/** In Delhi time, to the second. */
const inDelhi = (column: string) =>
  `to_char(${column} at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI:SS')`;

const day = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;

/** Paise as rupees. */
const rupees = (column: string) => `(${column} / 100.0)::float8`;

/** Days in Delhi, both included. */
const between = (column: string) => ({
  from: (value: string) => `${column} >= ${value}::date::timestamp at time zone 'Asia/Kolkata'`,
  to: (value: string) => `${column} < (${value}::date + 1)::timestamp at time zone 'Asia/Kolkata'`,
});

const marked = (condition: string) => `case when ${condition} then 'yes' else '' end`;

const plain = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `x."${name}"`]));

/** How a lead or a student first and last came to the site. */
const touchColumns = {
  firstSource: `x."firstTouch"->>'source'`,
  firstCampaign: `x."firstTouch"->>'campaign'`,
  source: `x."lastTouch"->>'source'`,
  campaign: `x."lastTouch"->>'campaign'`,
};

const leads: ExportList = {
  columns: {
    received: inDelhi('x."createdAt"'),
    ...plain('kind', ...leadDetailNames, 'page', 'plan'),
    ...touchColumns,
    ...plain('status', 'closedReason'),
    followedUpBy: staffName('s'),
    nextCall: inDelhi('x."nextCallAt"'),
    doNotCall: marked(isDoNotCall('x.phonenumber')),
    calls: `(select count(*)::int from lead_calls where "leadId" = x.id)`,
    lastCall: inDelhi(`(select max(at) from lead_calls where "leadId" = x.id)`),
    language: languageOfLead('x'),
    messages: `(select count(*)::int from message_openings where "leadId" = x.id)`,
    lastMessage: inDelhi(`(select max(at) from message_openings where "leadId" = x.id)`),
    theirCalls: `(select count(*)::int from phone_calls where "leadId" = x.id)`,
    demoClass: inDelhi('demo."startsAt"'),
    demoOutcome: 'demo.outcome',
    notes: `(select string_agg(text, E'\\n' order by at) from notes where "leadId" = x.id)`,
  },
  from: `leads x left join staff s on s.id = x."staffId"
    left join demo_seats demo on demo."leadId" = x.id`,
  isLead: true,
  at: '"createdAt"',
  idType: 'uuid',
  conditions: {
    ...between('x."createdAt"'),
    status: (value) => `x.status = ${value}::"LeadStatus"`,
    kind: (value) => `x.kind = ${value}::"LeadKind"`,
    course: (value) => `x.coursename = ${value}`,
    overdue: (value) => `${value} = '1' and ${isOverdue('x', 'now()')}`,
  },
};

const newestConsent = (kind: string) =>
  `(select case when given then 'yes' else 'no' end from consents
    where "studentId" = x.id and kind = '${kind}' order by "createdAt" desc limit 1)`;

const students: ExportList = {
  columns: {
    signedUp: inDelhi('x."createdAt"'),
    ...plain('studentname', 'fathername'),
    dateofbirth: day('x.dateofbirth'),
    ...plain('contactnumber'),
    doNotCall: marked(isDoNotCall('x.contactnumber')),
    language: languageOfStudent('x'),
    ...plain('email', 'address', 'city', 'state', 'pincode'),
    ...touchColumns,
    registrations: '(select count(*)::int from registrations where "studentId" = x.id)',
    marketing: newestConsent('marketing'),
    parentsConsent: newestConsent('parent'),
  },
  from: 'students x',
  student: 'x.id',
  at: '"createdAt"',
  idType: 'uuid',
  conditions: between('x."createdAt"'),
};

/** The answers of the admission form, by the part of the form. */
const answers = (isWanted: (part: string) => boolean) =>
  Object.fromEntries(
    Object.entries(admissionAnswers)
      .filter(([, { part }]) => isWanted(part))
      .map(([name, { kind }]) => [name, kind === 'day' ? day(`x.${name}`) : `x."${name}"`]),
  );

const registrations: ExportList = {
  columns: {
    saved: inDelhi('x."createdAt"'),
    ...plain('registrationnumber'),
    ...answers((part) => part === 'course'),
    ...plain('kind', 'planTitle'),
    submitted: inDelhi('x."submittedAt"'),
    state: stateOf('x'),
    fee: rupees('x."pricePaise"'),
    shipping: rupees('x."shippingPaise"'),
    paid: rupees(netFor('x.id')),
    owedBack: rupees(owedBackFor('x.id')),
    instalments: `(select string_agg(
        ${rupees('line."amountPaise"')}::text || ' by ' || to_char(line."dueOn", 'YYYY-MM-DD'), '; '
        order by line.number)
      from instalment_plans agreed join instalment_lines line on line."planId" = agreed.id
      where agreed."registrationId" = x.id and agreed."supersededAt" is null
        and agreed."pricePaise" = x."pricePaise")`,
    batch: `(select concat_ws(', ', seat.facts ->> 'session',
        case seat.facts ->> 'mode' when 'online' then 'online' else 'classroom' end,
        'from ' || (seat.facts ->> 'start'),
        case when seat."seatedAt" is null and ${isEnrolled('x.id')} then 'waiting for a seat' end)
      from batch_seats seat where seat."registrationId" = x.id)`,
    ...answers((part) => part !== 'course'),
    ...plain(...educationNames),
    doNotCall: marked(formPhones.map((name) => isDoNotCall(`x.${name}`)).join(' or ')),
  },
  from: 'registrations x',
  student: 'x."studentId"',
  at: '"createdAt"',
  idType: 'uuid',
  conditions: {
    ...between('x."createdAt"'),
    course: (value) => `x.coursename = ${value}`,
  },
};

const payments: ExportList = {
  columns: {
    begun: inDelhi('x."createdAt"'),
    ...plain('orderId', 'status', 'attention'),
    amount: rupees('x."amountPaise"'),
    abovePrice: rupees('x."excessPaise"'),
    owedBack: rupees(owedBackOf('x')),
    ...plain('currency'),
    way: 'coalesce(x.method, x.provider)',
    paid: inDelhi('x."paidAt"'),
    receivedOn: day('x."receivedOn"'),
    receipt: '(select number from receipts where "paymentId" = x.id)',
    givenBack: `(select ${rupees('sum("amountPaise")')} from refunds
      where "paymentId" = x.id and status = 'done')`,
    ...plain('reference', 'gatewayPaymentId'),
    payer: 'coalesce(g.studentname, x.name)',
    phone: 'x.number',
    doNotCall: marked(isDoNotCall('x.number')),
    registrationnumber: 'g.registrationnumber',
    session: 'g.session',
    coursename: 'g.coursename',
    recordedBy: staffName('s'),
    note: 'x.note',
  },
  from: `payments x left join registrations g on g.id = x."registrationId"
    left join staff s on s.id = x."staffId"`,
  student: 'g."studentId"',
  at: '"createdAt"',
  idType: 'uuid',
  conditions: {
    ...between('x."createdAt"'),
    status: (value) => `x.status = ${value}::"PaymentStatus"`,
    way: (value) => `coalesce(x.method, x.provider) = ${value}`,
  },
};

const parcels: ExportList = {
  columns: {
    made: inDelhi('x."createdAt"'),
    registrationnumber: 'g.registrationnumber',
    ...plain('status', 'recipient', 'phone', 'address', 'state', 'pincode'),
    doNotCall: marked(isDoNotCall('x.phone')),
    contents: `array_to_string(x.items, '; ')`,
    paidOn: day('x."paidOn"'),
    packBy: day('x."packBy"'),
    arriveBy: day('x."arriveBy"'),
    ...plain('courier', 'trackingNumber', 'trackingUrl'),
    packed: inDelhi('x."packedAt"'),
    sent: inDelhi('x."sentAt"'),
    ended: inDelhi('x."endedAt"'),
    ...plain('returnReason'),
  },
  from: 'parcels x join registrations g on g.id = x."registrationId"',
  student: 'g."studentId"',
  at: '"createdAt"',
  idType: 'uuid',
  conditions: {
    from: (value) => `x."paidOn" >= ${value}::date`,
    to: (value) => `x."paidOn" <= ${value}::date`,
    status: (value) => `x.status = ${value}`,
  },
};

const audit: ExportList = {
  columns: {
    at: inDelhi('x.at'),
    who: `coalesce(${staffName('s')}, 'the server''s console')`,
    ...plain('action', 'subject', 'subjectId', 'reason'),
    detail: 'x.detail::text',
  },
  from: 'audit_entries x left join staff s on s.id = x."staffId"',
  at: 'at',
  idType: 'bigint',
  conditions: between('x.at'),
};

export const lists: Readonly<Record<ExportName, ExportList>> = {
  leads,
  students,
  registrations,
  payments,
  parcels,
  audit,
};

const ROWS_AT_ONCE = 1_000;

/**
 * A list as CSV, in batches of a thousand rows, oldest first. The audit entry is written first, so
 * that interrupted exports are audited too. No connection is held between batches.
 * @throws ApiError forbidden
 */
export async function exportRows(
  staff: Staff<`exports.${ExportName}`>,
  name: ExportName,
  filter: ExportFilter,
): Promise<AsyncGenerator<string, void>> {
  requirePermission(staff, `exports.${name}`);
  const scope = leadScope(staff);
  const source = { list: lists[name], filter, scope, until: new Date() };
  await inTransaction(async (client) => {
    const counted = await COUNT.first(client, source);
    const { student, isLead } = source.list;
    const people = student || isLead ? await PEOPLE.rows(client, source) : [];
    const ids = people.map(({ id }) => id);
    const detail = {
      rows: Number(counted?.count),
      filters: Object.keys(filter),
      role: staff.role,
      ...(ids.length > 0 && { [isLead ? 'leadIds' : 'students']: ids }),
    };
    await noteAct(client, staff, { action: `export.${name}`, subject: 'list', detail });
  });
  return batches(source);
}

interface ExportSource {
  list: ExportList;
  filter: ExportFilter;
  /** Of leads. */
  scope: LeadScope;
  /** Later rows are left out, so that the number of rows is the audited one. */
  until: Date;
}

const COUNT = composedStatement(
  'count-export',
  { count: 'int8' },
  (source: ExportSource, bind) =>
    `select count(*) as count from ${source.list.from} where ${conditions(source, bind)}`,
);

/** SQL of the id of the student or lead that a row is about. */
const personOf = ({ student, isLead }: ExportList) => student ?? (isLead ? 'x.id' : 'null::uuid');

/** The students or leads among the rows, who can see that they were exported. */
const PEOPLE = composedStatement(
  'people-in-export',
  { id: 'uuid' },
  (source: ExportSource, bind) =>
    `select distinct ${personOf(source.list)} as id from ${source.list.from}
     where ${conditions(source, bind)} and ${personOf(source.list)} is not null`,
);

const BATCH = composedStatement(
  'export-batch',
  { at: 'timestamptz', id: 'text', cells: narrow<Cell[]>('jsonb') },
  ({ after, ...source }: ExportSource & { after: { at: Date; id: string } | null }, bind) => {
    const { at, idType, columns, from } = source.list;
    const cells = Object.values(columns).map((sql) => `to_jsonb(${sql})`);
    const where = [
      conditions(source, bind),
      ...(after
        ? [`(x.${at}, x.id) > (${bind(after.at)}::timestamptz, ${bind(after.id)}::${idType})`]
        : []),
    ];
    return `select x.${at} as at, x.id::text as id, jsonb_build_array(${cells.join(', ')}) as cells
      from ${from} where ${where.join(' and ')}
      order by x.${at}, x.id limit ${ROWS_AT_ONCE}`;
  },
);

async function* batches(source: ExportSource): AsyncGenerator<string, void> {
  yield BYTE_ORDER_MARK + csvLines([Object.keys(source.list.columns)]);
  let after: RowOf<typeof BATCH> | null = null;
  do {
    const rows: RowOf<typeof BATCH>[] = await BATCH.rows(pool, { ...source, after });
    if (rows.length > 0) yield csvLines(rows.map(({ cells }) => cells));
    after = rows.length === ROWS_AT_ONCE ? (rows.at(-1) ?? null) : null;
  } while (after);
}

function conditions({ list, filter, scope, until }: ExportSource, bind: Bind): string {
  const texts = [`x.${list.at} <= ${bind(until)}`];
  if (list.isLead && scope !== null) texts.push(isInScope('x', bind(scope)));
  for (const [name, value] of Object.entries(filter) as [keyof ExportFilter, string][]) {
    const condition = list.conditions[name];
    if (!condition) throw new Error(`This list has no filter ${name}.`);
    texts.push(condition(bind(value)));
  }
  return texts.join(' and ');
}

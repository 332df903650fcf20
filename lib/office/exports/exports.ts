import 'server-only';
import type { ExportName } from '@/content/exports';
import { requirePermission, type StaffPerson } from '@/lib/office/staff/access';
import { noteAct } from '@/lib/platform/audit';
import { BYTE_ORDER_MARK, csvLines, type Cell } from '@/lib/platform/csv-writer';
import { inTransaction, pool } from '@/lib/platform/db';
import { netFor } from '@/lib/platform/money-terms';
import type { ExportFilter } from './export-filter';

/** How one list is read. SQL is ours, never typed; `$1`, `$2` … are the filter's values. */
interface ExportList {
  /** Header of each column, and the SQL of its value. */
  columns: Readonly<Record<string, string>>;
  /** The tables; the row that is listed is `x`. */
  from: string;
  /** Always growing, and with `id` in one order: where one batch ends, the next begins. */
  at: string;
  idType: 'uuid' | 'bigint';
  /** A condition for each filter it knows. */
  conditions: { readonly [Name in keyof ExportFilter]?: (value: string) => string };
}

/** As people in Delhi write it, to the second. */
const inDelhi = (column: string) =>
  `to_char(${column} at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI:SS')`;

const day = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;

/** Paise as rupees. */
const rupees = (column: string) => `(${column} / 100.0)::float8`;

/** Since the day began in Delhi, and until it ended. */
const between = (column: string) => ({
  from: (value: string) => `${column} >= ${value}::date::timestamp at time zone 'Asia/Kolkata'`,
  to: (value: string) => `${column} < (${value}::date + 1)::timestamp at time zone 'Asia/Kolkata'`,
});

const plain = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `x."${name}"`]));

const staffName = `coalesce(nullif(s.name, ''), s.email)`;

const leads: ExportList = {
  columns: {
    received: inDelhi('x."createdAt"'),
    ...plain('kind', 'name', 'phonenumber', 'email', 'coursename', 'message', 'page', 'plan'),
    source: `x.utm->>'utm_source'`,
    campaign: `x.utm->>'utm_campaign'`,
    ...plain('status', 'closedReason'),
    followedUpBy: staffName,
    nextCall: inDelhi('x."nextCallAt"'),
    notes: `(select string_agg(text, E'\\n' order by at) from notes where "leadId" = x.id)`,
  },
  from: 'leads x left join staff s on s.id = x."staffId"',
  at: '"createdAt"',
  idType: 'uuid',
  conditions: {
    ...between('x."createdAt"'),
    status: (value) => `x.status = ${value}::"LeadStatus"`,
    kind: (value) => `x.kind = ${value}::"LeadKind"`,
    course: (value) => `x.coursename = ${value}`,
    overdue: (value) =>
      `${value} = '1' and x.status in ('new', 'called', 'visiting') and x."nextCallAt" <= now()`,
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
    ...plain('contactnumber', 'email', 'address', 'city', 'state', 'pincode'),
    registrations: '(select count(*)::int from registrations where "studentId" = x.id)',
    marketing: newestConsent('marketing'),
    parentsConsent: newestConsent('parent'),
  },
  from: 'students x',
  at: '"createdAt"',
  idType: 'uuid',
  conditions: between('x."createdAt"'),
};

const registrations: ExportList = {
  columns: {
    saved: inDelhi('x."createdAt"'),
    ...plain('registrationnumber', 'session', 'coursename', 'subject', 'courseduration'),
    ...plain('coursetype', 'planTitle'),
    fee: rupees('x."pricePaise"'),
    paid: rupees(netFor('x.id')),
    ...plain('modeofpayment', 'studentname', 'fathername'),
    dateofbirth: day('x.dateofbirth'),
    ...plain('gender', 'category', 'mobilenumber', 'phonenumber', 'email', 'address', 'state'),
    ...plain('pincode', 'knowaboutus'),
  },
  from: 'registrations x',
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
    registrationnumber: 'g.registrationnumber',
    session: 'g.session',
    coursename: 'g.coursename',
    recordedBy: staffName,
    note: 'x.note',
  },
  from: `payments x left join registrations g on g.id = x."registrationId"
    left join staff s on s.id = x."staffId"`,
  at: '"createdAt"',
  idType: 'uuid',
  conditions: {
    ...between('x."createdAt"'),
    status: (value) => `x.status = ${value}::"PaymentStatus"`,
    way: (value) => `coalesce(x.method, x.provider) = ${value}`,
  },
};

const audit: ExportList = {
  columns: {
    at: inDelhi('x.at'),
    who: `coalesce(${staffName}, 'the server''s console')`,
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
  audit,
};

const ROWS_AT_ONCE = 1_000;

/**
 * A list as CSV, in pieces of a thousand rows, oldest first. Before the first of them is read the audit
 * says who takes how many rows by which filters, so that an export that breaks off is there as well.
 * Between two pieces nothing is held open: a slow line keeps no connection of the database.
 * @throws ApiError forbidden for everybody but the owner
 */
export async function exportRows(
  staff: StaffPerson,
  name: ExportName,
  filter: ExportFilter,
): Promise<AsyncGenerator<string, void>> {
  requirePermission(staff, 'exports.download');
  const until = new Date();
  const asked = conditionsOf(lists[name], filter, until);
  await inTransaction(async (client) => {
    const { rows } = await client.query<{ count: string }>(
      `select count(*) from ${lists[name].from} where ${asked.text}`,
      asked.values,
    );
    const detail = { rows: Number(rows[0]?.count), filters: Object.keys(filter) };
    await noteAct(client, staff, { action: `export.${name}`, subject: 'list', detail });
  });
  return pieces(lists[name], asked);
}

type Asked = ReturnType<typeof conditionsOf>;
type Row = { at: Date; id: string; cells: Cell[] };

async function* pieces(list: ExportList, asked: Asked): AsyncGenerator<string, void> {
  yield BYTE_ORDER_MARK + csvLines([Object.keys(list.columns)]);
  let last: Row | undefined;
  do {
    const rows = await batch(list, asked, last);
    if (rows.length > 0) yield csvLines(rows.map(({ cells }) => cells));
    last = rows.length === ROWS_AT_ONCE ? rows.at(-1) : undefined;
  } while (last);
}

async function batch(list: ExportList, { text, values }: Asked, after?: Row): Promise<Row[]> {
  const { at, idType, columns, from } = list;
  const begin = `(x.${at}, x.id) > ($${values.length + 1}::timestamptz, $${values.length + 2}::${idType})`;
  const cells = Object.values(columns).map((sql) => `to_jsonb(${sql})`);
  const { rows } = await pool.query<Row>(
    `select x.${at} as at, x.id::text as id, jsonb_build_array(${cells.join(', ')}) as cells
     from ${from} where ${text} ${after ? `and ${begin}` : ''}
     order by x.${at}, x.id limit ${ROWS_AT_ONCE}`,
    after ? [...values, after.at, after.id] : values,
  );
  return rows;
}

/** @param until rows that come later are left out, so that there are as many as the audit says */
function conditionsOf({ at, conditions }: ExportList, filter: ExportFilter, until: Date) {
  const values: unknown[] = [until];
  const texts = [`x.${at} <= $1`];
  for (const [name, value] of Object.entries(filter) as [keyof ExportFilter, string][]) {
    const condition = conditions[name];
    if (!condition) throw new Error(`This list has no filter ${name}.`);
    texts.push(condition(`$${values.push(value)}`));
  }
  return { text: texts.join(' and '), values };
}

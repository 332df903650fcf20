import 'server-only';
import { findOffering } from '@/content/catalogue/offerings';
import { formPhones } from '@/lib/accounts/form-phones';
import { searchLists, type SearchList } from './filter-choices';
import { ApiError } from '@/lib/calls/errors';
import { doNotCallAmong } from '@/lib/leads/do-not-call';
import { leadColumns, leadColumnTypes } from '@/lib/leads/lead-columns';
import { leadScope } from '@/lib/leads/lead-scope';
import type { Staff } from '@/lib/staff/access';
import { may, type StaffAction } from '@/lib/staff/permissions';
import {
  foundPayment,
  paymentColumns,
  paymentColumnTypes,
  paymentsOfRegistrations,
} from '@/lib/payments/desk/found-payments';
import { pool, searchPool } from '@/lib/platform/db';
import { balanceOf, stateOf, type RegistrationState } from '@/lib/site/money-terms';
import { narrow, statement, type Statement } from '@/lib/platform/statement';
import { isUuid } from '@/lib/platform/uuid';
import { parseQuery } from './parse-query';
import { noFilters, noneFound, type SearchFilters } from './search-filters';
import {
  searchEach,
  searchLoosely,
  type FoundHits,
  type ListSearch,
  type Position,
} from './search-list';
import type { FoundMoney, FoundPeople, StaffSearch } from './staff-search';

const LEADS = statement(
  'found-leads',
  { ids: 'uuid[]' },
  {
    id: 'uuid',
    ...leadColumnTypes,
    phones: 'text[]',
    doNotCall: 'text[]',
    status: 'LeadStatus',
    suspect: 'bool',
  },
  `select id, ${leadColumns('leads')}, array[phonenumber] as phones,
    ${doNotCallAmong('array[leads.phonenumber]')} as "doNotCall", status, suspect
  from leads where id = any ($ids::uuid[])`,
);

const STUDENTS = statement(
  'found-students',
  { ids: 'uuid[]' },
  {
    id: 'uuid',
    name: 'text',
    email: 'text',
    phones: 'text[]',
    doNotCall: 'text[]',
    createdAt: 'timestamptz',
    city: 'text',
    state: 'text',
    registrations: 'int4',
  },
  `select id, studentname as name, email, array[contactnumber] as phones,
    ${doNotCallAmong('array[contactnumber]')} as "doNotCall", "createdAt", city, state,
    (select count(*)::int from registrations where "studentId" = students.id) as registrations
  from students where id = any ($ids::uuid[])`,
);

const PHONES = `array[${formPhones.join(', ')}]`;

const REGISTRATIONS = statement(
  'found-registrations',
  { ids: 'uuid[]' },
  {
    id: 'uuid',
    name: 'text',
    email: 'text',
    phones: 'text[]',
    doNotCall: 'text[]',
    createdAt: 'timestamptz',
    studentId: 'uuid',
    registrationnumber: 'text',
    session: 'text',
    coursename: 'text',
    planTitle: 'text?',
    coursetype: 'text',
    modeofpayment: 'text',
    pricePaise: 'int4?',
    balancePaise: 'int4?',
    submitted: 'bool',
    state: narrow<RegistrationState>('text'),
  },
  `select id, studentname as name, email, ${PHONES} as phones,
    ${doNotCallAmong(PHONES)} as "doNotCall", "createdAt",
    "studentId", registrationnumber, session, coursename, "planTitle", coursetype, modeofpayment,
    "pricePaise", ${balanceOf('registrations')} as "balancePaise",
    "submittedAt" is not null as submitted, ${stateOf('registrations')} as state
  from registrations where id = any ($ids::uuid[])`,
);

const PAYMENTS = statement(
  'found-payments',
  { ids: 'uuid[]' },
  {
    ...paymentColumnTypes,
    name: 'text',
    phones: 'text[]',
    doNotCall: 'text[]',
    numbers: 'text[]',
    registration: narrow<FoundMoney['registration']>('json?'),
  },
  `select p.name, array[p.number] as phones,
    ${doNotCallAmong('array[p.number]')} as "doNotCall", ${paymentColumns},
    array_remove(array[p."gatewayPaymentId", p."gatewayOrderId",
      case when p.provider <> 'office' then p."orderId" end], null) as numbers,
    (select json_build_object('id', id, 'studentId', "studentId", 'studentname', studentname,
        'registrationnumber', registrationnumber, 'session', session, 'coursename', coursename)
      from registrations where id = p."registrationId") as registration
  from payments p where p.id = any ($ids::uuid[])`,
);

/** The rows of each list with these ids, in the order of the ids. */
const readRows: {
  [List in SearchList]: (ids: readonly string[]) => Promise<FoundPeople[List]>;
} = {
  async leads(ids) {
    const rows = await inOrder(LEADS, ids);
    return rows.map(({ kind: _kind, phonenumber: _phone, ...row }) => ({
      ...printed(row),
      plan: row.plan && (findOffering(row.plan)?.label ?? row.plan),
    }));
  },
  async students(ids) {
    return (await inOrder(STUDENTS, ids)).map(printed);
  },
  async registrations(ids) {
    const rows = await inOrder(REGISTRATIONS, ids);
    const payments = await paymentsOfRegistrations(searchPool, ids);
    return rows.map((row) => ({ ...printed(row), payments: payments.get(row.id) ?? [] }));
  },
  async payments(ids) {
    const rows = await inOrder(PAYMENTS, ids);
    return rows.map(({ name, numbers, registration, phones, doNotCall, ...payment }) => {
      const { id, createdAt } = payment;
      const person = printed({ id, name, email: '', phones, doNotCall, createdAt });
      return { ...person, numbers, registration, payment: foundPayment(payment) };
    });
  },
};

async function inOrder<Row extends { id: string }>(
  select: Statement<Row, [values: { ids: readonly string[] }]>,
  ids: readonly string[],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = await select.rows(searchPool, { ids });
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

function printed<Row extends { createdAt: Date; phones: string[] }>(row: Row) {
  const phones = [...new Set(row.phones.filter((phone) => phone.trim() !== ''))];
  return { ...row, phones, createdAt: row.createdAt.toISOString() };
}

/** The rows of each list, from the planner's statistics. */
const ROWS = statement(
  'search-rows',
  {},
  { list: narrow<SearchList>('text'), rows: 'float8' },
  `select relname::text as list, greatest(reltuples, 0)::float as rows
   from pg_class
   where relnamespace = 'public'::regnamespace
     and relname in (${searchLists.map((list) => `'${list}'`).join(', ')})`,
);

type RowCounts = Record<SearchList, number>;

const COUNTED_MS = 1_000;
let counted: { at: number; rows: RowCounts } | undefined;

/** The approximate number of rows of each list, read once a second. */
async function rowCounts(): Promise<RowCounts> {
  const now = performance.now();
  if (counted && now - counted.at < COUNTED_MS) return counted.rows;
  const rows = { leads: 0, students: 0, registrations: 0, payments: 0 };
  for (const { list, rows: count } of await ROWS.rows(searchPool)) rows[list] = count;
  counted = { at: now, rows };
  return rows;
}

/** Action that a role needs to see a list; without it the list is empty. */
const listActions: Readonly<Record<SearchList, StaffAction>> = {
  leads: 'leads.read',
  students: 'people.read',
  registrations: 'people.read',
  payments: 'payments.read',
};

export type SearchInput = Pick<StaffSearch, 'q'> & Partial<StaffSearch>;

/**
 * Leads, students, registrations and payments that match all terms: words of the name in any
 * script, with a mistake in one of them; e-mail, phone, numbers. An empty query matches all
 * (docs/search.md).
 * @throws ApiError unavailable on timeout, invalid_input for an invalid `after`
 */
export async function searchPeople(
  staff: Staff<'people.read'>,
  input: SearchInput,
): Promise<FoundPeople> {
  const { q, filters = noFilters, list: only, after } = input;
  const position = positionOf(after, filters.sort);
  const lists = (only ? [only] : searchLists).filter((list) => may(staff, listActions[list]));
  return withinTime(async () => {
    const rows = await rowCounts();
    const query = await parseQuery(q, rows);
    const inList = (list: SearchList): ListSearch => ({
      list,
      filters,
      scope: leadScope(staff),
      rows: rows[list],
    });
    const searches = lists.map(inList);
    const found = noneFound();
    // One after the other: side by side they cost an office that types more than they save one person.
    const add = async (pages: readonly FoundHits[]) => {
      for (const page of pages) await addList(found, page.list, page);
    };
    await add(await searchEach(searches, query, position));
    const noMatch = !query.empty && !position && lists.every((list) => found[list].length === 0);
    if (noMatch) await add(await searchLoosely(searches, query));
    return found;
  });
}

/** @throws ApiError unavailable on timeout */
async function withinTime<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isTimeout(error)) throw error;
    throw new ApiError('unavailable', 'The search took too long. Type more letters and try again.');
  }
}

async function addList<List extends SearchList>(
  found: FoundPeople,
  list: List,
  hits: FoundHits,
): Promise<void> {
  found[list] = await readRows[list](hits.ids);
  found.near[list] = hits.near;
  found.more[list] = hits.more && positionText(hits.more);
}

const positionText = ({ tier, id, key }: Position) => `${tier}.${id}.${key}`;

/** @throws ApiError invalid_input */
function positionOf(after: string | undefined, sort: SearchFilters['sort']): Position | null {
  if (after === undefined) return null;
  const [, tier = '', id = '', key = ''] = /^([0-5])\.([^.]*)\.(.*)$/s.exec(after) ?? [];
  const isKey = sort === 'name' ? isStorable(key) : isMoment(key);
  if (isUuid(id) && isKey) return { tier: Number(tier), id, key };
  throw new ApiError('invalid_input', 'This list has changed. Search again.');
}

/** `Date.parse` alone reads 31 February as 3 March. */
const isMoment = (text: string) =>
  /^\d{4}-/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text;
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');

function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014';
}

/** A loose index scan: one index probe per session instead of reading every registration. */
const SESSIONS = statement(
  'search-sessions',
  {},
  { session: 'text' },
  `with recursive one as (
    (select session from registrations order by session desc limit 1)
    union all
    select (select session from registrations where session < one.session order by session desc limit 1)
    from one where one.session is not null
  )
  select session from one where session is not null limit 30`,
);

/** The academic sessions with registrations, newest first. */
export async function sessionsThere(): Promise<string[]> {
  return (await SESSIONS.rows(pool)).map(({ session }) => session);
}

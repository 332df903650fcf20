import 'server-only';
import { planLabel } from '@/content/offers';
import { searchLists, type SearchList } from '@/content/search-filters';
import { ApiError } from '@/lib/calls/errors';
import type { StaffPerson } from '@/lib/office/staff/access';
import {
  foundPayment,
  paymentColumns,
  paymentsOfRegistrations,
  type PaymentRow,
} from '@/lib/payments/desk/found-payments';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction, pool } from '@/lib/platform/db';
import { balanceOf } from '@/lib/platform/money-terms';
import { isUuid } from '@/lib/platform/uuid';
import { ask } from './dictionary';
import { countRows, readQuestion } from './parse-query';
import { noFilters, type SearchFilters } from './search-filters';
import {
  searchList,
  searchLoosely,
  type FoundHits,
  type Position,
  type Searched,
} from './search-list';
import type { FoundMoney, FoundPeople, StaffSearch } from './staff-search';

const LEADS = `
  select id, name, email, array[phonenumber] as phones, "createdAt", coursename, message, page, plan,
    status, suspect
  from leads where id = any ($1::uuid[])`;

const STUDENTS = `
  select id, studentname as name, email, array[contactnumber] as phones, "createdAt", city, state,
    (select count(*)::int from registrations where "studentId" = students.id) as registrations
  from students where id = any ($1::uuid[])`;

const REGISTRATIONS = `
  select id, studentname as name, email, array[mobilenumber, phonenumber] as phones, "createdAt",
    "studentId", registrationnumber, session, coursename, "planTitle", coursetype, modeofpayment,
    "pricePaise", ${balanceOf('registrations')} as "balancePaise"
  from registrations where id = any ($1::uuid[])`;

const PAYMENTS = `
  select p.name, array[p.number] as phones, ${paymentColumns},
    array_remove(array[p."gatewayPaymentId", p."gatewayOrderId",
      case when p.provider <> 'office' then p."orderId" end], null) as numbers,
    (select json_build_object('id', id, 'studentId', "studentId", 'studentname', studentname,
        'registrationnumber', registrationnumber, 'session', session, 'coursename', coursename)
      from registrations where id = p."registrationId") as registration
  from payments p where p.id = any ($1::uuid[])`;

type FromDatabase<Found> = Omit<Found, 'createdAt' | 'phones'> & {
  createdAt: Date;
  phones: string[];
};
type MoneyRow = PaymentRow &
  Pick<FoundMoney, 'name' | 'numbers' | 'registration'> & { phones: string[] };

/** What each list shows of the rows with these ids, in their order. */
const readRows: {
  [List in SearchList]: (client: Transaction, ids: readonly string[]) => Promise<FoundPeople[List]>;
} = {
  async leads(client, ids) {
    const rows = await inOrder<FromDatabase<FoundPeople['leads'][number]>>(client, LEADS, ids);
    return rows.map((row) => ({
      ...printed(row),
      plan: row.plan && (planLabel(row.plan) ?? row.plan),
    }));
  },
  async students(client, ids) {
    const rows = await inOrder<FromDatabase<FoundPeople['students'][number]>>(
      client,
      STUDENTS,
      ids,
    );
    return rows.map(printed);
  },
  async registrations(client, ids) {
    type Row = FromDatabase<Omit<FoundPeople['registrations'][number], 'payments'>>;
    const rows = await inOrder<Row>(client, REGISTRATIONS, ids);
    const payments = await paymentsOfRegistrations(client, ids);
    return rows.map((row) => ({ ...printed(row), payments: payments.get(row.id) ?? [] }));
  },
  async payments(client, ids) {
    const rows = await inOrder<MoneyRow>(client, PAYMENTS, ids);
    return rows.map(({ name, numbers, registration, phones, ...payment }) => {
      const { id, createdAt } = payment;
      const person = printed({ id, name, email: '', phones, createdAt });
      return { ...person, numbers, registration, payment: foundPayment(payment) };
    });
  },
};

async function inOrder<Row extends { id: string }>(
  client: Transaction,
  text: string,
  ids: readonly string[],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = await ask<Row>(client, text, [ids]);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

function printed<Row extends { createdAt: Date; phones: string[] }>(row: Row) {
  const phones = [...new Set(row.phones.filter((phone) => phone.trim() !== ''))];
  return { ...row, phones, createdAt: row.createdAt.toISOString() };
}

/**
 * People who wait on the phone do not wait longer than two seconds for any of the statements. No table is
 * read from one end to the other.
 */
const SETTINGS = `
  set local statement_timeout = '2s'; set local jit = off; set local enable_seqscan = off;
  set local enable_hashjoin = off; set local enable_mergejoin = off;
  set local plan_cache_mode = force_generic_plan`;

type Asked = Pick<StaffSearch, 'q'> & Partial<StaffSearch>;

/**
 * Leads, students, registrations and payments in which everything typed is found: words of the name in
 * any script, but for a mistake in one of them; e-mail, phone, numbers. Nothing typed finds all.
 * @param _staff who has shown to be staff
 * @throws ApiError unavailable when it takes too long, invalid_input for an `after` that is none of ours
 */
export async function searchPeople(_staff: StaffPerson, asked: Asked): Promise<FoundPeople> {
  const { q, filters = noFilters, list: only, after } = asked;
  const position = positionOf(after, filters.sort);
  const { question, rows } = await inShort(async (client) => {
    const rows = await countRows(client);
    return { rows, question: await readQuestion(client, q, rows) };
  });
  const lists = only ? [only] : searchLists;
  const inList = (list: SearchList, client: Transaction): Searched => ({
    client,
    list,
    filters,
    rows: rows[list],
  });
  let shown = await inAll(lists, (list, client) =>
    searchList(inList(list, client), question, position),
  );
  const nobody = !question.empty && !position && shown.every(({ hits }) => hits.ids.length === 0);
  if (nobody) {
    shown = await inAll(lists, (list, client) => searchLoosely(inList(list, client), question));
  }
  const found = noneFound();
  for (const one of shown) put(found, one);
  return found;
}

/** The rows of a list that were found, and which they are. */
interface Shown<List extends SearchList = SearchList> {
  list: List;
  hits: FoundHits;
  people: FoundPeople[List];
}

/** The lists beside each other. None waits for a second connection while it has one. */
function inAll(
  lists: readonly SearchList[],
  search: (list: SearchList, client: Transaction) => Promise<FoundHits>,
): Promise<Shown[]> {
  return Promise.all(
    lists.map((list) =>
      inShort(async (client) => {
        const hits = await search(list, client);
        return { list, hits, people: await readRows[list](client, hits.ids) };
      }),
    ),
  );
}

/** @throws ApiError unavailable when a statement takes too long */
function inShort<T>(work: (client: Transaction) => Promise<T>): Promise<T> {
  return inTransaction(async (client) => {
    await client.query(SETTINGS);
    return work(client);
  }).catch((error: unknown) => {
    if (!isTimeout(error)) throw error;
    throw new ApiError('unavailable', 'That took too long. Type more letters, then try again.');
  });
}

function put<List extends SearchList>(found: FoundPeople, { list, hits, people }: Shown<List>) {
  found[list] = people;
  found.near[list] = hits.near;
  found.more[list] = hits.more && written(hits.more);
}

function noneFound(): FoundPeople {
  return {
    leads: [],
    students: [],
    registrations: [],
    payments: [],
    near: { leads: 0, students: 0, registrations: 0, payments: 0 },
    more: { leads: null, students: null, registrations: null, payments: null },
    asOf: new Date().toISOString(),
  };
}

const written = ({ tier, id, key }: Position) => `${tier}.${id}.${key}`;

/** @throws ApiError invalid_input */
function positionOf(after: string | undefined, sort: SearchFilters['sort']): Position | null {
  if (after === undefined) return null;
  const [, tier = '', id = '', key = ''] = /^([0-5])\.([^.]*)\.(.*)$/s.exec(after) ?? [];
  const isKey = sort === 'name' ? isStorable(key) : isMoment(key);
  if (isUuid(id) && isKey) return { tier: Number(tier), id, key };
  throw new ApiError('invalid_input', 'Search again: this list does not go on from there.');
}

/** As PostgreSQL wrote it: `Date.parse` alone takes 31 February for 3 March. */
const isMoment = (text: string) =>
  /^\d{4}-/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text;
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');

function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014';
}

/** From one to the next by the index, without reading the registrations between them. */
const SESSIONS = `
  with recursive one as (
    (select session from registrations order by session desc limit 1)
    union all
    select (select session from registrations where session < one.session order by session desc limit 1)
    from one where one.session is not null
  )
  select session from one where session is not null limit 30`;

/** The academic sessions that there are registrations of, newest first. */
export async function sessionsThere(_staff: StaffPerson): Promise<string[]> {
  const { rows } = await pool.query<{ session: string }>(SESSIONS);
  return rows.map(({ session }) => session);
}

import { staffRoles } from '@/lib/staff/staff-roles';
import type { Call } from '@/lib/calls/call';
import { may, rightsOf, type StaffAction, type StaffRole } from '@/lib/staff/permissions';
import { db, pool } from '@/lib/platform/db';
import { logInOf, type People } from '../../support/accounts/log-in';
import { byCookie, goodRequest, isForStaff, makeSamples } from '../calls/call-samples';
import { handledCalls, handlersAt } from '../calls/documented-calls';
import { undoChanges, rowsMadeOnce } from '../../support/process/empty-tables';

afterAll(undoChanges);

const restored = rowsMadeOnce(makeSamples);

const office = handledCalls.filter(isForStaff);

/** All roles but the owner's, which has every permission. */
const roles = (Object.keys(staffRoles) as StaffRole[]).filter((role) => role !== 'owner');

const isRefused = (role: StaffRole, { action }: Call) =>
  action !== undefined && !may({ rights: rightsOf({ role }) }, action as StaffAction);

async function countRowsOfEveryTable(): Promise<string> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;
  const counts = tables.map(
    ({ name }) =>
      `(select '${name}' as name, count(*)::int, max(xmin::text::bigint)::text as newest from "${name}")`,
  );
  return `${counts.join(' union all ')} order by name`;
}

let counting: Promise<string> | undefined;

/** Number of rows and newest writing transaction of each table. */
async function written(): Promise<unknown> {
  const text = await (counting ??= countRowsOfEveryTable());
  return (await pool.query({ name: 'written-by-role', text })).rows;
}

/** The same people, with another member of staff in the owner's place. */
async function inPlaceOfOwner(people: People, staff: { role: StaffRole }) {
  const { passwordHash } = await db.staff.findUniqueOrThrow({ where: { id: people.staff.id } });
  const email = 'somebody.else@example.org';
  const data = { email, passwordHash, passwordGiven: staff.role === 'owner', ...staff };
  const { id } = await db.staff.create({ data });
  return { ...people, staff: { id, ...(await logInOf({ staffId: id })) } };
}

/** The exact body of a refused call or download. */
const sentence =
  /^(\{"success":false,"code":"forbidden","message":"[^"]+"\}|(Only the|Your account)[^<{]{0,120})$/;

const each = office.map((call) => [`${call.method} ${call.path}`, call] as const);

const eachOfRoles = roles.flatMap((role) =>
  each.map(([name, call]) => [name, role, call] as const),
);

test.each(eachOfRoles)(
  '%s: a %s may, or is refused and has written nothing',
  async (_, role, call) => {
    const theirs = await inPlaceOfOwner(await restored(), { role });
    const request = await goodRequest(call, theirs);
    const refused = isRefused(role, call);
    const before = refused && (await written());
    const response = (await (await handlersAt(call.path))[call.method]?.(request)) as Response;
    expect(response.status).toBeLessThan(500);
    if (!refused) return expect(response.status).not.toBe(403);
    expect(response.status).toBe(403);
    expect(await response.text()).toMatch(sentence);
    expect(await written()).toEqual(before);
  },
);

test.each(each.filter(([, { auth }]) => auth !== 'account'))(
  '%s: an account that must choose a password first is refused',
  async (_, call) => {
    const theirs = await inPlaceOfOwner(await restored(), { role: 'owner' });
    const request = await goodRequest(call, theirs);
    const before = await written();
    const response = (await (await handlersAt(call.path))[call.method]?.(request)) as Response;
    // A refused download redirects to a page with an explanation.
    const isDownload = byCookie(call);
    expect(response.status).toBe(isDownload ? 303 : 403);
    expect(await response.text()).toMatch(isDownload ? /^$/ : /your own password/);
    expect(await written()).toEqual(before);
  },
);

test('some calls are for the owner only', () => {
  const forOwners = office.filter((call) => roles.every((role) => isRefused(role, call)));
  expect(forOwners.length).toBeGreaterThan(4);
});

const callsOf = (role: StaffRole) =>
  office
    .filter(({ action }) => action !== undefined)
    .filter((call) => !isRefused(role, call))
    .map(({ action }) => String(action).split('.')[0]);

test.each([
  ['teacher', ['keys', 'papers', 'questions', 'shelf', 'testResults']],
  ['dispatch', ['parcels']],
  ['accountant', ['bank', 'exports', 'payments', 'people', 'refundClaims', 'reports']],
] as const)('a %s uses the calls of these rooms only', (role, rooms) => {
  expect([...new Set(callsOf(role))].sort()).toEqual(rooms);
});

test('an accountant changes no person and no lead', () => {
  const { actions } = rightsOf({ role: 'accountant' });
  expect(actions.filter((action) => /^(people|leads|requests)\./.test(action))).toEqual([
    'people.read',
  ]);
});

import { assignableStaff } from '@/lib/leads/lead-rows';
import { accountOf } from '@/lib/staff/access';
import { rightsOf, staffActions } from '@/lib/staff/permissions';
import { listStaff } from '@/lib/staff/staff-accounts';
import { db } from '@/lib/platform/db';
import { hashOf } from '@/lib/platform/random-token';
import { letPass, makeStaff, priya, staffLogIn, logInOf } from '../../support/accounts/log-in';
import { staffWith } from '../../support/office/office';
import {
  audited,
  changePassword,
  changePermissions,
  changeStaff,
  createStaff,
  decide,
  endLogIns,
  worksWith,
} from '../../support/office/staff-calls';
import { codeNow, codesOn, makeStaffRows } from './staff-samples';
import { withEmptyTables } from '../../support/process/empty-tables';
import { staffOf } from '../../support/office/staff';
import { addLead } from '../../support/leads/leads';

withEmptyTables();

const meera = { name: ' Meera Nair ', email: 'Meera@example.org', role: 'counsellor' };
const reason = 'Left the institute';

async function another(role: 'owner' | 'counsellor', email: string) {
  const { id } = await db.staff.create({ data: { email, passwordHash: 'none', role } });
  return { id, ...(await logInOf({ staffId: id })) };
}

test('a new account works after its temporary password is replaced', async () => {
  const owner = await staffWith('owner');
  const made = await createStaff(owner.token, meera);
  const { password } = made.body.data as { password: string };
  expect(password).toMatch(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/);
  expect((await createStaff(owner.token, meera)).body.fields).toHaveProperty('email');
  const email = 'meera@example.org';
  const { data: token } = (await staffLogIn({ email, password })).body;
  expect(await worksWith(token)).toBe(403);
  const elsewhere = (await staffLogIn({ email, password })).body.data;
  const change = (newPassword: string) => changePassword(token, { password, newPassword });
  for (const bad of ['short', 'password12345', 'meera nair 2026', password]) {
    expect((await change(bad)).body.fields).toHaveProperty('newPassword');
  }
  expect((await change('seventy moles of krypton')).body.data).toEqual({ ended: 1 });
  expect([await worksWith(token), await worksWith(elsewhere)]).toEqual([200, 401]);
  expect((await staffLogIn({ email, password })).body.success).toBe(false);
  const { id } = await db.staff.findUniqueOrThrow({ where: { email } });
  expect(await audited()).toEqual([
    expect.objectContaining({ action: 'staff.create', staffId: owner.id, subjectId: id }),
    expect.objectContaining({ action: 'staff.password', staffId: id, subjectId: id }),
  ]);
});

test('wrong passwords on the account page have a budget of their own', async () => {
  await makeStaff();
  const { data: token } = (await staffLogIn()).body;
  const wrong = { password: 'not mine', newPassword: 'seventy moles of krypton' };
  const statuses = [];
  for (let index = 0; index < 6; index += 1) {
    statuses.push((await changePassword(token, wrong)).status);
  }
  expect(statuses).toEqual([422, 422, 422, 429, 429, 429]);
  expect((await staffLogIn()).body.success).toBe(true);
  await letPass('5 seconds');
  expect((await changePassword(token, { ...wrong, password: priya.password })).status).toBe(200);
});

test('closing an account ends its log-ins; opening allows them again', async () => {
  const [owner, { id }] = [await staffWith('owner'), await makeStaff()];
  const { data: token } = (await staffLogIn()).body;
  expect((await decide(owner.token, { staff: id, decision: 'close' })).body.fields).toHaveProperty(
    'reason',
  );
  for (let repeat = 0; repeat < 2; repeat += 1) {
    expect((await decide(owner.token, { staff: id, decision: 'close', reason })).status).toBe(200);
  }
  expect(await worksWith(token)).toBe(401);
  expect((await staffLogIn()).body).toEqual({ success: false, message: 'Enter correct details' });
  expect((await decide(owner.token, { staff: id, decision: 'open' })).status).toBe(200);
  expect(await worksWith(token)).toBe(401);
  expect((await staffLogIn()).body.success).toBe(true);
  expect(await audited()).toMatchObject([
    { action: 'staff.disable', reason, detail: { ended: 1 } },
    { action: 'staff.enable', reason: null },
  ]);
});

test('the owner resets a password, removes codes and ends a log-in', async () => {
  const [owner, { id }] = [await staffWith('owner'), await makeStaff()];
  const { token } = await logInOf({ staffId: id });
  const other = await logInOf({ staffId: id });
  const session = await db.session.findFirstOrThrow({ where: { tokenHash: hashOf(token) } });
  const on = { staff: id, reason };
  await decide(owner.token, { ...on, decision: 'endLogIns', logIn: session.id });
  expect([await worksWith(token), await worksWith(other.token)]).toEqual([401, 200]);
  await db.staff.update({ where: { id }, data: { totpSince: new Date(), totpSecret: 'x' } });
  await decide(owner.token, { ...on, decision: 'removeCodes' });
  expect(await worksWith(other.token)).toBe(401);
  const given = await decide(owner.token, { ...on, decision: 'newPassword' });
  const { password } = given.body.data as { password: string };
  const answer = await staffLogIn({ ...priya, password });
  expect([answer.body.success, await worksWith(answer.body.data)]).toEqual([true, 403]);
  expect((await audited()).map(({ action }) => action)).toEqual([
    'staff.endSession',
    'staff.code',
    'staff.password',
  ]);
});

test('a new password from the owner leaves the second factor as it was', async () => {
  const [owner, { id }] = [await staffWith('owner'), await makeStaff()];
  await makeStaffRows(id);
  await codesOn(id);
  const given = await decide(owner.token, { staff: id, reason, decision: 'newPassword' });
  const { password } = given.body.data as { password: string };
  expect((await staffLogIn({ ...priya, password })).body).toMatchObject({
    success: false,
    code: 'second_factor',
  });
  expect((await staffLogIn({ ...priya, password, otp: codeNow() })).body.success).toBe(true);
});

test('closing an account gives away its open leads only', async () => {
  const [owner, { id }] = [await staffWith('owner'), await makeStaff()];
  for (const status of ['new', 'called', 'visiting', 'enrolled', 'closed'] as const) {
    await db.lead.create({
      data: {
        requestId: status,
        kind: 'walkIn',
        name: 'Asha',
        email: '',
        coursename: '',
        phonenumber: '',
        status,
        staffId: id,
      },
    });
  }
  await decide(owner.token, { staff: id, decision: 'close', reason });
  const leads = await db.lead.findMany({ orderBy: { requestId: 'asc' } });
  expect(leads.map(({ status, staffId, version }) => [status, staffId, version])).toEqual([
    ['called', owner.id, 2],
    ['closed', id, 1],
    ['enrolled', id, 1],
    ['new', owner.id, 2],
    ['visiting', owner.id, 2],
  ]);
  const [entry] = await db.auditEntry.findMany({
    orderBy: { id: 'asc' },
    where: { action: 'staff.disable' },
  });
  expect(entry?.detail).toEqual({ givenUp: 3, ended: 0 });
});

test('one’s own role and account cannot be changed; of two owners who demote each other one stays', async () => {
  const [one, two] = [await staffWith('owner'), await another('owner', 'two@example.org')];
  const change = (by: { token: string }, of: { id: string }, more = {}) =>
    changeStaff(by.token, { staff: of.id, name: 'N', role: 'counsellor', reason, ...more });
  expect((await change(one, one)).status).toBe(409);
  expect((await decide(one.token, { staff: one.id, decision: 'close', reason })).status).toBe(409);
  expect((await change(one, two, { reason: ' ' })).body.fields).toHaveProperty('reason');
  const close = (by: { token: string }, of: { id: string }) =>
    decide(by.token, { staff: of.id, decision: 'close', reason });
  const both = await Promise.all([change(one, two), close(two, one)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
  const open = { role: 'owner', disabledAt: null } as const;
  expect(await db.staff.count({ where: open })).toBe(1);
});

test('one’s own log-ins can be ended, except the current one with the others', async () => {
  const me = await staffWith('counsellor');
  const [second, third, fourth] = await Promise.all(
    [1, 2, 3].map(() => logInOf({ staffId: me.id })),
  );
  const row = await db.session.findFirstOrThrow({
    where: { tokenHash: hashOf(second?.token ?? '') },
  });
  const stranger = await another('counsellor', 'stranger@example.org');
  expect((await endLogIns(stranger.token, { logIn: row.id })).body.data).toEqual({ ended: 0 });
  expect((await endLogIns(me.token, { logIn: row.id })).body.data).toEqual({ ended: 1 });
  expect(await worksWith(third?.token)).toBe(200);
  expect((await endLogIns(me.token)).body.data).toEqual({ ended: 2 });
  expect([await worksWith(me.token), await worksWith(fourth?.token)]).toEqual([200, 401]);
});

test('a staff log-in ends after two idle hours or twelve hours', async () => {
  const { id } = await staffWith('owner');
  const [used, idle, old] = [
    await logInOf({ staffId: id }),
    await logInOf({ staffId: id }),
    await logInOf({ staffId: id }),
  ];
  const age = (token: string, column: string, hours: number) =>
    db.$executeRawUnsafe(
      `update sessions set "${column}" = now() - interval '${hours} hours' where "tokenHash" = $1`,
      hashOf(token),
    );
  await age(used.token, 'lastSeenAt', 1.9);
  await age(idle.token, 'lastSeenAt', 2.1);
  await age(old.token, 'createdAt', 12.1);
  const owner = await staffOf('staff.manage', id);
  expect((await listStaff(owner))[0]?.logIns).toHaveLength(2);
  expect([
    await worksWith(used.token),
    await worksWith(idle.token),
    await worksWith(old.token),
  ]).toEqual([200, 401, 401]);
});

describe('permissions of one person', () => {
  const why = 'Packs parcels in June';
  const actionsOf = async (id: string) =>
    (await accountOf({ id: 'a session', staffId: id }))?.rights.actions ?? [];
  const ofCounsellor = rightsOf({ role: 'counsellor' }).actions;

  test('an owner gives and takes them, with a reason and an entry in the audit', async () => {
    const [owner, { id, token }] = [await staffWith('owner'), await staffWith('teacher')];
    const change = (permissions: readonly string[], reason = why) =>
      changePermissions(owner.token, { staff: id, permissions, reason });
    expect((await change(['parcels.handle'], '')).body.fields).toHaveProperty('reason');
    const added = ['payments.read', 'people.read'];
    const ofTeachers: readonly string[] = rightsOf({ role: 'teacher' }).actions;
    const given = staffActions.filter(
      (one) => added.includes(one) || (ofTeachers.includes(one) && one !== 'batches.read'),
    );
    expect((await change(given)).status).toBe(200);
    expect(await actionsOf(id)).toEqual(given);
    expect(await worksWith(token)).toBe(200);
    expect((await change(given)).status).toBe(200);
    expect(await audited('staff.permissions')).toEqual([
      {
        staffId: owner.id,
        action: 'staff.permissions',
        subjectId: id,
        reason: why,
        detail: { given: added, taken: ['batches.read'] },
      },
    ]);
    const listed = await listStaff(await staffOf('staff.manage', owner.id));
    expect(listed.find((one) => one.id === id)).toMatchObject({
      given: ['See payments and dues', 'Search students and see their registrations'],
      taken: ['See the students of a batch'],
    });
  });

  test('some are for owners only, and one without what it needs is refused', async () => {
    const [owner, { id }] = [await staffWith('owner'), await staffWith('teacher')];
    const change = (staff: string, permissions: string[]) =>
      changePermissions(owner.token, { staff, permissions, reason: why });
    for (const action of ['staff.manage', 'people.erase', 'payments.refund', 'audit.read']) {
      expect((await change(id, [action])).body.fields).toEqual({
        'permissions.0': 'Choose the permissions again',
      });
    }
    expect((await change(id, ['leads.change'])).body.fields).toEqual({
      permissions: '“Call and change leads, add walk-ins” needs “See leads”. Tick both or neither.',
    });
    expect((await change(owner.id, ['leads.read'])).status).toBe(409);
    await db.staff.update({ where: { id }, data: { permissionsGiven: ['staff.manage'] } });
    expect(await actionsOf(id)).toEqual(rightsOf({ role: 'teacher' }).actions);
  });

  test('leads of whoever may no longer work on them go by the rules to who may, by a permission too; another role ends it', async () => {
    const [owner, { id }] = [await staffWith('owner'), await staffWith('counsellor')];
    const { id: teacher } = await staffWith('teacher');
    const given = { staff: teacher, permissions: ['leads.read', 'leads.change'], reason: why };
    await changePermissions(owner.token, given);
    const lead = await addLead({ staffId: id });
    const permissions = ofCounsellor.filter((action) => !action.startsWith('leads.'));
    await changePermissions(owner.token, { staff: id, permissions, reason: why });
    expect(await db.lead.findUniqueOrThrow({ where: { id: lead.id } })).toMatchObject({
      staffId: teacher,
    });
    const assignable = await assignableStaff(await staffOf('leads.read', owner.id));
    expect(assignable.map((one) => one.id).sort()).toEqual([owner.id, teacher].sort());
    const other = { staff: id, name: 'N', reason };
    await changeStaff(owner.token, { ...other, role: 'dispatch' });
    await changeStaff(owner.token, { ...other, role: 'counsellor' });
    expect(await actionsOf(id)).toEqual(ofCounsellor);
  });
});

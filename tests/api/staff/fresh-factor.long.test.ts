import { GET as getExport } from '@/app/(staff)/searchuser/export/[filename]/route';
import { POST as postFactor } from '@/app/api/admin/account/factor/route';
import { POST as postNeeded } from '@/app/api/admin/account/factor/needed/route';
import { everyCall } from '@/lib/every-call';
import { needsFreshFactor, type StaffAction } from '@/lib/staff/permissions';
import { totpCode, totpStepAt } from '@/lib/staff/totp';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import {
  bearer,
  makeStaff,
  priya,
  read,
  staffLogIn,
  logInOf,
  makePeople,
} from '../../support/accounts/log-in';
import { goodRequest, makeSamples } from '../calls/call-samples';
import { checkAnswer, handlersAt } from '../calls/documented-calls';
import { post } from '../../support/leads/lead';
import { correctStudent } from '../../support/office/person';
import { personIds, personSamples, makePersonRows } from '../calls/person-samples';
import { begin, confirm, worksWith } from '../../support/office/staff-calls';
import { codeNow, codesOn, makeStaffRows, passkeyOn, totpSecret } from './staff-samples';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const give = (token: string, code: string) => read(postFactor(post('/', { code }, bearer(token))));
const needed = async (token: string) =>
  (await read(postNeeded(post('/', {}, bearer(token))))).body.data;

/** An owner with one-time codes whose log-in is older than the last code. */
async function ownerWithCodes() {
  const people = await makeSamples();
  await codesOn(people.staff.id);
  return people;
}

const guarded = everyCall.filter(
  ({ auth, action }) => auth === 'staff' && action && needsFreshFactor(action as StaffAction),
);

test.each(guarded.map((call) => [call.name, call] as const))(
  '%s asks for a fresh second factor, and is done with it',
  async (_, call) => {
    const people = await ownerWithCodes();
    const send = async () =>
      (await handlersAt(call.path))[call.method]?.(await goodRequest(call, people)) as Response;
    const refused = await send();
    expect(refused.status).toBe(428);
    expect(await checkAnswer(call, refused)).toMatchObject({ code: 'second_factor' });
    expect((await give(people.staff.token, codeNow())).status).toBe(200);
    expect((await send()).status).toBe(200);
  },
);

const ofAccount = everyCall.filter(({ auth }) => auth === 'account');
const changingAccess = ofAccount.filter((call) => 'freshFactor' in call);

test.each(changingAccess.map((call) => [call.name, call] as const))(
  '%s asks an account with a passkey for it, and succeeds with it',
  async (_, call) => {
    const people = await makeSamples();
    await passkeyOn(people.staff.id);
    const before = await db.staff.findMany({ include: { passkeys: true } });
    const send = async (factorAt: Date | null) => {
      const request = await goodRequest(call, people);
      await db.session.updateMany({ data: { factorAt } });
      return (await handlersAt(call.path))[call.method]?.(request) as Response;
    };
    const refused = await send(new Date(Date.now() - 600_000));
    expect(refused.status).toBe(428);
    expect(await checkAnswer(call, refused)).toMatchObject({ code: 'second_factor' });
    expect(await db.staff.findMany({ include: { passkeys: true } })).toEqual(before);
    expect((await send(new Date())).status).toBe(200);
  },
);

test('staff change their own account without it, except password and factors', () => {
  const rest = ofAccount.filter((call) => !changingAccess.includes(call)).map(({ name }) => name);
  // Turning codes off takes a code in the call itself.
  const withoutIt = [
    'changeOwnName',
    'endOwnLogIns',
    'removeOwnCodes',
    'renamePasskey',
    'setOwnDaysAway',
  ];
  const givingIt = ['beginFactorPasskey', 'confirmFactor', 'factorNeeded'];
  expect(rest.toSorted()).toEqual([...withoutIt, ...givingIt].toSorted());
});

test('with the password alone nobody goes from a passkey to codes of their own', async () => {
  const { staff } = await makePeople();
  await makeStaffRows(staff.id);
  await passkeyOn(staff.id);
  await db.session.updateMany({ data: { factorAt: null } });
  expect((await begin(staff.token)).status).toBe(428);
  const code = codeNow();
  expect((await confirm(staff.token, { code, password: priya.password })).status).toBe(428);
  expect(await db.recoveryCode.count()).toBe(0);
  expect(await needed(staff.token)).toMatchObject({ needed: true, codes: false });
});

test('the first second factor needs the password, and no factor', async () => {
  const { staff } = await makePeople();
  await makeStaffRows(staff.id);
  const code = codeNow();
  const wrong = await confirm(staff.token, { code, password: 'not the password' });
  expect([wrong.status, wrong.body.fields]).toEqual([422, { password: expect.any(String) }]);
  expect((await confirm(staff.token, { code, password: priya.password })).status).toBe(200);
});

test('exports, refunds, erasure, and accounts of staff are guarded', () => {
  const names = guarded.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['refund', 'eraseStudent']));
  expect(names).toEqual(expect.arrayContaining(['createStaff', 'changeStaff', 'decideStaff']));
});

test('an export is refused until the code is given, in ten minutes again', async () => {
  const { staff } = await ownerWithCodes();
  const load = () =>
    getExport(
      new Request('http://localhost:3000/searchuser/export/leads.csv', {
        headers: { host: 'localhost:3000', cookie: staff.cookie },
      }),
    );
  expect((await load()).status).toBe(403);
  expect(await needed(staff.token)).toMatchObject({ needed: true, codes: true });
  await give(staff.token, codeNow());
  expect(await needed(staff.token)).toMatchObject({ needed: false, codes: true });
  expect((await load()).status).toBe(200);
  await db.$executeRaw`update sessions set "factorAt" = "factorAt" - interval '10 minutes'`;
  expect((await load()).status).toBe(403);
  expect(await db.auditEntry.count({ where: { action: 'export.leads' } })).toBe(1);
});

test('of a student only e-mail and date of birth need it', async () => {
  const { staff } = await ownerWithCodes();
  const { student } = personIds;
  const change = (field: string, from: string, to: string) =>
    correctStudent(staff.token, {
      student,
      reason: 'Read out',
      changes: { [field]: { from, to } },
    });
  expect((await correctStudent(staff.token, personSamples.correctStudent ?? {})).status).toBe(428);
  expect((await change('email', 'person@example.org', 'new@example.org')).status).toBe(428);
  expect((await change('city', 'New Delhi', 'Delhi')).status).toBe(200);
  await give(staff.token, codeNow());
  expect((await change('email', 'person@example.org', 'new@example.org')).status).toBe(200);
});

test('a log-in with a code is fresh; another log-in of the account is not', async () => {
  const { id } = await makeStaff();
  await makeStaffRows(id);
  await codesOn(id);
  await makePersonRows();
  const { data } = (await staffLogIn({ ...priya, otp: codeNow() })).body;
  const other = await logInOf({ staffId: id });
  expect([await needed(String(data)), await needed(other.token)]).toMatchObject([
    { needed: false },
    { needed: true },
  ]);
});

test('an account without a second factor is not asked', async () => {
  const { staff } = await makePeople();
  expect(await needed(staff.token)).toEqual({
    needed: false,
    codes: false,
    passkeys: false,
  });
  await makePersonRows();
  expect((await correctStudent(staff.token, personSamples.correctStudent ?? {})).status).toBe(200);
});

test('a code counts once, and wrong ones are limited', async () => {
  const { staff } = await ownerWithCodes();
  const code = codeNow();
  expect((await give(staff.token, code)).status).toBe(200);
  const again = await give(staff.token, code);
  expect([again.status, again.body.fields]).toEqual([422, { code: expect.any(String) }]);
  for (let tries = 2; tries < 10; tries += 1) await give(staff.token, 'abcd');
  expect((await give(staff.token, totpCode(totpSecret, totpStepAt() + 1))).status).toBe(429);
});

describe('on a public address', () => {
  beforeEach(() => {
    env.SITE_URL = 'https://www.example.in';
  });
  afterEach(() => {
    env.SITE_URL = 'http://localhost:3000';
  });

  test('the office opens to an owner only with a second factor', async () => {
    const { id } = await makeStaff();
    const { data: token } = (await staffLogIn()).body;
    expect(await worksWith(token)).toBe(403);
    const { secret } = (await begin(token)).body.data as { secret: string };
    const code = totpCode(secret, totpStepAt());
    expect((await confirm(token, { code, password: priya.password })).status).toBe(200);
    expect(await worksWith(token)).toBe(200);
    await db.staff.update({ where: { id }, data: { role: 'counsellor', totpSince: null } });
    expect(await worksWith(token)).toBe(200);
  });

  test('a counsellor without one changes no log-in details', async () => {
    const { staff } = await makePeople();
    await db.staff.updateMany({ data: { role: 'counsellor' } });
    await makePersonRows();
    const email = { ...personSamples.correctStudent };
    const { status, body } = await correctStudent(staff.token, email);
    expect([status, body.message]).toEqual([403, expect.stringMatching(/^Set up .* first/)]);
  });
});

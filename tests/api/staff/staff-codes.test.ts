import { totpCode, totpStepAt } from '@/lib/staff/totp';
import { db } from '@/lib/platform/db';
import { unseal } from '@/lib/platform/secrets';
import { from, letPass, makeStaff, priya, staffLogIn } from '../../support/accounts/log-in';
import { audited, begin, confirm, remove, worksWith } from '../../support/office/staff-calls';
import { codeNow, codesOn, makeStaffRows, totpSecret } from './staff-samples';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const wrong = { success: false, message: 'Enter correct details' };
const withCode = (otp: string) => staffLogIn({ ...priya, otp });

/** Priya, with one-time codes on. */
async function priyaWithCodes() {
  const { id } = await makeStaff();
  await makeStaffRows(id);
  await codesOn(id);
  return id;
}

test('a code is requested after the right password, and works once', async () => {
  await priyaWithCodes();
  const asked = await staffLogIn();
  expect([asked.status, asked.body]).toEqual([
    200,
    { success: false, code: 'second_factor', message: expect.stringContaining('Enter the code') },
  ]);
  expect(asked.headers.get('set-cookie')).toBeNull();
  expect([
    await db.session.count(),
    await db.logInCounter.count({ where: { level: { gt: 0 } } }),
  ]).toEqual([0, 0]);
  const code = codeNow();
  const answers = await Promise.all(Array.from({ length: 4 }, () => withCode(code)));
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
  expect(await db.session.count()).toBe(1);
  expect(await audited('staff.logIn')).toMatchObject([{ detail: { code: 'app' } }]);
});

test('a wrong code and a wrong password get the same answer and the same limits', async () => {
  await priyaWithCodes();
  const code = codeNow();
  const other = code === '000000' ? '111111' : '000000';
  const home = from('203.0.113.9');
  const withCode = (otp: string) => staffLogIn({ ...priya, otp }, home);
  const answers = [
    await withCode(other),
    await staffLogIn({ ...priya, password: 'not the password', otp: code }, home),
    await withCode('abcd-efgh-jkmn-aaaa'),
  ];
  expect(answers.map(({ status, body }) => [status, body])).toEqual(
    answers.map(() => [200, wrong]),
  );
  expect((await withCode(codeNow())).status).toBe(429);
  await letPass('5 seconds');
  expect((await withCode(codeNow())).body.success).toBe(true);
});

test('a recovery code works once in any notation, even if the secret is lost', async () => {
  const id = await priyaWithCodes();
  await db.staff.update({ where: { id }, data: { totpSecret: 'sealed under another secret' } });
  expect((await withCode(codeNow())).body).toMatchObject({
    success: false,
    message: expect.stringMatching(/cannot be checked.*Use a recovery code/) as string,
  });
  expect((await withCode(' ABCD EFGH-jkmn-pqrs ')).body.success).toBe(true);
  expect((await withCode('abcd-efgh-jkmn-pqrs')).body).toEqual(wrong);
  expect(await audited('staff.logIn')).toMatchObject([{ detail: { code: 'recovery' } }]);
});

test('codes are set up and removed with password and code, and stored unreadably', async () => {
  const { id } = await makeStaff();
  const { data: token } = (await staffLogIn()).body;
  const { secret } = (await begin(token)).body.data as { secret: string };
  const { password } = priya;
  // Holds even if the next half minute begins meanwhile.
  const now = totpStepAt();
  const codeAt = (steps: number) => totpCode(secret, now + steps);
  expect((await confirm(token, { code: codeAt(0), password: 'no' })).body.fields).toHaveProperty(
    'password',
  );
  expect((await confirm(token, { code: codeAt(-9), password })).body.fields).toHaveProperty('code');
  expect((await staffLogIn()).body.success).toBe(true);
  const done = await confirm(token, { code: ` ${codeAt(0)} `, password });
  const { recoveryCodes } = done.body.data as { recoveryCodes: string[] };
  expect(new Set(recoveryCodes).size).toBe(8);
  // 28 of 31 letters and digits: 138 bits.
  for (const one of recoveryCodes) expect(one).toMatch(/^([a-z2-9]{4}-){6}[a-z2-9]{4}$/);
  const stored = await db.staff.findUniqueOrThrow({
    where: { id },
    include: { recoveryCodes: true },
  });
  const text = JSON.stringify({ ...stored, totpStep: null });
  for (const one of [secret, ...recoveryCodes]) expect(text).not.toContain(one);
  expect(unseal(stored.totpSecret ?? '', id)).toBe(secret);
  expect(unseal(stored.totpSecret ?? '', 'somebody else')).toBeNull();
  expect((await begin(token)).status).toBe(409);
  // The code used for the set-up cannot be used again.
  expect((await staffLogIn({ ...priya, otp: codeAt(0) })).body).toEqual(wrong);
  expect((await staffLogIn({ ...priya, otp: codeAt(1) })).body.success).toBe(true);
  const removal = await remove(token, { code: recoveryCodes[3] ?? '', password });
  expect(removal.status).toBe(200);
  expect(await db.recoveryCode.count()).toBe(0);
  expect((await staffLogIn()).body.success).toBe(true);
  expect(await audited('staff.code')).toMatchObject([
    { staffId: id, subjectId: id, detail: { set: 'on' } },
    { staffId: id, subjectId: id, detail: { set: 'off' } },
  ]);
});

test('while required codes are not set up, only the account page works', async () => {
  const { id } = await makeStaff();
  await makeStaffRows(id);
  await db.staff.update({ where: { id }, data: { totpRequired: true } });
  const { data: token } = (await staffLogIn()).body;
  expect(await worksWith(token)).toBe(403);
  const code = totpCode(totpSecret, totpStepAt());
  expect((await confirm(token, { code, password: priya.password })).status).toBe(200);
  expect(await worksWith(token)).toBe(200);
});

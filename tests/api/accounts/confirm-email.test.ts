import { POST as postConfirm } from '@/app/api/student/confirm-email/route';
import { POST as postUse } from '@/app/api/student/sign-in-link/use/route';
import { unconfirmedEmail } from '@/lib/accounts/unconfirmed-email';
import { db } from '@/lib/platform/db';
import type { Mail } from '@/lib/platform/mail/mail';
import { asha, bearer, logIn, makeStudent, read, tokenLives } from '../../support/accounts/log-in';
import { post } from '../../support/leads/lead';
import { jobs, startMailWorker, stopMailWorkers } from '../../support/leads/mail-worker';
import { withEmptyTables } from '../../support/process/empty-tables';
import { eventually } from '../../support/process/site';

withEmptyTables();
afterEach(stopMailWorkers);

/** A new account, logged in. */
async function signedUp() {
  const { id } = await makeStudent();
  const entered = await logIn();
  return { id, entered, token: String(entered.body.data) };
}

const ask = (token: string, email?: string) =>
  read(postConfirm(post('/api/student/confirm-email', { email }, bearer(token))));

const open = (text = '') =>
  read(
    postUse(
      post('/api/student/sign-in-link/use', {
        token: /#link=([\w-]{43})/.exec(text)?.[1],
        dateofbirth: asha.dateofbirth,
      }),
    ),
  );

/** Sends the queued mails and returns them. */
async function sent(): Promise<Mail[]> {
  const mails: Mail[] = [];
  await startMailWorker({ apartMs: 0, send: async (mail) => void mails.push(mail) });
  await eventually(jobs, (all) => all.every(({ state }) => state === 'completed'));
  await stopMailWorkers();
  return mails;
}

test('the link is sent again, works for a day, and confirms the e-mail', async () => {
  const { id, token } = await signedUp();
  expect(await unconfirmedEmail(id)).toBe(asha.email);
  expect((await ask(token)).body.data).toEqual({ email: asha.email, sent: true });
  const [mail] = await sent();
  expect(mail?.to).toEqual({ address: asha.email });
  expect(mail?.text).toContain('The link works once, for a day.');
  const [link] = await db.signInLink.findMany();
  const lives = (link?.expiresAt.getTime() ?? 0) - Date.now();
  expect(Math.round(lives / 3_600_000)).toBe(24);
  await db.signInLink.updateMany({ data: { expiresAt: new Date(Date.now() + 3_600_000) } });
  expect((await open(mail?.text)).body.success).toBe(true);
  expect(await unconfirmedEmail(id)).toBeNull();
});

test('a mistyped e-mail is changed: links to it and other log-ins end, and it logs in no more', async () => {
  const { id, token } = await signedUp();
  const elsewhere = await logIn();
  await ask(token);
  const [old] = await sent();
  const changed = await ask(token, ' Asha@Gmail.com ');
  expect(changed.body.data).toEqual({ email: 'asha@gmail.com', sent: true });
  expect(await unconfirmedEmail(id)).toBe('asha@gmail.com');
  expect((await open(old?.text)).status).toBe(401);
  expect(await tokenLives(elsewhere)).toBe(false);
  expect((await logIn()).body.success).toBe(false);
  expect((await logIn({ ...asha, email: 'asha@gmail.com' })).body.success).toBe(true);
  const [mail] = await sent();
  expect(mail?.to).toEqual({ address: 'asha@gmail.com' });
  expect((await open(mail?.text)).body.success).toBe(true);
});

test('one that is taken, confirmed or written at the counter stays', async () => {
  const { id, token } = await signedUp();
  await makeStudent({ ...asha, email: 'ravi@example.org' });
  const taken = await ask(token, 'ravi@example.org');
  expect(taken.body.fields).toEqual({ email: 'This e-mail already has an account' });
  await db.student.update({ where: { id }, data: { bornAtOffice: true } });
  expect((await ask(token, 'asha@gmail.com')).body.fields?.email).toContain('Call us on');
  await db.student.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
  expect((await ask(token, 'asha@gmail.com')).status).toBe(409);
  const student = await db.student.findUnique({ where: { id } });
  expect(student?.email).toBe(asha.email);
});

test('five times a day', async () => {
  const { token } = await signedUp();
  for (let index = 0; index < 5; index += 1) expect((await ask(token)).status).toBe(200);
  const refused = await ask(token);
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
});

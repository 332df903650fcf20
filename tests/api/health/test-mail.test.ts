import { POST as postTestMail } from '@/app/api/admin/server/test-mail/route';
import { sendTestMail } from '@/lib/health/test-mail';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { bearer, read } from '../../support/accounts/log-in';
import { startMailServer } from '../../support/accounts/mail-server';
import { post } from '../../support/leads/lead';
import { staffWith, type Token } from '../../support/office/office';
import { withEmptyTables } from '../../support/process/empty-tables';
import { staffOf } from '../../support/office/staff';

withEmptyTables();

const closing: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

async function mailServer(unknown = '') {
  const server = await startMailServer(0, unknown);
  closing.push(server.close);
  return server;
}

const ask = (token: Token) => read(postTestMail(post('/', {}, bearer(token))));
const settings = (SMTP_URL: string) => ({ ...env, SMTP_URL, MAIL_FROM: 'site@institute.example' });

async function owner() {
  const { id, token } = await staffWith('owner');
  return { token, staff: await staffOf('server.read', id) };
}

test('a test mail goes to the requester’s address, through the mail server, and is audited', async () => {
  const server = await mailServer();
  const { staff } = await owner();
  const report = await sendTestMail(staff, settings(server.url));
  expect(report).toEqual({ isSent: true, said: expect.stringContaining(staff.email) });
  expect(server.mails).toMatchObject([
    {
      from: 'site@institute.example',
      recipients: [staff.email],
    },
  ]);
  expect(await db.auditEntry.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
    { action: 'server.testMail', staffId: staff.staffId, detail: { isSent: true } },
  ]);
});

test('a refusal of the mail server is shown with advice', async () => {
  const { staff } = await owner();
  const server = await mailServer(staff.email);
  const said = async (url: string) => (await sendTestMail(staff, settings(url))).said;
  expect(await said(server.url.replace('p%40ss', 'wrong'))).toMatch(
    /EAUTH 535.*user name or the password/,
  );
  expect(await said(server.url)).toMatch(/EENVELOPE 550.*your address/);
  await closing.pop()?.();
  expect(await said(server.url)).toMatch(/ESOCKET.*name and port/);
  expect(server.mails).toEqual([]);
});

test('without a mail server it says that nothing leaves the site; only so many are sent, by owners', async () => {
  const { token } = await owner();
  const { body } = await ask(token);
  expect(body.data).toEqual({
    isSent: false,
    said: expect.stringMatching(/^No mail server is set, so no mail leaves the site/),
  });
  const statuses = [];
  for (let count = 0; count < 5; count += 1) statuses.push((await ask(token)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  const counsellor = await staffWith('counsellor');
  expect((await ask(counsellor.token)).status).toBe(403);
});

import { POST as postAnswer } from '@/app/api/parent-consent/route';
import { POST as postRead } from '@/app/api/parent-consent/read/route';
import { POST as postMake } from '@/app/api/admin/parent-link/route';
import { POST as postAsk } from '@/app/api/student/parent-link/route';
import { parentAgreementText } from '@/lib/accounts/parent-consent-words';
import { needsParentConsent } from '@/lib/accounts/parent-consent';
import { deleteWhatIsOver } from '@/lib/data-rights/retention-clock';
import { keepNoticeTexts } from '@/lib/data-rights/notice-texts';
import { addUnattached } from '@/lib/payments/webhooks';
import { db, pool } from '@/lib/platform/db';
import { smtpSender } from '@/lib/platform/mail/senders';
import { isUnder18, today } from '@/lib/site/days';
import { textHash } from '@/lib/site/notice-hash';
import { bearer, read } from '../../support/accounts/log-in';
import { startMailServer } from '../../support/accounts/mail-server';
import { admission, loggedInStudent, saveForm } from '../../support/enrolment/admission';
import { jobs, startMailWorker, stopMailWorkers } from '../../support/leads/mail-worker';
import { post } from '../../support/leads/lead';
import { cash, match, record, staffWith } from '../../support/office/office';
import { acts, consent } from '../../support/office/person';
import { newRegistration } from '../../support/office/office-rows';
import { startCall } from '../../support/payments/payment';
import { withEmptyTables } from '../../support/process/empty-tables';
import { eventually } from '../../support/process/site';
import { yearsAway } from '../../support/process/years-away';

withEmptyTables();
afterEach(stopMailWorkers);

const parent = 'suresh.rao@example.org';
const answer = { name: ' Suresh Rao ', relation: 'father', agree: true };

const ask = (token: string, email: string = parent) =>
  read(postAsk(post('/api/student/parent-link', { email }, bearer(token))));
const readLink = (token: string) => read(postRead(post('/api/parent-consent/read', { token })));
const agree = (token: string, more: object = {}) =>
  read(postAnswer(post('/api/parent-consent', { token, ...answer, ...more })));
const make = (token: unknown, student: string) =>
  read(postMake(post('/api/admin/parent-link', { student }, bearer(token))));

const child = () => loggedInStudent({ dateofbirth: yearsAway(-18, 1) });

/** The tokens of the links that were mailed, with their recipients. */
async function mailed(): Promise<{ to: string; token: string }[]> {
  const server = await startMailServer();
  await startMailWorker(
    smtpSender({ url: server.url, from: 'site@example.in', to: 'o@example.in' }),
  );
  await eventually(jobs, (all) => all.every(({ state }) => state === 'completed'));
  await stopMailWorkers();
  await server.close();
  return server.mails.map((mail) => ({
    to: mail.recipients.join(),
    token: /parent-consent#link=([\w-]{43})$/m.exec(mail.text)?.[1] ?? '',
  }));
}

const officeLink = async (student: string, staff?: { token: string }) => {
  const { token } = staff ?? (await staffWith('counsellor'));
  const { body } = await make(token, student);
  return (body.data as { link: string }).link.split('#link=')[1] ?? '';
};

test('a parent agrees by a link in a mail of their own; until then nothing is saved', async () => {
  const student = await child();
  const waiting = await saveForm(student, { ...admission, parentconsent: true });
  expect(waiting.body).toMatchObject({
    success: false,
    fields: { parentconsent: expect.any(String) },
  });
  expect(await db.consent.findMany()).toMatchObject([{ kind: 'parentAsked' }]);
  const asked = await ask(student.token);
  expect(asked.body).toMatchObject({ success: true, data: { sent: true } });
  const [mail] = await mailed();
  expect(mail?.to).toBe(parent);
  const token = mail?.token ?? '';
  expect((await readLink(token)).body.data).toEqual({ studentname: expect.any(String) });
  expect((await saveForm(student, admission)).body.success).toBe(false);
  expect((await agree(token)).body).toEqual({ success: true, data: { recorded: true } });
  expect(await db.consent.findMany({ where: { kind: 'parent' } })).toMatchObject([
    {
      given: true,
      givenBy: 'Suresh Rao',
      relation: 'father',
      via: 'link',
      textHash: textHash(parentAgreementText),
    },
  ]);
  await keepNoticeTexts();
  expect(
    await db.noticeText.findUnique({ where: { hash: textHash(parentAgreementText) } }),
  ).toMatchObject({ form: 'parentAgreement', text: parentAgreementText });
  expect((await saveForm(student, admission)).body.success).toBe(true);
  expect((await agree(token)).status).toBe(401);
  expect(await db.consent.count({ where: { kind: 'parent' } })).toBe(1);
});

test('the link needs name, relation and a tick, and is not used up by a mistake', async () => {
  const { id } = await child();
  const token = await officeLink(id);
  for (const wrong of [{ name: ' ' }, { relation: 'uncle' }, { agree: false }]) {
    expect(Object.keys((await agree(token, wrong)).body.fields ?? {})).toEqual(Object.keys(wrong));
  }
  expect((await agree(token)).status).toBe(200);
});

test('of many uses at once one counts', async () => {
  const { id } = await child();
  const token = await officeLink(id);
  const answers = await Promise.all(Array.from({ length: 8 }, () => agree(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await db.consent.count()).toBe(1);
});

test('the student’s own mailbox is refused, in any spelling', async () => {
  const student = await child();
  const { email } = await db.student.findUniqueOrThrow({ where: { id: student.id } });
  const [name, domain] = email.split('@');
  for (const own of [email, email.toUpperCase(), `${name}+papa@${domain}`]) {
    expect((await ask(student.token, own)).body.fields).toEqual({
      email: expect.stringContaining('own e-mail'),
    });
  }
  await db.student.update({ where: { id: student.id }, data: { email: 'a.rao@gmail.com' } });
  expect((await ask(student.token, 'ar.ao+x@googlemail.com')).status).toBe(422);
  expect(await jobs()).toEqual([]);
});

test('another e-mail ends the link before; five links a day are sent', async () => {
  const student = await child();
  await ask(student.token, 'first@example.org');
  const [first] = await mailed();
  await ask(student.token, 'second@example.org');
  expect((await readLink(first?.token ?? '')).status).toBe(401);
  const second = (await mailed())[0];
  expect(second?.to).toBe('second@example.org');
  expect((await readLink(second?.token ?? '')).status).toBe(200);
  for (const tries of [3, 4, 5])
    expect((await ask(student.token, `p${tries}@a.org`)).status).toBe(200);
  expect((await ask(student.token, 'sixth@example.org')).status).toBe(429);
});

test('a link ends after 14 days, and only its hash is stored', async () => {
  const { id } = await child();
  const token = await officeLink(id);
  const rows = await db.parentLink.findMany();
  expect(JSON.stringify(rows)).not.toContain(token);
  const age = (ms: number) =>
    db.parentLink.updateMany({ data: { createdAt: new Date(Date.now() - 14 * 86_400_000 + ms) } });
  await age(60_000);
  expect((await readLink(token)).status).toBe(200);
  await age(-1);
  expect([(await readLink(token)).status, (await agree(token)).status]).toEqual([401, 401]);
  expect(await deleteWhatIsOver(pool)).toEqual({ parentLinks: 1 });
});

test('staff make a link, which the audit records, and record paper, which ends links', async () => {
  const { token } = await staffWith('counsellor');
  const { id } = await child();
  const { body } = await make(token, id);
  const link = (body.data as { link: string }).link;
  expect(link).toMatch(/^http:\/\/localhost:3000\/parent-consent#link=[\w-]{43}$/);
  expect(JSON.stringify(await acts())).not.toContain(link.split('=')[1]);
  await consent(token, { student: id, reason: 'Signed by the mother' });
  expect((await acts()).map(({ action }) => action)).toEqual([
    'student.parentLink',
    'student.consent',
  ]);
  expect((await agree(link.split('#link=')[1] ?? '')).status).toBe(401);
  expect(await needsParentConsent(id)).toBe(false);
  expect((await make(token, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
});

test('nothing can be paid without a parent’s consent, online or at the counter', async () => {
  const staff = await staffWith('counsellor');
  const student = await child();
  const plan = await startCall({ amount: 116.82 }, student);
  expect(plan).toMatchObject({ status: 403, body: { message: expect.stringContaining('parent') } });
  const { id: registration } = await newRegistration(student.id);
  for (const who of [student, undefined]) {
    const { status } = await startCall({ registration, amount: 8_999 }, who);
    expect(status).toBe(who ? 403 : 409);
  }
  const counter = await record(staff.token, cash(registration));
  expect(counter).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('make a link for the parent') },
  });
  expect(await db.payment.count()).toBe(0);
  await agree(await officeLink(student.id, staff));
  expect((await record(staff.token, cash(registration))).status).toBe(200);
});

test('a payment that came without a registration is matched to a child’s only after consent', async () => {
  const staff = await staffWith('counsellor');
  const student = await child();
  const { id: registration } = await newRegistration(student.id);
  const payment = await addUnattached(pool, 'razorpay', {
    gatewayPaymentId: 'pay_Qb2gYRc7dxedX8',
    amount: 899_900,
    currency: 'INR',
    name: 'Suresh Rao',
    number: '+919876543210',
    description: '',
  });
  expect(await match(staff.token, { payment, registration })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('parental consent') },
  });
  expect(await db.receipt.count()).toBe(0);
  await agree(await officeLink(student.id, staff));
  expect((await match(staff.token, { payment, registration })).status).toBe(200);
});

test('a form that says under 18 needs a parent too, whatever the account says', async () => {
  const student = await loggedInStudent();
  const young = { ...admission, dateofbirth: yearsAway(-17) };
  const { body } = await saveForm(student, young);
  expect(body).toMatchObject({ success: false, fields: { dateofbirth: expect.any(String) } });
  const dateofbirth = new Date(`${yearsAway(-17)}T00:00:00Z`);
  const { id: registration } = await newRegistration(student.id, { dateofbirth });
  expect((await startCall({ registration }, student)).status).toBe(403);
  const staff = await staffWith('counsellor');
  expect((await record(staff.token, cash(registration))).status).toBe(409);
  expect((await ask(student.token)).body.data).toEqual({ sent: true });
});

test('the day of full age is Delhi’s', () => {
  const born = '2008-11-22';
  expect(isUnder18(born, today(new Date('2026-11-21T18:29:59.999Z')))).toBe(true);
  expect(isUnder18(born, today(new Date('2026-11-21T18:30:00Z')))).toBe(false);
  expect(isUnder18('2008-02-29', '2026-02-28')).toBe(true);
  expect(isUnder18('2008-02-29', '2026-03-01')).toBe(false);
});

import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { leadMail } from '@/lib/leads/new-lead-mails';
import { db } from '@/lib/platform/db';
import { envSchema, parseSettings } from '@/lib/platform/env';
import { chooseSender } from '@/lib/platform/mail/senders';
import { startMailServer, type MailServer } from '../../support/accounts/mail-server';
import { readMail } from '../../support/accounts/read-mail';
import {
  jobIn,
  jobs,
  sendEnquiry,
  sendRegistration,
  startMailWorker,
  stopMailWorkers,
} from '../../support/leads/mail-worker';
import { withEmptyTables } from '../../support/process/empty-tables';
import { samples } from '../../support/process/samples';
import { eventually } from '../../support/process/site';

let server: MailServer;
const to = 'office@institute.example, counsellor@institute.example';
const from = 'website@institute.example';
const smtp = () =>
  chooseSender(parseSettings(envSchema, { SMTP_URL: server.url, MAIL_FROM: from, LEADS_TO: to }));
const delivered = (count = 1) =>
  eventually(
    () => nextTurn(server.mails),
    (mails) => mails.length === count,
  );

afterEach(stopMailWorkers);
withEmptyTables();
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.close());

test('an enquiry is mailed once, with all fields and the page', async () => {
  await startMailWorker(smtp());
  const body = {
    requestId: 'a1b2c3d4e5f60718',
    name: 'दीपा शर्मा',
    message: 'क्या सप्ताहांत बैच है?\n\nIs there a weekend batch?',
    page: '/contact',
    plan: 'csir-net-online-1-year-gold',
    utm: { utm_source: 'whatsapp' },
  };
  expect(await sendEnquiry(body)).toBe(200);
  expect(await sendEnquiry(body)).toBe(200);
  const [mail] = await delivered();
  const lead = await db.lead.update({
    where: { requestId: body.requestId },
    data: { createdAt: '2026-11-21T20:00:00Z' },
  });
  expect(mail?.recipients).toEqual(['office@institute.example', 'counsellor@institute.example']);
  expect(mail?.headers).toMatchObject({
    from,
    to,
    subject: 'Enquiry: दीपा शर्मा, GATE Chemistry',
    'reply-to': 'asha@example.org',
    'message-id': `<lead-${lead.id}@institute.example>`,
    'content-type': 'text/plain; charset=utf-8',
  });
  expect(mail?.text.replace(/Received: .*/, '')).toBe(`Enquiry on the website

Name:     दीपा शर्मा
Phone:    +91 98765 43210
E-mail:   asha@example.org
Course:   GATE Chemistry
Page:     /contact
Plan:     csir-net-online-1-year-gold
Campaign: utm_source=whatsapp


Message:

क्या सप्ताहांत बैच है?

Is there a weekend batch?
`);
  // Delhi's date, which is a day ahead here.
  const row = { ...lead, utm: null };
  expect(leadMail(row, false).text).toContain('Received: 22 November 2026 at 1:30 am, Indian time');
  await jobIn('completed');
  expect(server.mails).toHaveLength(1);
});

test('free registrations are mailed, and every queued lead is sent', async () => {
  await sendRegistration();
  await sendRegistration({ name: 'Bela' });
  await startMailWorker(smtp());
  const mails = await delivered(2);
  expect(mails.map(({ headers }) => headers.subject)).toEqual([
    'Free registration: Asha Rao, GATE Chemistry',
    'Free registration: Bela, GATE Chemistry',
  ]);
  expect(mails[0]?.text).not.toContain('Message');
});

test('two workers send each mail once', async () => {
  for (let index = 1; index <= 12; index += 1) await sendRegistration({ name: `Visitor ${index}` });
  await Promise.all([startMailWorker(smtp()), startMailWorker(smtp())]);
  await eventually(jobs, (all) => all.every(({ state }) => state === 'completed'));
  expect(new Set(server.mails.map(({ headers }) => headers['message-id'])).size).toBe(12);
  expect(server.mails).toHaveLength(12);
});

test('nothing a visitor types becomes a header or a recipient', async () => {
  await startMailWorker(smtp());
  const names = ['auto-submitted', 'content-transfer-encoding', 'content-type', 'date', 'from'];
  names.push('message-id', 'mime-version', 'subject', 'to');
  const nasty = fc.constantFrom(
    ...['\r\nBcc: evil@example.org', '\nSubject: x', '\r\n\r\nX: y', '\u2028', '\u0085', '\x0b'],
    ...['"', '<evil@example.org>', ',', ';', 'ह', '=?UTF-8?Q?x?=', '\r\n.\r\nQUIT\r\n', '\t'],
  );
  const text = fc
    .array(fc.oneof(nasty, fc.string({ unit: 'grapheme', maxLength: 20 })), { minLength: 1 })
    .map((parts) => `A${parts.join('')}`.slice(0, 190))
    .filter((value) => value.isWellFormed() && !value.includes('\0'));
  await fc.assert(
    fc.asyncProperty(text, text, text, async (name, email, message) => {
      server.mails.length = 0;
      await db.lead.deleteMany();
      expect(await sendEnquiry({ name, email: `${email}\n`, course: name, message })).toBe(200);
      const [mail] = await delivered();
      expect(mail?.recipients).toHaveLength(2);
      const found = Object.keys(mail?.headers ?? {}).filter((header) => header !== 'reply-to');
      expect(found.sort()).toEqual(names);
      expect(mail?.headers.to).toBe(to);
    }),
    { numRuns: samples({ here: 8, inCi: 40 }) },
  );
});

test.each([
  ['asha@example.org', 'asha@example.org'],
  [' asha@example.org ', 'asha@example.org'],
  ['asha at example.org', undefined],
  ['a@example.org, b@example.org', undefined],
  ['Asha <asha@example.org>', undefined],
])('an answer to a visitor who typed %j goes to %s', async (email, replyTo) => {
  await startMailWorker(smtp());
  await sendRegistration({ email });
  const [mail] = await delivered();
  expect(mail?.headers['reply-to']).toBe(replyTo);
  expect(mail?.text).toContain(`E-mail:   ${email.trim()}`);
});

test('without mail settings the mail is a file that only its owner can read', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'orbital-outbox-'));
  const outbox = path.join(folder, 'data', 'outbox');
  await startMailWorker(
    chooseSender(parseSettings(envSchema, { DATA_DIR: path.join(folder, 'data'), LEADS_TO: to })),
  );
  await sendEnquiry({ name: 'दीपा शर्मा' });
  await jobIn('completed');
  const files = await readdir(outbox);
  expect(files).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d-]{8}-lead-[0-9a-f-]{36}\.eml$/),
  ]);
  const file = path.join(outbox, String(files[0]));
  const mode = async (entry: string) => ((await stat(entry)).mode & 0o777).toString(8);
  expect([await mode(outbox), await mode(file)]).toEqual(['700', '600']);
  const mail = readMail(await readFile(file));
  expect(mail.headers).toMatchObject({ to, subject: 'Enquiry: दीपा शर्मा, GATE Chemistry' });
  expect(mail.text).toContain('Is there a weekend batch?');
  await rm(folder, { recursive: true });
});

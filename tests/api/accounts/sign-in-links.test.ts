import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { POST as postAsk } from '@/app/api/student/sign-in-link/route';
import { POST as postUse } from '@/app/api/student/sign-in-link/use/route';
import { wantsMarketing } from '@/lib/accounts/consents';
import { needsParentConsent } from '@/lib/accounts/parent-consent';
import { areSignInLinksSent } from '@/lib/accounts/sign-in-mails';
import { deleteExpired } from '@/lib/background-work';
import { db, pool } from '@/lib/platform/db';
import { SendingFailed, type Mail, type Sender } from '@/lib/platform/mail/mail';
import { emailServiceSender, outboxSender, smtpSender } from '@/lib/platform/mail/senders';
import {
  asha,
  bearer,
  cookieOf,
  cookiesOf,
  currentUser,
  from,
  logIn,
  makeStudent,
  read,
} from '../../support/accounts/log-in';
import { startMailServer } from '../../support/accounts/mail-server';
import { readMail } from '../../support/accounts/read-mail';
import { register } from '../../support/accounts/sign-up';
import { signUp } from '../../support/accounts/sign-up-parts';
import { withSiteUrl } from '../../support/accounts/site-url';
import { post } from '../../support/leads/lead';
import {
  jobIn,
  jobs,
  skipPause,
  startMailWorker,
  stopMailWorkers,
} from '../../support/leads/mail-worker';
import { newRegistration } from '../../support/office/office-rows';
import { storedLink } from '../../support/payments/payer-link';
import { withEmptyTables } from '../../support/process/empty-tables';
import { eventually } from '../../support/process/site';
import { yearsAway } from '../../support/process/years-away';

withEmptyTables();
afterEach(stopMailWorkers);

const ask = (email: unknown = asha.email, headers = {}) =>
  read(postAsk(post('/api/student/sign-in-link', { email }, headers)));
const use = (token: unknown, dateofbirth: unknown = asha.dateofbirth, headers = {}) =>
  read(postUse(post('/api/student/sign-in-link/use', { token, dateofbirth }, headers)));
const useAlone = (token: unknown) =>
  read(postUse(post('/api/student/sign-in-link/use', { token })));

const onItsWay = {
  success: true,
  data: { sent: true },
  message: expect.stringMatching(
    /^If there is an account under this e-mail, .*\+91 00000 00001\.$/,
  ),
};
const over = {
  success: false,
  code: 'unauthorized',
  message: 'This link has been used or has expired. Press "Can\'t log in?" to get a new one.',
};

/** A sender that records its mails; `fail` decides about each attempt. */
function recordingSender(fail: (attempt: number) => boolean = () => false) {
  const mails: Mail[] = [];
  let attempts = 0;
  const sender: Sender = {
    apartMs: 0,
    send: async (mail) => {
      if (fail((attempts += 1))) throw new SendingFailed('No.');
      mails.push(mail);
    },
  };
  return { sender, mails };
}

const tokenIn = (text = '') => /#link=([\w-]{43})/.exec(text)?.[1] ?? '';

/** A mailed link, sent through queue and sender. */
async function linkFor(email = asha.email): Promise<string> {
  const { sender, mails } = recordingSender();
  await startMailWorker(sender);
  await ask(email);
  await eventually(jobs, () => mails.length > 0);
  await stopMailWorkers();
  return tokenIn(mails[0]?.text);
}

describe('asking', () => {
  test('the student gets one mail with a link that logs in', async () => {
    await makeStudent();
    const server = await startMailServer();
    await startMailWorker(
      smtpSender({ url: server.url, from: 'site@example.in', to: 'office@example.in' }),
    );
    const answer = await ask(' ASHA@example.org');
    expect([answer.status, answer.body]).toEqual([200, onItsWay]);
    await jobIn('completed');
    await stopMailWorkers();
    await server.close();
    const [mail, ...others] = server.mails;
    expect(others).toEqual([]);
    expect([mail?.recipients, mail?.from]).toEqual([['asha@example.org'], 'site@example.in']);
    expect(mail?.headers).toMatchObject({
      to: 'asha@example.org',
      subject: 'Your log-in link for Orbital Chemistry Institute',
    });
    expect(mail?.text).toMatch(/^http:\/\/localhost:3000\/student-login#link=[\w-]{43}$/m);
    expect(mail?.text).toContain('The link works once, for ten minutes.');
    expect(mail?.text).not.toContain('आशा');
    const { status, body } = await use(tokenIn(mail?.text));
    expect([status, body.success]).toEqual([200, true]);
  });

  test.each([
    [
      'gate-online-1-year-gold',
      '/onlinecourses/gate',
      /login\?plan=gate-online-1-year-gold&page=%2Fonlinecourses%2Fgate#link=/,
    ],
    [
      'gate-online-1-year-gold',
      '//evil.example',
      /login\?plan=gate-online-1-year-gold&page=%2Fonlinecourses%2Fgate#link=/,
    ],
    ['no-such-plan', 'https://evil.example/', /login#link=/],
  ])(
    'a link asked for with the plan %s on %s leads to that plan only',
    async (plan, page, link) => {
      const { sender, mails } = recordingSender();
      await startMailWorker(sender);
      await makeStudent();
      const query = { plan, page };
      await postAsk(post('/api/student/sign-in-link', { email: asha.email, ...query }));
      await register({ ...signUp, email: 'new@example.org', ...query });
      await eventually(jobs, () => mails.length === 2);
      for (const { text } of mails) expect(text).toMatch(link);
      expect(JSON.stringify(mails)).not.toContain('evil');
    },
  );

  test('the token is never in the database', async () => {
    await makeStudent();
    await ask();
    expect(JSON.stringify(await jobs())).not.toMatch(/asha|[\w-]{43}/);
    const token = await linkFor();
    const links = await db.signInLink.findMany();
    expect(token).toHaveLength(43);
    expect(JSON.stringify([links, await jobs()])).not.toContain(token);
  });

  test('an unknown e-mail gets the same answer and rows, and no mail', async () => {
    await makeStudent();
    const known = await ask();
    const unknown = await ask('nobody@example.org');
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect([...unknown.headers]).toEqual([...known.headers]);
    expect((await jobs()).map(({ state }) => state)).toEqual(['created', 'created']);
    const { sender, mails } = recordingSender();
    await startMailWorker(sender);
    await eventually(jobs, (all) => all.every(({ state }) => state === 'completed'));
    expect(mails.map(({ to }) => to)).toEqual([{ address: asha.email }]);
  });

  test('three that work at once for one e-mail and twenty an hour from one address are sent; more only answered', async () => {
    await makeStudent();
    const answers = [];
    for (let index = 0; index < 5; index += 1) answers.push(await ask());
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(5).fill([200, onItsWay]),
    );
    expect(await jobs()).toHaveLength(3);
    for (let index = 0; index < 25; index += 1) {
      expect((await ask(`s${index}@example.org`, from('203.0.113.9'))).body).toEqual(onItsWay);
    }
    expect(await jobs()).toHaveLength(23);
    const counted = await pool.query<{ key: string }>('select key from rate_limits');
    expect(JSON.stringify(counted.rows)).not.toMatch(/asha@|203\.0/);
  });

  const pass = (ms: number) => db.$executeRaw`update rate_limits set expire = expire - ${ms}`;

  test('an attacker who requests links and tries dates cannot lock the student out longer than a link is valid', async () => {
    await makeStudent();
    const attacker = from('203.0.113.9');
    for (let day = 10; day < 20; day += 1) {
      await logIn({ ...asha, dateofbirth: `1999-01-${day}` }, from(`203.0.113.${day}`));
    }
    const refused = await logIn(asha, from('198.51.100.1'));
    expect(refused.body.message).toContain('press “Can’t log in?” to get a link by e-mail');
    let sent = 0;
    for (let tenMinutes = 0; tenMinutes < 144; tenMinutes += 1) {
      for (let index = 0; index < 4; index += 1) await ask(asha.email, attacker);
      const before = (await jobs()).length;
      // In the first ten minutes the student's mailbox holds a link that the attacker requested.
      if (tenMinutes > 0) await ask(asha.email, from(`198.51.100.${tenMinutes}`));
      sent += (await jobs()).length - before;
      await pass(600_001);
    }
    // The attacker gets ten a day, and the student one in every other ten minutes.
    expect((await jobs()).length - sent).toBe(10);
    expect(sent).toBeGreaterThanOrEqual(140);
    expect((await use(await linkFor())).body.success).toBe(true);
    expect((await logIn(asha, from('198.51.100.1'))).body.success).toBe(true);
  });

  test('an invalid e-mail is refused, and the sentence says what to do', async () => {
    for (const email of [null, '', 'asha', 'a@b.in\r\nBcc: x@y.in', ['a@b.in']]) {
      const answer = await ask(email);
      expect([answer.status, answer.body.code]).toEqual([422, 'invalid_input']);
      expect(Object.keys(answer.body.fields ?? {})).toEqual(['email']);
    }
    expect(await jobs()).toEqual([]);
  });

  test('a failed mail is retried with a new link for ten minutes', async () => {
    await makeStudent();
    const { sender, mails } = recordingSender((attempt) => attempt < 3);
    await startMailWorker(sender);
    await ask();
    await jobIn('retry');
    await skipPause();
    await jobIn('retry', 2);
    await skipPause();
    await jobIn('completed', 3);
    expect(mails).toHaveLength(1);
    expect((await use(tokenIn(mails[0]?.text))).status).toBe(200);
    await stopMailWorkers();

    await ask();
    await pool.query(`update pgboss.job set created_on = now() - interval '11 minutes'`);
    await startMailWorker(sender);
    await eventually(jobs, (all) => all.every(({ state }) => state === 'completed'));
    expect(mails).toHaveLength(1);
  });

  test('without a mail server the mail is a file that only its owner can read', async () => {
    await makeStudent();
    const folder = await mkdtemp(path.join(tmpdir(), 'orbital-outbox-'));
    await startMailWorker(
      outboxSender({ folder, from: 'site@example.in', to: 'office@example.in' }),
    );
    await ask();
    await jobIn('completed');
    const [name = ''] = await readdir(folder);
    const mail = readMail(await readFile(path.join(folder, name)));
    await rm(folder, { recursive: true });
    expect(mail.headers.to).toBe('asha@example.org');
    expect((await use(tokenIn(mail.text))).status).toBe(200);
  });
});

test('the form promises links only where they are sent', () => {
  const local = 'http://localhost:3000';
  const real = 'https://www.example.in';
  const service = { EMAIL_SERVICE_URL: 'https://api.example.com' };
  expect(areSignInLinksSent({ SITE_URL: real, SMTP_URL: 'smtps://mail.example.in' })).toBe(true);
  expect(areSignInLinksSent({ SITE_URL: local })).toBe(true);
  expect(areSignInLinksSent({ SITE_URL: real })).toBe(false);
  expect(areSignInLinksSent({ SITE_URL: local, ...service })).toBe(false);
  const sender = emailServiceSender({ url: '', serviceId: '', templateId: '', publicKey: '' });
  expect(sender.templateOnly).toBe(true);
});

describe('using', () => {
  test('it logs in once, with token and cookie', async () => {
    const { id } = await makeStudent();
    const token = await linkFor();
    const answer = await use(token);
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, data: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
    expect(answer.body.data).not.toBe(token);
    expect(cookieOf(answer)).toMatch(/^session=./);
    expect((await currentUser(bearer(answer.body.data))).status).toBe(200);
    expect(await db.session.findMany()).toMatchObject([{ studentId: id }]);
    const again = await use(token);
    expect([again.status, again.body]).toEqual([401, over]);
    expect(again.headers.get('set-cookie')).toBeNull();
  });

  test('of ten concurrent uses one succeeds', async () => {
    await makeStudent();
    const token = await linkFor();
    const answers = await Promise.all(Array.from({ length: 10 }, () => use(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(9);
    expect(await db.session.count()).toBe(1);
  });

  test('after ten minutes it has expired, and it is deleted', async () => {
    await makeStudent();
    const token = await linkFor();
    const age = (interval: string) =>
      pool.query(`update sign_in_links set "expiresAt" = "expiresAt" - interval '${interval}'`);
    await age('9 minutes 30 seconds');
    await deleteExpired(pool);
    expect(await db.signInLink.count()).toBe(1);
    await age('30 seconds');
    expect((await use(token)).body).toEqual(over);
    await deleteExpired(pool);
    expect(await db.signInLink.count()).toBe(0);
  });

  test("it ends the student's other links and no one else's", async () => {
    const priya = { email: 'priya@example.org', dateofbirth: '2003-01-01' };
    await makeStudent();
    await makeStudent(priya);
    const [one, other, hers] = [await linkFor(), await linkFor(), await linkFor(priya.email)];
    expect((await use(one)).status).toBe(200);
    expect((await use(other)).status).toBe(401);
    expect((await use(hers)).status).toBe(200);
  });

  test('it lifts the limit of failed attempts', async () => {
    await makeStudent();
    const token = await linkFor();
    for (let index = 10; index < 20; index += 1) {
      await logIn({ ...asha, dateofbirth: `1999-01-${index}` });
    }
    expect((await logIn()).status).toBe(429);
    expect((await use(token)).status).toBe(200);
    expect((await logIn()).body.success).toBe(true);
  });

  test('bearer tokens and invented tokens are refused', async () => {
    await makeStudent();
    const { body } = await logIn();
    for (const token of [body.data, 'x'.repeat(43)]) expect((await use(token)).body).toEqual(over);
    for (const token of [undefined, '', 7, ['x'], 'a\0b', 'x'.repeat(100_000)]) {
      const answer = await use(token);
      expect([answer.status, answer.body.message]).toEqual([
        422,
        'Open the link from the e-mail again.',
      ]);
    }
  });
});

describe('the first use', () => {
  test('needs the date of birth, and the link stays valid until it is given', async () => {
    await makeStudent();
    const token = await linkFor();
    for (const answer of [await useAlone(token), await useAlone(token)]) {
      expect([answer.status, answer.body.fields]).toEqual([
        422,
        { dateofbirth: 'Enter your date of birth again to confirm your account.' },
      ]);
    }
    expect((await use(token, '2019-01-01')).body.fields).toHaveProperty('dateofbirth');
    expect((await use(token)).body.success).toBe(true);
    expect(await db.student.findFirst({ select: { emailVerifiedAt: true } })).toEqual({
      emailVerifiedAt: expect.any(Date),
    });
    expect((await useAlone(await linkFor())).body.success).toBe(true);
  });

  test('takes the account from a person who signed up with another’s e-mail', async () => {
    const squatted = { ...asha, dateofbirth: '1991-01-01' };
    await makeStudent(squatted);
    const squatter = await logIn(squatted);
    const device = cookiesOf(squatter);
    const owner = await use(await linkFor(), '29/02/2004');
    expect((await currentUser(bearer(squatter.body.data))).status).toBe(401);
    expect((await currentUser(bearer(owner.body.data))).body.data).toMatchObject(asha);
    expect((await logIn(squatted)).body.success).toBe(false);
    // The device has no separate limit for guesses.
    for (let index = 10; index < 20; index += 1) {
      await logIn({ ...asha, dateofbirth: `1999-01-${index}` });
    }
    expect((await logIn(asha, device)).status).toBe(429);
    expect((await logIn(asha, cookiesOf(owner))).body.success).toBe(true);
  });

  test('ends links and consents of that sign-up; consents on paper stay', async () => {
    const { id } = await makeStudent({ ...asha, dateofbirth: yearsAway(-17) });
    const { id: registration } = await newRegistration(id);
    await db.student.update({ where: { id }, data: { parentEmail: 'squatter@example.net' } });
    await db.parentLink.create({ data: { studentId: id, tokenHash: 'a-parent', via: 'mail' } });
    await storedLink(registration, 'a-link-to-pay-by-for-a-friend');
    const given = (kind: 'notice' | 'marketing' | 'parent' | 'parentAsked', via?: string) =>
      db.consent.create({ data: { studentId: id, kind, given: true, version: '1', via } });
    for (const kind of ['notice', 'marketing', 'parentAsked'] as const) await given(kind);
    await given('parent', 'link');
    expect(await needsParentConsent(id)).toBe(false);
    expect((await use(await linkFor(), yearsAway(-16))).body.success).toBe(true);
    expect(await db.student.findUniqueOrThrow({ where: { id } })).toMatchObject({
      parentEmail: null,
    });
    expect([
      await db.parentLink.count(),
      await db.payerLink.count({ where: { endedAt: null } }),
    ]).toEqual([0, 0]);
    const newest = await db.consent.findMany({
      where: { studentId: id },
      orderBy: [{ kind: 'asc' }, { createdAt: 'desc' }],
      distinct: 'kind',
    });
    expect(newest.filter(({ given }) => given).map(({ kind }) => kind)).toEqual(['notice']);
    expect(await needsParentConsent(id)).toBe(true);
    expect(await wantsMarketing(id)).toBe(false);

    await db.student.update({ where: { id }, data: { emailVerifiedAt: null } });
    await given('parent', 'paper');
    await given('parent', 'link');
    expect((await use(await linkFor(), yearsAway(-16))).body.success).toBe(true);
    expect(await needsParentConsent(id)).toBe(false);
    const last = await db.consent.findFirst({
      where: { studentId: id, kind: 'parent' },
      orderBy: { createdAt: 'desc' },
    });
    expect(last).toMatchObject({ given: true, via: 'paper' });
  });

  test('later links leave date of birth and other sessions as they are', async () => {
    await makeStudent();
    const first = await use(await linkFor());
    const second = await use(await linkFor(), '1991-01-01');
    expect((await currentUser(bearer(second.body.data))).body.data).toMatchObject(asha);
    expect((await currentUser(bearer(first.body.data))).status).toBe(200);
  });
});

describe('sign-up', () => {
  test('sends a link that confirms the e-mail, once, and nothing that was typed', async () => {
    const { sender, mails } = recordingSender();
    await startMailWorker(sender);
    expect((await register({ ...signUp, email: asha.email })).body.success).toBe(true);
    await eventually(jobs, () => mails.length > 0);
    expect(mails[0]).toMatchObject({
      to: { address: asha.email },
      subject: 'Confirm your e-mail for Orbital Chemistry Institute',
    });
    expect(mails[0]?.text).not.toContain(signUp.studentname);
    expect((await use(tokenIn(mails[0]?.text))).body.success).toBe(true);
  });

  test('does not take over an account, whether its e-mail is verified or not', async () => {
    await makeStudent();
    const taken = { success: false, message: 'Registration already done' };
    expect((await register({ ...signUp, email: asha.email })).body).toMatchObject(taken);
    const mine = await use(await linkFor());
    expect((await register({ ...signUp, email: asha.email })).body).toMatchObject(taken);
    expect((await currentUser(bearer(mine.body.data))).body.data).toMatchObject(asha);
    expect(await db.student.count()).toBe(1);
  });

  test('sends nothing where links cannot be sent', async () => {
    await withSiteUrl('https://www.example.in', async () => {
      expect((await register({ ...signUp, email: asha.email })).body.success).toBe(true);
      expect(await jobs()).toEqual([]);
    });
  });
});

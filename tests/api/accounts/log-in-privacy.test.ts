import pino from 'pino';
import { POST as postLogOut } from '@/app/api/student/logout/route';
import { POST as postSession } from '@/app/api/student/session/route';
import { POST as postAsk } from '@/app/api/student/sign-in-link/route';
import { POST as postUse } from '@/app/api/student/sign-in-link/use/route';
import { db } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';
import {
  asha,
  bearer,
  cookieOf,
  currentUser,
  from,
  logIn,
  makeStaff,
  makeStudent,
  priya,
  profile,
  staffLogIn,
} from '../../support/accounts/log-in';
import { post } from '../../support/leads/lead';
import {
  jobIn,
  skipPause,
  startMailWorker,
  stopMailWorkers,
} from '../../support/leads/mail-worker';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

/** All output of the process while `work` runs. */
async function written(work: () => Promise<void>): Promise<string> {
  let text = '';
  const stream = (log as unknown as Record<symbol, { write(line: string): void }>)[
    pino.symbols.streamSym
  ] as { write(line: string): void };
  const spies = [
    jest.spyOn(stream, 'write').mockImplementation((line) => void (text += line)),
    ...(['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
      jest.spyOn(console, name).mockImplementation((...all) => void (text += all.join(' '))),
    ),
  ];
  try {
    await work();
  } finally {
    spies.forEach((spy) => spy.mockRestore());
  }
  return text;
}

const personal = [
  asha.email,
  asha.dateofbirth,
  '29/02/2004',
  priya.email,
  priya.password,
  '203.0.113.9',
  ...Object.values(profile).filter((text) => text.length > 6),
];

/** Sends right and wrong requests to every call; returns the secrets in the answers. */
async function everyCall(): Promise<string[]> {
  const here = from('203.0.113.9');
  const student = await logIn({ ...asha, dateofbirth: '29/02/2004' }, here);
  const staff = await staffLogIn(priya, here);
  const token = String(student.body.data);
  await currentUser({ ...bearer(token), ...here });
  await currentUser(bearer(`${token}x`));
  await postSession(post('/api/student/session', '', bearer(token)));
  await postAsk(post('/api/student/sign-in-link', { email: asha.email }, here));
  await postUse(post('/api/student/sign-in-link/use', { token }));
  await staffLogIn({ ...priya, password: `${priya.password}!` }, here);
  for (let index = 0; index < 6; index += 1) {
    await logIn({ ...asha, dateofbirth: `200${index}-02-28` }, here);
  }
  await postLogOut(
    post('/api/student/logout', '', { ...bearer(token), cookie: cookieOf(student) }),
  );
  return [token, String(staff.body.data), cookieOf(student), cookieOf(staff)];
}

test('calls that succeed or are refused log nothing', async () => {
  await makeStudent();
  await makeStaff();
  expect(await written(async () => void (await everyCall()))).toBe('');
});

test('a database failure is logged without personal data and secrets', async () => {
  await makeStudent();
  await makeStaff();
  const tables = ['students', 'staff', 'sessions', 'sign_in_links', 'log_in_counters'];
  const { body } = await logIn();
  const rename = async (to: (name: string) => [string, string]) => {
    for (const table of tables) {
      const [before, after] = to(table);
      await db.$executeRawUnsafe(`alter table ${before} rename to ${after}`);
    }
  };
  const secrets: string[] = [String(body.data)];
  await rename((name) => [name, `${name}_gone`]);
  let text = '';
  try {
    text = await written(async () => {
      secrets.push(...(await everyCall()));
      await currentUser(bearer(body.data));
    });
  } finally {
    await rename((name) => [`${name}_gone`, name]);
  }
  expect(text).toContain('/api/student/login');
  expect(text).toContain('/api/admin/get-details');
  for (const secret of [...personal, ...secrets.filter((secret) => secret.length > 20)]) {
    expect(text).not.toContain(secret);
  }
});

test('a link that cannot be sent is logged without the link and the e-mail', async () => {
  await makeStudent();
  const links: string[] = [];
  const text = await written(async () => {
    await startMailWorker({
      apartMs: 0,
      send: async ({ text, to }) => {
        const link = /^http.*#link=.*$/m.exec(text)?.[0] ?? '';
        links.push(link);
        throw new Error(`Cannot send ${link} to ${JSON.stringify(to)}`);
      },
    });
    await postAsk(post('/api/student/sign-in-link', { email: asha.email }));
    await jobIn('retry');
    await skipPause();
    await jobIn('retry', 2);
    await stopMailWorkers();
  });
  expect(text).toContain('sign-in-mails');
  expect(links.length).toBeGreaterThanOrEqual(2);
  expect(new Set(links).size).toBe(links.length);
  for (const secret of [asha.email, ...links, ...links.map((link) => link.split('=')[1] ?? '?')]) {
    expect(text).not.toContain(secret);
  }
});

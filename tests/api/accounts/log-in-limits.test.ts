import { deleteExpired } from '@/lib/background-work';
import { db, pool } from '@/lib/platform/db';
import { dateOf, dayOf } from '@/lib/site/days';
import {
  asha,
  cookiesOf,
  from,
  letPass,
  logIn,
  makeStudent,
  type Answer,
} from '../../support/accounts/log-in';
import { withSiteUrl } from '../../support/accounts/site-url';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const wrong = { success: false, message: 'Enter correct details' };
const byLink = 'press “Can’t log in?” to get a link by e-mail, or call us on +91 00000 00001.';

let guesses = 0;
/** Tries another date of birth each time, as a guesser would. */
const guess = (email = asha.email, headers = {}) => {
  const dateofbirth = dayOf(new Date(dateOf('1950-01-01').getTime() + (guesses += 1) * 86_400_000));
  return logIn({ email, dateofbirth }, headers);
};
const times = async <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> => {
  const all: T[] = [];
  for (let index = 0; index < count; index += 1) all.push(await work(index));
  return all;
};
const statuses = (answers: Answer[]) => answers.map(({ status }) => status);
const waitOf = ({ headers }: Answer) => Number(headers.get('retry-after'));
const messageOf = ({ body }: Answer) => body.message;

describe('one account', () => {
  test.each([
    ['with an account', asha.email],
    ['without one', 'nobody@example.org'],
  ])(
    '%s: of forty addresses at once ten are compared, then the link is demanded',
    async (_, email) => {
      await makeStudent();
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) => guess(email, from(`203.0.113.${index}`))),
      );
      expect(answers.filter(({ status }) => status === 200).map(({ body }) => body)).toEqual(
        Array(10).fill(wrong),
      );
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.map(({ body }) => body)).toEqual(
        Array(30).fill({
          success: false,
          code: 'too_many_requests',
          message: `Too many failed attempts with this e-mail. Please ${byLink}`,
        }),
      );
      expect(refused[0]?.headers.get('cache-control')).toBe('no-store');
      expect(await db.session.count()).toBe(0);
    },
  );

  test('from one address the waits rise from seconds to a quarter of an hour', async () => {
    await makeStudent();
    const home = from('203.0.113.9');
    expect(statuses(await times(3, () => guess(asha.email, home)))).toEqual([200, 200, 200]);
    for (const [wait, printed] of [
      [5, '5 seconds'],
      [30, '30 seconds'],
      [120, '2 minutes'],
      [900, '15 minutes'],
      [900, '15 minutes'],
    ] as const) {
      const refused = await logIn(asha, home);
      expect([refused.status, waitOf(refused), messageOf(refused)]).toEqual([
        429,
        wait,
        `Too many failed attempts with this e-mail. Try again in ${printed}, or ${byLink}`,
      ]);
      await letPass(`${wait} seconds`);
      expect((await guess(asha.email, home)).body).toEqual(wrong);
    }
    expect((await logIn(asha, from('203.0.113.10'))).body.success).toBe(true);
  });

  test('where no links are sent, one try an hour is compared', async () => {
    await makeStudent();
    await times(10, () => guess());
    await withSiteUrl('https://www.example.in', async () => {
      const refused = await logIn();
      expect([refused.status, waitOf(refused), messageOf(refused)]).toEqual([
        429,
        3_600,
        'Too many failed attempts with this e-mail. Try again in 60 minutes, or call us on +91 00000 00001.',
      ]);
      await letPass('1 hour');
      expect((await logIn()).body.success).toBe(true);
    });
  });

  test('a success is not counted; failures elsewhere stay counted', async () => {
    await makeStudent();
    const home = from('203.0.113.9');
    expect(statuses(await times(12, () => logIn(asha, home)))).toEqual(Array(12).fill(200));
    expect(await db.logInCounter.count({ where: { level: { gt: 0 } } })).toBe(0);
    await times(9, (index) => guess(asha.email, from(`203.0.113.${100 + index}`)));
    expect((await logIn(asha, home)).body.success).toBe(true);
    expect((await guess(asha.email, home)).status).toBe(200);
    expect((await logIn(asha, home)).status).toBe(429);
  });

  test('two spellings of one e-mail share their attempts', async () => {
    await makeStudent();
    await times(5, () => guess('asha@example.org'));
    await times(5, () => guess(' ASHA@Example.org'));
    expect((await guess()).status).toBe(429);
  });
});

describe('a known device', () => {
  test('gets in while its account is under attack, and has a budget of its own', async () => {
    await makeStudent();
    const phone = cookiesOf(await logIn());
    await times(30, (index) => guess(asha.email, from(`203.0.113.${index}`)));
    expect((await logIn()).status).toBe(429);
    expect((await logIn(asha, phone)).body.success).toBe(true);
    expect(statuses(await times(4, () => guess(asha.email, phone)))).toEqual([200, 200, 200, 429]);
    await letPass('5 seconds');
    expect((await logIn(asha, phone)).body.success).toBe(true);
  });

  test('is known for the accounts that have logged in there only', async () => {
    await makeStudent();
    const ravi = { email: 'ravi@example.org', dateofbirth: '2003-01-01' };
    await makeStudent(ravi);
    const phone = cookiesOf(await logIn());
    await times(10, () => guess(ravi.email));
    expect((await logIn(ravi, phone)).status).toBe(429);
    expect((await logIn(asha, phone)).body.success).toBe(true);
  });

  test('is not known any more after the date of birth changed', async () => {
    const { id } = await makeStudent();
    const phone = cookiesOf(await logIn());
    const dateofbirth = dateOf('2004-03-01');
    await db.student.update({ where: { id }, data: { dateofbirth } });
    await times(10, () => guess());
    expect((await logIn({ ...asha, dateofbirth: '2004-03-01' }, phone)).status).toBe(429);
  });
});

describe('one address', () => {
  const hostel = from('203.0.113.9');

  test('of a hundred different accounts thirty are compared', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => guess(`s${index}@example.org`, hostel)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(70);
    expect(waitOf(refused[0] as Answer)).toBeLessThanOrEqual(120);
    expect(messageOf(refused[0] as Answer)).toMatch(
      /^Too many failed attempts from your connection\. Try again in (a|2) minutes?, or press/,
    );
    expect(await db.logInCounter.count()).toBe(30 + 30 + 1 + 30);
  });

  test('successes of a whole class are not counted', async () => {
    const students = Array.from({ length: 40 }, (_, index) => ({
      ...asha,
      email: `s${index}@example.org`,
    }));
    for (const student of students) await makeStudent(student);
    for (const student of students) {
      expect((await logIn(student, hostel)).body.success).toBe(true);
    }
  });

  test('an account that failed before is not one more account', async () => {
    await makeStudent();
    await guess(asha.email, hostel);
    await times(29, (index) => guess(`s${index}@example.org`, hostel));
    expect((await guess('new@example.org', hostel)).status).toBe(429);
    expect((await logIn(asha, hostel)).body.success).toBe(true);
  });
});

describe('one date of birth', () => {
  const spray = (count: number, dateofbirth: string) =>
    times(count, (index) =>
      logIn({ email: `s${index}@example.org`, dateofbirth }, from(`203.0.113.${index}`)),
    );

  test('tried on twenty accounts it demands the link, and is never refused on a known device', async () => {
    await makeStudent();
    const phone = cookiesOf(await logIn());
    expect(statuses(await spray(20, asha.dateofbirth))).toEqual(Array(20).fill(200));
    const refused = await logIn();
    expect([refused.status, messageOf(refused)]).toEqual([
      429,
      `This date of birth was tried with too many e-mails. Please ${byLink}`,
    ]);
    expect((await logIn(asha, phone)).body.success).toBe(true);
    expect((await guess()).status).toBe(200);
  });

  test('where no links are sent, it is a wait of three minutes', async () => {
    await makeStudent();
    await spray(20, asha.dateofbirth);
    await withSiteUrl('https://www.example.in', async () => {
      expect(waitOf(await logIn())).toBeLessThanOrEqual(180);
      await letPass('3 minutes');
      expect((await logIn()).body.success).toBe(true);
    });
  });
});

test('malformed details are not counted', async () => {
  await times(10, () => logIn({ ...asha, dateofbirth: '31/02/2004' }));
  expect(await db.logInCounter.count()).toBe(0);
});

test('refused tries add no row, however many', async () => {
  await times(10, () => guess(asha.email, from('203.0.113.9')));
  const rows = await db.logInCounter.count();
  await times(50, () => logIn(asha, from('203.0.113.9')));
  expect(await db.logInCounter.count()).toBe(rows);
});

test('the table holds no e-mail, address or date in clear text', async () => {
  await logIn(asha, from('203.0.113.9'));
  const rows = JSON.stringify(await db.logInCounter.findMany());
  for (const text of ['asha', '2004-02-29', '203.0.113']) expect(rows).not.toContain(text);
});

test('counters are deleted when no failure counts, and ended log-ins', async () => {
  await makeStudent();
  await guess(asha.email, from('203.0.113.9'));
  await logIn();
  await letPass('16 minutes');
  await deleteExpired(pool);
  expect(await db.logInCounter.findMany({ select: { key: true } })).toEqual([
    { key: expect.stringMatching(/^student:account:/) },
  ]);
  await letPass('3 days');
  await db.$executeRaw`update sessions set "lastSeenAt" = now() - interval '25 hours'`;
  await deleteExpired(pool);
  expect([await db.logInCounter.count(), await db.session.count()]).toEqual([0, 0]);
});

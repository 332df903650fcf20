import fc from 'fast-check';
import { deleteExpired } from '@/lib/office/background-work';
import { db, pool } from '@/lib/platform/db';
import { dateOf, dayOf } from '@/lib/site/days';
import {
  asha,
  from,
  letPass,
  logIn,
  makeStudent,
  type Answer,
} from '../../support/accounts/log-in';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const wrong = { success: false, message: 'Enter correct details' };
const elseways = `press “Can’t log in?” to get a link by email, or call us on +91 00000 00001.`;

let guesses = 0;
/** Another date every time, as a guesser would. */
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

/** Retry-After in minutes. */
const minutes = ({ headers }: Answer) => Math.round(Number(headers.get('retry-after')) / 60);

describe('one e-mail', () => {
  test.each([
    ['with an account', asha.email],
    ['without one', 'nobody@example.org'],
  ])('%s: forty guessers at once get five answers', async (_, email) => {
    await makeStudent();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => guess(email, from(`203.0.113.${index}`))),
    );
    expect(answers.filter(({ status }) => status === 200).map(({ body }) => body)).toEqual(
      Array(5).fill(wrong),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(35);
    for (const answer of refused) {
      expect(answer.body).toEqual({
        success: false,
        code: 'too_many_requests',
        message: `There were too many wrong tries with this email. Try again in 15 minutes, or ${elseways}`,
      });
      expect(minutes(answer)).toBe(15);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect(await db.session.count()).toBe(0);
  });

  test('over the limit even the right date is refused; 15 minutes later it is accepted', async () => {
    await makeStudent();
    await times(5, () => guess());
    expect((await logIn()).status).toBe(429);
    await letPass('14 minutes 58 seconds');
    expect((await logIn()).status).toBe(429);
    await letPass('2 seconds');
    expect((await logIn()).body.success).toBe(true);
  });

  test('ten attempts a day, however they are spread', async () => {
    await makeStudent();
    for (let round = 0; round < 2; round += 1) {
      expect(statuses(await times(5, () => guess()))).toEqual(Array(5).fill(200));
      await letPass('15 minutes');
    }
    const refused = await guess();
    expect([refused.status, minutes(refused)]).toEqual([429, 24 * 60 - 30]);
    expect(refused.body.message).toContain('Try again in 24 hours, or press');
    await letPass('1 day');
    expect((await logIn()).body.success).toBe(true);
  });

  test('after twenty failures in 30 days the answer points to the sign-in link', async () => {
    await makeStudent();
    await times(20, async () => {
      expect((await guess()).status).toBe(200);
      await letPass('3 hours');
    });
    const refused = await logIn();
    expect([refused.status, refused.body.message]).toEqual([
      429,
      `There were too many wrong tries with this email. Please ${elseways}`,
    ]);
    await letPass('26 days');
    expect((await logIn()).status).toBe(429);
    await letPass('2 days');
    expect((await logIn()).body.success).toBe(true);
  });

  test('a success is not counted and leaves earlier failures counted', async () => {
    await makeStudent();
    expect(statuses(await times(12, () => logIn()))).toEqual(Array(12).fill(200));
    expect(await db.logInAttempt.count()).toBe(0);
    await times(4, () => guess());
    expect((await logIn()).body.success).toBe(true);
    expect((await guess()).status).toBe(200);
    expect((await guess()).status).toBe(429);
  });

  test('two spellings of one e-mail share their attempts', async () => {
    await makeStudent();
    await times(3, () => guess('asha@example.org'));
    await times(2, () => guess(' ASHA@Example.org'));
    expect((await guess()).status).toBe(429);
  });

  test('no sequence of attempts exceeds the limit of any window', async () => {
    await makeStudent();
    const pauses = fc.array(
      fc.oneof(
        { weight: 6, arbitrary: fc.constant(0) },
        { weight: 3, arbitrary: fc.integer({ min: 1, max: 20 }) },
        { weight: 1, arbitrary: fc.integer({ min: 60, max: 40_000 }) },
      ),
      { minLength: 20, maxLength: 60 },
    );
    const windows = [
      [15, 5],
      [24 * 60, 10],
      [30 * 24 * 60, 20],
    ] as const;
    await fc.assert(
      fc.asyncProperty(pauses, async (rhythm) => {
        await db.logInAttempt.deleteMany();
        let now = 0;
        const compared: number[] = [];
        for (const pause of rhythm) {
          if (pause > 0) await letPass(`${pause} minutes`);
          now += pause;
          const room = windows.every(
            ([length, most]) => compared.filter((at) => at > now - length).length < most,
          );
          const { status } = await guess();
          expect(status).toBe(room ? 200 : 429);
          if (room) compared.push(now);
        }
      }),
      { numRuns: 15 },
    );
  });
});

describe('one address', () => {
  const hostel = from('203.0.113.9');

  test('after a hundred failures each e-mail still has one attempt from the address', async () => {
    await makeStudent();
    await times(100, (index) => guess(`s${Math.floor(index / 4)}@example.org`, hostel));
    const refused = await guess('s3@example.org', hostel);
    expect([refused.status, minutes(refused)]).toEqual([429, 15]);
    expect(refused.body.message).toBe(
      `There were too many wrong tries from your connection. Try again in 15 minutes, or ${elseways}`,
    );
    expect((await logIn(asha, hostel)).body.success).toBe(true);
    expect((await logIn(asha, hostel)).body.success).toBe(true);
    expect((await guess(asha.email, hostel)).body).toEqual(wrong);
    expect((await logIn(asha, hostel)).status).toBe(429);
    expect((await logIn(asha, from('203.0.113.10'))).body.success).toBe(true);
    await letPass('15 minutes');
    expect((await guess('s3@example.org', hostel)).status).toBe(200);
  });

  test('of concurrent attempts a hundred are compared, and beyond them one for each e-mail', async () => {
    const all = await Promise.all(
      Array.from({ length: 120 }, (_, index) => guess(`s${index % 30}@example.org`, hostel)),
    );
    const answered = all.filter(({ status }) => status === 200).length;
    // Whose first try came after the hundredth failure depends on the order they arrived in.
    expect(answered).toBeGreaterThanOrEqual(100);
    expect(answered).toBeLessThan(120);
    expect(await db.logInAttempt.count()).toBe(answered);
  });

  test('without a known address nothing is counted by address', async () => {
    await times(101, (index) => guess(`s${Math.floor(index / 5)}@example.org`));
    expect((await guess('s20@example.org')).status).toBe(200);
  });
});

describe('one date of birth', () => {
  const spray = (count: number, dateofbirth: string) =>
    times(count, (index) =>
      logIn({ email: `s${index}@example.org`, dateofbirth }, from(`203.0.113.${index}`)),
    );

  test('tried on twenty e-mails in an hour, it is refused until the hour is over', async () => {
    await makeStudent();
    expect(statuses(await spray(20, asha.dateofbirth))).toEqual(Array(20).fill(200));
    const refused = await logIn();
    expect([refused.status, minutes(refused)]).toEqual([429, 60]);
    expect(refused.body.message).toBe(
      `This date of birth was tried with too many emails. Try again in 60 minutes, or ${elseways}`,
    );
    expect((await guess()).status).toBe(200);
    await letPass('1 hour');
    expect((await logIn()).body.success).toBe(true);
  });

  test('many attempts on one e-mail do not count as spraying', async () => {
    await makeStudent();
    await spray(19, '29/02/2004');
    await spray(3, '2004-02-29');
    expect((await logIn()).body.success).toBe(true);
  });

  test('of concurrent attempts twenty are compared', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        logIn({ email: `s${index}@example.org`, dateofbirth: '2003-03-03' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  });
});

test('malformed details are not counted', async () => {
  await times(10, () => logIn({ ...asha, dateofbirth: '31/02/2004' }));
  expect(await db.logInAttempt.count()).toBe(0);
});

test('the table holds no e-mail, address or date in clear text', async () => {
  await logIn(asha, from('203.0.113.9'));
  const rows = JSON.stringify(await db.logInAttempt.findMany());
  for (const text of ['asha', '2004-02-29', '203.0.113']) expect(rows).not.toContain(text);
});

test('old attempts and ended log-ins are deleted', async () => {
  await makeStudent();
  await guess();
  await letPass('29 days 23 hours');
  await guess();
  await logIn();
  await deleteExpired(pool);
  expect([await db.logInAttempt.count(), await db.session.count()]).toEqual([2, 1]);
  await letPass('1 hour');
  await db.$executeRaw`update sessions set "lastSeenAt" = now() - interval '25 hours'`;
  await deleteExpired(pool);
  expect([await db.logInAttempt.count(), await db.session.count()]).toEqual([1, 0]);
});

import { db } from '@/lib/platform/db';
import { dateOf, dayOf } from '@/lib/site/days';
import {
  asha,
  cookiesOf,
  from,
  logIn,
  makeStaff,
  makeStudent,
  priya,
  staffLogIn,
  type Answer,
} from '../../support/accounts/log-in';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const ravi = { email: 'ravi@example.org', dateofbirth: '2003-05-17' };
const home = from('198.51.100.7');
/** Times of the fourth and each later try, in milliseconds after the first. */
const waitsEnd = [5_000, 35_000, 155_000];

const day = (index: number) => dayOf(new Date(dateOf('1950-01-01').getTime() + index * 86_400_000));

/** An attack in batches; honest people log in between them. */
async function attack(
  tries: readonly (() => Promise<Answer>)[],
  honest: () => Promise<void>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let start = 0; start < tries.length; start += 50) {
    const batch = tries.slice(start, start + 50).map((one) => one());
    await honest();
    answers.push(...(await Promise.all(batch)));
  }
  return answers;
}

const comparedOf = (answers: readonly Answer[]) =>
  answers.filter(({ status }) => status === 200).length;

/** Asha on her phone, Ravi on a new device, and Priya of the office on hers. */
async function honestPeople() {
  await makeStudent();
  await makeStudent(ravi);
  await makeStaff();
  const phone = cookiesOf(await logIn(asha, home));
  const desk = cookiesOf(await staffLogIn(priya, home));
  return async () => {
    for (const answer of [
      await logIn(asha, { ...home, ...phone }),
      await logIn(ravi, home),
      await staffLogIn(priya, { ...home, ...desk }),
    ]) {
      expect([answer.status, answer.body.success]).toEqual([200, true]);
    }
  };
}

test('one address attacks everybody: honest people get in, and thirty accounts are compared', async () => {
  const honest = await honestPeople();
  const here = from('203.0.113.9');
  const spray = Array.from(
    { length: 140 },
    (_, index) => () => logIn({ email: `s${index}@example.org`, dateofbirth: day(index) }, here),
  );
  const guessing = Array.from(
    { length: 60 },
    (_, index) => () => logIn({ ...asha, dateofbirth: day(index) }, here),
  );
  const staff = Array.from(
    { length: 60 },
    (_, index) => () => staffLogIn({ ...priya, password: `guess number ${index}` }, here),
  );
  for (const tries of [staff, guessing]) {
    const began = Date.now();
    const compared = comparedOf(await attack(tries, honest));
    const over = waitsEnd.filter((end) => Date.now() - began > end).length;
    expect(compared).toBeGreaterThanOrEqual(3);
    expect(compared).toBeLessThanOrEqual(3 + over);
  }
  expect(comparedOf(await attack(spray, honest))).toBeLessThanOrEqual(31);
  // The attack on a colleague from this address does not lock her out of others.
  expect((await staffLogIn(priya, home)).body.success).toBe(true);
  expect((await logIn(asha, home)).body.success).toBe(true);
  expect(await db.logInCounter.count()).toBeLessThan(150);
});

test('a thousand addresses attack three people: those at home get in, the guesses stay few', async () => {
  const honest = await honestPeople();
  const tries = Array.from({ length: 1_000 }, (_, index) => {
    const bot = from(`203.0.${Math.floor(index / 250)}.${index % 250}`);
    if (index % 2 === 0) return () => logIn({ ...asha, dateofbirth: day(index) }, bot);
    if (index % 20 === 1) {
      return () => staffLogIn({ ...priya, password: `guess number ${index}` }, bot);
    }
    // One date of birth on a new account from every address.
    return () => logIn({ email: `s${index}@example.org`, dateofbirth: day(9_000) }, bot);
  });
  const answers = await attack(tries, honest);
  const student = answers.filter((_, index) => index % 2 === 0);
  const staff = answers.filter((_, index) => index % 20 === 1);
  const sprayed = answers.filter((_, index) => index % 2 === 1 && index % 20 !== 1);
  expect(comparedOf(student)).toBe(10);
  expect(comparedOf(staff)).toBeLessThanOrEqual(21);
  expect(comparedOf(sprayed)).toBeLessThanOrEqual(22);
});

test('sixty tries at once on a colleague leave the desk and the longest wait is short', async () => {
  await makeStaff();
  const desk = cookiesOf(await staffLogIn(priya, home));
  const tries = Array.from({ length: 60 }, (_, index) =>
    staffLogIn({ ...priya, password: `guess number ${index}` }, from(`203.0.113.${index}`)),
  );
  expect((await staffLogIn(priya, { ...home, ...desk })).body.success).toBe(true);
  await Promise.all(tries);
  expect((await staffLogIn(priya, { ...home, ...desk })).body.success).toBe(true);
  const elsewhere = await staffLogIn(priya, from('198.51.100.8'));
  expect(elsewhere.status).toBe(429);
  expect(Number(elsewhere.headers.get('retry-after'))).toBeLessThanOrEqual(900);
});

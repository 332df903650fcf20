import fc from 'fast-check';
import pg from 'pg';
import { isOneMistake } from '@/lib/search/dictionary';
import { db } from '@/lib/platform/db';
import { loggedInStaff } from '../../support/enrolment/admission';
import { addLeads, leadNames, searched } from '../../support/office/search';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const people = [
  'Rahul Kumar',
  'Priya Kumari Sharma',
  'Saurabh Choudhary',
  'Lakshmi Narayanan',
  'Md Rafi',
  'Om Prakash',
  'Meenakshi Sundaram Iyer',
  'K S Rao',
  'Harpreet Kaur Gill',
  'Zoya Khan',
  'आशा राव',
  'लक्ष्मी चौधरी',
  'अनुपमा श्रीवास्तव',
  'सिंह राजकुमार',
  'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  'সুব্রত ঘোষ',
  "D'Souza Maria",
  'Vijay-Lakshmi Menon',
  'José Fernández',
  'Thiruvengadathan Balasubramaniam',
];

const letters = [...'abcdefghijklmnopqrstuvwxyz', ...'कखगचजटडतदनपबमयरलवशसहािीुेो'];

/** A person, and one word of the name with a typing error. */
const mistaken = fc
  .record({
    name: fc.constantFrom(...people),
    word: fc.nat(),
    at: fc.nat(),
    letter: fc.constantFrom(...letters),
    way: fc.constantFrom('wrong', 'added', 'missing', 'changed places'),
  })
  .map(({ name, word, at, letter, way }) => {
    const words = name.split(/[ -]/);
    const place = word % words.length;
    const one = [...(words[place] ?? '')];
    const here = at % one.length;
    const next = one[here + 1];
    if (way === 'wrong') one[here] = letter;
    if (way === 'added') one.splice(here, 0, letter);
    if (way === 'missing') one.splice(here, 1);
    if (way === 'changed places' && next) one.splice(here, 2, next, one[here] ?? '');
    const wrong = one.join('');
    return { name, right: words[place] ?? '', wrong, q: words.with(place, wrong).join(' ') };
  })
  // A one-letter word has nothing left to search by.
  .filter(({ right, wrong }) => [...right].length > 1 && wrong !== '');

test('a name with one mistake in any word is found', async () => {
  const { token } = await loggedInStaff('owner');
  await addLeads(people);
  await fc.assert(
    fc.asyncProperty(mistaken, async ({ name, q }) => {
      expect(await leadNames(token, { q })).toContain(name);
    }),
    { numRuns: 150 },
  );
});

test('a mistake is one letter missing, added or replaced, or two swapped', () => {
  const near = ['rahl', 'raahul', 'rohul', 'arhul', 'rahlu', 'rahulx', 'ahul'];
  expect(near.filter((word) => !isOneMistake(word, 'rahul'))).toEqual([]);
  const far = ['rahul', 'rahl k', 'rhal', 'lahur', '', 'ra', 'luhar'];
  expect(far.filter((word) => isOneMistake(word, 'rahul'))).toEqual([]);
});

test.each([
  [['Lakshmi', 'Laxmi', 'लक्ष्मी', 'Lakshmee']],
  [['Choudhary', 'Chaudhari', 'Chowdhary', 'Choudhari']],
  [['Saurabh', 'Sourabh', 'Sorabh', 'सौरभ']],
  [['Mohammed', 'Mohammad', 'Muhammad', 'Md', 'Mohd', 'मोहम्मद']],
  [['Pooja', 'Puja', 'पूजा']],
  [['Tiwari', 'Tivari', 'तिवारी']],
  [['Singh', 'Sing', 'सिंह']],
  [['Priya', 'Preeya', 'प्रिया']],
  [['Srivastava', 'Shrivastava', 'Shrivastav', 'श्रीवास्तव']],
])('%j are one name', async (spellings) => {
  const { token } = await loggedInStaff('owner');
  await addLeads(spellings);
  await addLeads(['Ravindra Naidu']);
  for (const q of spellings) {
    const { leads, near } = await searched(token, { q });
    expect([q, near.leads, leads[0]?.name]).toEqual([q, 0, q]);
    expect(leads.map(({ name }) => name).sort()).toEqual([...spellings].sort());
  }
});

test('results as typed come first, then other spellings, then prefixes, then mistakes', async () => {
  const { token } = await loggedInStaff('owner');
  await addLeads(['Sunita', 'Suneeta', 'Sunitabai', 'Sunira', 'Sunita']);
  const { leads, near } = await searched(token, { q: 'sunita' });
  expect(leads.map(({ name }) => name)).toEqual([
    'Sunita',
    'Sunita',
    'Suneeta',
    'Sunitabai',
    'Sunira',
  ]);
  expect(near.leads).toBe(1);
});

test('a rare name is found beside a frequent one that is as near', async () => {
  const { token } = await loggedInStaff('owner');
  await addLeads(['Nitis Bose', 'Nitia Bose']);
  await addLeads(Array.from({ length: 60 }, () => 'Nitin Bose'));
  const found = await leadNames(token, { q: 'nitix bose' });
  expect(found).toHaveLength(20);
  expect(found.slice(0, 3).sort()).toEqual(['Nitia Bose', 'Nitin Bose', 'Nitis Bose']);
  const exact = await leadNames(token, { q: 'nitin bose' });
  expect(exact.slice(0, 18)).toEqual(Array.from({ length: 18 }, () => 'Nitin Bose'));
  expect(exact.slice(18).sort()).toEqual(['Nitia Bose', 'Nitis Bose']);
});

test('a missing or extra space, two mistakes and an extra word are tolerated', async () => {
  const { token } = await loggedInStaff('owner');
  await addLeads(['Rahul Kumar', 'Rajkumar Verma', 'Suresh Gupta']);
  for (const q of ['rahulkumar', 'ra hul kumar', 'rahl kumr', 'rahul prasad kumar']) {
    expect([q, await leadNames(token, { q })]).toEqual([q, ['Rahul Kumar']]);
  }
  expect(await leadNames(token, { q: 'raj kumar verma' })).toEqual(['Rajkumar Verma']);
  expect(await leadNames(token, { q: 'nobody here' })).toEqual([]);
});

test('a repeated name and any two of many names are found', async () => {
  const { token } = await loggedInStaff('owner');
  const long = 'Venkata Sai Naga Lakshmi Padmavathi Durga Bhavani Chowdary';
  await addLeads(['Manish Kumar Kumar', 'Manish Kumari Kumar', 'Kumar Kumar', long]);
  expect((await leadNames(token, { q: 'Manish Kumar Kumar' }))[0]).toBe('Manish Kumar Kumar');
  expect((await leadNames(token, { q: 'kumar kumar' }))[0]).toBe('Kumar Kumar');
  const words = long.split(' ');
  for (const [at, one] of words.entries()) {
    for (const other of words.slice(at + 1)) {
      expect([one, other, await leadNames(token, { q: `${one} ${other}` })]).toEqual([
        one,
        other,
        [long],
      ]);
    }
  }
});

test('a number in a name is matched exactly', async () => {
  const { token } = await loggedInStaff('owner');
  await addLeads(['Visitor 73155', 'Visitor 73156']);
  expect(await leadNames(token, { q: 'visitor 73155' })).toEqual(['Visitor 73155']);
  expect(await leadNames(token, { q: 'visitr 73155' })).toEqual(['Visitor 73155']);
  expect(await db.$queryRaw`select word from search.near where word like '7%'`).toEqual([]);
});

test('a corrected name is found by its new spelling only, and so are restored rows', async () => {
  const { token } = await loggedInStaff('owner');
  await addLeads(['Vasundhara Pillai']);
  await db.lead.updateMany({ data: { name: 'Yashodhara Pillai' } });
  expect(await leadNames(token, { q: 'Yashodara' })).toEqual(['Yashodhara Pillai']);
  expect(await leadNames(token, { q: 'Vasundara' })).toEqual([]);
  await db.$executeRaw`insert into leads ("requestId", kind, name, email, phonenumber, coursename)
    select 'copied' || n, 'walkIn', 'Bulk ' || repeat(chr(96 + n), 6), '', '', '' from generate_series(1, 26) n`;
  expect(await leadNames(token, { q: 'mmmmm' })).toEqual(['Bulk mmmmmm']);
});

test('whoever is added while the name is being typed is found, also with a mistake', async () => {
  const { token } = await loggedInStaff('owner');
  await addLeads(['Rahul Mehta']);
  expect(await leadNames(token, { q: 'rahul vasundhara' })).toEqual([]);
  await addLeads(['Rahul Vasundhara']);
  for (const q of ['rahul vasundhara', 'rahul vasundara', 'rahl vasundhara', 'rahul v']) {
    expect([q, ...(await leadNames(token, { q }))]).toEqual([q, 'Rahul Vasundhara']);
  }
  await addLeads(['Rahool Vasundhara']);
  const both = ['Rahool Vasundhara', 'Rahul Vasundhara'];
  expect((await leadNames(token, { q: 'vasundhara' })).sort()).toEqual(both);
  expect((await leadNames(token, { q: 'rahool vasundhara' })).sort()).toEqual(both);
});

test('two transactions that add the same new names do not block each other', async () => {
  const [one, other] = [1, 2].map(
    () => new pg.Client({ connectionString: process.env.DATABASE_URL, statement_timeout: 5000 }),
  ) as [pg.Client, pg.Client];
  const add = (client: pg.Client, id: string, name: string) =>
    client.query(
      `insert into leads ("requestId", kind, name, email, phonenumber, coursename)
       values ($1, 'walkIn', $2, '', '', '')`,
      [id, name],
    );
  await Promise.all([one.connect(), other.connect()]);
  try {
    await Promise.all([one.query('begin'), other.query('begin')]);
    await add(one, 'first-1', 'Quvenzhane');
    await add(other, 'second-1', 'Xiomara');
    await add(one, 'first-2', 'Xiomara');
    await add(other, 'second-2', 'Quvenzhane');
    await Promise.all([one.query('commit'), other.query('commit')]);
  } finally {
    await Promise.all([one.end(), other.end()]);
  }
  const { token } = await loggedInStaff('owner');
  expect(await leadNames(token, { q: 'quvenzane' })).toEqual(['Quvenzhane', 'Quvenzhane']);
  expect(await leadNames(token, { q: 'xiomarra' })).toEqual(['Xiomara', 'Xiomara']);
});

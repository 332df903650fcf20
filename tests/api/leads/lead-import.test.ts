import { randomUUID } from 'node:crypto';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { recordView, viewBudgets } from '@/lib/staff/audit/views';
import { db } from '@/lib/platform/db';
import { addLead, importList, preview, walkIn } from '../../support/leads/leads';
import { staffWith } from '../../support/office/office';
import { withEmptyTables } from '../../support/process/empty-tables';
import { yearsAway } from '../../support/process/years-away';
import { staffOf } from '../../support/office/staff';

withEmptyTables();

const formula = '=HYPERLINK("http://evil.example","x")<script>';

async function takeIn(token: string, text: string, requestId = randomUUID() as string) {
  const { plan } = await preview(token, text);
  const { status, body } = await importList(token, { text, digest: plan.digest, requestId });
  return { plan, status, body };
}

const verdicts = async (token: string, text: string) =>
  (await preview(token, text)).plan.lines.map(({ line, verdict }) => [line, verdict]);

test('the preview has a verdict for each line and writes nothing', async () => {
  const { id: staffId, token } = await staffWith('counsellor');
  const known = await addLead({ phonenumber: '+91 98111 22333', name: 'Meena' });
  const text = [
    '\ufeffFull Name;Mob. No.;Course;Remarks;Colour;Date',
    `"${formula.replaceAll('"', '""')}";98765 43210;GATE Chemistry;"two\nlines";blue;5/1/2026`,
    'Meena Kumari;098111 22333;IIT-JAM;Came again;;',
    ';98000 11111;;;;',
    'No Phone;;;;;',
    'Two Phones;98000 22222 / 98000 33333;;;;',
    'Short;12345;;;;',
    'From Excel;9.8E+09;;;;',
    'Tomorrow;98000 44444;;;;1/1/2099',
    'Hyperlink again;9876543210;;;;',
    'Brother;9876543210;;;;',
  ].join('\r\n');
  const { plan } = await preview(token, text);
  expect(plan.columns.map(({ field }) => field)).toEqual([
    'name',
    'phonenumber',
    'coursename',
    'note',
    null,
    'date',
  ]);
  expect(plan.lines.map(({ line, verdict }) => [line, verdict])).toEqual([
    [3, 'create'],
    [4, 'note'],
    [5, 'refuse'],
    [6, 'refuse'],
    [7, 'refuse'],
    [8, 'refuse'],
    [9, 'refuse'],
    [10, 'refuse'],
    [11, 'refuse'],
    [12, 'create'],
  ]);
  expect(plan.lines.at(-2)?.why).toMatch(/Same person as line 3/);
  expect(plan.lines[6]?.why).toMatch(/Excel has shortened/);
  expect(await db.lead.count()).toBe(1);

  const { body } = await takeIn(token, text);
  expect(body.data).toEqual({ created: 2, noted: 1, unchanged: 0, refused: 7 });
  const made = await db.lead.findFirstOrThrow({
    where: { kind: 'walkIn', name: formula },
    include: { notes: true },
  });
  expect(made).toMatchObject({
    name: formula,
    phonenumber: '98765 43210',
    status: 'new',
    email: '',
  });
  expect(made.createdAt.toISOString()).toBe('2026-01-05T06:30:00.000Z');
  expect(made.notes).toMatchObject([{ text: 'two\nlines', staffId }]);
  expect(await db.note.findMany({ where: { leadId: known.id } })).toMatchObject([
    { text: 'Came to the office. IIT-JAM: Came again' },
  ]);
  const [entry] = await db.auditEntry.findMany({
    orderBy: { id: 'asc' },
    where: { action: 'leads.import' },
  });
  expect(entry).toMatchObject({ action: 'leads.import', subject: 'list', staffId });
  const taken = await db.lead.findMany({ select: { id: true } });
  const { leadIds } = (entry?.detail ?? {}) as { leadIds: string[] };
  expect([...leadIds].sort()).toEqual(taken.map(({ id }) => id).sort());
  expect(JSON.stringify(entry?.detail)).not.toMatch(/98765 ?43210|Meena|HYPERLINK/);
  expect(await db.$queryRaw`select 1 from pgboss.job`).toEqual([]);
});

test('a preview notes the people shown, and refuses more than the limit', async () => {
  const { id: staffId, token } = await staffWith('counsellor');
  const { id } = await addLead({ phonenumber: '98111 22333', name: 'Meena' });
  const other = await addLead({ phonenumber: '98111 22444', name: 'Sunita' });
  const list = (phone: string) => `name,phone\nX,${phone}\nY,98000 00000`;
  const named = await preview(token, list('98111 22333'));
  expect(named.plan.lines[0]?.why).toContain('Meena');
  expect(await db.auditEntry.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
    { staffId, action: 'leads.preview', detail: { lines: 2, rows: 1, leadIds: [id] } },
  ]);
  expect(await db.viewedPerson.findMany()).toMatchObject([{ staffId, personId: id }]);
  const seen = Array.from({ length: viewBudgets.counsellor.hour - 1 }, () => randomUUID());
  const person = await staffOf('leads.read', staffId);
  await recordView(person, { action: 'leads.list', subject: 'list', people: seen });
  const refused = await preview(token, list(other.phonenumber));
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    429,
    expect.not.stringContaining('Sunita'),
  ]);
  expect((await preview(token, list('98111 22333'))).status).toBe(200);
});

test('concurrent, repeated and later imports create no lead twice', async () => {
  const { token } = await staffWith('counsellor');
  const text = 'name,phone,note\nAsha,98765 43210,Weekend\nBen,98765 00000,\n';
  const { plan } = await preview(token, text);
  const body = { text, digest: plan.digest, requestId: randomUUID() };
  const answers = await Promise.all([1, 2, 3].map(() => importList(token, body)));
  expect(answers.map((answer) => answer.body.data)).toEqual(
    Array(3).fill({ created: 2, noted: 0, unchanged: 0, refused: 0 }),
  );
  expect(await verdicts(token, text)).toEqual([
    [2, 'nothing'],
    [3, 'nothing'],
  ]);
  const other = await takeIn(token, text);
  expect(other.body.data).toEqual({ created: 0, noted: 0, unchanged: 2, refused: 0 });
  expect([await db.lead.count(), await db.note.count()]).toEqual([2, 1]);
});

test('only the previewed list is imported', async () => {
  const { token } = await staffWith('counsellor');
  const text = 'name\tphone\nAsha\t98765 43210\n';
  const { plan } = await preview(token, text);
  await addLead({ phonenumber: '9876543210' });
  const sent = { text, digest: plan.digest, requestId: randomUUID() };
  const refused = await importList(token, sent);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining('Preview it again'),
  ]);
  const changed = { ...sent, text: text.replace('Asha', 'Ravi') };
  expect((await importList(token, changed)).status).toBe(409);
  expect(await db.lead.count()).toBe(1);
  expect((await takeIn(token, text, sent.requestId)).body.data).toMatchObject({ noted: 1 });
});

test('a phone with only closed or suspect leads becomes a new lead', async () => {
  const { token } = await staffWith('counsellor');
  await addLead({ phonenumber: '9876543210', status: 'closed', closedReason: 'Fee too high' });
  await addLead({ phonenumber: '9876500000', suspect: true });
  const text = 'phone,name\n98765 43210,Asha\n98765 00000,Ben\n';
  expect(await verdicts(token, text)).toEqual([
    [2, 'create'],
    [3, 'create'],
  ]);
});

test.each([
  ['nothing under the name of a phone', 'name,address\nAsha,Delhi', /“name” and “phone”/],
  ['no headings', 'Asha,98765 43210', /first line needs the column headings/],
  ['a quotation mark left open', 'name,phone\n"Asha,98765 43210\n', /quotation mark/],
  ['too many lines', `name,phone\n${'A,9876543210\n'.repeat(2_001)}`, /2,001 lines.*at most 2,000/],
  ['only empty lines', '\n\n ,\n', /list is empty/],
])('%s is refused with a sentence', async (_, text, words) => {
  const { token } = await staffWith('counsellor');
  const { status, body } = await preview(token, text);
  expect([status, body.fields?.text]).toEqual([422, expect.stringMatching(words)]);
});

// Lists as people make them: any marks, any order of columns, any text in the cells.
const cell = fc.oneof(
  fc.constantFrom('', '=1+1', formula, '"', ',;\t', 'आशा', '@SUM(A1)', 'a\r\nb', ' x '),
  fc.string({ maxLength: 12 }),
);
const phone = fc.oneof(
  fc.integer({ min: 6_000_000_000, max: 6_000_000_009 }).map(String),
  fc.constantFrom('', '12', 'none', '+91 60000 00001', '९८७६५४३२१०'),
);
const person = fc.record({ name: cell, phone, note: cell, other: cell });

test('any list gets a verdict for each line, and accepted lines are stored once, as typed', async () => {
  const { token } = await staffWith('counsellor');
  await fc.assert(
    fc.asyncProperty(
      fc.array(person, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(',', ';', '\t'),
      fc.shuffledSubarray(['name', 'phone', 'note', 'other'] as const, { minLength: 4 }),
      async (people, delimiter, columns) => {
        await db.lead.deleteMany();
        const storable = people.filter(({ name, note }) => !/\0/.test(name + note));
        if (storable.length === 0) return;
        const text = stringify(storable, { header: true, columns: [...columns], delimiter });
        const { plan, body } = await takeIn(token, text);
        const made = plan.lines.filter(({ verdict }) => verdict === 'create');
        expect(body.data).toMatchObject({ created: made.length, noted: 0, unchanged: 0 });
        const leads = await db.lead.findMany({ include: { notes: true } });
        const stored = leads.map(({ name, notes }) => [name, notes[0]?.text ?? '']);
        expect(stored.sort()).toEqual(
          made.map(({ name, note }) => [name.trim(), note.trim()]).sort(),
        );
        for (const { name } of made) {
          expect(storable.map((one) => one.name.trim())).toContain(name.trim());
        }
        const again = await takeIn(token, text);
        expect(again.body.data).toMatchObject({ created: 0, noted: 0 });
      },
    ),
    { numRuns: 40 },
  );
});

test('a walk-in is saved once, with its note and without a mail', async () => {
  const { id: staffId, token } = await staffWith('counsellor');
  await addLead({ phonenumber: '98765 43210', name: 'Hyperlink' });
  const body = {
    name: formula,
    phonenumber: '+91 98765 43210',
    coursename: 'GATE',
    note: 'With mother',
    staffId,
    nextCallAt: `${yearsAway(1)}T11:00`,
    requestId: randomUUID(),
  };
  for (let times = 0; times < 2; times += 1) {
    const { status, body: answer } = await walkIn(token, body);
    expect([status, answer.data]).toMatchObject([200, { times: 2 }]);
  }
  const lead = await db.lead.findFirstOrThrow({
    where: { kind: 'walkIn' },
    include: { notes: true },
  });
  expect(lead).toMatchObject({ name: formula, staffId, status: 'new', email: '' });
  expect(lead.notes).toMatchObject([{ text: 'With mother', staffId }]);
  expect(await db.auditEntry.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
    { action: 'lead.add', subjectId: lead.id, staffId },
  ]);
  expect(await db.$queryRaw`select 1 from pgboss.job`).toEqual([]);
  expect((await walkIn(token, { ...body, name: 'Another' })).status).toBe(409);
});

test('as many concurrent walk-ins with owners as there are connections succeed', async () => {
  const { id: staffId, token } = await staffWith('counsellor');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      walkIn(token, { name: 'Asha', phonenumber: `98765432${10 + index}`, staffId }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await db.lead.count({ where: { staffId } })).toBe(20);
});

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['a phone in words', { phonenumber: 'ask her' }, 'phonenumber'],
  ['a phone of six digits', { phonenumber: '123456' }, 'phonenumber'],
  ['an e-mail that is none', { email: 'asha' }, 'email'],
  ['an assignee who does not work here', { staffId: randomUUID() }, 'staffId'],
])('a walk-in with %s is refused beside its field', async (_, wrong, field) => {
  const { token } = await staffWith('counsellor');
  const { status, body } = await walkIn(token, {
    name: 'Asha',
    phonenumber: '9876543210',
    ...wrong,
  });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  expect(await db.lead.count()).toBe(0);
});

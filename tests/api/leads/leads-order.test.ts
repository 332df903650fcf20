import fc from 'fast-check';
import { leadStatuses, openStatuses, type LeadStatus } from '@/lib/leads/lead-words';
import type { LeadFilter } from '@/lib/leads/lead-filter';
import { countLeads, leadsInOrder, readCursor } from '@/lib/leads/leads-list';
import type { Staff } from '@/lib/staff/access';
import { db } from '@/lib/platform/db';
import { addLead, hours } from '../../support/leads/leads';
import { staffWith } from '../../support/office/office';
import { withEmptyTables } from '../../support/process/empty-tables';
import { staffOf } from '../../support/office/staff';
import { asciiDigits } from '@/lib/platform/ascii-digits';

/** The fields that determine the order of the list. */
interface ModelLead {
  id: string;
  phonenumber: string;
  status: LeadStatus;
  nextCallAt: Date | null;
  createdAt: Date;
  suspect: boolean;
}

const isOpen = ({ status }: ModelLead) => openStatuses.includes(status);

/** Key of the phone number; a lead without digits has its own. */
const foldOf = ({ phonenumber, id, suspect }: ModelLead) =>
  `${asciiDigits(phonenumber).slice(-10) || id} ${suspect}`;

const newestFirst = (one: ModelLead, other: ModelLead) =>
  other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1);

const earliestCall = (one: ModelLead, other: ModelLead) =>
  Number(one.nextCallAt) - Number(other.nextCallAt) || (one.id < other.id ? -1 : 1);

/** Group of a lead: overdue, never called, upcoming, others. */
function partOf(lead: ModelLead, asOf: Date): number {
  const { status, nextCallAt } = lead;
  if (isOpen(lead) && nextCallAt) return nextCallAt <= asOf ? 0 : 2;
  return status === 'new' ? 1 : 3;
}

/** Reference model of the list: one row per phone number, in order. */
function modelOrder(leads: readonly ModelLead[], asOf: Date): ModelLead[] {
  const folds = new Map<string, ModelLead[]>();
  for (const lead of leads) folds.set(foldOf(lead), [...(folds.get(foldOf(lead)) ?? []), lead]);
  const rows = [...folds.values()].map(
    (fold) =>
      fold.sort(
        (one, other) => Number(isOpen(other)) - Number(isOpen(one)) || newestFirst(one, other),
      )[0],
  );
  return rows
    .filter((row) => row !== undefined)
    .sort((one, other) => {
      const part = partOf(one, asOf);
      const by = part === 0 || part === 2 ? earliestCall : newestFirst;
      return part - partOf(other, asOf) || by(one, other);
    });
}

withEmptyTables();

let staff: Staff<'leads.read'>;
beforeEach(async () => {
  staff = await staffOf('leads.read');
});
const asOf = new Date('2026-11-21T06:00:00Z');

/** Every page of the list, one after another. */
async function pages(filter: LeadFilter, most = 7, now = asOf, who = staff) {
  const leads = [];
  let mark: string | null = null;
  do {
    const after = readCursor(mark);
    const page = await leadsInOrder(who, { filter, after, asOf: after?.asOf ?? now, most });
    expect(page.leads.length).toBeLessThanOrEqual(most);
    leads.push(...page.leads);
    mark = page.next;
  } while (mark !== null);
  return leads;
}

// Few phones and few times, so that leads share phones and ties occur.
const moment = fc
  .integer({ min: -4, max: 4 })
  .map((step) => new Date(asOf.getTime() + step * 1_000));
const lead: fc.Arbitrary<ModelLead> = fc.record({
  id: fc.uuid({ version: 4 }),
  phonenumber: fc.constantFrom(
    '98765 43210',
    '+91-9876543210',
    '०९८७६५४३२१०',
    '12345',
    '-',
    '98111',
  ),
  status: fc.constantFrom(...leadStatuses),
  nextCallAt: fc.option(moment),
  createdAt: moment,
  suspect: fc.boolean(),
});

test('the pages of any set of leads together are the whole list in order, each phone once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(lead, { selector: ({ id }) => id, maxLength: 30 }),
      fc.boolean(),
      fc.integer({ min: 1, max: 9 }),
      async (leads, suspect, most) => {
        await db.lead.deleteMany();
        await db.lead.createMany({
          data: leads.map((one) => ({
            ...one,
            requestId: one.id,
            kind: 'enquiry' as const,
            name: 'Asha',
            email: '',
            coursename: '',
          })),
        });
        const filter: LeadFilter = suspect ? { suspect: '1' } : {};
        const model = modelOrder(
          leads.filter((one) => one.suspect === suspect),
          asOf,
        );
        const found = await pages(filter, most);
        expect(found.map(({ id }) => id)).toEqual(model.map(({ id }) => id));
        const counts = await countLeads(staff, filter, asOf);
        expect(counts.all).toBe(model.length);
        for (const status of leadStatuses) {
          const those = model.filter((one) => one.status === status);
          expect(counts.status[status]).toBe(those.length);
          const listed = await pages({ ...filter, status }, most);
          expect(listed.map(({ id }) => id)).toEqual(those.map(({ id }) => id));
        }
        const late = model.filter(
          ({ status, nextCallAt }) =>
            openStatuses.includes(status) && nextCallAt !== null && nextCallAt <= asOf,
        );
        expect(counts.overdue).toBe(late.length);
        expect((await pages({ ...filter, overdue: '1' }, most)).length).toBe(late.length);
      },
    ),
    { numRuns: 25 },
  );
});

test('a lead that arrives during paging neither repeats nor hides a row', async () => {
  const old = await Promise.all(
    Array.from({ length: 6 }, (_, index) => addLead({ createdAt: hours(-10 - index) })),
  );
  const now = new Date();
  const first = await leadsInOrder(staff, { filter: {}, after: null, asOf: now, most: 3 });
  await addLead();
  const after = readCursor(first.next);
  const second = await leadsInOrder(staff, { filter: {}, after, asOf: now, most: 3 });
  const shown = [...first.leads, ...second.leads].map(({ id }) => id);
  expect(shown).toEqual(old.map(({ id }) => id));
});

test('filters match a phone when one of its enquiries matches', async () => {
  const { id: staffId } = await staffWith('counsellor');
  const me = await staffOf('leads.read', staffId);
  const phonenumber = '98111 22333';
  await addLead({
    phonenumber,
    kind: 'freeRegistration',
    coursename: 'IIT-JAM Chemistry',
    page: '/',
    createdAt: new Date('2026-11-01T20:00:00Z'),
  });
  const newest = await addLead({ phonenumber, staffId });
  const nobodys = await addLead({ page: null, kind: 'walkIn' });
  const ids = async (filter: LeadFilter) =>
    (await pages(filter, 7, new Date(), me)).map(({ id }) => id);
  expect(await ids({ who: 'mine' })).toEqual([newest.id]);
  expect(await ids({ who: 'nobody' })).toEqual([nobodys.id]);
  expect(await ids({ course: 'IIT-JAM Chemistry' })).toEqual([newest.id]);
  expect(await ids({ kind: 'freeRegistration', source: '/' })).toEqual([newest.id]);
  expect(await ids({ kind: 'freeRegistration', source: '/contact' })).toEqual([]);
  expect(await ids({ source: 'none' })).toEqual([nobodys.id]);
  // Half past one in the morning in Delhi.
  expect(await ids({ from: '2026-11-02', to: '2026-11-02' })).toEqual([newest.id]);
  expect(await ids({ to: '2026-11-01' })).toEqual([]);
  const counts = await countLeads(me, { course: 'IIT-JAM Chemistry' }, new Date());
  expect([counts.all, counts.status.new]).toEqual([1, 1]);
});

test('a row has the number of enquiries, the latest note and the matching account', async () => {
  const { id: staffId } = await staffWith('counsellor');
  const student = await db.student.create({
    data: {
      email: 'meena@example.org',
      studentname: 'Meena',
      fathername: 'R',
      city: '',
      state: '',
      pincode: '',
      address: '',
      dateofbirth: new Date('2004-01-01'),
      contactnumber: '+91 98111 00000',
    },
  });
  const first = await addLead({ phonenumber: '98111 00000', createdAt: hours(-300) });
  await addLead({ phonenumber: '098111 00000' });
  await addLead({ email: ' MEENA@example.org', createdAt: hours(-2) });
  await db.note.create({ data: { leadId: first.id, staffId, text: 'Wants weekends' } });
  const [row, byMail] = await pages({}, 7, new Date());
  expect(row).toMatchObject({
    times: 2,
    since: first.createdAt.toISOString(),
    student: { id: student.id, paid: false },
    note: { text: 'Wants weekends', by: 'counsellor' },
  });
  expect(byMail).toMatchObject({ times: 1, student: { id: student.id }, note: null });
});

import fc from 'fast-check';
import { plans } from '@/content/catalogue/plans';
import type { SiteFacts } from '@/content/facts/site-facts';
import { contentFaults } from '@/content/facts/site-facts-rules';
import { checkFacts } from '@/lib/publishing/check-facts';

const today = '2026-11-23';
const teacher = { name: 'Asha Rao', subject: 'Organic chemistry', qualification: 'PhD' };
const check = async (facts: object, live?: SiteFacts) =>
  (await checkFacts(facts, { today, ...(live && { live }) })).faults ?? [];

const gold = 'gate-online-6-months-gold';
const silver = 'gate-online-6-months-silver';
const batch = { exam: 'gate', mode: 'online', session: 'GATE 2028', start: '2026-11-22' } as const;
const everyItem = ['pre-recorded-lectures', 'teacher-handouts', 'practice-soft', 'pyq-soft'];
const bronze = [...everyItem, 'unit-tests', 'final-mock-test', 'general-aptitude'];

test('the defaults keep every rule', () => {
  expect(contentFaults()).toEqual([]);
});

test('facts that keep every rule come back as they are', async () => {
  const facts = {
    institute: {
      address: { street: '28A', area: 'Katwaria Sarai', city: 'New Delhi', pin: '110016' },
    },
    batches: [{ ...batch, start: today }],
    planPrices: { [gold]: { price: 3_999_00, struckPrice: null } },
    inclusions: { 'gate-online-silver': [...bronze, 'doubt-resolution', 'pyq-tests'] },
    paymentLinks: { '/onlinecourses/gate': { [gold]: 'https://pay.example.com/gold' } },
  };
  expect(await checkFacts(facts, { today })).toEqual({ facts });
});

test.each<[string, object, field: string, message: string]>([
  [
    'a tier that costs less than the tier below it',
    { planPrices: { [gold]: { price: 2_499_00, struckPrice: null } } },
    `planPrices.${gold}.price`,
    'Gold 6 Months must cost more than Silver 6 Months (₹2,499), because it adds to it',
  ],
  [
    'a tier that costs more than the tier above it',
    { planPrices: { [silver]: { price: 3_499_00, struckPrice: null } } },
    `planPrices.${silver}.price`,
    'Silver 6 Months must cost less than Gold 6 Months (₹3,499), which adds to it',
  ],
  [
    'a price alone that reaches the struck price of the card',
    { planPrices: { 'iit-jam-offline-1-year-diamond': { price: 45_000_00 } } },
    'planPrices.iit-jam-offline-1-year-diamond.struckPrice',
    'The struck price, ₹40,000, must be higher than the price, ₹45,000. Enter one that was charged before, or tick “No struck price”',
  ],
  [
    'a price alone that reaches the struck price of an offer',
    { tests: { crashCourse: { price: 2_499_00 } } },
    'tests.crashCourse.struckPrice',
    'The struck price, ₹2,499, must be higher than the price, ₹2,499. Enter one that was charged before, or tick “No struck price”',
  ],
  [
    'a struck price of a plan that has no price',
    { planPrices: { 'csir-net-offline-1-year-diamond': { struckPrice: 90_000_00 } } },
    'planPrices.csir-net-offline-1-year-diamond.price',
    'Enter the price of this plan',
  ],
  [
    'a plan that no page has',
    { planPrices: { 'gate-online-2-years-diamond': { price: 99_00, struckPrice: null } } },
    'planPrices.gate-online-2-years-diamond',
    'No page has this plan. Remove its price',
  ],
  [
    'a city that is not the one of the titles',
    {
      institute: { address: { street: '1', area: 'Talwandi', city: 'Kota', pin: '110016' } },
    },
    'institute.address.city',
    'The titles, pictures and terms of this site say Delhi. Enter Delhi or New Delhi; another city needs a programmer',
  ],
  [
    'a PIN code of another state',
    {
      institute: { address: { street: '1', area: 'Jia Sarai', city: 'Delhi', pin: '324005' } },
    },
    'institute.address.pin',
    'PIN codes of Delhi begin with 11. Check the PIN code',
  ],
  [
    'a GSTIN of another state',
    { institute: { gstin: '08AAAAA0000A1Z2' } },
    'institute.gstin',
    'Receipts compute the tax of Delhi, where a GSTIN begins with 07. Check the GSTIN',
  ],
  [
    'a combined set that costs more than its parts',
    {
      bookletPrices: {
        gate: { pyq: 100_00, practice: 100_00, theory: 100_00, combined: 300_00 },
      },
    },
    'bookletPrices.gate.combined',
    'The combined set must cost less than its three parts, which cost ₹300',
  ],
  [
    'a notice of a page that does not exist',
    { notices: [{ text: 'A', link: '/nowhere#x', kind: 'tests', lastDay: today }] },
    'notices.0.link',
    'This site has no page /nowhere#x. Choose one of its pages',
  ],
  [
    'a policy that applies in two years',
    { policyDates: { terms: '2028-11-23', refund: '2027-01-01' } },
    'policyDates.terms',
    'Enter a day within a year from today',
  ],
  [
    'a batch that has started',
    { batches: [batch] },
    'batches.0.start',
    'This batch has already started. Enter today or a later day',
  ],
  [
    'a payment link of a plan of another page',
    { paymentLinks: { '/onlinecourses/cuet': { [gold]: 'https://pay.example.com/gold' } } },
    `paymentLinks./onlinecourses/cuet.${gold}`,
    '/onlinecourses/cuet has no such plan. Remove its link',
  ],
  [
    'a tier without an item that sentences promise',
    { inclusions: { 'gate-online-bronze': bronze } },
    'inclusions.gate-online-bronze',
    'The pages say that every online plan of GATE Chemistry has “24x7 Doubt Resolution”. Keep it',
  ],
  [
    'a consent that is older than the result',
    {
      toppers: [
        {
          name: 'A',
          exam: 'gate',
          year: 2026,
          rank: 'AIR 1',
          course: 'Gold',
          duration: '1 year',
          paid: true,
          consentDate: '2025-12-31',
        },
      ],
    },
    'toppers.0.consentDate',
    'The consent is given after the result of 2026. Enter its day, or leave it out',
  ],
  [
    'a consent of a day to come',
    { teachers: [{ ...teacher, consentDate: '2099-01-01' }] },
    'teachers.0.consentDate',
    'This day is still to come. Enter today or an earlier day',
  ],
  [
    'a consent that was withdrawn before it was given',
    { teachers: [{ ...teacher, consentDate: '2026-02-01', withdrawnDate: '2026-01-01' }] },
    'teachers.0.withdrawnDate',
    'This is before the day of the consent. Leave it empty after a new consent',
  ],
])('%s is a fault at its field', async (_case, facts, field, message) => {
  expect(await check(facts)).toEqual([{ field, message }]);
});

test('a name that is too long for a description is named, with how much', async () => {
  const name = 'Institute of Chemistry for Every Entrance Examination in India';
  const formerName = 'Classes in Organic, Inorganic and Physical Chemistry';
  const [fault] = await check({ institute: { name: name.slice(0, 60), formerName } });
  expect(fault).toEqual({
    field: 'institute.name',
    message: expect.stringMatching(
      /^The description of \/about has room for 160 characters. Shorten this by \d+$/,
    ),
  });
});

test('a batch of the site as it is may stay when it has started', async () => {
  expect(await check({ batches: [batch] }, { batches: [{ ...batch }] })).toEqual([]);
});

test('valid facts give content without faults, or faults at what was published', async () => {
  const price = fc.integer({ min: 100, max: 10_00_000_00 });
  const facts = fc.record(
    {
      planPrices: fc.dictionary(
        fc.constantFrom(...plans.map(({ id }) => id)),
        fc.record({ price, struckPrice: fc.constant(null) }),
        { maxKeys: 4 },
      ),
      bookletPrices: fc.record({
        gate: fc.record({ pyq: price, practice: price, theory: price, combined: price }),
      }),
      tests: fc.record({ unitwise: fc.record({ price }) }),
      batches: fc.array(
        fc.record({
          exam: fc.constantFrom('csir-net', 'gate', 'iit-jam', 'cuet'),
          mode: fc.constantFrom('online', 'offline'),
          session: fc.constantFrom('GATE 2028', 'CUET 2027'),
          start: fc.constantFrom('2026-12-01', '2027-01-05', '2027-12-31'),
        }),
        { maxLength: 8 },
      ),
      institute: fc.record({
        name: fc.stringMatching(/^[A-Z][a-z]{2,28}$/),
        shortName: fc.stringMatching(/^[A-Z][a-z]{2,18}$/),
      }),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(facts, async (value) => {
      for (const { field, message } of await check(value)) {
        expect(Object.keys(value)).toContain(field.split('.')[0]);
        expect(message).not.toMatch(/undefined|NaN|\[object/);
      }
    }),
    { numRuns: 40 },
  );
});

import fc from 'fast-check';
import { siteSubjects, type SiteField } from '@/content/facts/site-subjects';
import { readSiteFacts, siteFactsSchema, type SiteFacts } from '@/content/facts/site-facts';
import type { $ZodType } from 'zod/v4/core';
import { differences } from '@/lib/publishing/differences';
import { readTyped, typedFields, withTyped, type Typed } from '@/lib/publishing/typed-facts';

const prices: readonly SiteField[] = [
  { kind: 'rupees', name: 'price', label: 'Price' },
  { kind: 'rupees', name: 'struckPrice', label: 'Struck price', orNone: 'No struck price' },
];

test.each([
  ['9,499', 949_900],
  ['₹9499', 949_900],
  ['Rs. 9499.50', 949_950],
  ['1,16,000', 11_600_000],
  ['116.8', 11_680],
])('reads %s as %i paise', (price, paise) => {
  expect(readTyped(prices, { price })).toEqual({ value: { price: paise }, faults: [] });
});

test('a price alone says nothing about the struck price; “none” does', () => {
  expect(readTyped(prices, { price: '9499', struckPrice: '' }).value).toEqual({ price: 949_900 });
  const none = { price: 949_900, struckPrice: null };
  expect(typedFields(prices, none)).toEqual({ price: '9499', struckPrice: 'none' });
  expect(readTyped(prices, typedFields(prices, none)).value).toEqual(none);
});

test.each(['nine thousand', '9.499', '-5', '1e9', '9,4,99', '12345678901'])(
  'refuses %s at its field',
  (price) => {
    const { faults } = readTyped(prices, { price }, 'planPrices.x');
    expect(faults).toEqual([
      {
        field: 'planPrices.x.price',
        message: 'Enter an amount in rupees, such as 9,499 or 116.82',
      },
    ]);
  },
);

test('changes one box at its path and keeps the others', () => {
  const typed = { name: 'Rao', phones: ['1', '2'], batches: [{ exam: 'GATE', days: ['Mon'] }] };
  expect(
    [
      { path: 'name', value: 'Asha' },
      { path: 'phones.1', value: '3' },
      { path: 'batches.0.days', value: ['Tue'] },
      { path: 'batches.1.days', value: ['Wed'] },
      { path: 'address.city', value: 'Delhi' },
    ].reduce<Typed>((before, { path, value }) => withTyped(before, path.split('.'), value), typed),
  ).toEqual({
    name: 'Asha',
    phones: ['1', '3'],
    batches: [{ exam: 'GATE', days: ['Tue'] }],
    address: { city: 'Delhi' },
  });
});

test('empty values are left out, but an emptied list publishes none', () => {
  const { fields } = siteSubjects.find(({ id }) => id === 'batches') ?? { fields: [] };
  expect(readTyped(fields, { batches: [], notices: '' }).value).toEqual({ batches: [] });
});

test('one phone is enough; an empty box before another keeps its place, to be marked', () => {
  const { fields } = siteSubjects.find(({ id }) => id === 'institute') ?? { fields: [] };
  const read = (...phones: string[]) =>
    readTyped(fields, { institute: { phones, noFormerName: false } }).value;
  expect(read('98765 43210', '', '')).toEqual({ institute: { phones: ['98765 43210'] } });
  expect(read('', ' 98765 43210', '')).toEqual({ institute: { phones: ['', '98765 43210'] } });
  expect(read('', '', '')).toEqual({});
});

const facts: SiteFacts = {
  institute: {
    phones: ['+919876543210', '+919876543211', '+911126543210'],
    address: { street: '28A', area: 'Jia Sarai', city: 'Delhi', pin: '110016' },
    hours: [{ from: 'Monday', to: 'Saturday', opens: '09:00', closes: '18:30' }],
  },
  examDates: [
    {
      exam: 'gate',
      session: 'GATE 2027',
      kind: 'exam',
      firstDay: '2027-02-06',
      link: 'https://gate2027.example.in',
    },
  ],
  batches: [{ exam: 'gate', mode: 'online', session: 'GATE 2028', start: '2027-01-05', seats: 40 }],
  notices: [{ text: 'Results', link: '/result', kind: 'dates', lastDay: '2027-01-31' }],
  planPrices: { 'gate-online-6-months-gold': { price: 949_900, struckPrice: null } },
  inclusions: { 'gate-online-gold': ['live-sessions', 'gst'] },
  instalments: { fromPrice: 500_000, parts: 3, daysBetween: 30, lastDay: '2027-03-31' },
  refundHolidays: ['2027-01-26'],
  toppers: [
    {
      name: 'A. Student',
      exam: 'gate',
      year: 2026,
      rank: 'AIR 12',
      course: 'Gold',
      duration: '6 months',
      paid: true,
      consentDate: '2026-04-01',
    },
  ],
};

test('a form of a list begins with what visitors see, which is no difference', () => {
  const { fields } = siteSubjects.find(({ id }) => id === 'batches') ?? { fields: [] };
  const { value, faults } = readTyped(fields, typedFields(fields, {}));
  expect([Object.keys(value), faults]).toEqual([['batches', 'notices'], []]);
  expect(differences({}, value)).toEqual([]);
});

test('what plans include begins with what the cards show, which is no change until a tick is', () => {
  const { fields } = siteSubjects.find(({ id }) => id === 'inclusions') ?? { fields: [] };
  const [group] = fields;
  const [tier] = group?.kind === 'group' ? group.fields : [];
  expect(tier).toMatchObject({ kind: 'ticks', present: expect.arrayContaining(['unit-tests']) });
  expect(readTyped(fields, typedFields(fields, {}))).toEqual({ value: {}, faults: [] });
  const name = tier?.name ?? '';
  const changed = readTyped(fields, { inclusions: { [name]: ['unit-tests'] } }).value;
  expect(changed).toEqual({ inclusions: { [name]: ['unit-tests'] } });
  const none = readTyped(fields, { inclusions: { [name]: [] } }).value;
  expect(readSiteFacts(none).faults).toEqual([
    { field: `inclusions.${name}`, message: 'Choose at least one item' },
  ]);
});

/** The paths of all facts in the schema: `institute.bank.ifsc`, `batches[].start`. Keys of records are open. */
function factPaths({ _zod: { def } }: $ZodType, path = ''): string[] {
  const { type, innerType, element, shape, in: typed } = def as unknown as SchemaPart;
  if (innerType) return factPaths(innerType, path);
  if (type === 'pipe' && typed) return factPaths(typed, path);
  if (shape) {
    return Object.entries(shape).flatMap(([name, part]) =>
      factPaths(part, path === '' ? name : `${path}.${name}`),
    );
  }
  if (type === 'array' && element && 'shape' in element._zod.def) {
    return factPaths(element, `${path}[]`);
  }
  return [path];
}
type SchemaPart = {
  type: string;
  innerType?: $ZodType;
  element?: $ZodType;
  in?: $ZodType;
  shape?: Record<string, $ZodType>;
};

/** The paths of the facts in a form; those below an open key end with it. */
function askedPaths(field: SiteField, open: ReadonlySet<string>, path = ''): string[] {
  const own = path === '' ? field.name : `${path}.${field.name}`;
  if (field.kind === 'heading') return field.fields.flatMap((one) => askedPaths(one, open, path));
  if (open.has(own)) return [own];
  if (field.kind === 'list')
    return field.fields.flatMap((one) => askedPaths(one, open, `${own}[]`));
  if (field.kind === 'group') return field.fields.flatMap((one) => askedPaths(one, open, own));
  return [own];
}

test('each fact of the schema has one field in the forms of the owner', () => {
  const paths = factPaths(siteFactsSchema);
  expect(paths).toEqual(expect.arrayContaining(['institute.bank.ifsc', 'batches[].start']));
  const open = new Set(paths);
  const asked = siteSubjects.flatMap(({ fields }) =>
    fields.flatMap((field) => askedPaths(field, open)),
  );
  expect(asked.toSorted()).toEqual(paths.toSorted());
});

test('a form’s values read back as the same facts', () => {
  for (const { fields } of siteSubjects) {
    const own = Object.fromEntries(
      fields.flatMap(({ name }) => {
        const part = facts[name as keyof SiteFacts];
        return part === undefined ? [] : [[name, part]];
      }),
    );
    const { value, faults } = readTyped(fields, typedFields(fields, own));
    expect({ value, faults }).toEqual({ value: own, faults: [] });
    expect(readSiteFacts(value).faults).toBeUndefined();
  }
});

test('whatever a client sends, it is read or refused at a field', () => {
  const junk: fc.Arbitrary<Typed> = fc.letrec<{ tree: Typed }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.string(),
      fc.boolean(),
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('institute', 'phones', 'price', 'name'), tie('tree')),
    ),
  })).tree;
  fc.assert(
    fc.property(fc.constantFrom(...siteSubjects), junk, ({ fields }, typed) => {
      const { value } = readTyped(fields, typed);
      const read = readSiteFacts(value);
      expect(read.facts ?? read.faults).toBeDefined();
    }),
  );
});

test('differences are listed in the words of the forms', () => {
  const live = {
    planPrices: { 'gate-online-6-months-gold': { price: 899_900, struckPrice: null } },
  };
  expect(differences(live, facts)).toEqual(
    expect.arrayContaining([
      {
        subject: 'prices',
        what: 'Prices, GATE Chemistry, online, Gold 6 Months, Price with GST (₹)',
        from: '₹8,999',
        to: '₹9,499',
      },
      expect.objectContaining({
        what: 'Institute, Address, PIN code',
        from: 'not set',
        to: '110016',
      }),
    ]),
  );
  expect(differences(facts, facts)).toEqual([]);
});

test('of a list, only the entries that change are named', () => {
  const teacher = { subject: 'Organic chemistry', qualification: 'PhD', consentDate: '2026-11-01' };
  const [one, other] = [
    { ...teacher, name: 'Asha Rao', photo: 'abcd'.repeat(8) },
    { ...teacher, name: 'B. Sen' },
  ];
  const change = (before: object[], after: object[]) =>
    differences({ teachers: before } as SiteFacts, { teachers: after } as SiteFacts).map(
      ({ subject, what, from, to }) => [subject, what, from, to],
    );
  const printed = 'B. Sen, Organic chemistry, PhD, consent of 1 November 2026';
  expect(change([one], [one, other])).toEqual([['people', 'Teachers', 'not listed', printed]]);
  expect(change([one, other], [one])).toEqual([['people', 'Teachers', printed, 'removed']]);
  const withdrawn = { ...other, withdrawnDate: '2026-11-20' };
  expect(change([one, other], [one, withdrawn])).toEqual([
    ['people', 'Teachers', printed, `${printed}, withdrawn on 20 November 2026`],
  ]);
  const { consentDate: _, ...unasked } = other;
  expect(change([one], [one, { ...unasked, consentDate: null }])[0]?.[3]).toBe(
    'B. Sen, Organic chemistry, PhD, will not be shown without consent',
  );
  // A changed photo makes it another entry.
  expect(change([one], [{ ...one, photo: 'b'.repeat(32) }])[0]?.[3]).toContain('photo bbbb');
  expect(change([one, other], [other, one])).toEqual([
    ['people', 'Teachers', 'the same entries', 'in another order or number'],
  ]);
});

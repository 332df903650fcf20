import { siteSubjects } from '@/content/facts/site-subjects';
import type { SiteFacts } from '@/content/facts/site-facts';
import { mergeTyped } from '@/lib/publishing/merge-typed';
import { typedFields, withTyped, type Typed } from '@/lib/publishing/typed-facts';

type Entry = { readonly [name: string]: Typed };

const fieldsOf = (id: string) => siteSubjects.find((one) => one.id === id)?.fields ?? [];
const put = (typed: Entry, path: string, value: Typed) =>
  withTyped(typed, path.split('.'), value) as Entry;

const institute = fieldsOf('institute');
const base = typedFields(institute, {});

test('what only one of two has changed is kept from each', () => {
  const theirs = put(base, 'institute.upiId', 'theirs@okbank');
  const yours = put(base, 'institute.gstin', '07AAAAA0000A1Z4');
  const { typed, rows } = mergeTyped(institute, { base, theirs, yours });
  expect(typed).toEqual(put(theirs, 'institute.gstin', '07AAAAA0000A1Z4'));
  expect(rows).toEqual([
    {
      path: ['institute', 'upiId'],
      label: 'UPI id',
      theirs: 'theirs@okbank',
      yours: 'left empty',
      isOpen: false,
      typed: { theirs: 'theirs@okbank', yours: '' },
    },
  ]);
});

test('what both have changed is asked, in words; the same change is not', () => {
  const phones = (first: string) => [first, '', ''];
  const theirs = put(
    put(base, 'institute.phones', phones('+919810012345')),
    'institute.shortName',
    'Rao',
  );
  const yours = put(
    put(base, 'institute.phones', phones('98100 12346')),
    'institute.shortName',
    'Rao',
  );
  const { typed, rows } = mergeTyped(institute, { base, theirs, yours });
  expect(typed).toEqual(yours);
  expect(rows).toMatchObject([
    {
      label: 'Phone numbers',
      theirs: '+91 98100 12345',
      yours: '+91 98100 12346',
      isOpen: true,
    },
  ]);
});

const prices = fieldsOf('prices');
const gold = 'planPrices.gate-online-6-months-gold.price';

test('fields below a heading have the path of their object', () => {
  const opened = typedFields(prices, {});
  const { typed, rows } = mergeTyped(prices, {
    base: opened,
    theirs: put(opened, gold, '3599'),
    yours: opened,
  });
  expect(rows).toMatchObject([{ path: gold.split('.'), theirs: '₹3,599', isOpen: false }]);
  expect(typed).toEqual(put(opened, gold, '3599'));
});

const batch = (session: string, start: string) => ({
  exam: 'gate',
  mode: 'online',
  session,
  start,
  id: session,
});
const batches = fieldsOf('batches');
const listed = (...entries: object[]) =>
  typedFields(batches, { batches: entries, notices: [] } as unknown as SiteFacts);
const one = batch('GATE 2028', '2027-01-05');
const two = batch('JAM 2028', '2027-02-05');

test('entries that each has added, removed or changed are put together', () => {
  const versions = {
    base: listed(one, two),
    theirs: listed({ ...one, start: '2027-01-09' }, two),
    yours: listed(one, two, batch('CUET 2028', '2027-03-05')),
  };
  const { typed, rows } = mergeTyped(batches, versions);
  expect(rows).toMatchObject([{ label: 'Batches', isOpen: false }]);
  const sessions = (typed.batches as readonly Entry[]).map(({ session, start }) => [
    session,
    start,
  ]);
  expect(sessions).toEqual([
    ['JAM 2028', '2027-02-05'],
    ['CUET 2028', '2027-03-05'],
    ['GATE 2028', '2027-01-09'],
  ]);
});

test('one entry that both have changed is asked, and only it is named', () => {
  const { rows } = mergeTyped(batches, {
    base: listed(one, two),
    theirs: listed({ ...one, start: '2027-01-09' }, two),
    yours: listed({ ...one, start: '2027-01-12' }, two),
  });
  expect(rows).toMatchObject([{ label: 'Batches', isOpen: true }]);
  expect(rows[0]?.theirs).toBe('GATE, Online, GATE 2028, 9 January 2027');
  expect(rows[0]?.yours).toBe('GATE, Online, GATE 2028, 12 January 2027');
});

import { assert, date, property } from 'fast-check';
import { hardCopyItems, printedBooks } from '@/content/catalogue/hard-copies';
import { inAll, processing, shippingPolicy } from '@/content/pages/policies/shipping';
import { parcelDays } from '@/lib/parcels/make-parcels';
import { findOffering } from '@/content/catalogue/offerings';
import { dateOf, dayOf } from '@/lib/site/days';

const itemsOf = (id: string) => {
  const offering = findOffering(id);
  if (!offering) throw new Error(`No offering ${id}`);
  return hardCopyItems({ ...offering, items: null });
};

test('a registration has the printed books that it includes as it was bought', () => {
  expect(itemsOf('csir-net-online-6-months-platinum')).toEqual([
    '3000+ Questions Practice Books, Hard Copy',
    'Subtopicwise PYQs Books, Hard Copy',
  ]);
  expect(itemsOf('csir-net-online-6-months-gold')).toEqual([]);
  expect(itemsOf('csir-net-test-series-june-2024')).toEqual([]);
  const [first = '', second = ''] = printedBooks;
  const inclusions = [
    { name: first, included: false },
    { name: second, included: true },
  ];
  const course = { kind: 'course', items: null } as const;
  expect(hardCopyItems({ ...course, inclusions })).toEqual([second]);
  expect(hardCopyItems({ ...course, inclusions: null })).toEqual([]);
});

test('an order of booklets has all of them, by the titles that say of which exam they are', () => {
  const titles = ['PYQ booklets, GATE Chemistry', 'Theory booklets, GATE Chemistry'];
  const items = titles.map((title) => ({ title }));
  const inclusions = [{ name: 'PYQ booklets', included: true }];
  expect(hardCopyItems({ kind: 'study-material', inclusions, items })).toEqual(titles);
  expect(hardCopyItems({ kind: 'test-series', inclusions, items })).toEqual([]);
});

test('a parcel is due by the latest days that the shipping policy prints', () => {
  const text = JSON.stringify(shippingPolicy);
  expect(text).toContain(`${processing.least}-${processing.most} business days`);
  expect(text).toContain(`${inAll.least} to ${inAll.most} business days`);
  // A Monday; the fifth business day is a Saturday, the nineteenth a Tuesday three weeks on.
  expect(parcelDays('2026-11-23')).toEqual({ packBy: '2026-11-28', arriveBy: '2026-12-15' });
});

const days = date({
  min: dateOf('2024-01-01'),
  max: dateOf('2030-12-31'),
  noInvalidDate: true,
}).map(dayOf);

test('whenever it is paid, a parcel is packed and arrives on no Sunday, and packed first', () => {
  assert(
    property(days, (paidOn) => {
      const { packBy, arriveBy } = parcelDays(paidOn);
      expect([paidOn < packBy, packBy < arriveBy]).toEqual([true, true]);
      for (const day of [packBy, arriveBy]) expect(dateOf(day).getUTCDay()).not.toBe(0);
    }),
  );
});

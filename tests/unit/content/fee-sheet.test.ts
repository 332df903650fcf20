import { plans } from '@/content/catalogue/plans';
import { contentsOf, sheetInstalments, sheetPlans } from '@/content/pages/fee-sheet';

test('the fee sheet has the price of every plan', () => {
  const prices = sheetPlans.flatMap(({ rows }) =>
    rows.flatMap(({ prices: own }) => Object.values(own)),
  );
  expect(prices.toSorted()).toEqual(plans.map(({ price }) => price).toSorted());
});

test('plans that contain the same stand on one line, and a course that differs is named', () => {
  expect(contentsOf().map(({ of }) => of)).toEqual([
    'Bronze and Silver',
    'Gold',
    'Platinum',
    'Diamond',
  ]);
  const [first] = contentsOf();
  expect(first?.items).toMatch(/^Recorded lectures, teacher handouts, .*24x7 doubt resolution$/);
  const changed = plans.map((plan) =>
    plan.exam === 'gate' && plan.tier === 'gold' ? { ...plan, features: ['gst' as const] } : plan,
  );
  expect(contentsOf(changed).map(({ of }) => of)).toContain('Gold of GATE Chemistry, online');
});

test('nothing is said of instalments that the owner does not offer', () => {
  expect(sheetInstalments).toEqual([]);
});

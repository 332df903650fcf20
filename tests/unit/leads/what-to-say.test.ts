import { plans } from '@/content/catalogue/plans';
import { formatRupees } from '@/content/money';
import { whatToSay } from '@/lib/leads/what-to-say';

const gate = { coursename: 'GATE Chemistry', plan: null };

test('the lowest fee and the next batch, online and in the classroom', () => {
  const lowest = (mode: string) =>
    Math.min(
      ...plans
        .filter((plan) => plan.exam === 'gate' && plan.mode === mode)
        .map(({ price }) => price),
    );
  expect(whatToSay(gate, '2024-02-01')).toEqual([
    `Online from ${formatRupees(lowest('online') as never)}.`,
    `Classroom from ${formatRupees(lowest('offline') as never)}.`,
    'Next online batch: 18 February 2024.',
    'Next classroom batch: 18 February 2024.',
  ]);
});

test('of a plan that was looked at, its own fee and batch', () => {
  const plan = plans.find(({ exam, mode }) => exam === 'gate' && mode === 'offline');
  expect(whatToSay({ ...gate, plan: plan?.id ?? '' }, '2024-01-01')).toEqual([
    `${plan?.title}, classroom: ${formatRupees(plan?.price ?? (0 as never))}.`,
    'Next classroom batch: 5 January 2024.',
  ]);
});

test('nothing about a course without a page, and no batch that has begun', () => {
  expect(whatToSay({ coursename: 'Scholarship Program', plan: null }, '2024-01-01')).toEqual([]);
  expect(whatToSay(gate, '2026-11-28').join(' ')).not.toContain('batch');
});

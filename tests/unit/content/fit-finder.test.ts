import { findPlans, wishChoices, type Wish, type Wishes } from '@/content/catalogue/fit-finder';
import { readWishes } from '@/content/catalogue/fit-form';
import { findPlan, plans } from '@/content/catalogue/plans';
import { durationNames } from '@/content/catalogue/tiers';
import { rupees } from '@/content/money';

const wishes: Wishes = {
  exam: 'csir-net',
  mode: 'online',
  months: 6,
  items: ['live-sessions'],
  budget: null,
};
const names = (more: Partial<Wishes>) => {
  const { best, runnerUp } = findPlans({ ...wishes, ...more }) ?? {};
  return [best?.plan.title, runnerUp?.plan.title];
};

test('the cheapest plan with everything comes first, then the next', () => {
  expect(names({})).toEqual(['Gold 6 Months', 'Gold 1 Year']);
  expect(names({ items: [] })).toEqual(['Bronze 6 Months', 'Silver 6 Months']);
  expect(names({ items: ['live-sessions', 'pyq-hard'], months: 12 })).toEqual([
    'Platinum 1 Year',
    'Platinum 6 Months',
  ]);
});

test('where everything is over the budget, the runner-up is within it and says what it lacks', () => {
  const gold = findPlan('csir-net-online-6-months-gold');
  const budget = rupees((gold?.price ?? 0) / 100 - 1);
  const { best, runnerUp } = findPlans({ ...wishes, budget }) ?? {};
  expect([best?.plan.title, best?.isOverBudget]).toEqual(['Gold 6 Months', true]);
  expect(runnerUp).toMatchObject({ isOverBudget: false, plan: { title: 'Bronze 6 Months' } });
  expect(runnerUp?.missing.map(({ id }) => id)).toEqual(['live-sessions']);
});

const exams = [...new Set(plans.map(({ exam }) => exam))];
const modes = ['online', 'offline', 'either'] as const;
const subsets = wishChoices.reduce<readonly (readonly Wish[])[]>(
  (all, [item]) => [...all, ...all.map((some) => [...some, item])],
  [[]],
);

test.each(exams)(
  '%s: over all combinations, never a dearer plan where a cheaper one covers',
  (exam) => {
    for (const mode of modes) {
      for (const months of [3, 6, 12, 24]) {
        for (const items of subsets) {
          const found = findPlans({ exam, mode, months, items, budget: null });
          if (!found) continue;
          const { best } = found;
          const covering = plans.filter(
            (plan) =>
              plan.exam === exam &&
              (mode === 'either' || plan.mode === mode) &&
              durationNames[plan.duration].months >= months &&
              items.every((item) => plan.features.includes(item)),
          );
          const cheapest = Math.min(...covering.map(({ price }) => price));
          if (covering.length > 0 && best.plan.price !== cheapest) {
            throw new Error(`${exam} ${mode} ${months} ${items.join()}: ${best.plan.id}`);
          }
        }
      }
    }
    expect(subsets).toHaveLength(2 ** wishChoices.length);
  },
);

test('the form is read: what is there already is not wished for, and a wrong budget is named', () => {
  const typed = { exam: 'gate', mode: 'either', time: '12', budget: '₹ 20,000' };
  const want = ['unit-tests', 'pyq-hard', 'live-sessions', 'gst'];
  expect(readWishes({ ...typed, want, have: 'tests' })).toEqual({
    wishes: {
      exam: 'gate',
      mode: 'either',
      months: 12,
      items: ['live-sessions', 'pyq-hard'],
      budget: rupees(20_000),
    },
  });
  expect(readWishes({ ...typed, budget: '' })).toMatchObject({
    wishes: { budget: null, items: [] },
  });
  expect(readWishes({ exam: 'tifr', budget: 'little' })).toEqual({
    faults: {
      exam: 'Choose one',
      mode: 'Choose one',
      time: 'Choose one',
      budget: 'Enter rupees in digits, or leave it empty',
    },
  });
});

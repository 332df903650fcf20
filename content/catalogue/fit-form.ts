import { examsIn, requireExam, type CourseExam } from './exams/exams';
import { wishChoices, type Wish, type Wishes } from './fit-finder';
import { queryList, queryText, type PageQuery } from './page-query';
import { rupees } from '@/content/money';

const choices = {
  exam: examsIn('onlinecourses').map((id) => [id, requireExam(id).name] as const),
  mode: [
    ['either', 'Online or classroom'],
    ['online', 'Online'],
    ['offline', 'Classroom'],
  ],
  time: [
    ['6', 'Up to 6 months'],
    ['12', '6 to 12 months'],
    ['24', 'More than a year'],
  ],
} as const satisfies Record<string, readonly (readonly [value: string, label: string])[]>;

/** What somebody has already, and need not buy. */
const owned: Readonly<Record<string, readonly Wish[]>> = {
  books: ['practice-hard', 'pyq-hard', 'theory-booklets'],
  tests: ['unit-tests', 'subtopic-tests', 'pyq-tests', 'final-mock-test'],
};

/** The choices of each field of the form, as value and label. */
export const fitChoices = {
  ...choices,
  want: wishChoices,
  have: [
    ['books', 'Printed books'],
    ['tests', 'Tests'],
  ],
} as const;

export type FitField = keyof typeof choices | 'budget';

/** The wishes of the form, or what is wrong with which field. The budget is in rupees and may be empty. */
export function readWishes(
  typed: PageQuery,
): { wishes: Wishes } | { faults: Partial<Record<FitField, string>> } {
  const faults: Partial<Record<FitField, string>> = {};
  for (const [name, all] of Object.entries(choices)) {
    if (!all.some(([value]) => value === queryText(typed, name))) {
      faults[name as keyof typeof choices] = 'Choose one';
    }
  }
  const budget = queryText(typed, 'budget').replace(/[₹,\s]/g, '');
  if (!/^\d{0,7}$/.test(budget)) faults.budget = 'Enter rupees in digits, or leave it empty';
  if (Object.keys(faults).length > 0) return { faults };
  const has = queryList(typed, 'have').flatMap((one) => owned[one] ?? []);
  const wanted = queryList(typed, 'want');
  return {
    wishes: {
      exam: queryText(typed, 'exam') as CourseExam,
      mode: queryText(typed, 'mode') as Wishes['mode'],
      months: Number(queryText(typed, 'time')),
      items: wishChoices.map(([id]) => id).filter((id) => wanted.includes(id) && !has.includes(id)),
      budget: budget === '' ? null : rupees(Number(budget)),
    },
  };
}

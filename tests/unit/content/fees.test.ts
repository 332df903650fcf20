import { bookletFees, examFees } from '@/content/pages/fees';
import { plans } from '@/content/catalogue/plans';
import { studyMaterials } from '@/content/catalogue/exams/pages';

test('the fees page lists every plan once, under its exam and mode', () => {
  const listed = examFees.flatMap(({ exam, modes }) =>
    modes.flatMap(({ mode, plans: own }) => own.map(({ id }) => [exam, mode, id])),
  );
  const byId = (one: readonly string[], other: readonly string[]) =>
    (one[2] ?? '').localeCompare(other[2] ?? '');
  expect(listed.sort(byId)).toEqual(plans.map(({ exam, mode, id }) => [exam, mode, id]).sort(byId));
});

test('a course without a published fee is listed with its lengths', () => {
  const withoutPlans = examFees.flatMap(({ modes }) =>
    modes.filter(({ plans: own }) => own.length === 0),
  );
  expect(withoutPlans).toMatchObject([
    { path: '/offlinecourses/csir-net', lengths: ['6 Months', '1 Year'] },
  ]);
});

test('every set of booklets is listed', () => {
  expect(bookletFees.map(({ path }) => path)).toEqual(
    Object.values(studyMaterials).map(({ path }) => path),
  );
});

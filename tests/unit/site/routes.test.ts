import { factsPages } from '@/content/catalogue/exams/facts';
import { idsOf, routes } from '@/content/pages/routes';
import { practiceExams } from '@/content/practice/practice-paper';
import { lowerCaseTarget } from '@/lib/delivery/request-rules';
import { knownIds } from '@/next.config.mjs';

test('the redirects know the same ids as the content', () => {
  expect(knownIds).toEqual(idsOf);
});

test('every route of the specification is in the table once, and those of our own', () => {
  const specified = [
    '/account',
    '/',
    '/videos',
    '/about',
    '/contact',
    '/new-batch',
    '/form',
    '/form-print',
    '/iit-jam',
    '/csir-net-jrf',
    '/gate',
    '/admin',
    '/student-login',
    '/student-signup',
    '/history',
    '/testupload',
    '/refund-policy',
    '/shipping-policy',
    '/privacy-policy',
    '/terms-condition',
    '/result',
    '/payment',
    '/success',
    '/failure',
    '/searchuser',
    '/onlinecourses',
    '/offlinecourses',
    '/testseries',
    '/studymaterial',
    '/parent-consent',
    '/your-data',
    '/terms-as-bought',
    '/complete-enrolment',
    '/shelf',
    '/my-tests',
    '/exam-room',
    '/order',
    '/fees',
    '/fees/sheet',
    '/eligibility',
    '/exam-calendar',
    '/demo-class',
    '/practice',
    ...practiceExams.flatMap((exam) => [`/practice/${exam}`, `/practice/${exam}/solutions`]),
    '/hi/eligibility',
    '/hi/fees',
    ...factsPages.map(({ path }) => path),
    ...Object.entries(idsOf).flatMap(([family, ids]) => ids.map((id) => `/${family}/${id}`)),
  ];
  expect(routes.map(({ path }) => path).sort()).toEqual(specified.sort());
});

test('only a path that exists in lower case alone is redirected to lower case', () => {
  const known = new Set(['/testseries/gate', '/about']);
  expect(lowerCaseTarget('/testseries/GATE', known)).toBe('/testseries/gate');
  expect(lowerCaseTarget('/About?X=Y&Z', known)).toBe('/about?X=Y&Z');
  expect(lowerCaseTarget('/testseries/gate', known)).toBeNull();
  expect(lowerCaseTarget('/testseries/NONE', known)).toBeNull();
});

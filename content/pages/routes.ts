import { institute } from '@/content/facts/institute';
import { exams, examsIn, type ExamIn } from '@/content/catalogue/exams/exams';
import type { Family } from '@/content/catalogue/exams/exam';
import { demoClassPage, hasDemoClasses } from './demo-class';
import { practiceLines } from './practice';
import type { Language } from '@/content/hindi';
import { playlists, videosPage } from './videos';

/** The ids of each family; other ids are redirected before rendering. */
export const idsOf: { readonly [F in Family]: readonly ExamIn<F>[] } = {
  onlinecourses: examsIn('onlinecourses'),
  offlinecourses: examsIn('offlinecourses'),
  testseries: examsIn('testseries'),
  studymaterial: examsIn('studymaterial'),
  result: examsIn('result'),
  'result-explore': examsIn('result-explore'),
};

export type Route = {
  readonly path: string;
  /** Short name: breadcrumb, links, first part of the document title. */
  readonly title: string;
  /** One-line summary under links to the page. */
  readonly purpose: string;
  /** False keeps the page out of search results and the sitemap. */
  readonly indexable: boolean;
};

type Line = readonly [path: string, title: string, purpose: string];

/** Unlisted while there are no playlists; the page itself stays. */
const videos: Line = [
  videosPage.path,
  'Popular Videos',
  'Recorded lectures, and how to study from them.',
];
const hasVideos = playlists.length > 0;

/** Unlisted while there is no class to book. */
const demoClass: Line = [
  demoClassPage.path,
  'Demo Class',
  'Book a seat in a class before you decide.',
];

const route =
  (indexable: boolean) =>
  (line: Line): Route => {
    const [path, title, purpose] = line;
    return { path, title, purpose, indexable };
  };

/** The pages of a family, in exam order. */
const linesOf = (family: Family): readonly Line[] =>
  exams.flatMap(({ id, pages }) => {
    const line = pages[family];
    return line ? [[`/${family}/${id}`, ...line] as const] : [];
  });

/** Pages that are in Hindi as well, below `/hi`. */
const inHindi = ['/fees', '/eligibility'];

/** The paths of a page in its languages; null for a page in English alone. */
export function pathsByLanguage(path: string): Readonly<Record<Language, string>> | null {
  const en = path.replace(/^\/hi\//, '/');
  return inHindi.includes(en) ? { en, hi: `/hi${en}` } : null;
}

const finished: readonly Line[] = [
  ['/', 'Home', 'The institute, its courses and its notices.'],
  ['/onlinecourses', 'Online Courses', 'Live and recorded classes, by exam.'],
  ...linesOf('onlinecourses'),
  ['/offlinecourses', 'Offline Courses', `Classroom batches at ${institute.place}, by exam.`],
  ...linesOf('offlinecourses'),
  ['/testseries', 'Test Series', 'Unitwise and mock tests, by exam.'],
  ...linesOf('testseries'),
  ['/studymaterial', 'Study Material', 'Printed booklets and their prices, by exam.'],
  ...linesOf('studymaterial'),
  ...exams.flatMap(({ examPage }) =>
    examPage ? [[examPage.path, ...examPage.line] as const] : [],
  ),
  ...exams.flatMap(({ facts }): readonly Line[] =>
    facts
      ? [
          ...(facts.overview ? [[facts.path, ...facts.overview] as const] : []),
          ...Object.entries(facts.topics).map(
            ([topic, line]) => [`${facts.path}/${topic}`, ...line] as const,
          ),
        ]
      : [],
  ),
  ['/eligibility', 'Eligibility Check', 'Which of the six exams are open to you, and why.'],
  ['/exam-calendar', 'Exam Calendar', 'Applications, exam days and results of six exams.'],
  ['/practice', 'Free Mock Tests', 'Papers in the pattern of four exams, with solutions.'],
  ...practiceLines,
  ['/fees', 'Fees', 'Every plan, test and booklet with its price.'],
  ['/fees/sheet', 'Fee Sheet', 'All fees on one page, to print or save.'],
  ['/hi/eligibility', 'योग्यता', 'आप छह में से कौन सी परीक्षा दे सकते हैं, और क्यों।'],
  ['/hi/fees', 'फीस', 'हर प्लान, टेस्ट और बुकलेट की फीस।'],
  ['/new-batch', 'New Batches', 'Start dates, timings and crash courses.'],
  ...(hasDemoClasses ? [demoClass] : []),
  ...(hasVideos ? [videos] : []),
  ['/about', 'Who We Are', 'The institute, what it teaches and how.'],
  ['/contact', 'Contact Us', 'Send a question, call, or visit the office.'],
  ['/result', 'Results', 'Students who qualified, by exam.'],
  ...linesOf('result'),
  ...linesOf('result-explore'),
  ['/refund-policy', 'Refund Policy', 'What is refunded, and how to ask.'],
  ['/shipping-policy', 'Shipping Policy', 'How printed material reaches you.'],
  ['/privacy-policy', 'Privacy & Policy', 'What happens to your data.'],
  ['/terms-condition', 'Terms & Condition', 'The terms of use of this website.'],
];

/** Never in search results: personal pages, and pages without links to them. */
const unlisted: readonly Line[] = [
  ...(hasDemoClasses ? [] : [demoClass]),
  ...(hasVideos ? [] : [videos]),
  ['/student-login', 'Student Login', 'For students with an account.'],
  ['/student-signup', 'Student Sign-up', 'A new student account.'],
  ['/history', 'Purchased History', 'Courses you have bought.'],
  ['/shelf', 'My Course Material', 'Classes, recordings, handouts and books of your plans.'],
  ['/my-tests', 'My Tests', 'The tests of your plans, their results and your progress.'],
  ['/exam-room', 'Exam Room', 'Where the tests of your series are sat.'],
  ['/account', 'My Account', 'Your account and your data.'],
  ['/your-data', 'Your Data', 'What you have sent us without an account.'],
  ['/form', 'Admission Form', 'The registration form.'],
  ['/order', 'Order', 'Tests, a crash course or booklets to buy.'],
  ['/form-print', 'Registration Copy', 'A past registration to print.'],
  ['/terms-as-bought', 'Terms as Bought', 'The policies that a registration was made under.'],
  ['/testupload', 'Photo Upload', 'Your photo for the admission form.'],
  ['/parent-consent', 'Consent of a Parent', 'For the parent of a student under 18.'],
  ['/complete-enrolment', 'Complete Your Form', 'For students enrolled at our office.'],
  ['/payment', 'Payment', 'What is to be paid, and how.'],
  ['/success', 'Payment Result', 'After paying online.'],
  ['/failure', 'Payment Not Made', 'After a payment that did not go through.'],
  ['/admin', 'Staff Login', 'For the office.'],
  ['/searchuser', 'Student Search', 'For the office.'],
];

export const routes: readonly Route[] = [
  ...finished.map(route(true)),
  ...unlisted.map(route(false)),
];

/** The paths below a family's index, in exam order. */
export function familyPaths(family: Family): readonly string[] {
  return idsOf[family].map((id) => `/${family}/${id}`);
}

/** The route of a path. Throws for an unknown path: a mistake in the code. */
export function requireRoute(path: string): Route {
  const found = routes.find((one) => one.path === path);
  if (!found) throw new Error(`No route ${path} in content/pages/routes.ts`);
  return found;
}

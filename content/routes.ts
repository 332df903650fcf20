/** The ids each route family knows; any other id is redirected before a page is rendered. */
export const idsOf = {
  onlinecourses: ['csir-net', 'gate', 'iit-jam', 'cuet'],
  offlinecourses: ['csir-net', 'gate', 'iit-jam', 'cuet'],
  testseries: ['csir-net', 'gate', 'iit-jam', 'barc', 'tifr'],
  studymaterial: ['csir-net', 'gate', 'iit-jam', 'cuet'],
  result: ['gate', 'iit-jam', 'csir-net'],
  'result-explore': ['gate', 'iit-jam', 'csir-net'],
} as const;

export type Family = keyof typeof idsOf;

export type Route = {
  readonly path: string;
  /** Short name: breadcrumb, links to the page, first part of the document title. */
  readonly title: string;
  /** What is there, in one line under a link to the page. */
  readonly purpose: string;
  /** False keeps the page out of search results and the sitemap. */
  readonly indexable: boolean;
};

type Line = readonly [path: string, title: string, purpose: string];

const route =
  (indexable: boolean) =>
  (line: Line): Route => {
    const [path, title, purpose] = line;
    return { path, title, purpose, indexable };
  };

const finished: readonly Line[] = [
  ['/', 'Home', 'The institute, its courses and its notices.'],
  ['/onlinecourses', 'Online Courses', 'Live and recorded classes, by exam.'],
  [
    '/onlinecourses/csir-net',
    'CSIR NET Chemical Sciences Online Course',
    'Batches, plans of 6 months and 1 year.',
  ],
  [
    '/onlinecourses/gate',
    'GATE Chemistry Online Course',
    'Morning, evening and weekend batches, 6 months or 1 year.',
  ],
  [
    '/onlinecourses/iit-jam',
    'IIT-JAM Chemistry Online Course',
    'Plans of 1 year, for B.Sc. students.',
  ],
  [
    '/onlinecourses/cuet',
    'CUET (PG) Chemistry Online Course',
    'Six months regular or one year at weekends.',
  ],
  ['/offlinecourses', 'Offline Courses', 'Classroom batches at Jia Sarai, Delhi, by exam.'],
  [
    '/offlinecourses/csir-net',
    'CSIR NET Chemical Sciences Offline Course',
    'Regular and weekend classroom batches, fee by phone.',
  ],
  ['/offlinecourses/gate', 'GATE Chemistry Offline Course', 'Classroom, 6 months or 1 year.'],
  ['/offlinecourses/iit-jam', 'IIT-JAM Chemistry Offline Course', 'Classroom, 1 or 2 years.'],
  ['/offlinecourses/cuet', 'CUET (PG) Chemistry Offline Course', 'Classroom, 6 months or 1 year.'],
  ['/testseries', 'Test Series', 'Unitwise and mock tests, by exam.'],
  [
    '/testseries/csir-net',
    'CSIR-NET Chemical Sciences Test Series',
    '58 tests, 3 of them mock tests.',
  ],
  ['/testseries/gate', 'GATE Chemistry Test Series', 'Fee by phone or at the office.'],
  ['/testseries/iit-jam', 'IIT-JAM Chemistry Test Series', 'Fee by phone or at the office.'],
  ['/testseries/barc', 'BARC Chemistry Test Series', 'Fee by phone or at the office.'],
  ['/testseries/tifr', 'TIFR Chemistry Test Series', 'Fee by phone or at the office.'],
  ['/studymaterial', 'Study Material', 'Printed booklets and their prices, by exam.'],
  [
    '/studymaterial/csir-net',
    'CSIR-NET Chemical Sciences Study Material',
    'PYQs, assignments and theory in print.',
  ],
  ['/studymaterial/gate', 'GATE Chemistry Study Material', 'Booklets for the CY paper.'],
  [
    '/studymaterial/iit-jam',
    'IIT-JAM Chemistry Study Material',
    'Booklets for B.Sc. students and graduates.',
  ],
  ['/studymaterial/cuet', 'CUET (PG) Chemistry Study Material', 'Booklets for short questions.'],
  ['/csir-net-jrf', 'CSIR-NET/JRF', 'The exam, its paper and everything we have for it.'],
  ['/iit-jam', 'IIT-JAM', 'The exam, its paper and everything we have for it.'],
  ['/gate', 'GATE', 'The exam, its paper and everything we have for it.'],
  ['/new-batch', 'New Batches', 'New batches and crash courses.'],
  ['/videos', 'Popular Videos', 'Three lists of videos, played on the page.'],
  ['/about', 'Who We Are', 'The institute, what it teaches and how.'],
  ['/contact', 'Contact Us', 'Send a question, call, or visit the office.'],
  ['/result', 'Results', 'Results by exam, and how they are recorded.'],
  ['/result/gate', 'GATE Results', 'How many qualified in GATE, and what that means.'],
  ['/result/iit-jam', 'IIT-JAM Results', 'How many qualified in IIT-JAM, and what that means.'],
  ['/result/csir-net', 'CSIR-NET Results', 'How many qualified in CSIR-NET, and what that means.'],
  ['/result-explore/gate', 'GATE Results in Detail', 'What counts as a GATE result.'],
  ['/result-explore/iit-jam', 'IIT-JAM Results in Detail', 'What counts as an IIT-JAM result.'],
  ['/result-explore/csir-net', 'CSIR-NET Results in Detail', 'What counts as a CSIR-NET result.'],
  ['/refund-policy', 'Refund Policy', 'What is refunded, and how to ask.'],
  ['/shipping-policy', 'Shipping Policy', 'How printed material reaches you.'],
  ['/privacy-policy', 'Privacy & Policy', 'What happens to your data.'],
  ['/terms-condition', 'Terms & Condition', 'The terms of use of this site.'],
];

/** For one person only, so never in search results. */
const personal: readonly Line[] = [
  ['/student-login', 'Student Login', 'For students with an account.'],
  ['/student-signup', 'Student Sign-up', 'A new student account.'],
  ['/history', 'Purchased History', 'Courses you have bought.'],
  ['/form', 'Admission Form', 'The registration form.'],
  ['/form-print', 'Registration Copy', 'A past registration to print.'],
  ['/testupload', 'Photo Upload', 'Your photo for the admission form.'],
  ['/payment', 'Payment', 'What is to be paid, and how.'],
  ['/success', 'Payment Result', 'After paying online.'],
  ['/failure', 'Payment Not Made', 'After a payment that did not go through.'],
  ['/admin', 'Staff Login', 'For the office.'],
  ['/searchuser', 'Student Search', 'For the office.'],
];

/** Every page of the site. */
export const routes: readonly Route[] = [
  ...finished.map(route(true)),
  ...personal.map(route(false)),
];

/** The paths under a family's index, in the order of `idsOf`. */
export function familyPaths(family: Family): readonly string[] {
  return idsOf[family].map((id) => `/${family}/${id}`);
}

/** The route of a path. Throws for a path that is not in the table: that is a mistake in the code. */
export function requireRoute(path: string): Route {
  const found = routes.find((one) => one.path === path);
  if (!found) throw new Error(`No route ${path} in content/routes.ts`);
  return found;
}

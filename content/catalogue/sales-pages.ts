import { exams, examsIn, type ExamIn, type PlanCardsPath } from './exams/exams';

/** A page with plan cards. `/csir-net-jrf` repeats the CSIR-NET cards with its own links (D6). */
export type PlanPage =
  | `/onlinecourses/${ExamIn<'onlinecourses'>}`
  | `/offlinecourses/${ExamIn<'offlinecourses'>}`
  | PlanCardsPath;

/** A page with the test series offer. `/new-batch` also has the crash course. */
export type OfferPage = `/testseries/${ExamIn<'testseries'>}` | '/new-batch';

/** A page that sells something. */
export type SalesPage = PlanPage | OfferPage | `/studymaterial/${ExamIn<'studymaterial'>}`;

export const planPages: readonly PlanPage[] = [
  ...examsIn('onlinecourses').map((id) => `/onlinecourses/${id}` as const),
  ...exams.flatMap(({ examPage }) => (examPage?.plans ? [examPage.path as PlanCardsPath] : [])),
  ...examsIn('offlinecourses').map((id) => `/offlinecourses/${id}` as const),
];

/** Sells the test series and the crash course. */
export const newBatchPath = '/new-batch';

export const offerPages: readonly OfferPage[] = [
  ...examsIn('testseries').map((id) => `/testseries/${id}` as const),
  '/new-batch',
];

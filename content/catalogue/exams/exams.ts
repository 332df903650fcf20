import { barc } from './barc/exam';
import { csirNet } from './csir-net/exam';
import { cuet } from './cuet/exam';
import type { Exam, Family } from './exam';
import { gate } from './gate/exam';
import { iitJam } from './iit-jam/exam';
import { tifr } from './tifr/exam';

/** Every exam, in catalogue order. */
const registered = [csirNet, gate, iitJam, cuet, barc, tifr] as const;

type Registered = (typeof registered)[number];

/** The registered exams; their page content is in `pages.ts`. */
export const exams: readonly RegisteredExam[] = registered;

type RegisteredExam = Exam & {
  id: ExamId;
  admission: { name: AdmissionName };
};

export type ExamId = Registered['id'];

/** The exams in admission form order, which the office lists follow (D21). */
export const examsByForm: readonly Registered[] = [...registered].sort(
  (one, other) => one.admission.place - other.admission.place,
);

/** The exams with a page in this family. */
export type ExamIn<F extends Family> = Extract<
  Registered,
  { readonly pages: { readonly [family in F]: unknown } }
>['id'];

export type CourseExam = ExamIn<'onlinecourses'>;

type WithPage = Extract<Registered, { readonly examPage: unknown }>;

/** Exams with a page about the exam itself. */
export type ExamWithPage = WithPage['id'];
export type ExamPagePath = WithPage['examPage']['path'];

/** The paths of exam pages that show plan cards. */
export type PlanCardsPath = Extract<
  WithPage,
  { readonly examPage: { readonly plans: true } }
>['examPage']['path'];

type WithFacts = Extract<Registered, { readonly facts: unknown }>;

/** Exams with pages of facts: syllabus, cut-off, eligibility. */
export type ExamWithFacts = WithFacts['id'];
export type FactsPath = WithFacts['facts']['path'];

export type AdmissionName = Registered['admission']['name'];

/** The exam ids of a family, in catalogue order. */
export function examsIn<F extends Family>(family: F): readonly ExamIn<F>[] {
  return exams.flatMap(({ id, pages }) => (pages[family] ? [id as ExamIn<F>] : []));
}

/** The exam with this id. Throws when there is none: a mistake in the content. */
export function requireExam(id: ExamId): RegisteredExam {
  const exam = exams.find((one) => one.id === id);
  if (!exam) throw new Error(`No exam ${id} in content/catalogue/exams/exams.ts`);
  return exam;
}

/** The exam of a product page, from the last part of its path. */
export function examOfPath(path: string): RegisteredExam {
  const exam = exams.find(({ id }) => path.endsWith(`/${id}`));
  if (!exam) throw new Error(`No exam for ${path} in content/catalogue/exams/exams.ts`);
  return exam;
}

/** The name of the exam's courses: "GATE Chemistry". */
export const courseNameOf = (id: ExamId): string => requireExam(id).course ?? requireExam(id).name;

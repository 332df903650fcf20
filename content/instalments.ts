import { instalments } from '@published/instalments';
import { requireExam } from './exams/exams';
import type { Paise } from './money';
import type { InstalmentRule } from './site-facts';

const instalmentRule: InstalmentRule | null = instalments ?? null;

/** By which rule the fee of a course may be paid in parts; null when the owner does not offer it. */
export function instalmentRuleFor(coursename: string): InstalmentRule | null {
  const exams = instalmentRule?.exams;
  const isOfCourse = exams?.some((exam) => requireExam(exam).admission.name === coursename) ?? true;
  return isOfCourse ? instalmentRule : null;
}

/** Whether the fee of a course may be paid in parts at this price. */
export function isOffered(coursename: string, price: Paise): boolean {
  const rule = instalmentRuleFor(coursename);
  return rule !== null && price >= rule.fromPrice;
}

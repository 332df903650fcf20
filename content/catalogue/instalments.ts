import { instalments } from '@published/instalments';
import { requireExam } from './exams/exams';
import { formatRupees, type Paise } from '@/content/money';
import type { InstalmentRule } from '@/content/facts/site-facts';

const instalmentRule: InstalmentRule | null = instalments ?? null;

/** The rule for paying a course's fee in parts; null when the owner does not offer it. */
export function instalmentRuleFor(coursename: string): InstalmentRule | null {
  const exams = instalmentRule?.exams;
  const isOfCourse = exams?.some((exam) => requireExam(exam).admission.name === coursename) ?? true;
  return isOfCourse ? instalmentRule : null;
}

/** "Yes: a fee of ₹5,000 or more in up to 3 parts, …"; null when the owner does not offer it. */
export function printedRule(coursename: string): string | null {
  const rule = instalmentRuleFor(coursename);
  if (!rule) return null;
  const { fromPrice, parts, firstPercent, firstPart, daysBetween } = rule;
  const first = firstPercent ? `${firstPercent}%` : firstPart && formatRupees(firstPart as Paise);
  const start = first ? `${first} when you enrol` : 'the first when you enrol';
  const days = daysBetween === 1 ? '1 day' : `${daysBetween} days`;
  const others = parts === 2 ? `the other ${days} later` : `one more every ${days}`;
  return `Yes: a fee of ${formatRupees(fromPrice as Paise)} or more in up to ${parts} parts, ${start} and ${others}.`;
}

/** Whether the fee of a course may be paid in parts at this price. */
export function isOffered(coursename: string, price: Paise): boolean {
  const rule = instalmentRuleFor(coursename);
  return rule !== null && price >= rule.fromPrice;
}

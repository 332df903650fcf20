import { findCrashCourse } from './crash-course';
import { requireExam } from './exams/exams';
import { plusGst } from './gst';
import { formatRupees } from './money';
import { findOffer } from './offer';
import { durationNames, type Plan } from './plan';
import { findPlan } from './plans';
import { tierNames } from './tiers';

/**
 * What `/form?plan=` names, as a button says it: "Gold, 6 Months, CSIR-NET online, ₹8,999".
 * @returns null for an id that is none
 */
export function planLabel(id: string): string | null {
  const plan = findPlan(id);
  if (plan) return labelOfPlan(plan);
  const offer = findOffer(id);
  if (offer) return `${offer.title}, ${formatRupees(plusGst(offer.price).total)}`;
  const crash = findCrashCourse(id);
  return crash && `${crash.title}, ${formatRupees(crash.price)}`;
}

function labelOfPlan({ title, tier, duration, exam, mode, price }: Plan): string {
  const { title: length } = durationNames[duration];
  const name = title === `${tierNames[tier]} ${length}` ? `${tierNames[tier]}, ${length}` : title;
  return `${name}, ${requireExam(exam).name} ${mode}, ${formatRupees(price)}`;
}

import { exams } from '@/content/catalogue/exams/exams';
import { printedRule } from '@/content/catalogue/instalments';
import { plans } from '@/content/catalogue/plans';
import { printDay, type IsoDay } from '@/content/day';
import { batches } from '@/content/facts/batches';
import { formatRupees, lowestPrice } from '@/content/money';
import type { CourseFacts } from '@/lib/messages/placeholders';
import { leadModes } from './lead-words';

interface Asked {
  coursename: string;
  /** Id of the plan that was looked at. */
  plan: string | null;
}

function askedAbout({ coursename, plan }: Asked) {
  const chosen = plans.find(({ id }) => id === plan);
  const exam = exams.find(({ id, course }) => id === chosen?.exam || course === coursename);
  const modes = chosen ? [chosen.mode] : (['online', 'offline'] as const);
  return { chosen, exam, modes };
}

/** Fees, next batches and page of the course that a lead asks about; null for a course without a page. */
export function courseFacts(asked: Asked, today: IsoDay): CourseFacts | null {
  const { chosen, exam, modes } = askedAbout(asked);
  if (!exam) return null;
  return {
    fees: modes.flatMap((mode) => {
      const ofMode = plans.filter((plan) => plan.exam === exam.id && plan.mode === mode);
      const price = chosen?.price ?? lowestPrice(ofMode);
      return price === null ? [] : [{ mode, price, isLowest: !chosen }];
    }),
    batches: modes.flatMap((mode) => {
      const next = batches.find(
        (batch) => batch.exam === exam.id && batch.mode === mode && batch.start >= today,
      );
      return next ? [{ mode, start: next.start }] : [];
    }),
    path: `/${modes[0]}courses/${exam.id}`,
  };
}

/**
 * What a caller can say about the course that a lead asks about, a line each: the fee, the next batch and payment in
 * parts. Empty for a course without a page.
 */
export function whatToSay(asked: Asked, today: IsoDay): string[] {
  const { chosen, exam } = askedAbout(asked);
  const facts = courseFacts(asked, today);
  if (!exam || !facts) return [];
  const rule = printedRule(exam.admission.name);
  return [
    ...facts.fees.map(({ mode, price }) =>
      chosen
        ? `${chosen.title}, ${leadModes[mode].toLowerCase()}: ${formatRupees(price)}.`
        : `${leadModes[mode]} from ${formatRupees(price)}.`,
    ),
    ...facts.batches.map(
      ({ mode, start }) => `Next ${leadModes[mode].toLowerCase()} batch: ${printDay(start)}.`,
    ),
    ...(rule ? [rule.replace(/^Yes: /, 'In parts: ')] : []),
  ];
}

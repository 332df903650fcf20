import { exams } from '@/content/catalogue/exams/exams';
import { printedRule } from '@/content/catalogue/instalments';
import { plans } from '@/content/catalogue/plans';
import { printDay, type IsoDay } from '@/content/day';
import { batches } from '@/content/facts/batches';
import { formatRupees } from '@/content/money';
import { leadModes } from './lead-words';

interface Asked {
  coursename: string;
  /** Id of the plan that was looked at. */
  plan: string | null;
}

/**
 * What a caller can say about the course that a lead asks about, a line each: the fee, the next batch and payment in
 * parts. Empty for a course without a page.
 */
export function whatToSay({ coursename, plan }: Asked, today: IsoDay): string[] {
  const chosen = plans.find(({ id }) => id === plan);
  const exam = exams.find(({ id, course }) => id === chosen?.exam || course === coursename);
  if (!exam) return [];
  const modes = chosen ? [chosen.mode] : (['online', 'offline'] as const);
  const rule = printedRule(exam.admission.name);
  return [
    ...(chosen
      ? [`${chosen.title}, ${leadModes[chosen.mode].toLowerCase()}: ${formatRupees(chosen.price)}.`]
      : modes.flatMap((mode) => lowestFee(exam.id, mode))),
    ...modes.flatMap((mode) => nextBatch(exam.id, mode, today)),
    ...(rule ? [rule.replace(/^Yes: /, 'In parts: ')] : []),
  ];
}

type Mode = keyof typeof leadModes;

function lowestFee(exam: string, mode: Mode): string[] {
  const prices = plans
    .filter((plan) => plan.exam === exam && plan.mode === mode)
    .map(({ price }) => price);
  if (prices.length === 0) return [];
  const [lowest] = prices.toSorted((one, other) => one - other);
  return lowest === undefined ? [] : [`${leadModes[mode]} from ${formatRupees(lowest)}.`];
}

function nextBatch(exam: string, mode: Mode, today: IsoDay): string[] {
  const next = batches.find(
    (batch) => batch.exam === exam && batch.mode === mode && batch.start >= today,
  );
  return next ? [`Next ${leadModes[mode].toLowerCase()} batch: ${printDay(next.start)}.`] : [];
}

import { cuetClassroom } from '@published/cuetClassroom';
import { inclusions as publishedInclusions } from '@published/inclusions';
import { planPrices as publishedPlanPrices } from '@published/planPrices';
import type { PlanTab } from './course';
import type { ClassroomFee } from './exams/exam';
import { exams, type CourseExam } from './exams/exams';
import { assumedInclusion, csirNetOnlineInclusion, itemRows, type Inclusion } from './features';
import { planOf, type Plan } from './plan';
import { durationNames, type Duration, type Tier } from './tiers';

/* The inclusions published by the owner. The price of every plan includes GST. */
function publishedInclusion(exam: string, mode: Plan['mode'], tier: Tier): Inclusion | null {
  const items = publishedInclusions?.[`${exam as CourseExam}-${mode}-${tier}`];
  return items ? { features: [...new Set([...items, 'gst' as const])], assumed: false } : null;
}

/* The catalogue shows tier inclusions for online CSIR-NET only (D12). */
function onlineInclusion(exam: string, tier: Tier): Inclusion {
  const own = publishedInclusion(exam, 'online', tier);
  if (own) return own;
  const shown: Partial<Record<Tier, Inclusion>> = exam === 'csir-net' ? csirNetOnlineInclusion : {};
  return shown[tier] ?? assumedInclusion[tier];
}

const onlinePlans: readonly Plan[] = exams.flatMap(({ id, course, onlineFees = {} }) =>
  Object.entries(onlineFees).flatMap(([duration, fees]) =>
    fees.map(([tier, price, struckPrice]) =>
      planOf({
        exam: id as CourseExam,
        mode: 'online',
        course: `${course}, online`,
        tier,
        duration: duration as Duration,
        price,
        struckPrice,
        inclusion: onlineInclusion(id, tier),
      }),
    ),
  ),
);

/* A course whose fees the catalogue does not print has plans once its fees are published. */
function addedClassroomFees(exam: string): readonly ClassroomFee[] {
  return (Object.keys(durationNames) as Duration[]).flatMap((duration) => {
    const fee = publishedPlanPrices?.[`${exam as CourseExam}-offline-${duration}-diamond`];
    return fee?.price ? [{ duration, price: fee.price / 100, struckPrice: null }] : [];
  });
}

function publishedTitle(duration: Duration): { title?: string } {
  const { regular, weekend } = cuetClassroom ?? {};
  const title = duration === '1-year' ? weekend : regular;
  return title === undefined ? {} : { title };
}

/* Classroom cards all use the Diamond tier: two carry its name, and all include every row. */
const classroomPlans: readonly Plan[] = exams.flatMap(({ id, course, pages, classroomFees }) =>
  (classroomFees ?? ('offlinecourses' in pages ? addedClassroomFees(id) : [])).map((fee) =>
    planOf({
      ...fee,
      ...(id === 'cuet' && publishedTitle(fee.duration)),
      exam: id as CourseExam,
      mode: 'offline',
      course: `${course}, offline`,
      tier: 'diamond',
      inclusion: publishedInclusion(id, 'offline', 'diamond') ?? assumedInclusion.diamond,
    }),
  ),
);

/** Every plan, online first; within an exam and duration cheapest first. */
export const plans: readonly Plan[] = [...onlinePlans, ...classroomPlans];

/** The plans of an exam in one mode and duration: one tab of its page. */
export function plansFor(
  exam: CourseExam,
  mode: Plan['mode'],
  duration: Duration,
): readonly Plan[] {
  return plansOf(exam, mode).filter((plan) => plan.duration === duration);
}

/** The tabs of a course page, one for each duration. A tab without published fees has no plans. */
export function planTabs(
  exam: CourseExam,
  mode: Plan['mode'],
  durations: readonly Duration[],
): readonly PlanTab[] {
  return durations.map((id) => ({
    id,
    label: `${durationNames[id].title} Plan`,
    plans: plansFor(exam, mode, id),
  }));
}

/** The plan with this id, or null. */
export function findPlan(id: string): Plan | null {
  return plans.find((plan) => plan.id === id) ?? null;
}

/** The plans of an exam in one mode, in card order. */
export function plansOf(exam: Plan['exam'], mode: Plan['mode']): readonly Plan[] {
  return plans.filter((plan) => plan.exam === exam && plan.mode === mode);
}

/** The cheapest plan of an exam in one mode and duration. Throws when there is none: a mistake in the content. */
export function requirePlan(exam: Plan['exam'], mode: Plan['mode'], duration: Duration): Plan {
  const plan = plansOf(exam, mode).find((one) => one.duration === duration);
  if (!plan) throw new Error(`No ${mode} plan of ${duration} for ${exam}`);
  return plan;
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** A sentence with the items Silver adds to Bronze; `whenSame` if it adds none. */
export function silverSentence(exam: CourseExam, whenSame: string): string {
  const itemsOf = (tier: Tier) =>
    plansOf(exam, 'online').find((plan) => plan.tier === tier)?.features ?? [];
  const bronze = itemsOf('bronze');
  const added = itemRows.filter(({ id }) => itemsOf('silver').includes(id) && !bronze.includes(id));
  if (added.length === 0) return whenSame;
  return `Silver adds ${list.format(added.map(({ phrase }) => phrase))} to Bronze.`;
}

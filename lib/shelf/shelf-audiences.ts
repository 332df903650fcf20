import { batches, batchName } from '@/content/facts/batches';
import { printDay } from '@/content/day';
import { courseNameOf } from '@/content/catalogue/exams/exams';
import { formOfferings, orderOfferings } from '@/content/catalogue/offerings';
import { findPlan, plans } from '@/content/catalogue/plans';
import { tierNames, type Tier } from '@/content/catalogue/tiers';

/** The parts of a purchase that decide which course material it opens. */
export interface ShelfPurchase {
  planId: string | null;
  /** Ids of ordered items. */
  itemIds: readonly string[];
  /** The batch in which a seat is taken. */
  batchId: string | null;
}

/** Audiences of a purchase: "plan:test-series", "tier:gate/gold" or "batch:gate-online-2027-01-05". */
export function audiencesOf({ planId, itemIds, batchId }: ShelfPurchase): readonly string[] {
  const plan = findPlan(planId ?? '');
  const bought = new Set([...(planId === null ? [] : [planId]), ...itemIds]);
  return [
    ...[...bought].map((id) => `plan:${id}`),
    ...(plan ? [tierAudience(plan)] : []),
    ...(batchId === null ? [] : [`batch:${batchId}`]),
  ];
}

const tierAudience = ({ exam, tier }: { exam: string; tier: Tier }) => `tier:${exam}/${tier}`;

interface AudienceGroup {
  label: string;
  /** Value and label. */
  choices: readonly (readonly [string, string])[];
}

const tierChoices = new Map(
  plans.map((plan) => [
    tierAudience(plan),
    `${tierNames[plan.tier]}, all plans of ${courseNameOf(plan.exam)}`,
  ]),
);

const planChoice = ({ id, title }: { id: string; title: string }) => [`plan:${id}`, title] as const;

/** Every audience of course material, from the current offerings. */
export const audienceGroups: readonly AudienceGroup[] = [
  { label: 'All plans of a tier', choices: [...tierChoices] },
  {
    label: 'One plan',
    choices: formOfferings.filter(({ kind }) => kind === 'course').map(planChoice),
  },
  { label: 'Tests, a crash course or booklets', choices: orderOfferings.map(planChoice) },
  {
    label: 'One batch',
    choices: batches.map((batch) => [
      `batch:${batch.id}`,
      `${batchName(batch)}, from ${printDay(batch.start)}`,
    ]),
  },
];

const labels = new Map(audienceGroups.flatMap(({ choices }) => choices));

/** Whether students can still buy it or be assigned to it. */
export const isAudience = (audience: string): boolean => labels.has(audience);

/** "GATE 2027, online, from 5 January 2027"; the id of an audience no longer offered. */
export function audienceLabel(audience: string): string {
  return labels.get(audience) ?? `${audience.replace(/^\w+:/, '')} (no longer offered)`;
}

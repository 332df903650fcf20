import { deviceStorage } from '@/components/form/storage';
import type { ChoiceQuery } from '@/content/catalogue/plan-choice';

/** The plan or item chosen on a page, kept through sign-up and log-in until its form opens. */
export type ChosenPlan = ChoiceQuery & {
  /** Button text: "Gold, 6 Months, CSIR-NET online, ₹8,999". */
  label: string;
};

const KEY = 'chosen-plan';

export function saveChosenPlan(chosen: ChosenPlan): void {
  deviceStorage.writeJson(KEY, chosen);
}

/** Path of the admission form with this plan selected, or of the order with this item. */
export function chosenPlanHref(chosen: ChoiceQuery): string {
  const { page } = chosen;
  return 'item' in chosen
    ? `/order?${new URLSearchParams({ item: chosen.item, page })}`
    : `/form?${new URLSearchParams({ plan: chosen.plan, page })}`;
}

/** The stored choice; null if there is none or it is malformed. */
export function readChosenPlan(): ChosenPlan | null {
  const kept = deviceStorage.readJson(KEY);
  return isChosenPlan(kept) ? kept : null;
}

function isChosenPlan(kept: unknown): kept is ChosenPlan {
  const { plan, item, page, label } = (kept ?? {}) as Record<string, unknown>;
  return [plan ?? item, page, label].every((part) => typeof part === 'string');
}

export function clearChosenPlan(): void {
  deviceStorage.remove(KEY);
}

import { deviceStorage } from '@/components/form/storage';

/** The plan a visitor chose on a card, on the way through sign-up and log-in to the form. */
export type ChosenPlan = {
  /** The id that `/form?plan=` takes. */
  plan: string;
  /** Path of the page it was chosen on. */
  page: string;
  /** As a button names it: "Gold, 6 Months, CSIR-NET online, ₹8,999". */
  label: string;
};

const KEY = 'chosen-plan';

export function saveChosenPlan(chosen: ChosenPlan): void {
  deviceStorage.writeJson(KEY, chosen);
}

/** The admission form with this plan chosen. */
export function chosenPlanHref({ plan, page }: ChosenPlan): string {
  return `/form?${new URLSearchParams({ plan, page })}`;
}

/** Anything else that stands in its place counts as nothing. */
export function readChosenPlan(): ChosenPlan | null {
  const kept = deviceStorage.readJson(KEY);
  return isChosenPlan(kept) ? kept : null;
}

function isChosenPlan(kept: unknown): kept is ChosenPlan {
  const { plan, page, label } = (kept ?? {}) as Partial<ChosenPlan>;
  return [plan, page, label].every((part) => typeof part === 'string');
}

export function clearChosenPlan(): void {
  deviceStorage.remove(KEY);
}

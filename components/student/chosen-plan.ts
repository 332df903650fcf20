import { deviceStorage } from '@/components/form/storage';

/** The plan chosen on a card, kept through sign-up and log-in until the form opens. */
export type ChosenPlan = {
  plan: string;
  /** Path of the page it was chosen on. */
  page: string;
  /** Button text: "Gold, 6 Months, CSIR-NET online, ₹8,999". */
  label: string;
};

const KEY = 'chosen-plan';

export function saveChosenPlan(chosen: ChosenPlan): void {
  deviceStorage.writeJson(KEY, chosen);
}

/** Path of the admission form with this plan selected. */
export function chosenPlanHref({ plan, page }: ChosenPlan): string {
  return `/form?${new URLSearchParams({ plan, page })}`;
}

/** The stored plan; null if there is none or it is malformed. */
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

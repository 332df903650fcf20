/** The pages that show plan cards. `/csir-net-jrf` repeats the CSIR-NET cards with its own links (decision D6). */
export const planPages = ['/onlinecourses/csir-net', '/csir-net-jrf'] as const;

export type PlanPage = (typeof planPages)[number];

/** Addresses of the payment provider's hosted pages, by page and plan id. Empty until the owner sets them. */
const paymentLinks: Record<PlanPage, Readonly<Record<string, string>>> = {
  '/onlinecourses/csir-net': {},
  '/csir-net-jrf': {},
};

/** Where Enroll Now leads: the owner's payment link for this card, or else the admission form with the plan chosen. */
export function enrollHref(planId: string, page: PlanPage): string {
  const query = new URLSearchParams({ plan: planId, page });
  return paymentLinks[page][planId] ?? `/form?${query}`;
}

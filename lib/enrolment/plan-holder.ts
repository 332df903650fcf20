import { printDay, type IsoDay } from '@/content/day';
import { formatRupees, type Paise } from '@/content/money';
import { dueOf } from '@/lib/site/money-terms';

/** First words of the refusal of a second enrolment. */
export const ALREADY_ENROLLED = 'You already have this plan';

/** A registration in which a student already has a plan; amounts in paise. */
export interface PlanHolder {
  id: string;
  registrationnumber: string;
  title: string;
  /** Day of the first save, in Delhi. */
  date: IsoDay;
  price: Paise | null;
  /** Received, without deducting refunds. */
  paid: Paise;
  /** Part of it was received today. */
  isPaidToday: boolean;
}

/** "₹3,499 paid today, ₹5,500 due" or "nothing paid, ₹8,999 due". */
export function holderMoney({ price, paid, isPaidToday }: PlanHolder): string {
  const due = dueOf(price, paid);
  const came =
    paid > 0 ? `${formatRupees(paid)} paid${isPaidToday ? ' today' : ''}` : 'nothing paid';
  return due ? `${came}, ${formatRupees(due)} due` : came;
}

/** "Reg. No 12345 of 26 November 2026, ₹3,499 paid today, ₹5,500 due" */
export function holderText(holder: PlanHolder): string {
  const { registrationnumber, date } = holder;
  return `Reg. No ${registrationnumber} of ${printDay(date)}, ${holderMoney(holder)}`;
}

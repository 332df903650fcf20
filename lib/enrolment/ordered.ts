import type { CourseName } from '@/content/catalogue/admission-choices';
import { requireExam } from '@/content/catalogue/exams/exams';
import type { OrderItem } from '@/content/catalogue/order-items';
import type { Inclusion } from './offerings';

/** Something ordered, at its price of that day in paise, GST included. */
export type OrderedItem = {
  id: string;
  title: string;
  pricePaise: number;
};

export const orderedItem = ({ id, title, price }: OrderItem): OrderedItem => ({
  id,
  title,
  pricePaise: price,
});

/** One entry for each set of booklets, or all that the tests or the crash course include. */
export function inclusionsOf(items: readonly OrderItem[]): Inclusion[] {
  const names = items.flatMap(({ title, sets, includes }) => (sets > 0 ? [title] : includes));
  return names.map((name) => ({ name, included: true, assumed: false }));
}

/** The course of the admission form that an item belongs to. */
export const courseOfItem = ({ exam }: OrderItem): CourseName => requireExam(exam).admission.name;

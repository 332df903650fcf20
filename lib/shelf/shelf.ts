import 'server-only';
import type { IsoDay } from '@/content/day';
import type { ShelfKind } from '@/content/pages/shelf-words';
import type { Queryable } from '@/lib/platform/database-connection';
import { db, pool } from '@/lib/platform/db';
import { isHeld, receivedFor } from '@/lib/site/money-terms';
import { statement } from '@/lib/platform/statement';
import { isUuid } from '@/lib/platform/uuid';
import { dateOf, dayOf, today } from '@/lib/site/days';
import { audiencesOf } from './shelf-audiences';

/** SQL: the payment that the owner's rule asks for was received, for a `registrations` row. */
const isOpened = (registration: string) =>
  `(coalesce((select "shelfOpens" from office_settings), 'first') = 'first'
    or coalesce(${receivedFor(`${registration}.id`)} >= ${registration}."pricePaise", false))`;

/** SQL: submitted, and not refunded in full. An overdue instalment closes nothing. */
const isBought = (registration: string) =>
  `(${registration}."submittedAt" is not null and exists (
    select from payments p where p."registrationId" = ${registration}.id and ${isHeld('p')}))`;

/** SQL: ids of the items in an order. */
const itemIds = (registration: string) =>
  `array(select item ->> 'id' from jsonb_array_elements(
     case jsonb_typeof(${registration}.items) when 'array' then ${registration}.items else '[]' end) as item)`;

const PURCHASES = statement(
  'purchases-of-shelf',
  { student: 'uuid?' },
  {
    id: 'uuid',
    studentId: 'uuid',
    number: 'text',
    session: 'text',
    what: 'text',
    planId: 'text?',
    itemIds: 'text[]',
    batchId: 'text?',
    isOpen: 'bool',
  },
  `select r.id, r."studentId", r.registrationnumber as number, r.session, r."planId", ${itemIds('r')} as "itemIds",
     seat."batchId", coalesce(nullif(r."planTitle", ''), r.coursename) as what, ${isOpened('r')} as "isOpen"
   from registrations r left join batch_seats seat
     on seat."registrationId" = r.id and seat."seatedAt" is not null
   where ($student::uuid is null or r."studentId" = $student) and ${isBought('r')}
   order by r."createdAt", r.id`,
);

/** Purchases for which money is held, of a student or of all, and whether their material can be opened. */
export const purchases = (on: Queryable, student: string | null = null) =>
  PURCHASES.rows(on, { student });

/** Items that are not withdrawn and are shown on this day. */
export const isVisibleOn = (day: IsoDay) => ({
  withdrawnAt: null,
  AND: [
    { OR: [{ visibleFrom: null }, { visibleFrom: { lte: dateOf(day) } }] },
    { OR: [{ visibleUntil: null }, { visibleUntil: { gte: dateOf(day) } }] },
  ],
});

/** Material that is visible today, in the order of the list. */
async function visibleItems() {
  const items = await db.shelfItem.findMany({
    where: isVisibleOn(today()),
    select: {
      id: true,
      title: true,
      kind: true,
      url: true,
      fileId: true,
      audiences: true,
      visibleUntil: true,
    },
    orderBy: [{ position: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
  });
  return items.map(({ visibleUntil, ...item }) => ({
    ...item,
    kind: item.kind as ShelfKind,
    until: visibleUntil && dayOf(visibleUntil),
  }));
}
type Item = Awaited<ReturnType<typeof visibleItems>>[number];

/** Course material as its student sees it, without the target of a link. */
export interface ShelfItem {
  id: string;
  title: string;
  kind: ShelfKind;
  /** A file to download; otherwise a link. */
  isFile: boolean;
  /** Last day on which it can be opened. */
  until: IsoDay | null;
}

/** Course material opened by a registration. */
export interface ShelfPart {
  registration: { id: string; number: string };
  what: string;
  /** False until the payment that the owner's rule asks for. */
  isOpen: boolean;
  items: readonly ShelfItem[];
}

/** The course material of each registration for which money is held, oldest first. */
export async function shelfOf(studentId: string): Promise<ShelfPart[]> {
  const [bought, items] = await Promise.all([purchases(pool, studentId), visibleItems()]);
  return bought.map(({ id, number, what, isOpen, ...purchase }) => ({
    registration: { id, number },
    what,
    isOpen,
    items: isOpen ? itemsFor(audiencesOf(purchase), items).map(shownOf) : [],
  }));
}

const itemsFor = (audiences: readonly string[], items: readonly Item[]) =>
  items.filter((item) => item.audiences.some((audience) => audiences.includes(audience)));

const shownOf = ({ id, title, kind, fileId, until }: Item): ShelfItem => ({
  id,
  title,
  kind,
  until,
  isFile: fileId !== null,
});

/** An item that its student may open now, and the registration that opens it. */
export interface OpenedItem {
  item: Pick<Item, 'id' | 'title' | 'url' | 'fileId'>;
  registration: { id: string; number: string; session: string };
}

/**
 * Checks whether the student may open an item now. Called for every request, so that a refund ends access at
 * once.
 * @returns 'unknown' for an item that is withdrawn or not visible today; 'closed' for one that no paid
 * purchase of the student opens
 */
export async function openItem(
  studentId: string,
  id: string,
): Promise<OpenedItem | 'unknown' | 'closed'> {
  if (!isUuid(id)) return 'unknown';
  const [bought, items] = await Promise.all([purchases(pool, studentId), visibleItems()]);
  const item = items.find((one) => one.id === id.toLowerCase());
  if (!item) return 'unknown';
  const purchase = bought.find(
    (one) => one.isOpen && itemsFor(audiencesOf(one), [item]).length > 0,
  );
  return purchase ? { item, registration: purchase } : 'closed';
}

/** Counts an opening of the item by the student. */
export async function countOpening(studentId: string, itemId: string): Promise<void> {
  await db.shelfOpening.upsert({
    where: { itemId_studentId: { itemId, studentId } },
    create: { itemId, studentId },
    update: { times: { increment: 1 }, lastAt: new Date() },
    select: { times: true },
  });
}

/** Number of students who can open the material of some audiences. */
export async function shelfReaders(): Promise<(audiences: readonly string[]) => number> {
  const students = new Map<string, Set<string>>();
  for (const { studentId, ...purchase } of await purchases(pool)) {
    if (!purchase.isOpen) continue;
    for (const audience of audiencesOf(purchase)) {
      const known = students.get(audience) ?? new Set();
      students.set(audience, known.add(studentId));
    }
  }
  return (audiences) =>
    new Set(audiences.flatMap((audience) => [...(students.get(audience) ?? [])])).size;
}

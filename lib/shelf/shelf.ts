import 'server-only';
import type { IsoDay } from '@/content/day';
import type { ShelfKind } from '@/content/shelf-words';
import type { Queryable } from '@/lib/platform/database-connection';
import { pool } from '@/lib/platform/db';
import { isHeld, receivedFor } from '@/lib/site/money-terms';
import { narrow, statement, type RowOf } from '@/lib/platform/statement';
import { isUuid } from '@/lib/platform/uuid';
import { today } from '@/lib/site/days';
import { audiencesOf } from './shelf-audiences';

/** SQL: the payment that the owner's rule asks for was received, for a `registrations` row. */
export const isOpened = (registration: string) =>
  `(coalesce((select "shelfOpens" from office_settings), 'first') = 'first'
    or coalesce(${receivedFor(`${registration}.id`)} >= ${registration}."pricePaise", false))`;

/** SQL: submitted, and not everything was refunded. An instalment that is overdue closes nothing. */
export const isBought = (registration: string) =>
  `(${registration}."submittedAt" is not null and exists (
    select from payments p where p."registrationId" = ${registration}.id and ${isHeld('p')}))`;

/** SQL: ids of what an order has. */
export const itemIds = (registration: string) =>
  `array(select item ->> 'id' from jsonb_array_elements(
     case jsonb_typeof(${registration}.items) when 'array' then ${registration}.items else '[]' end) as item)`;

const PURCHASES = statement(
  'purchases-of-shelf',
  {
    id: 'uuid',
    number: 'text',
    session: 'text',
    what: 'text',
    planId: 'text?',
    itemIds: 'text[]',
    batchId: 'text?',
    isOpen: 'bool',
  },
  `select r.id, r.registrationnumber as number, r.session, r."planId", ${itemIds('r')} as "itemIds",
     seat."batchId", coalesce(nullif(r."planTitle", ''), r.coursename) as what, ${isOpened('r')} as "isOpen"
   from registrations r left join batch_seats seat
     on seat."registrationId" = r.id and seat."seatedAt" is not null
   where r."studentId" = $1 and ${isBought('r')}
   order by r."createdAt", r.id`,
);

const ITEMS = statement(
  'items-of-shelf',
  {
    id: 'uuid',
    title: 'text',
    kind: narrow<ShelfKind>('text'),
    url: 'text?',
    fileId: 'uuid?',
    audiences: 'text[]',
    until: narrow<IsoDay | null>('text?'),
  },
  `select id, title, kind, url, "fileId", audiences, to_char("visibleUntil", 'YYYY-MM-DD') as until
   from shelf_items
   where "withdrawnAt" is null and coalesce("visibleFrom" <= $1::date, true)
     and coalesce("visibleUntil" >= $1::date, true)
   order by position, "createdAt", id`,
);
type Item = RowOf<typeof ITEMS>;

/** Course material as its student sees it. Where a link leads is not said. */
export interface ShelfItem {
  id: string;
  title: string;
  kind: ShelfKind;
  /** A file to download; otherwise a link. */
  isFile: boolean;
  /** Last day on which it can be opened. */
  until: IsoDay | null;
}

/** What a registration opens. */
export interface ShelfPart {
  registration: { id: string; number: string };
  what: string;
  /** False until the payment that the owner's rule asks for. */
  isOpen: boolean;
  items: readonly ShelfItem[];
}

/** The course material of each registration for which money is held, oldest first. */
export async function shelfOf(studentId: string, on: Queryable = pool): Promise<ShelfPart[]> {
  const [purchases, items] = await Promise.all([
    PURCHASES.rows(on, [studentId]),
    ITEMS.rows(on, [today()]),
  ]);
  return purchases.map(({ id, number, what, isOpen, ...purchase }) => ({
    ...{ registration: { id, number }, what, isOpen },
    items: isOpen ? itemsFor(audiencesOf(purchase), items).map(shownOf) : [],
  }));
}

const itemsFor = (audiences: readonly string[], items: readonly Item[]) =>
  items.filter((item) => item.audiences.some((audience) => audiences.includes(audience)));

const shownOf = ({ id, title, kind, fileId, until }: Item): ShelfItem => ({
  ...{ id, title, kind, until },
  isFile: fileId !== null,
});

/** An item that its student may open now, and the registration that opens it. */
export interface OpenedItem {
  item: Pick<Item, 'id' | 'title' | 'url' | 'fileId'>;
  registration: { id: string; number: string; session: string };
}

/**
 * Checks whether the student may open an item now. Asked for every request, so that a refund ends access at
 * once.
 * @returns 'unknown' for an item that is withdrawn or not visible today; 'closed' for one that nothing the
 *   student has paid for opens
 */
export async function openItem(
  studentId: string,
  id: string,
): Promise<OpenedItem | 'unknown' | 'closed'> {
  if (!isUuid(id)) return 'unknown';
  const [purchases, items] = await Promise.all([
    PURCHASES.rows(pool, [studentId]),
    ITEMS.rows(pool, [today()]),
  ]);
  const item = items.find((one) => one.id === id.toLowerCase());
  if (!item) return 'unknown';
  const purchase = purchases.find(
    (one) => one.isOpen && itemsFor(audiencesOf(one), [item]).length > 0,
  );
  return purchase ? { item, registration: purchase } : 'closed';
}

const COUNT = statement(
  'count-shelf-opening',
  {},
  `insert into shelf_openings as known ("itemId", "studentId") values ($1, $2)
   on conflict ("itemId", "studentId") do update set times = known.times + 1, "lastAt" = now()`,
);

/** Counts that the student has opened the item. */
export async function countOpening(studentId: string, itemId: string): Promise<void> {
  await COUNT.run(pool, [itemId, studentId]);
}

const BUYERS = statement(
  'buyers-of-shelf',
  { studentId: 'uuid', planId: 'text?', itemIds: 'text[]', batchId: 'text?' },
  `select r."studentId", r."planId", ${itemIds('r')} as "itemIds", seat."batchId"
   from registrations r left join batch_seats seat
     on seat."registrationId" = r.id and seat."seatedAt" is not null
   where ${isBought('r')} and ${isOpened('r')}`,
);

/** How many students can open what is for an audience, by audience. */
export async function shelfReaders(): Promise<(audiences: readonly string[]) => number> {
  const students = new Map<string, Set<string>>();
  for (const { studentId, ...purchase } of await BUYERS.rows(pool)) {
    for (const audience of audiencesOf(purchase)) {
      const known = students.get(audience) ?? new Set();
      students.set(audience, known.add(studentId));
    }
  }
  return (audiences) =>
    new Set(audiences.flatMap((audience) => [...(students.get(audience) ?? [])])).size;
}

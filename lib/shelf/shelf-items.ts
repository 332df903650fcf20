import 'server-only';
import type { ShelfKind, ShelfRule } from '@/content/pages/shelf-words';
import { ApiError } from '@/lib/calls/errors';
import { isAudience } from './shelf-audiences';
import { shelfReaders } from './shelf';
import { beginSettings, lockSettings } from '@/lib/staff/office-settings';
import type { Staff } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { lockRow } from '@/lib/platform/database-locks';
import { db, inTransaction } from '@/lib/platform/db';
import { dateOf, dayOf } from '@/lib/site/days';
import type { ShelfItemInput } from './shelf-forms';

/**
 * All course material, in the order of the students' page, with the numbers of students who can open it and
 * have.
 */
export async function listShelfItems(staff: Staff<'shelf.manage'>) {
  const [items, openings, readers] = await Promise.all([
    db.shelfItem.findMany({
      orderBy: [{ position: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
      select: {
        id: true,
        title: true,
        kind: true,
        url: true,
        file: { select: { name: true, size: true } },
        audiences: true,
        visibleFrom: true,
        visibleUntil: true,
        position: true,
        withdrawnAt: true,
      },
    }),
    db.shelfOpening.groupBy({ by: ['itemId'], _count: true, _sum: { times: true } }),
    shelfReaders(),
  ]);
  return items.map(({ file, withdrawnAt, ...item }) => {
    const opened = openings.find(({ itemId }) => itemId === item.id);
    return {
      ...item,
      kind: item.kind as ShelfKind,
      file: file?.name ?? null,
      size: file?.size ?? null,
      visibleFrom: item.visibleFrom && dayOf(item.visibleFrom),
      visibleUntil: item.visibleUntil && dayOf(item.visibleUntil),
      isWithdrawn: withdrawnAt !== null,
      /** Number of students who have opened it, and of all openings. */
      openedBy: opened?._count ?? 0,
      times: opened?._sum.times ?? 0,
      /** Number of students with a paid purchase that opens it. */
      readers: readers(item.audiences),
    };
  });
}

/** Course material as the office lists it. */
export type ListedShelfItem = Awaited<ReturnType<typeof listShelfItems>>[number];

/** The item, locked; null if it does not exist. */
async function lockItem(tx: Transaction, id: string) {
  await lockRow(tx, 'shelf_items', id, 'update');
  return tx.db.shelfItem.findUnique({
    where: { id },
    select: { audiences: true, withdrawnAt: true },
  });
}

const GONE = 'This item no longer exists. Reload the page.';

/**
 * Adds an item or changes one. Idempotent by `requestId`. A change without link and file keeps the current
 * one.
 * @throws ApiError not_found; invalid_input (`audiences`, `file`)
 */
export async function saveShelfItem(
  staff: Staff<'shelf.manage'>,
  input: ShelfItemInput,
): Promise<{ id: string }> {
  return inTransaction(async (tx) => {
    const known = input.item === '' ? null : await lockItem(tx, input.item);
    if (input.item !== '' && !known) throw new ApiError('not_found', GONE);
    refuseAudiences(input.audiences, known?.audiences ?? []);
    if (input.file !== '') await refuseFile(tx, input.file, input);
    const { requestId, kind, audiences } = input;
    const values = columnsOf(input);
    if (known) {
      await tx.db.shelfItem.updateMany({ where: { id: input.item }, data: values });
      await note(tx, staff, input.item, { kind, audiences });
      return { id: input.item };
    }
    const { count } = await tx.db.shelfItem.createMany({
      data: [{ ...values, requestId, staffId: staff.staffId }],
      skipDuplicates: true,
    });
    const { id } = await tx.db.shelfItem.findUniqueOrThrow({
      where: { requestId },
      select: { id: true },
    });
    if (count > 0) await note(tx, staff, id, { kind, audiences });
    return { id };
  });
}

/** Sets neither link nor file when both are missing, so that a change keeps the current one. */
function columnsOf({ title, kind, url, file, audiences, position, ...days }: ShelfItemInput) {
  const link = url.trim() || null;
  return {
    title: title.trim(),
    kind,
    audiences: [...new Set(audiences)],
    visibleFrom: days.visibleFrom ? dateOf(days.visibleFrom) : null,
    visibleUntil: days.visibleUntil ? dateOf(days.visibleUntil) : null,
    position: Number(position),
    ...(file !== '' ? { fileId: file, url: null } : link && { fileId: null, url: link }),
  };
}

function refuseAudiences(chosen: readonly string[], before: readonly string[]): void {
  if (chosen.every((one) => isAudience(one) || before.includes(one))) return;
  const message = 'A plan or batch is no longer offered. Reload the page and choose again.';
  throw new ApiError('invalid_input', message, { fields: { audiences: message } });
}

/** Refuses an incomplete file, or one that another item uses. */
async function refuseFile(
  tx: Transaction,
  file: string,
  { item, requestId }: ShelfItemInput,
): Promise<void> {
  await lockRow(tx, 'shelf_files', file, 'update');
  const known = await tx.db.shelfFile.findUnique({
    where: { id: file },
    select: { type: true, item: { select: { id: true, requestId: true } } },
  });
  const isFree = !known?.item || known.item.id === item || known.item.requestId === requestId;
  if (known && known.type !== null && isFree) return;
  const message = 'This file is no longer here. Choose it again.';
  throw new ApiError('invalid_input', message, { fields: { file: message } });
}

async function note(
  tx: Transaction,
  staff: Staff<'shelf.manage'>,
  item: string,
  detail: Record<string, unknown>,
): Promise<void> {
  const about = { subject: 'settings', subjectId: item } as const;
  await noteAct(tx, staff, { action: 'shelf.save', ...about, detail });
}

/** @throws ApiError not_found */
export async function withdrawShelfItem(
  staff: Staff<'shelf.manage'>,
  { item, withdrawn }: { item: string; withdrawn: 'yes' | 'no' },
): Promise<{ withdrawn: boolean }> {
  const hide = withdrawn === 'yes';
  return inTransaction(async (tx) => {
    const known = await lockItem(tx, item);
    if (!known) throw new ApiError('not_found', GONE);
    if ((known.withdrawnAt !== null) !== hide) {
      const withdrawnAt = hide ? new Date() : null;
      await tx.db.shelfItem.updateMany({ where: { id: item }, data: { withdrawnAt } });
      const about = { subject: 'settings', subjectId: item } as const;
      await noteAct(tx, staff, { action: hide ? 'shelf.withdraw' : 'shelf.restore', ...about });
    }
    return { withdrawn: hide };
  });
}

/** The payment that opens course material. */
export async function shelfRule(client: Transaction['db'] = db): Promise<ShelfRule> {
  const settings = await client.officeSettings.findUnique({
    where: { id: 1 },
    select: { shelfOpens: true },
  });
  return (settings?.shelfOpens ?? 'first') as ShelfRule;
}

export async function setShelfRule(
  owner: Staff<'settings.change'>,
  opens: ShelfRule,
): Promise<void> {
  await inTransaction(async (tx) => {
    await lockSettings(tx);
    const before = await shelfRule(tx.db);
    if (before === opens) return;
    await beginSettings(tx.db);
    await tx.db.officeSettings.updateMany({ where: { id: 1 }, data: { shelfOpens: opens } });
    const act = { action: 'settings.change', subject: 'settings' } as const;
    await noteAct(tx, owner, { ...act, detail: { shelfOpens: { from: before, to: opens } } });
  });
}

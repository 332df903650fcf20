import 'server-only';
import { batchName } from '@/content/facts/batches';
import { printDay } from '@/content/day';
import type { PurchaseKind } from '@/content/catalogue/purchase-kinds';
import { shelfWords } from '@/content/pages/shelf-words';
import { nextStepsOf } from '@/lib/enrolment/batch-seats';
import { parcelArrivesBy } from '@/lib/parcels/make-parcels';
import type { Queryable } from '@/lib/platform/database-connection';

type Fact = readonly [label: string, value: string];

/** The next steps after a purchase: the batch of a course, and the day by which books arrive. */
export async function nextStepFacts(
  on: Queryable,
  registration: { id: string; kind: PurchaseKind },
): Promise<readonly Fact[]> {
  const { id, kind } = registration;
  const arriveBy = await parcelArrivesBy(id);
  const post: Fact[] = arriveBy
    ? [['Delivery', `By post, until ${printDay(arriveBy)}`]]
    : kind === 'study-material'
      ? [['Delivery', 'By post, as soon as we have your address']]
      : [];
  if (kind === 'course') return [...(await batchFacts(on, id)), ...post];
  return kind === 'study-material' ? post : [['Delivery', `Online, in ${shelfWords.heading}`]];
}

async function batchFacts(on: Queryable, id: string): Promise<Fact[]> {
  const next = (await nextStepsOf([id], on)).get(id) ?? null;
  if (next === null) return [];
  if (next === 'unassigned') return [['Batch', 'Our office chooses it with you']];
  const { batch, isFull } = next;
  const name = batchName(batch);
  if (isFull) return [['Batch', `${name}: full, you are on its waiting list`]];
  return [
    ['Batch', name],
    ['First class', printDay(batch.start)],
  ];
}

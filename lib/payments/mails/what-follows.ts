import 'server-only';
import { batchName } from '@/content/facts/batches';
import { fill } from '@/content/hindi';
import type { PurchaseKind } from '@/content/catalogue/purchase-kinds';
import { shelfWords } from '@/content/pages/shelf-words';
import { nextStepsOf } from '@/lib/enrolment/batch-seats';
import { parcelArrivesBy } from '@/lib/parcels/make-parcels';
import type { Queryable } from '@/lib/platform/database-connection';
import type { MailLanguage } from './mail-language';

type Fact = readonly [label: string, value: string];

/** The next steps after a purchase: the batch of a course, and the day by which books arrive. */
export async function nextStepFacts(
  on: Queryable,
  registration: { id: string; kind: PurchaseKind },
  language: MailLanguage,
): Promise<readonly Fact[]> {
  const { id, kind } = registration;
  const { words, printDay } = language;
  const { facts, delivery } = words;
  const arriveBy = await parcelArrivesBy(id);
  const post: Fact[] = arriveBy
    ? [[facts.delivery, fill(delivery.byPost, { day: printDay(arriveBy) })]]
    : kind === 'study-material'
      ? [[facts.delivery, delivery.onceAddressed]]
      : [];
  if (kind === 'course') return [...(await batchFacts(on, id, language)), ...post];
  const online = fill(delivery.online, { shelf: shelfWords.heading });
  return kind === 'study-material' ? post : [[facts.delivery, online]];
}

async function batchFacts(
  on: Queryable,
  id: string,
  { words, printDay }: MailLanguage,
): Promise<Fact[]> {
  const next = (await nextStepsOf([id], on)).get(id) ?? null;
  if (next === null) return [];
  const { facts } = words;
  if (next === 'unassigned') return [[facts.batch, words.batch.unassigned]];
  const { batch, isFull } = next;
  const name = batchName(batch);
  if (isFull) return [[facts.batch, fill(words.batch.full, { batch: name })]];
  return [
    [facts.batch, name],
    [facts.firstClass, printDay(batch.start)],
  ];
}

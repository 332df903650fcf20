import type { Batch } from '@/content/facts/batches';
import { institute } from '@/content/facts/institute';

/** A batch as students see it, without its number of seats. */
export type ShownBatch = Omit<Batch, 'seats'>;

export interface AssignedBatch {
  batch: ShownBatch;
  /** Number of changes: SEQUENCE of the calendar file (RFC 5545). */
  sequence: number;
  /** No seat was left: the student waits for one. */
  isFull: boolean;
  /** Money is held for it. */
  isPaid: boolean;
  /** End of the offer of a free seat (ISO 8601); null when none is offered. */
  offeredUntil: string | null;
}

/**
 * The step after a registration: its batch, or `unassigned` until the office chooses one; null when nothing
 * is paid, all was refunded, or the purchase has no batches.
 */
export type NextStep = AssignedBatch | 'unassigned' | null;

/** Place of a batch: its classroom or the institute's address; null for an online batch. */
export function batchPlace({ mode, place }: ShownBatch): string | null {
  if (mode === 'online') return null;
  return place ? `${place}, ${institute.address}` : institute.address;
}

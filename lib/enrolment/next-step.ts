import type { Batch } from '@/content/facts/batches';
import { institute } from '@/content/facts/institute';

/** What a student is told about a batch; how many seats it has is another matter. */
export type ShownBatch = Omit<Batch, 'seats'>;

export interface AssignedBatch {
  batch: ShownBatch;
  /** How often what is known of it has changed: SEQUENCE of the calendar file (RFC 5545). */
  sequence: number;
  /** No seat was left: the student waits for one. */
  isFull: boolean;
  /** Money is held for it. */
  isPaid: boolean;
  /** Until when a seat that became free is kept (ISO 8601); null when none is offered. */
  offeredUntil: string | null;
}

/**
 * What follows a registration: its batch, or that the office is still to choose one; null when nothing is
 * paid, all was refunded, or what was bought has no batches.
 */
export type NextStep = AssignedBatch | 'unassigned' | null;

/** Where a batch meets: its classroom, the institute's address, or nothing for an online batch. */
export function placeOf({ mode, place }: ShownBatch): string | null {
  if (mode === 'online') return null;
  return place ? `${place}, ${institute.address}` : institute.address;
}

/** Where a page of the list of leads ended. Nothing in it is personal. */
export interface ListMark {
  /** Which part of the list (lib/data/leads-in-order.ts). */
  part: number;
  /** What the part is ordered by, and the lead, of the last row. */
  at: Date;
  id: string;
  /** When the first page was read: what is overdue stays so on the pages after it. */
  asOf: Date;
}

const written = /^([0-3])\.(\d{1,15})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{1,15})$/;

export function writeMark({ part, at, id, asOf }: ListMark): string {
  return [part, at.getTime(), id, asOf.getTime()].join('.');
}

/** Null for what is no mark: the list then begins anew. */
export function readMark(text: unknown): ListMark | null {
  const [, part, at, id, asOf] = (typeof text === 'string' && written.exec(text)) || [];
  if (id === undefined) return null;
  return { part: Number(part), at: new Date(Number(at)), id, asOf: new Date(Number(asOf)) };
}

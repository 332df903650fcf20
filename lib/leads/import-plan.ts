import type { SheetColumn } from './sheet-columns';

/**
 * What becomes of a line: a new lead, a note on the open lead of the same phone, nothing (it is known
 * already), or it is refused.
 */
export type Verdict = 'create' | 'note' | 'nothing' | 'refuse';

/** A line as the preview shows it. */
export interface PlannedLine {
  line: number;
  name: string;
  phone: string;
  course: string;
  note: string;
  verdict: Verdict;
  /** In words: why, or to whom. */
  why: string;
}

export interface ImportPreview {
  columns: readonly SheetColumn[];
  lines: readonly PlannedLine[];
  /** Names exactly this: what is confirmed is what was looked at. */
  digest: string;
}

export interface Imported {
  created: number;
  noted: number;
  unchanged: number;
  refused: number;
}

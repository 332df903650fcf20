import { bookletPages as published } from '@published/bookletPages';

/** Pages of the printed booklets of an exam to look at, as the owner published them. */
export const bookletPagesOf = (exam: string) =>
  (published ?? []).filter((one) => one.exam === exam);

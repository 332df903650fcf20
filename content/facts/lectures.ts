import { lectures as published } from '@published/lectures';

/** The lectures to watch on the pages of an exam, as the owner published them. */
export const lecturesOf = (exam: string) => (published ?? []).filter((one) => one.exam === exam);

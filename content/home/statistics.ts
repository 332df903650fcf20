/** A counter of the statistics strip. It is printed with a "+". */
export type Statistic = { label: string; maximum: number };

/** The five counters (application, section 9). */
export const statistics = [
  { label: 'HAPPY STUDENTS', maximum: 2000 },
  { label: 'NET QUALIFIED', maximum: 200 },
  { label: 'GATE QUALIFIED', maximum: 1500 },
  { label: 'IIT JAM QUALIFIED', maximum: 100 },
  { label: 'TIFR QUALIFIED', maximum: 20 },
] as const satisfies readonly Statistic[];

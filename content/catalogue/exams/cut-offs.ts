import { cutOffs as published } from '@published/cutOffs';
import { sessionOrder } from '../exam-calendar';
import type { FactTable } from '../exam-facts';

/** The tables of cut-offs that the office adds to. */
export const cutOffTables = {
  jrf: 'CSIR-NET, JRF, in percent',
  lectureship: 'CSIR-NET, assistant professor, in percent',
  gate: 'GATE, marks of 100',
  'iit-jam': 'IIT-JAM, marks of 100',
} as const;

export type CutOffTable = keyof typeof cutOffTables;

/** Figures as text, as the official sheet prints them: "57.75". */
export interface CutOff {
  readonly table: CutOffTable;
  /** With its year: "CSIR-NET December 2026". */
  readonly session: string;
  readonly general: string;
  readonly obc: string;
  readonly sc: string;
  /** Of CSIR-NET, where each category has its own. */
  readonly ews?: string | undefined;
  readonly st?: string | undefined;
  readonly pwd?: string | undefined;
  readonly publishedOn: string;
  readonly link: string;
}

/** "Dec 2026" of "CSIR-NET December 2026", as the tables of CSIR-NET print it. */
const printedSession = ({ table, session }: CutOff): string =>
  table === 'jrf' || table === 'lectureship'
    ? session.replace(/^CSIR[- ](?:UGC )?NET /i, '').replace('December', 'Dec')
    : session;

function rowOf(cutOff: CutOff, columns: number): FactTable['rows'][number] {
  const { session, general, ews, obc, sc, st, pwd, publishedOn, link } = cutOff;
  const heading = printedSession(cutOff);
  return {
    heading,
    cells:
      columns === 4
        ? [general, obc, sc]
        : [general, ews, obc, sc, st, pwd].map((one) => one ?? '–'),
    sources: [
      {
        title: `Cut-offs, ${session}`,
        publisher: new URL(link).host.replace(/^www\./, ''),
        url: link as `https://${string}`,
        read: publishedOn,
        official: true,
      },
    ],
  };
}

/**
 * A table with the cut-offs that the office has published, the newest first. A session that it had is replaced.
 * Other tables come back as they are.
 */
export function withCutOffs(
  table: FactTable,
  cutOffs: readonly CutOff[] = published ?? [],
): FactTable {
  const own = cutOffs
    .filter((one) => one.table === table.cutOffs)
    .map((one) => rowOf(one, table.columns.length));
  if (own.length === 0) return table;
  const bySession = new Map(
    [...table.rows, ...own].map((row) => [sessionOrder(row.heading), row] as const),
  );
  const rows = [...bySession].sort(([one], [other]) => other - one).map(([, row]) => row);
  return { ...table, rows };
}

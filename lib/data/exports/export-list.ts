import 'server-only';
import type { ExportFilter } from '@/lib/exports/export-filter';

/** How one list is read. SQL is ours, never typed; `$1`, `$2` … are the filter's values. */
export interface ExportList {
  /** Header of each column, and the SQL of its value. */
  columns: Readonly<Record<string, string>>;
  /** The tables; the row that is listed is `x`. */
  from: string;
  /** Always growing, and with `id` in one order: where one batch ends, the next begins. */
  at: string;
  idType: 'uuid' | 'bigint';
  /** A condition for each filter it knows. */
  conditions: { readonly [Name in keyof ExportFilter]?: (value: string) => string };
}

/** As people in Delhi write it, to the second. */
export const inDelhi = (column: string) =>
  `to_char(${column} at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI:SS')`;

export const day = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;

/** Paise as rupees. */
export const rupees = (column: string) => `(${column} / 100.0)::float8`;

/** Since the day began in Delhi, and until it ended. */
export const between = (column: string) => ({
  from: (value: string) => `${column} >= ${value}::date::timestamp at time zone 'Asia/Kolkata'`,
  to: (value: string) => `${column} < (${value}::date + 1)::timestamp at time zone 'Asia/Kolkata'`,
});

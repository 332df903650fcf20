import 'server-only';
import type { ExportName } from '@/content/exports';
import { BYTE_ORDER_MARK, csvLines, type Cell } from '@/lib/csv/write-table';
import type { ExportFilter } from '@/lib/exports/export-filter';
import { ApiError } from '@/lib/errors';
import { inTransaction, pool } from '@/lib/platform/db';
import { noteAct } from '../audit';
import type { StaffPerson } from '../staff';
import type { ExportList } from './export-list';
import { lists } from './lists';

const ROWS_AT_ONCE = 1_000;

/**
 * A list as CSV, in pieces of a thousand rows, oldest first. Before the first of them is read the audit
 * says who takes how many rows by which filters, so that an export that breaks off is there as well.
 * Between two pieces nothing is held open: a slow line keeps no connection of the database.
 * @throws ApiError forbidden for everybody but the owner
 */
export async function exportRows(
  staff: StaffPerson,
  name: ExportName,
  filter: ExportFilter,
): Promise<AsyncGenerator<string, void>> {
  if (staff.role !== 'owner') {
    throw new ApiError('forbidden', 'Only the owner can do this. Please ask the owner.');
  }
  const until = new Date();
  const asked = conditionsOf(lists[name], filter, until);
  await inTransaction(async (client) => {
    const { rows } = await client.query<{ count: string }>(
      `select count(*) from ${lists[name].from} where ${asked.text}`,
      asked.values,
    );
    const detail = { rows: Number(rows[0]?.count), filters: Object.keys(filter) };
    await noteAct(client, staff, { action: `export.${name}`, subject: 'list', detail });
  });
  return pieces(lists[name], asked);
}

type Asked = ReturnType<typeof conditionsOf>;
type Row = { at: Date; id: string; cells: Cell[] };

async function* pieces(list: ExportList, asked: Asked): AsyncGenerator<string, void> {
  yield BYTE_ORDER_MARK + csvLines([Object.keys(list.columns)]);
  let last: Row | undefined;
  do {
    const rows = await batch(list, asked, last);
    if (rows.length > 0) yield csvLines(rows.map(({ cells }) => cells));
    last = rows.length === ROWS_AT_ONCE ? rows.at(-1) : undefined;
  } while (last);
}

async function batch(list: ExportList, { text, values }: Asked, after?: Row): Promise<Row[]> {
  const { at, idType, columns, from } = list;
  const begin = `(x.${at}, x.id) > ($${values.length + 1}::timestamptz, $${values.length + 2}::${idType})`;
  const cells = Object.values(columns).map((sql) => `to_jsonb(${sql})`);
  const { rows } = await pool.query<Row>(
    `select x.${at} as at, x.id::text as id, jsonb_build_array(${cells.join(', ')}) as cells
     from ${from} where ${text} ${after ? `and ${begin}` : ''}
     order by x.${at}, x.id limit ${ROWS_AT_ONCE}`,
    after ? [...values, after.at, after.id] : values,
  );
  return rows;
}

/** @param until rows that come later are left out, so that there are as many as the audit says */
function conditionsOf({ at, conditions }: ExportList, filter: ExportFilter, until: Date) {
  const values: unknown[] = [until];
  const texts = [`x.${at} <= $1`];
  for (const [name, value] of Object.entries(filter) as [keyof ExportFilter, string][]) {
    const condition = conditions[name];
    if (!condition) throw new Error(`This list has no filter ${name}.`);
    texts.push(condition(`$${values.push(value)}`));
  }
  return { text: texts.join(' and '), values };
}

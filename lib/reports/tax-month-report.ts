import 'server-only';
import type { IsoDay } from '@/content/day';
import type { Staff } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import { BYTE_ORDER_MARK, csvLines, type Cell } from '@/lib/platform/csv-writer';
import { pool } from '@/lib/platform/db';
import { narrow, statement } from '@/lib/platform/statement';
import {
  documentKinds,
  GST_RATE,
  type CreditNoteRow,
  type DocumentRange,
  type Month,
  type SupplyRow,
  type TaxList,
  type TaxMonth,
} from './tax-month';

/** Whether a day is in the month that begins with `first`. */
const inMonth = (day: string) =>
  `${day} >= $first::date and ${day} < ($first::date + interval '1 month')::date`;

const isTest = `p.provider = 'sandbox'`;

/** Inter-State invoices above ₹1,00,000 to buyers without a GSTIN are listed one by one. */
const kindOf = `case when r."igstPaise" is not null and r."amountPaise" - r."excessPaise" > 10000000
  then 'B2CL' else 'B2CS' end`;

const SUPPLIES = statement(
  'supplies-of-month',
  { first: 'date' },
  {
    kind: narrow<SupplyRow['kind']>('text'),
    place: 'text',
    invoices: 'int4',
    creditNotes: 'int4',
    taxablePaise: 'float8',
    cgstPaise: 'float8',
    sgstPaise: 'float8',
    igstPaise: 'float8',
  },
  `with moved as (
    select ${kindOf} as kind, r."placeOfSupply" as place, 1 as invoices, 0 as "creditNotes",
      r."taxablePaise" as taxable, r."cgstPaise" as cgst, r."sgstPaise" as sgst, r."igstPaise" as igst
    from receipts r join payments p on p.id = r."paymentId"
    where r.gstin is not null and not ${isTest} and ${inMonth('r."issuedOn"')}
    union all
    select ${kindOf}, r."placeOfSupply", 0, 1,
      -d."taxablePaise", -d."cgstPaise", -d."sgstPaise", -d."igstPaise"
    from refund_documents d join payments p on p.id = d."paymentId"
      join receipts r on r."paymentId" = p.id
    where d.series = 'CN' and not ${isTest} and ${kindOf} = 'B2CS' and ${inMonth('d."issuedOn"')}
  )
  select kind, coalesce(place, '') as place, sum(invoices)::int as invoices,
    sum("creditNotes")::int as "creditNotes", coalesce(sum(taxable), 0)::float8 as "taxablePaise",
    coalesce(sum(cgst), 0)::float8 as "cgstPaise", coalesce(sum(sgst), 0)::float8 as "sgstPaise",
    coalesce(sum(igst), 0)::float8 as "igstPaise"
  from moved group by 1, 2 order by kind desc, place`,
);

const DOCUMENTS = statement(
  'documents-of-month',
  { first: 'date' },
  {
    kind: narrow<DocumentRange['kind']>('text'),
    first: 'text',
    last: 'text',
    issued: 'int4',
    cancelled: 'int4',
    withoutTax: 'int4',
  },
  `with issued as (
    select 'receipts' as kind, r.number, r.serial, ${isTest} as test, r.gstin is null as "noTax"
    from receipts r join payments p on p.id = r."paymentId" where ${inMonth('r."issuedOn"')}
    union all
    select d.series, d.number, d.serial, ${isTest}, d."taxablePaise" is null
    from refund_documents d join payments p on p.id = d."paymentId"
    where ${inMonth('d."issuedOn"')}
  )
  select kind, (array_agg(number order by serial))[1] as first,
    (array_agg(number order by serial desc))[1] as last, count(*)::int as issued,
    (count(*) filter (where test))::int as cancelled,
    (count(*) filter (where "noTax" and not test))::int as "withoutTax"
  from issued group by kind order by kind = 'receipts' desc, kind`,
);

const CREDIT_NOTES = statement(
  'credit-notes-of-month',
  { first: 'date' },
  {
    number: 'text',
    issuedOn: narrow<IsoDay>('text'),
    kind: narrow<CreditNoteRow['kind']>('text'),
    invoice: 'text',
    invoiceOn: narrow<IsoDay>('text'),
    place: 'text',
    amountPaise: 'int4',
    taxablePaise: 'int4',
    cgstPaise: 'int4',
    sgstPaise: 'int4',
    igstPaise: 'int4',
  },
  `select d.number, to_char(d."issuedOn", 'YYYY-MM-DD') as "issuedOn",
    case when ${kindOf} = 'B2CS' then 'B2CS' else 'CDNUR' end as kind,
    r.number as invoice, to_char(r."issuedOn", 'YYYY-MM-DD') as "invoiceOn",
    coalesce(r."placeOfSupply", '') as place,
    d."amountPaise" - d."excessPaise" as "amountPaise",
    coalesce(d."taxablePaise", 0) as "taxablePaise", coalesce(d."cgstPaise", 0) as "cgstPaise",
    coalesce(d."sgstPaise", 0) as "sgstPaise", coalesce(d."igstPaise", 0) as "igstPaise"
  from refund_documents d join payments p on p.id = d."paymentId"
    join receipts r on r."paymentId" = p.id
  where d.series = 'CN' and not ${isTest} and ${inMonth('d."issuedOn"')}
  order by d."issuedOn", d.serial`,
);

/**
 * A month's supplies, numbers and credit notes for the accountant, by the days in Delhi on which the
 * documents were issued. Names no person. Test payments are only counted among the numbers.
 */
export async function taxMonth(staff: Staff<'reports.money'>, month: Month): Promise<TaxMonth> {
  const values = { first: `${month}-01` };
  const [supplies, documents, creditNotes] = await Promise.all([
    SUPPLIES.rows(pool, values),
    DOCUMENTS.rows(pool, values),
    CREDIT_NOTES.rows(pool, values),
  ]);
  return { month, supplies, documents, creditNotes };
}

const rupees = (paise: number) => paise / 100;

const tables: Readonly<Record<TaxList, (report: TaxMonth) => readonly (readonly Cell[])[]>> = {
  b2cs: ({ supplies }) => [
    [
      'Type',
      'Place of supply',
      'Rate (%)',
      'Taxable value',
      'IGST',
      'CGST',
      'SGST',
      'Invoices',
      'Credit notes',
    ],
    ...supplies.map((row) => [
      row.kind,
      row.place,
      GST_RATE,
      ...sums(row),
      row.invoices,
      row.creditNotes,
    ]),
  ],
  documents: ({ documents }) => [
    ['Document', 'From', 'To', 'Number', 'Cancelled', 'Without tax'],
    ...documents.map((row) => [
      documentKinds[row.kind],
      row.first,
      row.last,
      row.issued,
      row.cancelled,
      row.withoutTax,
    ]),
  ],
  'credit-notes': ({ creditNotes }) => [
    [
      'Number',
      'Date',
      'Type',
      'Invoice',
      'Invoice date',
      'Place of supply',
      'Rate (%)',
      'Taxable value',
      'IGST',
      'CGST',
      'SGST',
      'Value',
    ],
    ...creditNotes.map((row) => [
      row.number,
      row.issuedOn,
      row.kind,
      row.invoice,
      row.invoiceOn,
      row.place,
      GST_RATE,
      ...sums(row),
      rupees(row.amountPaise),
    ]),
  ],
};

const sums = (row: Pick<SupplyRow, 'taxablePaise' | 'igstPaise' | 'cgstPaise' | 'sgstPaise'>) =>
  [row.taxablePaise, row.igstPaise, row.cgstPaise, row.sgstPaise].map(rupees);

/** One list of the month as CSV, amounts in rupees. The download is audited. */
export async function taxListCsv(
  staff: Staff<'reports.money'>,
  list: TaxList,
  month: Month,
): Promise<string> {
  const rows = tables[list](await taxMonth(staff, month));
  const detail = { list, month, rows: rows.length - 1 };
  await noteAct(pool, staff, { action: 'export.gst', subject: 'list', detail });
  return BYTE_ORDER_MARK + csvLines(rows);
}

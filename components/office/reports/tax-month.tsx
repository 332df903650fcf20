import { FilterField } from '@/components/office/ui/filters';
import { Card } from '@/components/office/ui/section';
import { Table } from '@/components/office/ui/table';
import { buttonClass } from '@/components/ui/button';
import { PrintButton } from '@/components/ui/print-button';
import { printDay } from '@/content/day';
import {
  documentKinds,
  GST_RATE,
  printMonth,
  taxListPath,
  type Month,
  type SupplyRow,
  type TaxList,
  type TaxMonth,
} from '@/lib/reports/tax-month';

const amounts = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** "7,626.28" */
const rupees = (paise: number) => amounts.format(paise / 100);

type Sums = Pick<SupplyRow, 'taxablePaise' | 'igstPaise' | 'cgstPaise' | 'sgstPaise'>;

const sumColumns = [
  { head: 'Taxable value (₹)', cell: ({ taxablePaise }: Sums) => rupees(taxablePaise) },
  { head: 'IGST (₹)', cell: ({ igstPaise }: Sums) => rupees(igstPaise) },
  { head: 'CGST (₹)', cell: ({ cgstPaise }: Sums) => rupees(cgstPaise) },
  { head: 'SGST (₹)', cell: ({ sgstPaise }: Sums) => rupees(sgstPaise) },
];

const figures = 'office-table-figures office-table-stacked';

interface TaxMonthReportProps {
  report: TaxMonth;
  /** Choices, newest first. */
  months: readonly Month[];
}

/** The month for the accountant: supplies by state, used document numbers, credit notes. */
export function TaxMonthReport({ report, months }: TaxMonthReportProps) {
  const { month } = report;
  const choices = months.map((one) => [one, printMonth(one)] as const);
  return (
    <>
      <form className="report-session">
        <FilterField filter={{ name: 'month', label: 'Month', choices }} initial={month} />
        <button type="submit" className={buttonClass('outline')}>
          Show
        </button>
        <PrintButton variant="outline" />
      </form>
      <p className="office-prose">
        {printMonth(month)}, by the date of each document. Test payments count only as cancelled
        numbers. Give this to your accountant for GSTR-1; it names no student.
      </p>
      <Supplies {...report} />
      <Documents {...report} />
      <CreditNotes {...report} />
    </>
  );
}

function Supplies({ month, supplies }: TaxMonth) {
  const total = (name: keyof Sums) => supplies.reduce((sum, row) => sum + row[name], 0);
  const tax = total('igstPaise') + total('cgstPaise') + total('sgstPaise');
  return (
    <Card id="supplies" title="Supplies by state" actions={<Csv list="b2cs" month={month} />}>
      {supplies.length === 0 ? (
        <p>No tax invoice and no credit note in this month.</p>
      ) : (
        <>
          <p className="office-note">
            Taxable value ₹{rupees(total('taxablePaise'))}, tax ₹{rupees(tax)}. Rows of type B2CS
            are less the month’s credit notes. Inter-State invoices above ₹1,00,000 are B2CL.
          </p>
          <Table
            label="Supplies by state"
            className={figures}
            rows={supplies}
            keyOf={({ kind, place }) => `${kind} ${place}`}
            columns={[
              { head: 'Place of supply', cell: ({ place }) => place },
              { head: 'Type', cell: ({ kind }) => kind },
              { head: 'Rate', cell: () => `${GST_RATE}%` },
              ...sumColumns,
              { head: 'Invoices', cell: ({ invoices }) => invoices },
              { head: 'Credit notes', cell: ({ creditNotes }) => creditNotes },
            ]}
          />
        </>
      )}
    </Card>
  );
}

function Documents({ month, documents }: TaxMonth) {
  return (
    <Card id="documents" title="Documents issued" actions={<Csv list="documents" month={month} />}>
      {documents.length === 0 ? (
        <p>No document was issued in this month.</p>
      ) : (
        <Table
          label="Documents issued"
          className={figures}
          rows={documents}
          keyOf={({ kind }) => kind}
          columns={[
            { head: 'Document', cell: ({ kind }) => documentKinds[kind] },
            { head: 'From', cell: ({ first }) => first },
            { head: 'To', cell: ({ last }) => last },
            { head: 'Number', cell: ({ issued }) => issued },
            { head: 'Cancelled', cell: ({ cancelled }) => cancelled },
            { head: 'Without tax', cell: ({ withoutTax }) => withoutTax },
          ]}
        />
      )}
    </Card>
  );
}

function CreditNotes({ month, creditNotes }: TaxMonth) {
  return (
    <Card
      id="credit-notes"
      title="Credit notes"
      actions={<Csv list="credit-notes" month={month} />}
    >
      {creditNotes.length === 0 ? (
        <p>No credit note in this month.</p>
      ) : (
        <Table
          label="Credit notes"
          className={figures}
          rows={creditNotes}
          keyOf={({ number }) => number}
          columns={[
            { head: 'Number', cell: ({ number }) => number },
            { head: 'Date', cell: ({ issuedOn }) => printDay(issuedOn) },
            { head: 'Type', cell: ({ kind }) => kind },
            {
              head: 'Invoice',
              cell: ({ invoice, invoiceOn }) => `${invoice}, ${printDay(invoiceOn)}`,
            },
            { head: 'Place of supply', cell: ({ place }) => place },
            ...sumColumns,
            { head: 'Value (₹)', cell: ({ amountPaise }) => rupees(amountPaise) },
          ]}
        />
      )}
    </Card>
  );
}

function Csv({ list, month }: { list: TaxList; month: Month }) {
  return (
    <p className="office-links">
      <a href={taxListPath(list, month)} download>
        Save as CSV
      </a>
    </p>
  );
}

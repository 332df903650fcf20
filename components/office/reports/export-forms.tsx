'use client';

import { FactorFirstForm } from '@/components/office/frame/factor-first-form';
import { FilterField, type Filter } from '@/components/office/ui/filters';
import { buttonClass } from '@/components/ui/button';
import { courseNames } from '@/content/catalogue/admission-choices';
import { courseOptions } from '@/content/catalogue/course-options';
import type { IsoDay } from '@/content/day';
import { exportLists, exportNames, type ExportName } from '@/lib/reports/export-kinds';
import { leadKindWords, leadStatusWords } from '@/lib/leads/lead-words';
import { parcelStatuses } from '@/lib/parcels/parcel-words';
import { paymentStatusWords } from '@/lib/payments/payment-words';
import { may, type StaffRights } from '@/lib/staff/permissions';
import { realGateways } from '@/lib/payments/payment-ways';

const themselves = (names: readonly string[]) => names.map((name) => [name, name] as const);

/** Filters of each list besides dates, with the names in lib/reports/export-filter.ts. */
const exportFilters: Readonly<Record<ExportName, readonly Filter[]>> = {
  leads: [
    { name: 'status', label: 'Status', choices: Object.entries(leadStatusWords) },
    { name: 'kind', label: 'Kind', choices: Object.entries(leadKindWords) },
    { name: 'course', label: 'Course', choices: themselves(courseOptions) },
    { name: 'overdue', label: 'Calls', choices: [['1', 'Overdue']] },
  ],
  students: [],
  registrations: [{ name: 'course', label: 'Course', choices: themselves(courseNames) }],
  payments: [
    { name: 'status', label: 'Status', choices: Object.entries(paymentStatusWords) },
    {
      name: 'way',
      label: 'Method',
      choices: [['cash', 'Cash'], ['bank', 'Bank'], ['upi', 'UPI'], ...realGateways],
    },
  ],
  parcels: [{ name: 'status', label: 'Status', choices: Object.entries(parcelStatuses) }],
  audit: [],
};

/** A form for each list that the person may export. Each downloads a file; the page stays. */
export function ExportForms({ rights, today }: { rights: StaffRights; today: IsoDay }) {
  return (
    <>
      <p className="office-prose">
        The files open in Excel, LibreOffice and Google Sheets. They contain personal data: keep
        them where only you can read them, and delete them when you no longer need them. Every
        export is recorded in the{' '}
        {may({ rights }, 'audit.read') ? <a href="/searchuser/audit">audit log</a> : 'audit log'}.
      </p>
      <div className="office-columns">
        {exportNames
          .filter((name) => may({ rights }, `exports.${name}`))
          .map((name) => (
            <ExportForm key={name} name={name} today={today} />
          ))}
      </div>
    </>
  );
}

function ExportForm({ name, today }: { name: ExportName; today: IsoDay }) {
  const { title, holds, period } = exportLists[name];
  return (
    <FactorFirstForm action={`/searchuser/export/${name}.csv`} className="office-card office-stack">
      <h2 id={`export-${name}`}>{title}</h2>
      <p>{holds}</p>
      <div className="office-fields">
        <FilterField filter={{ name: 'from', label: `${period} from`, max: today }} />
        <FilterField filter={{ name: 'to', label: `${period} until`, max: today }} />
        {exportFilters[name].map((filter) => (
          <FilterField key={filter.name} filter={{ any: 'All', ...filter }} />
        ))}
      </div>
      <button type="submit" className={buttonClass('outline')} aria-describedby={`export-${name}`}>
        Save {title.toLowerCase()} as CSV
      </button>
    </FactorFirstForm>
  );
}

import { courseNames } from '@/content/admission-choices';
import { courseOptions } from '@/content/course-options';
import type { IsoDay } from '@/content/day';
import { exportLists, exportNames, type ExportName } from '@/content/exports';
import { realGateways } from '@/lib/payments/payment-ways';

interface Choice {
  /** The name in lib/office/exports/export-filter.ts. */
  filter: 'status' | 'kind' | 'course' | 'way' | 'overdue';
  label: string;
  /** Value and label. */
  choices: readonly (readonly [string, string])[];
}

const themselves = (names: readonly string[]) => names.map((name) => [name, name] as const);

/** Filters of each list besides dates. */
const exportChoices: Readonly<Record<ExportName, readonly Choice[]>> = {
  leads: [
    {
      filter: 'status',
      label: 'Status',
      choices: [
        ['new', 'New'],
        ['called', 'Called'],
        ['visiting', 'Visiting'],
        ['enrolled', 'Enrolled'],
        ['closed', 'Closed'],
      ],
    },
    {
      filter: 'kind',
      label: 'Kind',
      choices: [
        ['freeRegistration', 'Free registration'],
        ['enquiry', 'Enquiry'],
        ['walkIn', 'Walk-in'],
      ],
    },
    { filter: 'course', label: 'Course', choices: themselves(courseOptions) },
    { filter: 'overdue', label: 'Calls', choices: [['1', 'Overdue']] },
  ],
  students: [],
  registrations: [{ filter: 'course', label: 'Course', choices: themselves(courseNames) }],
  payments: [
    {
      filter: 'status',
      label: 'Status',
      choices: [
        ['paid', 'Paid'],
        ['pending', 'Pending'],
        ['created', 'Begun'],
        ['review', 'In review'],
        ['failed', 'Failed'],
        ['expired', 'Expired'],
        ['partRefunded', 'Partly refunded'],
        ['refunded', 'Refunded'],
      ],
    },
    {
      filter: 'way',
      label: 'Way',
      choices: [['cash', 'Cash'], ['bank', 'Bank'], ['upi', 'UPI'], ...realGateways],
    },
  ],
  audit: [],
};

/** A form for each list. Each downloads a file; the page stays. */
export function ExportForms({ today }: { today: IsoDay }) {
  return (
    <>
      <p className="export-lede">
        Files open in Excel, LibreOffice and Google Sheets. They hold names and phones of people who
        trust us with them: keep them where nobody else can read them, and delete them when they
        have served. Who exports what is written down in the <a href="/searchuser/audit">audit</a>.
      </p>
      <div className="export-lists">
        {exportNames.map((name) => (
          <ExportForm key={name} name={name} today={today} />
        ))}
      </div>
    </>
  );
}

function ExportForm({ name, today }: { name: ExportName; today: IsoDay }) {
  const { title, holds, period } = exportLists[name];
  return (
    <form action={`/searchuser/export/${name}.csv`} className="office-card export-form">
      <h2 id={`export-${name}`}>{title}</h2>
      <p>{holds}</p>
      <div className="export-fields">
        <label>
          {period} from
          <input className="control" type="date" name="from" max={today} />
        </label>
        <label>
          to
          <input className="control" type="date" name="to" max={today} />
        </label>
        {exportChoices[name].map(({ filter, label, choices }) => (
          <label key={filter}>
            {label}
            <select className="control" name={filter}>
              <option value="">all</option>
              {choices.map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <button type="submit" className="button" aria-describedby={`export-${name}`}>
        Save {title.toLowerCase()} as CSV
      </button>
    </form>
  );
}

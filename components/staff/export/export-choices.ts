import { courseNames } from '@/content/admission-choices';
import { courseOptions } from '@/content/course-options';
import type { ExportName } from '@/content/exports';

interface Choice {
  /** As lib/exports/export-filter.ts calls it. */
  filter: 'status' | 'kind' | 'course' | 'way' | 'overdue';
  label: string;
  /** What is sent, and what it is called. */
  choices: readonly (readonly [string, string])[];
}

const themselves = (names: readonly string[]) => names.map((name) => [name, name] as const);

/** What a list can be narrowed to besides days. */
export const exportChoices: Readonly<Record<ExportName, readonly Choice[]>> = {
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
      choices: [
        ['cash', 'Cash'],
        ['bank', 'Bank'],
        ['upi', 'UPI'],
        ['phonepe', 'PhonePe'],
        ['razorpay', 'Razorpay'],
      ],
    },
  ],
  audit: [],
};

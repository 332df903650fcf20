import type { IsoDay } from '@/content/day';
import type { ExportName } from './export-kinds';
import { leadKindWords, leadStatuses } from '@/lib/leads/lead-words';
import { parcelStatuses } from '@/lib/parcels/parcel-words';
import { waysOfMoney } from '@/lib/payments/payment-ways';
import { paymentStatuses } from '@/lib/site/money-terms';
import { isDay } from '@/lib/site/days';

/** Filters of an export. Absent ones do not apply. */
export interface ExportFilter {
  /** Days in Delhi, both included. */
  from?: IsoDay;
  to?: IsoDay;
  /** Status of leads, payments or parcels. */
  status?: string;
  /** Kind of leads. */
  kind?: string;
  course?: string;
  /** Only leads with overdue calls. */
  overdue?: '1';
  /** Payments by cash, bank, upi, or the gateway. */
  way?: string;
}

type Name = keyof ExportFilter;

const oneOf =
  (...choices: readonly string[]) =>
  (text: string) =>
    choices.includes(text);

const isValidFilter: Readonly<Record<Exclude<Name, 'status'>, (text: string) => boolean>> = {
  from: isDay,
  to: isDay,
  kind: oneOf(...Object.keys(leadKindWords)),
  course: (text) => text.length <= 300 && text.isWellFormed() && !text.includes('\0'),
  overdue: oneOf('1'),
  way: oneOf(...waysOfMoney),
};

const leadStatus = oneOf(...leadStatuses);
const paymentStatus = oneOf(...paymentStatuses);
const parcelStatus = oneOf(...Object.keys(parcelStatuses));

/** The filters each list supports. */
const known: Readonly<Record<ExportName, readonly Name[]>> = {
  leads: ['from', 'to', 'status', 'kind', 'course', 'overdue'],
  students: ['from', 'to'],
  registrations: ['from', 'to', 'course'],
  payments: ['from', 'to', 'status', 'way'],
  parcels: ['from', 'to', 'status'],
  audit: ['from', 'to'],
};

/**
 * The filter in a query string.
 * @returns the name of an unsupported filter, if there is one: ignoring it would export more than
 * requested
 */
export function readExportFilter(list: ExportName, query: URLSearchParams): ExportFilter | Name {
  const filter: ExportFilter = {};
  for (const name of query.keys()) {
    const value = query.get(name) ?? '';
    if (value === '') continue;
    const fits =
      name === 'status' ? statusOf(list) : isValidFilter[name as Exclude<Name, 'status'>];
    if (!known[list].includes(name as Name) || !fits(value)) return name as Name;
    Object.assign(filter, { [name]: value });
  }
  return filter;
}

function statusOf(list: ExportName) {
  if (list === 'leads') return leadStatus;
  return list === 'parcels' ? parcelStatus : paymentStatus;
}

import { openStatuses, type LeadStatus } from '@/lib/leads/lead-words';
import { asciiDigits } from '@/lib/platform/ascii-digits';

/** The fields that determine the order of the list. */
export interface ModelLead {
  id: string;
  phonenumber: string;
  status: LeadStatus;
  nextCallAt: Date | null;
  createdAt: Date;
  suspect: boolean;
}

const isOpen = ({ status }: ModelLead) => openStatuses.includes(status);

/** Key of the phone number; a lead without digits has a key of its own. */
const foldOf = ({ phonenumber, id, suspect }: ModelLead) =>
  `${asciiDigits(phonenumber).slice(-10) || id} ${suspect}`;

const newestFirst = (one: ModelLead, other: ModelLead) =>
  other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1);

const earliestCall = (one: ModelLead, other: ModelLead) =>
  Number(one.nextCallAt) - Number(other.nextCallAt) || (one.id < other.id ? -1 : 1);

/** Group of a lead: overdue, never called, upcoming, others. */
function partOf(lead: ModelLead, asOf: Date): number {
  const { status, nextCallAt } = lead;
  if (isOpen(lead) && nextCallAt) return nextCallAt <= asOf ? 0 : 2;
  return status === 'new' ? 1 : 3;
}

/** Reference model of the list: one row per phone number, in order. */
export function modelOrder(leads: readonly ModelLead[], asOf: Date): ModelLead[] {
  const folds = new Map<string, ModelLead[]>();
  for (const lead of leads) folds.set(foldOf(lead), [...(folds.get(foldOf(lead)) ?? []), lead]);
  const rows = [...folds.values()].map(
    (fold) =>
      fold.sort(
        (one, other) => Number(isOpen(other)) - Number(isOpen(one)) || newestFirst(one, other),
      )[0],
  );
  return rows
    .filter((row) => row !== undefined)
    .sort((one, other) => {
      const part = partOf(one, asOf);
      const by = part === 0 || part === 2 ? earliestCall : newestFirst;
      return part - partOf(other, asOf) || by(one, other);
    });
}

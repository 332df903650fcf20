import 'server-only';
import type { StaffPerson } from '@/lib/staff/access';
import { may } from '@/lib/staff/permissions';

/**
 * Whose leads somebody sees, with unassigned ones: the id of their account, or null for everybody's. Each query
 * of leads for staff takes it.
 */
export type LeadScope = string | null;

export const leadScope = (staff: StaffPerson): LeadScope =>
  may(staff, 'leads.readAll') ? null : staff.staffId;

/** SQL: the lead is within the scope, a uuid or null. */
export const isInScope = (lead: string, scope: string) =>
  `(${scope}::uuid is null or ${lead}."staffId" is null or ${lead}."staffId" = ${scope}::uuid)`;

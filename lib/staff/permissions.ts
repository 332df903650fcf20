import { staffRoles } from './staff-roles';
import type { StaffRole } from '@/prisma/client/enums';

export type { StaffRole };

interface Permission extends Record<StaffRole, boolean> {
  /** Accounts with a second factor must have given it within ten minutes. */
  freshFactor?: true;
}

/**
 * Staff actions and the roles that may perform them. A new role needs a value of the Prisma enum, a
 * label in lib/staff/staff-roles.ts and a column here; the types require all three. Pages, searched
 * lists, exports and refusals follow from this table.
 */
const permissions = {
  'people.read': { owner: true, counsellor: true },
  /** Lists of people without a search. */
  'people.browse': { owner: true, counsellor: false },
  'people.change': { owner: true, counsellor: true },
  /** E-mail and date of birth, the students' credentials. */
  'people.changeLogIn': { owner: true, counsellor: true, freshFactor: true },
  'people.erase': { owner: true, counsellor: false, freshFactor: true },
  'leads.read': { owner: true, counsellor: true },
  'leads.change': { owner: true, counsellor: true },
  'leads.import': { owner: true, counsellor: true },
  'leads.erase': { owner: true, counsellor: false, freshFactor: true },
  /** Rules by which leads are given to staff, and the time until the first answer. */
  'leads.assign': { owner: true, counsellor: false },
  'requests.handle': { owner: true, counsellor: true },
  'payments.read': { owner: true, counsellor: true },
  'payments.record': { owner: true, counsellor: true },
  /** Instalments other than the offered ones. */
  'payments.agreeFreely': { owner: true, counsellor: false },
  'payments.match': { owner: true, counsellor: true },
  'payments.review': { owner: true, counsellor: false },
  'payments.refund': { owner: true, counsellor: false, freshFactor: true },
  /** Claims for refunds; no money moves. */
  'refundClaims.note': { owner: true, counsellor: true },
  'refundClaims.decide': { owner: true, counsellor: false },
  /** Course material for the students of a plan or batch. */
  'shelf.manage': { owner: true, counsellor: true },
  /** Parcels: packing, dispatch and returns. */
  'parcels.handle': { owner: true, counsellor: true },
  'settings.change': { owner: true, counsellor: false, freshFactor: true },
  /** The draft of the site's content and offerings (D40). */
  'site.edit': { owner: true, counsellor: false },
  'site.publish': { owner: true, counsellor: false, freshFactor: true },
  'bank.match': { owner: true, counsellor: true },
  'reports.leads': { owner: true, counsellor: true },
  'reports.money': { owner: true, counsellor: false },
  'exports.download': { owner: true, counsellor: false, freshFactor: true },
  'exports.leads': { owner: true, counsellor: false, freshFactor: true },
  'exports.students': { owner: true, counsellor: false, freshFactor: true },
  'exports.registrations': { owner: true, counsellor: false, freshFactor: true },
  'exports.payments': { owner: true, counsellor: false, freshFactor: true },
  'exports.parcels': { owner: true, counsellor: false, freshFactor: true },
  'exports.audit': { owner: true, counsellor: false, freshFactor: true },
  'audit.read': { owner: true, counsellor: false },
  /** State of the site and its machine. */
  'server.read': { owner: true, counsellor: false },
  'staff.manage': { owner: true, counsellor: false, freshFactor: true },
} as const satisfies Record<string, Permission>;

export type StaffAction = keyof typeof permissions;

declare const allowed: unique symbol;

/** Proof by `may` that a role allows an action; of several actions, one of them. */
export type Allowed<Action extends StaffAction> = Action extends StaffAction
  ? { readonly [allowed]: { readonly [A in Action]: true } }
  : never;

export function may<Person extends { role: StaffRole }, Action extends StaffAction>(
  person: Person,
  action: Action,
): person is Person & Allowed<Action> {
  return permissions[action][person.role];
}

/** The roles that may perform the action. */
export function rolesWith(action: StaffAction): StaffRole[] {
  return (Object.keys(staffRoles) as StaffRole[]).filter((role) => permissions[action][role]);
}

/** The roles that may perform the action, as text: "the owner", "the owner or the counsellor". */
export function rolesFor(action: StaffAction): string {
  return rolesWith(action)
    .map((role) => `the ${staffRoles[role].label.toLowerCase()}`)
    .join(' or ');
}

export function needsFreshFactor(action: StaffAction): boolean {
  const permission: Permission = permissions[action];
  return permission.freshFactor === true;
}

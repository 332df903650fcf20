import { staffRoles } from './staff-roles';
import type { StaffRole } from '@/prisma/client/enums';

export type { StaffRole };

interface Permission {
  /** What it allows, as an owner reads it. */
  label: string;
  /** The roles that have it besides the owner, who has every permission. */
  roles: readonly Exclude<StaffRole, 'owner'>[];
  /** Permissions that it is of no use without: who has not all of them has not this one either. */
  needs?: readonly string[];
  /** Accounts with a second factor must have given it within ten minutes. */
  freshFactor?: true;
  /** Only owners have it: it can be given to nobody else. */
  ownerOnly?: true;
}

/**
 * Staff actions and the roles that may perform them. A new role needs a value of the Prisma enum, a
 * label in lib/staff/staff-roles.ts, and its name in the lines of what it may do. Pages, menu,
 * searched lists, exports and refusals follow from this table.
 */
const permissions = {
  'payments.read': { label: 'See payments and dues', roles: ['counsellor', 'accountant'] },
  'payments.record': {
    label: 'Record payments at the office, agree on instalments, send reminders',
    roles: ['counsellor', 'accountant'],
    needs: ['payments.read'],
  },
  /** Instalments other than the offered ones. */
  'payments.agreeFreely': {
    label: 'Agree on instalments other than the offered ones',
    roles: [],
    needs: ['payments.record'],
  },
  'payments.match': {
    label: 'Match payments to registrations',
    roles: ['counsellor', 'accountant'],
    needs: ['payments.read'],
  },
  'payments.review': {
    label: 'Resolve payments that need attention',
    roles: ['accountant'],
    needs: ['payments.read'],
  },
  'payments.refund': { label: 'Refund payments', roles: [], freshFactor: true, ownerOnly: true },
  'bank.match': {
    label: 'Import the bank statement and match its lines',
    roles: ['counsellor', 'accountant'],
    needs: ['payments.read'],
  },
  /** Claims for refunds; no money moves. */
  'refundClaims.note': {
    label: 'Record refund claims',
    roles: ['counsellor', 'accountant'],
    needs: ['people.read'],
  },
  'refundClaims.decide': {
    label: 'Decide on refund claims',
    roles: [],
    needs: ['refundClaims.note'],
  },
  /** Students, their registrations and what was paid for them. */
  'people.read': {
    label: 'Search students and see their registrations',
    roles: ['counsellor', 'accountant'],
    needs: ['payments.read'],
  },
  /** Lists of people without a search. */
  'people.browse': { label: 'List students without a search', roles: [], needs: ['people.read'] },
  /** Also on the printed form. */
  'people.birthDates': {
    label: 'See dates of birth, print registration forms',
    roles: ['counsellor'],
    needs: ['people.read'],
  },
  'people.change': {
    label: 'Correct students and registrations, assign batches, add notes',
    roles: ['counsellor'],
    needs: ['people.read'],
  },
  /** E-mail and date of birth, the students' credentials. */
  'people.changeLogIn': {
    label: 'Correct e-mail and date of birth of a student',
    roles: ['counsellor'],
    needs: ['people.change', 'people.birthDates'],
    freshFactor: true,
  },
  'people.enrol': {
    label: 'Enrol students at the counter',
    roles: ['counsellor'],
    needs: ['people.change', 'payments.record'],
  },
  'people.erase': { label: 'Erase students', roles: [], freshFactor: true, ownerOnly: true },
  'requests.handle': {
    label: 'Answer data requests',
    roles: ['counsellor'],
    needs: ['people.read'],
  },
  'leads.read': { label: 'See leads', roles: ['counsellor'] },
  /** Leads that are assigned to colleagues. */
  'leads.readAll': {
    label: 'See the leads of colleagues',
    roles: ['counsellor'],
    needs: ['leads.read'],
  },
  'leads.change': {
    label: 'Call and change leads, add walk-ins',
    roles: ['counsellor'],
    needs: ['leads.read'],
  },
  'leads.import': {
    label: 'Import walk-ins from a file',
    roles: ['counsellor'],
    needs: ['leads.change'],
  },
  /** Rules by which leads are given to staff, and the time until the first answer. */
  'leads.assign': {
    label: 'Set the rules by which leads are given to staff',
    roles: [],
    needs: ['leads.read'],
  },
  'leads.erase': { label: 'Erase leads', roles: [], freshFactor: true, ownerOnly: true },
  /** Batches with the names of their students. */
  'batches.read': { label: 'See the students of a batch', roles: ['counsellor', 'teacher'] },
  /** Course material for the students of a plan or batch. */
  'shelf.manage': { label: 'Put up course material', roles: ['counsellor', 'teacher'] },
  'questions.write': { label: 'Write and import questions', roles: ['teacher'] },
  /** Nobody approves a question of their own. */
  'questions.approve': {
    label: 'Approve the questions of colleagues',
    roles: ['teacher'],
    needs: ['questions.write'],
  },
  /** Questions are the institute’s capital. */
  'questions.export': { label: 'Export questions', roles: [], freshFactor: true, ownerOnly: true },
  'papers.manage': {
    label: 'Make and publish papers of the test series',
    roles: ['teacher'],
    needs: ['questions.write'],
  },
  /** Every key that changes marks attempts anew. */
  'keys.change': {
    label: 'Decide on challenged keys',
    roles: ['teacher'],
    needs: ['papers.manage'],
    freshFactor: true,
  },
  /** Marks with the names of students. */
  'testResults.read': { label: 'See the results of tests', roles: ['teacher', 'counsellor'] },
  /** Parcels: packing, dispatch and returns. */
  'parcels.handle': { label: 'Pack and send parcels', roles: ['counsellor', 'dispatch'] },
  'reports.leads': { label: 'Reports of leads and calls', roles: ['counsellor'] },
  'reports.money': { label: 'Reports of money', roles: ['accountant'] },
  'exports.download': { label: 'Open the page “Export”', roles: ['accountant'], freshFactor: true },
  'exports.leads': {
    label: 'Export leads',
    roles: [],
    needs: ['exports.download'],
    freshFactor: true,
  },
  'exports.students': {
    label: 'Export students',
    roles: [],
    needs: ['exports.download'],
    freshFactor: true,
  },
  'exports.registrations': {
    label: 'Export registrations',
    roles: [],
    needs: ['exports.download'],
    freshFactor: true,
  },
  'exports.payments': {
    label: 'Export payments and dues',
    roles: ['accountant'],
    needs: ['exports.download', 'payments.read'],
    freshFactor: true,
  },
  'exports.parcels': {
    label: 'Export parcels',
    roles: [],
    needs: ['exports.download'],
    freshFactor: true,
  },
  'exports.audit': { label: 'Export the audit log', roles: [], freshFactor: true, ownerOnly: true },
  'audit.read': { label: 'Read the audit log', roles: [], ownerOnly: true },
  'settings.change': {
    label: 'Change office settings',
    roles: [],
    freshFactor: true,
    ownerOnly: true,
  },
  /** The draft of the site's content and offerings (D40). */
  'site.edit': { label: 'Edit the draft of the site', roles: [] },
  'site.publish': { label: 'Publish the site', roles: [], freshFactor: true, ownerOnly: true },
  /** State of the site and its machine. */
  'server.read': { label: 'See how the server is doing', roles: [] },
  'staff.manage': {
    label: 'Accounts and permissions of staff',
    roles: [],
    freshFactor: true,
    ownerOnly: true,
  },
} as const satisfies Record<string, Permission>;

export type StaffAction = keyof typeof permissions;

const permissionOf = (action: StaffAction): Permission => permissions[action];

export const staffActions = Object.keys(permissions) as StaffAction[];

/** Permissions that the action is of no use without. */
export const needsOf = (action: StaffAction) =>
  (permissionOf(action).needs ?? []) as readonly StaffAction[];

/** What a member of staff may do; of the role, and which actions. */
export interface StaffRights {
  readonly role: StaffRole;
  readonly actions: readonly StaffAction[];
}

/** A role, and the permissions that an owner has given to the person or taken away. */
export interface PermissionHolder {
  role: StaffRole;
  permissionsGiven?: readonly string[];
  permissionsTaken?: readonly string[];
  /** The owner's setting: whoever was not given the leads of colleagues does not see them. */
  isOwnLeadsOnly?: boolean;
}

/** What a member of staff may do; without personal permissions, what the role may. */
export function rightsOf(holder: PermissionHolder): StaffRights {
  const { role, permissionsGiven = [], permissionsTaken = [], isOwnLeadsOnly = false } = holder;
  const isSwitchedOff = (action: StaffAction) => isOwnLeadsOnly && action === 'leads.readAll';
  const has = (action: StaffAction): boolean => {
    if (role === 'owner') return true;
    const isGiven = permissionsGiven.includes(action) && isGivable(action);
    const isOfRole =
      hasRole(action, role) && !permissionsTaken.includes(action) && !isSwitchedOff(action);
    return (isGiven || isOfRole) && needsOf(action).every(has);
  };
  return { role, actions: staffActions.filter(has) };
}

/** Whether an owner may give the permission to somebody else. */
const isGivable = (action: StaffAction) => permissionOf(action).ownerOnly !== true;

/** The permissions that an owner may give and take, with their labels. */
export const givablePermissions = staffActions
  .filter(isGivable)
  .map((action) => [action, permissionOf(action).label] as const);

export const permissionLabel = (action: StaffAction): string => permissionOf(action).label;

/** The actions after one is given, with all it needs, or taken, with all that need it. */
export function withPermission(
  actions: readonly StaffAction[],
  action: StaffAction,
  isGiven: boolean,
): StaffAction[] {
  const also = (one: StaffAction): StaffAction[] => {
    const next = isGiven
      ? needsOf(one)
      : staffActions.filter((other) => needsOf(other).includes(one));
    return [one, ...next.flatMap(also)];
  };
  const changed = also(action);
  return staffActions.filter((one) => (changed.includes(one) ? isGiven : actions.includes(one)));
}

/** What has to be given to and taken from somebody of this role who is to have these permissions. */
export function personalPermissions(
  holder: Pick<PermissionHolder, 'role' | 'isOwnLeadsOnly'>,
  actions: readonly StaffAction[],
) {
  const { role, isOwnLeadsOnly } = holder;
  const ofRole = rightsOf({ role, isOwnLeadsOnly }).actions;
  return {
    permissionsGiven: actions.filter((action) => !ofRole.includes(action)),
    permissionsTaken: ofRole.filter((action) => !actions.includes(action)),
  };
}

function hasRole(action: StaffAction, role: StaffRole): boolean {
  return role === 'owner' || permissionOf(action).roles.includes(role);
}

declare const allowed: unique symbol;

/** Proof by `may` that a person is allowed an action; of several actions, one of them. */
export type Allowed<Action extends StaffAction> = Action extends StaffAction
  ? { readonly [allowed]: { readonly [A in Action]: true } }
  : never;

/** Whether a person may perform the action; of several actions, at least one. */
export function may<Person extends { rights: StaffRights }, Action extends StaffAction>(
  person: Person,
  action: Action | readonly Action[],
): person is Person & Allowed<Action> {
  const { actions } = person.rights;
  return [action].flat().some((one) => actions.includes(one as StaffAction));
}

/** The roles that may perform the action, in form order. */
export function rolesWith(action: StaffAction): StaffRole[] {
  return (Object.keys(staffRoles) as StaffRole[]).filter((role) => hasRole(action, role));
}

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Those who may perform the action by their role, as text: "the accountant or the owner". */
export function rolesFor(action: StaffAction): string {
  return either.format(rolesWith(action).map((role) => staffRoles[role].noun));
}

/**
 * Why a person may not do what the action allows, and whom to ask.
 * @param verb as in "Only the owner can do this."
 */
export function refusalOf(
  { rights: { role } }: { rights: StaffRights },
  action: StaffAction,
  verb = 'do this',
): string {
  // Taken from this one person, so colleagues of the same role may have it.
  if (hasRole(action, role)) return `Your account may not ${verb}. Please ask the owner.`;
  const roles = rolesWith(action);
  const asked = roles.length === 1 ? rolesFor(action) : 'one of them';
  return `Only ${rolesFor(action)} can ${verb}. Please ask ${asked}.`;
}

export function needsFreshFactor(action: StaffAction): boolean {
  return permissionOf(action).freshFactor === true;
}

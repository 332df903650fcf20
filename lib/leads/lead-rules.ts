import 'server-only';
import { ApiError } from '@/lib/calls/errors';
import type { Transaction } from '@/lib/platform/database-connection';
import { lockNames } from '@/lib/platform/database-locks';
import { db, inTransaction } from '@/lib/platform/db';
import type { Staff } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import { daysAway, type DaysAway } from '@/lib/staff/days-away';
import { assignableStaff, canBeAssigned } from './lead-rows';
import type { LeadRuleInput, LeadRuleRemoval } from './rule-forms';
import { openStatuses, type LeadSharing } from './lead-words';

/** A rule; '' is any course, mode, kind or source. Without `staffIds` everyone who follows up leads takes part. */
export interface LeadRule {
  course: string;
  mode: string;
  kind: string;
  source: string;
  sharing: LeadSharing;
  minutes: number;
  staffIds: string[];
}

/** Somebody who follows up leads, with their open leads and the days of an absence. */
export interface LeadPerson {
  id: string;
  name: string;
  open: number;
  away: DaysAway | null;
}

/** What the rules of sharing are set from. */
export interface LeadRules {
  /** The most exact rule first; the last one has no conditions. */
  rules: LeadRule[];
  people: LeadPerson[];
  /** Open leads that are nobody's. */
  unassigned: number;
}

const basis: LeadRule = {
  course: '',
  mode: '',
  kind: '',
  source: '',
  sharing: 'turns',
  minutes: 30,
  staffIds: [],
};
const exactness = ({ course, mode, kind, source }: LeadRuleRemoval) =>
  [course, mode, kind, source].filter((condition) => condition !== '').length;
const isBasis = (rule: LeadRuleRemoval) => exactness(rule) === 0;

/** The rules by which leads are given to staff, and who takes part. */
export async function leadRules(owner: Staff<'leads.assign'>): Promise<LeadRules> {
  const isOpen = { suspect: false, status: { in: [...openStatuses] } };
  const [stored, people, counts, absences] = await Promise.all([
    db.leadRule.findMany({ omit: { slot: true } }),
    assignableStaff(owner),
    db.lead.groupBy({ by: 'staffId', where: isOpen, _count: true }),
    db.staff.findMany({
      where: { awayUntil: { not: null } },
      select: { id: true, awayFrom: true, awayUntil: true },
    }),
  ]);
  const openOf = new Map(counts.map(({ staffId, _count }) => [staffId, _count]));
  const awayOf = new Map(absences.map(({ id, ...days }) => [id, days]));
  const rules = stored.some(isBasis) ? stored : [...stored, basis];
  return {
    rules: rules.sort(
      (one, other) => exactness(other) - exactness(one) || nameOf(one).localeCompare(nameOf(other)),
    ),
    people: people.map((person) => ({
      ...person,
      open: openOf.get(person.id) ?? 0,
      away: daysAway(awayOf.get(person.id)),
    })),
    unassigned: openOf.get(null) ?? 0,
  };
}

const nameOf = ({ course, mode, kind, source }: LeadRuleRemoval) =>
  [course, mode, kind, source].join(' ');

/**
 * Adds a rule, or changes the one with the same conditions.
 * @throws ApiError invalid_input when somebody no longer follows up leads, conflict beyond 31 rules
 */
export async function setLeadRule(
  owner: Staff<'leads.assign'>,
  { course, mode, kind, source, ...rule }: LeadRuleInput,
): Promise<void> {
  await inTransaction(async (tx) => {
    for (const id of rule.staffIds) await refuseLeft(tx, id);
    const conditions = { course, mode, kind, source };
    const slot = await slotOf(tx, conditions);
    await tx.db.leadRule.upsert({
      where: { course_mode_kind_source: conditions },
      create: { ...conditions, ...rule, slot },
      update: rule,
      select: { course: true },
    });
    await noteRule(tx, owner, { ...conditions, ...rule });
  });
}

/** That of the rule with these conditions; for a new one the lowest from 1 on that no rule has. */
async function slotOf(tx: Transaction, conditions: LeadRuleRemoval): Promise<number> {
  if (isBasis(conditions)) return 0;
  await lockNames(tx, 'lead rules');
  const rules = await tx.db.leadRule.findMany();
  const same = rules.find((rule) => nameOf(rule) === nameOf(conditions));
  const free = same?.slot ?? slots.find((slot) => rules.every((rule) => rule.slot !== slot));
  if (free !== undefined) return free;
  throw new ApiError('conflict', `There are ${slots.length} rules. Remove one first.`);
}

/** The migration made a sequence for each. */
const slots = Array.from({ length: 31 }, (_, index) => index + 1);

async function refuseLeft(tx: Transaction, id: string): Promise<void> {
  if (await canBeAssigned(tx, id)) return;
  const message = 'One of these people no longer follows up leads. Reload the page';
  throw new ApiError('invalid_input', message, { fields: { staffIds: message } });
}

/**
 * Removes a rule; its leads follow the next that fits. A repeat changes nothing.
 * @throws ApiError conflict for the rule without conditions
 */
export async function removeLeadRule(
  owner: Staff<'leads.assign'>,
  conditions: LeadRuleRemoval,
): Promise<void> {
  if (isBasis(conditions)) {
    throw new ApiError('conflict', 'This rule is for all other leads. Change it instead.');
  }
  await inTransaction(async (tx) => {
    const { count } = await tx.db.leadRule.deleteMany({ where: conditions });
    if (count > 0) await noteRule(tx, owner, { ...conditions, removed: true });
  });
}

async function noteRule(
  tx: Transaction,
  owner: Staff<'leads.assign'>,
  leadRule: Record<string, unknown>,
): Promise<void> {
  const act = { action: 'settings.change', subject: 'settings' } as const;
  await noteAct(tx, owner, { ...act, detail: { leadRule } });
}

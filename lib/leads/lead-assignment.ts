import 'server-only';
import { plans } from '@/content/catalogue/plans';
import type { Transaction } from '@/lib/platform/database-connection';
import { statement, type Parameters } from '@/lib/platform/statement';
import { afterOpenMinutes, nextOpen } from '@/lib/site/office-time';
import type { Touch } from '@/lib/sources/touches';
import { rolesWith } from '@/lib/staff/permissions';
import { isDoNotCall } from './do-not-call';
import { answerMinutes, type LeadKind } from './lead-words';

/** Values of the SQL in `leadAssignment`. */
export const assignmentTypes = {
  mode: 'text?',
  cameFrom: 'text?',
  startsAt: 'timestamptz',
  roles: 'text[]',
  answerChoices: 'int4[]',
  answerTimes: 'timestamptz[]',
} as const satisfies Parameters;

/** @param isNobodys SQL condition */
const nextAssigneeSql = (isNobodys: string, besides: string) =>
  `next_assignee($requestId, $phonenumber, $coursename, $mode, $kind::"LeadKind", $cameFrom, ${isNobodys},
    $startsAt, $roles::text[]::"StaffRole"[], ${besides})`;

/**
 * SQL of a lead that is being stored, beside `next_assignee`, a function of the database. A statement that uses it
 * has the parameters of `assignmentTypes`, `requestId`, `phonenumber`,
 * `coursename`, `kind` and `suspect`.
 */
export const leadAssignment = {
  /** Nulls for a repeat, for possible spam, and for what is refused and takes no turn. */
  given: (isRefused: string) => `${nextAssigneeSql(`$suspect or ${isRefused}`, 'null')} as given`,
  assignee: 'given.assignee',
  /** When its first answer is due; nobody answers a number that is not to be called. */
  answerBy: `case when not ${isDoNotCall('$phonenumber')} then
    ($answerTimes::timestamptz[])[array_position($answerChoices::int[], given.minutes)] end`,
};

const NEXT_ASSIGNEE = statement(
  'next-assignee',
  {
    requestId: 'text',
    phonenumber: 'text',
    coursename: 'text',
    kind: 'LeadKind',
    mode: 'text?',
    cameFrom: 'text?',
    startsAt: 'timestamptz',
    roles: 'text[]',
    besides: 'uuid?',
  },
  { id: 'uuid?' },
  `select assignee as id from ${nextAssigneeSql('false', '$besides')}`,
);

interface NewLead extends Asked {
  phonenumber: string;
  coursename: string;
  kind: LeadKind;
}

/**
 * The assignee of a lead by the rules; the rule stays locked until the transaction ends. Null without an owner's
 * account.
 * @param besides an account that does not get it
 */
export async function nextAssignee(
  tx: Transaction,
  { phonenumber, coursename, kind, ...asked }: NewLead,
  besides: string | null = null,
): Promise<string | null> {
  const { mode, cameFrom, startsAt, roles } = assignmentOf(asked);
  const lead = { requestId: '', phonenumber, coursename, kind, mode, cameFrom };
  const found = await NEXT_ASSIGNEE.first(tx, { ...lead, startsAt, roles, besides });
  return found?.id ?? null;
}

interface Asked {
  page?: string | null | undefined;
  plan?: string | null | undefined;
  /** How the person last came. */
  lastTouch?: Touch | null | undefined;
}

/** The values of `assignmentTypes` for a lead that comes now. An office that never opens promises nothing. */
export function assignmentOf({ page = null, plan = null, lastTouch }: Asked, now = new Date()) {
  const times = answerMinutes.flatMap((minutes) => {
    const moment = afterOpenMinutes(now, minutes);
    return moment ? [{ minutes, moment }] : [];
  });
  return {
    mode: modeOf(page, plan),
    cameFrom: lastTouch?.source ?? null,
    startsAt: nextOpen(now) ?? now,
    roles: rolesWith('leads.change'),
    answerChoices: times.map(({ minutes }) => minutes),
    answerTimes: times.map(({ moment }) => moment),
  };
}

/** "online" or "offline"; null where neither the plan nor the page says. */
function modeOf(page: string | null, plan: string | null): string | null {
  const [, mode = null] = /^\/(online|offline)courses(?:\/|$)/.exec(page ?? '') ?? [];
  return plans.find(({ id }) => id === plan)?.mode ?? mode;
}

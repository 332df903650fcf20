import 'server-only';
import { instalmentRuleFor } from '@/content/catalogue/instalments';
import { formatRupees, type Paise } from '@/content/money';
import { ApiError } from '@/lib/calls/errors';
import { addPlan, instalmentPlan, isSameLines, moneyOf } from '@/lib/payments/instalment-plans';
import {
  faultByRule,
  faultOfLines,
  planStanding,
  type InstalmentLine,
} from '@/lib/payments/instalments';
import type { Staff } from '@/lib/staff/access';
import { may } from '@/lib/staff/permissions';
import { noteAct } from '@/lib/staff/audit/audit';
import { inTransaction } from '@/lib/platform/db';
import { today } from '@/lib/site/days';
import { linesOf, type DeskInstalments } from '../office-money';
import { lockRegistration, refuseWithoutParent } from '../record-payment';

/**
 * Stores the instalments agreed at the counter, in place of earlier ones. Idempotent.
 * @throws ApiError not_found; invalid_input for invalid lines; conflict when nothing is due, without a
 * parent's consent, or when others were agreed meanwhile
 */
export async function agreeAtDesk(
  staff: Staff<'payments.record'>,
  input: DeskInstalments,
): Promise<{ plan: string }> {
  const { registration: id, replaces } = input;
  const lines = linesOf(input);
  return inTransaction(async (tx) => {
    const registration = await lockRegistration(tx, id);
    const { price } = registration;
    const { paid } = await moneyOf(tx, id);
    if (price === null) throw conflict('The price is not confirmed yet. Correct the plan first.');
    const before = await instalmentPlan(id, tx.db);
    if (before?.isCurrent && isSameLines(before.lines, lines)) return { plan: before.id };
    if (paid >= price) throw conflict('The fee is paid, so there is nothing to agree.');
    if ((before?.id ?? '') !== replaces)
      throw conflict('Other instalments were agreed meanwhile. Reload the page to see them.');
    await refuseWithoutParent(tx, registration);
    const fault = faultOfLines(lines, price) ?? faultOfDays(lines, paid);
    if (fault) throw new ApiError('invalid_input', fault);
    const beyond = may(staff, 'payments.agreeFreely')
      ? null
      : faultByRule(lines, price, instalmentRuleFor(registration.coursename));
    if (beyond) throw conflict(beyond);
    const { staffId } = staff;
    const added = await addPlan(tx, { registration: id, price, lines, staffId });
    await noteAct(tx, staff, {
      action: 'registration.instalments',
      subject: 'registration',
      subjectId: id,
      detail: { paise: price, lines: lines.length, plan: added.plan },
    });
    return added;
  });
}

const conflict = (message: string) => new ApiError('conflict', message);

/** A past day is allowed only for lines that are paid. */
export function faultOfDays(lines: readonly InstalmentLine[], paid: Paise): string | null {
  const late = planStanding(lines, paid, today()).lines.find(({ state }) => state === 'overdue');
  if (!late) return null;
  return `The day of part ${late.number} has passed, and ${formatRupees(late.left)} of it is not paid. Enter today or a later day.`;
}

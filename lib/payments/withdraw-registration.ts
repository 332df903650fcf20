import 'server-only';
import { institute } from '@/content/facts/institute';
import { ApiError } from '@/lib/calls/errors';
import { lockStudent } from '@/lib/enrolment/same-plan';
import { inTransaction } from '@/lib/platform/db';
import { isBought, isUnderWay } from '@/lib/site/money-terms';
import { statement } from '@/lib/platform/statement';
import { isWaiting } from './upi/upi-claims';

const [{ printed: PHONE }] = institute.phones;

const LOCK = statement(
  'lock-registration-to-withdraw',
  { isSubmitted: 'bool', isWithdrawn: 'bool' },
  `select "submittedAt" is not null as "isSubmitted", "withdrawnAt" is not null as "isWithdrawn"
  from registrations where id = $1 and "studentId" = $2 for no key update`,
);

/** Asked after the lock, so that it sees payments settled while waiting. */
const MONEY = statement(
  'money-of-registration-to-withdraw',
  { hasMoney: 'bool', isBeingPaid: 'bool' },
  `select exists (
      select from payments p where p."registrationId" = $1 and ${isBought('p')}) as "hasMoney",
    exists (select from payments p where p."registrationId" = $1 and ${isUnderWay('p')})
      or exists (select from upi_claims c where c."registrationId" = $1 and ${isWaiting('c')})
      as "isBeingPaid"`,
);

const WITHDRAW = statement(
  'withdraw-registration',
  {},
  `update registrations set "submittedAt" = null, "withdrawnAt" = now(), "updatedAt" = now()
  where id = $1`,
);

const LEAVE_BATCH = statement(
  'leave-batch',
  {},
  'delete from batch_seats where "registrationId" = $1',
);

const END_HOLD = statement(
  'end-hold-of-withdrawn',
  {},
  'delete from seat_holds where "registrationId" = $1',
);

const END_LINKS = statement(
  'end-payer-links-of-withdrawn',
  {},
  `update payer_links set "endedAt" = now() where "registrationId" = $1 and "endedAt" is null`,
);

/**
 * A student withdraws a registration that is submitted and not paid: it owes nothing and is reminded of
 * nothing, its place on a waiting list and its payment links end. It is as it was before it was submitted, so
 * submitting or paying takes the withdrawal back. Idempotent.
 * @throws ApiError not_found; conflict for a draft, and once money has come or is on its way
 */
export async function withdrawRegistration(studentId: string, id: string): Promise<void> {
  await inTransaction(async (tx) => {
    await lockStudent(tx, studentId);
    const row = await LOCK.first(tx, [id, studentId]);
    if (!row) throw new ApiError('not_found', 'There is no such registration in your account.');
    if (!row.isSubmitted && row.isWithdrawn) return;
    if (!row.isSubmitted) throw refused('This form is not submitted. Delete the draft instead.');
    const money = await MONEY.first(tx, [id]);
    if (money?.hasMoney !== false)
      throw refused(
        `Money has been received for this registration. To cancel it, call us on ${PHONE}.`,
      );
    if (money.isBeingPaid)
      throw refused(
        `A payment for this registration is under way. Wait for its result, or call us on ${PHONE}.`,
      );
    for (const change of [WITHDRAW, LEAVE_BATCH, END_HOLD, END_LINKS]) await change.run(tx, [id]);
  });
}

const refused = (message: string) => new ApiError('conflict', message);

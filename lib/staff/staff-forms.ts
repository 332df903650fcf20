import * as z from 'zod/mini';
import { optionalText, requiredText, ticked } from '@/lib/calls/fields';
import { isDay } from '@/lib/site/days';
import { emailAddress } from '@/lib/platform/email-address';
import { StaffRole } from '@/prisma/client/enums';
import { givablePermissions } from './permissions';

const name = z.pipe(
  requiredText(80, 'Enter a name'),
  z.transform((text) => text.trim()),
);
const role = z.enum(StaffRole, 'Choose a role');
const staff = z.uuid('Choose the account again');
const ownPassword = requiredText(1_000, 'Enter your password');
const code = requiredText(60, 'Enter the code');

/** POST /api/admin/account/name */
export const ownNameSchema = z.object({ name });

/** POST /api/admin/account/password */
export const ownPasswordSchema = z.object({
  password: ownPassword,
  newPassword: requiredText(2_000, 'Enter the new password'),
});

/** POST /api/admin/account/codes/confirm and …/remove */
export const ownCodeSchema = z.object({ code, password: ownPassword });

/** POST /api/admin/account/factor. Instead of a code, the answer of a passkey as JSON. */
export const factorSchema = z.object({ code: requiredText(8_000, 'Enter the code') });

const passkey = requiredText(8_000, 'Try again with your passkey');
const keptPasskey = requiredText(1_500, 'Choose the passkey again');

/** POST /api/admin/account/passkeys. `passkey`: the browser's answer as JSON. */
export const newPasskeySchema = z.object({ name, password: ownPassword, passkey });

/** POST /api/admin/account/passkeys/remove */
export const passkeyRemovalSchema = z.object({ passkey: keptPasskey, password: ownPassword });

/** POST /api/admin/account/passkeys/rename */
export const passkeyNameSchema = z.object({ passkey: keptPasskey, name });

/** POST /api/admin/passkey */
export const passkeyLogInSchema = z.object({ email: emailAddress, password: ownPassword });

/** POST /api/admin/account/log-ins. Without `logIn`, all but the current session. */
export const ownLogInsSchema = z.object({ logIn: z.optional(z.uuid('Choose the log-in again')) });

/** POST /api/admin/staff */
export const newStaffSchema = z.object({ name, email: emailAddress, role, totpRequired: ticked });

/** POST /api/admin/staff/change. Removing a role needs a reason. */
export const changedStaffSchema = z.object({
  staff,
  name,
  role,
  totpRequired: ticked,
  reason: optionalText(500),
});

const AGAIN = 'Choose the permissions again';

/**
 * POST /api/admin/staff/permissions. `permissions` are all that the person is to have: a list, or lines of
 * text.
 */
export const staffPermissionsSchema = z.object({
  staff,
  permissions: z.pipe(
    z.pipe(
      z.union([z.string(), z.array(z.string())], AGAIN),
      z.transform((chosen) =>
        (typeof chosen === 'string' ? chosen.split('\n') : chosen).filter(Boolean),
      ),
    ),
    z
      .array(
        z.enum(
          givablePermissions.map(([action]) => action),
          AGAIN,
        ),
      )
      .check(z.maxLength(givablePermissions.length, AGAIN)),
  ),
  reason: requiredText(500, 'Enter a reason'),
});

/** POST /api/admin/lead-visibility */
export const leadVisibilitySchema = z.object({
  leads: z.enum(['all', 'own'], 'Choose which leads'),
});

const decisions = ['close', 'open', 'newPassword', 'removeCodes', 'endLogIns'] as const;

/** POST /api/admin/staff/decide. `logIn` ends only that session. Removals need a reason. */
export const staffDecisionSchema = z
  .object({
    staff,
    decision: z.enum(decisions, 'Choose what to do with the account'),
    logIn: z.optional(z.uuid('Choose the log-in again')),
    reason: optionalText(500),
  })
  .check(
    z.refine((input) => input.decision === 'open' || input.reason.trim() !== '', {
      error: 'Enter a reason',
      path: ['reason'],
    }),
  );

const FIRST_DAY = 'Enter the first day away';
const LAST_DAY = 'Enter the last day away';

/** An ISO day, or ''. */
const awayDay = (message: string) =>
  z.string(message).check(z.refine((text) => text === '' || isDay(text), message));

const days = { from: awayDay(FIRST_DAY), until: awayDay(LAST_DAY) };

interface DaysTyped {
  from: string;
  until: string;
}

/** Both days or none, in order. */
const inOrder = <T extends DaysTyped>() => [
  z.refine<T>(({ from, until }) => from !== '' || until === '', {
    error: FIRST_DAY,
    path: ['from'],
  }),
  z.refine<T>(({ from, until }) => until !== '' || from === '', {
    error: LAST_DAY,
    path: ['until'],
  }),
  z.refine<T>(({ from, until }) => until === '' || from <= until, {
    error: 'The last day must not be before the first',
    path: ['until'],
  }),
];

/** POST /api/admin/account/away. Without days, one is back. */
export const ownDaysAwaySchema = z.object(days).check(...inOrder());

/** POST /api/admin/away. */
export const staffAwaySchema = z
  .object({ staff: z.uuid('Choose the person again'), ...days })
  .check(...inOrder());

export type PasskeyName = z.output<typeof passkeyNameSchema>;
export type NewStaff = z.output<typeof newStaffSchema>;
export type ChangedStaff = z.output<typeof changedStaffSchema>;
export type LeadVisibility = z.output<typeof leadVisibilitySchema>;
export type StaffPermissions = z.output<typeof staffPermissionsSchema>;
export type StaffDecision = z.output<typeof staffDecisionSchema>;
export type DaysAwayInput = z.output<typeof ownDaysAwaySchema>;
export type StaffAwayInput = z.output<typeof staffAwaySchema>;

import * as z from 'zod/mini';
import { logInCall } from '@/lib/accounts/calls';
import { ENTER_CORRECT_DETAILS, staffLogInSchema } from '@/lib/accounts/log-in';
import { bodyRefusals, declareCall, json } from '@/lib/calls/call';
import {
  ownDaysAwaySchema,
  staffAwaySchema,
  changedStaffSchema,
  factorSchema,
  leadVisibilitySchema,
  newPasskeySchema,
  passkeyLogInSchema,
  passkeyNameSchema,
  passkeyRemovalSchema,
  newStaffSchema,
  ownCodeSchema,
  ownLogInsSchema,
  ownNameSchema,
  ownPasswordSchema,
  staffDecisionSchema,
  staffPermissionsSchema,
} from './staff-forms';

const text = z.string();
const ended = z.strictObject({ ended: z.int().check(z.minimum(0)) });
/** These calls check the account's password, so attempts are limited. */
const guarded = [...bodyRefusals, 'conflict', 'too_many_requests'] as const;

export const staffLogInCall = declareCall({
  method: 'POST',
  path: '/api/admin/get-details',
  name: 'staffLogIn',
  events: { failed: 'logIn.failed', limited: 'logIn.refused' },
  summary:
    'Log in as staff. `data` is the bearer token. An account with two-step verification is answered `success: false`, code `second_factor`, until `otp` has a code of the app or a recovery code, or `passkey` the answer of a passkey.',
  body: json(staffLogInSchema, ENTER_CORRECT_DETAILS),
  data: logInCall.data,
  setsCookie: true,
  flagged: true,
  flagCode: 'second_factor',
  refusals: [...bodyRefusals, 'too_many_requests'],
});

export const changeOwnNameCall = declareCall({
  method: 'POST',
  auth: 'account',
  path: '/api/admin/account/name',
  name: 'changeOwnName',
  summary: 'Say what colleagues call you.',
  body: json(ownNameSchema),
  refusals: bodyRefusals,
});

export const setOwnDaysAwayCall = declareCall({
  method: 'POST',
  auth: 'account',
  path: '/api/admin/account/away',
  name: 'setOwnDaysAway',
  summary: 'Set the days on which one gets no new leads; without days one is back.',
  body: json(ownDaysAwaySchema, 'Not saved. Please correct the marked fields.'),
  refusals: [...bodyRefusals, 'not_found'],
});

export const setDaysAwayCall = declareCall({
  method: 'POST',
  auth: 'staff',
  action: 'leads.assign',
  path: '/api/admin/away',
  name: 'setDaysAway',
  summary: 'Set the days on which a person gets no new leads; without days the person is back.',
  body: json(staffAwaySchema, 'Not saved. Please correct the marked fields.'),
  refusals: [...bodyRefusals, 'not_found'],
});

export const changeOwnPasswordCall = declareCall({
  method: 'POST',
  auth: 'account',
  freshFactor: true,
  path: '/api/admin/account/password',
  name: 'changeOwnPassword',
  events: { failed: 'logIn.failed', limited: 'logIn.refused' },
  summary: 'Choose another password. All other log-ins end.',
  body: json(ownPasswordSchema),
  data: ended,
  refusals: [...guarded, 'second_factor'],
});

export const beginCodesCall = declareCall({
  method: 'POST',
  auth: 'account',
  freshFactor: true,
  path: '/api/admin/account/codes',
  name: 'beginCodes',
  summary:
    'A new secret for an authenticator app, in letters and as a QR code (`path` on a square of `size` units). It counts once a code of it was sent to `confirm`.',
  data: z.strictObject({
    secret: text.check(z.regex(/^[A-Z2-7]{32}$/)),
    qr: z.strictObject({ size: z.int(), path: text }),
  }),
  refusals: ['conflict', 'second_factor'],
});

export const confirmCodesCall = declareCall({
  method: 'POST',
  auth: 'account',
  freshFactor: true,
  path: '/api/admin/account/codes/confirm',
  name: 'confirmCodes',
  events: { failed: 'secondFactor.failed' },
  summary: 'Turn one-time codes on. The recovery codes are answered this once.',
  body: json(ownCodeSchema),
  data: z.strictObject({ recoveryCodes: z.array(text) }),
  refusals: [...guarded, 'second_factor'],
});

export const removeOwnCodesCall = declareCall({
  method: 'POST',
  auth: 'account',
  path: '/api/admin/account/codes/remove',
  name: 'removeOwnCodes',
  events: { failed: 'secondFactor.failed' },
  summary: 'Turn one-time codes off, with one of them or a recovery code.',
  body: json(ownCodeSchema),
  refusals: guarded,
});

export const factorNeededCall = declareCall({
  method: 'POST',
  auth: 'account',
  path: '/api/admin/account/factor/needed',
  name: 'factorNeeded',
  summary:
    'Whether calls that need a second factor of the last ten minutes would be refused (428, `second_factor`), and what this account has.',
  data: z.strictObject({ needed: z.boolean(), codes: z.boolean(), passkeys: z.boolean() }),
});

/** Options for the browser's WebAuthn call, as the standard's JSON. */
const options = z.looseObject({ challenge: text });

export const beginPasskeyLogInCall = declareCall({
  method: 'POST',
  path: '/api/admin/passkey',
  name: 'beginPasskeyLogIn',
  events: { failed: 'logIn.failed', limited: 'logIn.refused' },
  summary:
    'Begin a log-in with a passkey: what the browser has to sign; null for an account without one. The answer goes to `get-details` as `passkey`.',
  body: json(passkeyLogInSchema, ENTER_CORRECT_DETAILS),
  data: z.nullable(options),
  refusals: [...bodyRefusals, 'too_many_requests'],
});

export const beginFactorPasskeyCall = declareCall({
  method: 'POST',
  auth: 'account',
  path: '/api/admin/account/factor/passkey',
  name: 'beginFactorPasskey',
  summary: 'What a passkey has to sign for a fresh second factor; null without a passkey.',
  data: z.nullable(options),
});

export const beginPasskeyCall = declareCall({
  method: 'POST',
  auth: 'account',
  freshFactor: true,
  path: '/api/admin/account/passkeys/begin',
  name: 'beginPasskey',
  summary: 'What a new passkey has to sign.',
  data: options,
  refusals: ['second_factor'],
});

export const addPasskeyCall = declareCall({
  method: 'POST',
  auth: 'account',
  freshFactor: true,
  path: '/api/admin/account/passkeys',
  name: 'addPasskey',
  events: { failed: 'secondFactor.failed' },
  summary:
    'Add a passkey. With the first second factor of an account, recovery codes are answered this once.',
  body: json(newPasskeySchema),
  data: z.strictObject({ recoveryCodes: z.array(text) }),
  refusals: [...guarded, 'second_factor'],
});

export const removePasskeyCall = declareCall({
  method: 'POST',
  auth: 'account',
  freshFactor: true,
  path: '/api/admin/account/passkeys/remove',
  name: 'removePasskey',
  events: { failed: 'secondFactor.failed' },
  summary: 'Remove a passkey.',
  body: json(passkeyRemovalSchema),
  refusals: [...guarded, 'not_found', 'second_factor'],
});

export const renamePasskeyCall = declareCall({
  method: 'POST',
  auth: 'account',
  path: '/api/admin/account/passkeys/rename',
  name: 'renamePasskey',
  summary: 'Give a passkey of yours another name.',
  body: json(passkeyNameSchema),
  refusals: [...bodyRefusals, 'not_found'],
});

export const confirmFactorCall = declareCall({
  method: 'POST',
  auth: 'account',
  path: '/api/admin/account/factor',
  name: 'confirmFactor',
  summary:
    'Give a code of the app, a recovery code or the answer of a passkey again, for the next ten minutes of this log-in.',
  body: json(factorSchema),
  refusals: [...bodyRefusals, 'too_many_requests'],
});

export const endOwnLogInsCall = declareCall({
  method: 'POST',
  auth: 'account',
  path: '/api/admin/account/log-ins',
  name: 'endOwnLogIns',
  summary: 'End one of your log-ins, or all others than this one.',
  body: json(ownLogInsSchema),
  data: ended,
  refusals: bodyRefusals,
});

const refusals = [...bodyRefusals, 'not_found', 'conflict', 'second_factor'] as const;

export const createStaffCall = declareCall({
  method: 'POST',
  auth: 'staff',
  action: 'staff.manage',
  path: '/api/admin/staff',
  name: 'createStaff',
  summary: 'Make an account for staff. Its password is answered this once.',
  body: json(newStaffSchema),
  data: z.strictObject({ password: text }),
  refusals: [...bodyRefusals, 'conflict', 'second_factor'],
});

export const changeStaffCall = declareCall({
  method: 'POST',
  auth: 'staff',
  action: 'staff.manage',
  path: '/api/admin/staff/change',
  name: 'changeStaff',
  summary:
    'Change name and role of an account, and whether it has to have one-time codes. Another role ends personal permissions.',
  body: json(changedStaffSchema),
  refusals,
});

export const changePermissionsCall = declareCall({
  method: 'POST',
  auth: 'staff',
  action: 'staff.manage',
  path: '/api/admin/staff/permissions',
  name: 'changePermissions',
  summary:
    'Give permissions to a member of staff, and take others, beside those of the role: `permissions` are all that the person is to have, with whatever each of them needs. Some are for owners only.',
  body: json(staffPermissionsSchema),
  refusals,
});

export const changeLeadVisibilityCall = declareCall({
  method: 'POST',
  auth: 'staff',
  action: 'settings.change',
  path: '/api/admin/lead-visibility',
  name: 'changeLeadVisibility',
  summary:
    'Say which leads counsellors see: `all`, or `own` and unassigned ones, except whoever was given those of colleagues.',
  body: json(leadVisibilitySchema),
  refusals: [...bodyRefusals, 'second_factor'],
});

export const decideStaffCall = declareCall({
  method: 'POST',
  auth: 'staff',
  action: 'staff.manage',
  path: '/api/admin/staff/decide',
  name: 'decideStaff',
  summary:
    'Close an account or open it again, give it a new password (answered this once), remove a lost second factor, end log-ins. All but opening needs a reason.',
  body: json(staffDecisionSchema),
  data: z.strictObject({ password: z.nullable(text) }),
  refusals,
});

import * as z from 'zod/mini';
import { bodyRefusals, type Call } from '@/lib/calls/openapi/call';
import {
  changedStaffSchema,
  newStaffSchema,
  ownCodeSchema,
  ownLogInsSchema,
  ownNameSchema,
  ownPasswordSchema,
  staffDecisionSchema,
} from './staff-forms';

const text = z.string();
const ended = z.strictObject({ ended: z.int().check(z.minimum(0)) });
const json = (schema: z.ZodMiniType) => ({ type: 'application/json' as const, schema });
const staffOnly = { method: 'POST', auth: 'staff' } as const;
const ownerOnly = { ...staffOnly, ownerOnly: true } as const;
/** The password of the account is asked for, which can be guessed. */
const guarded = [...bodyRefusals, 'conflict', 'too_many_requests'] as const;

/** What somebody of the staff does to their own account. */
const ownCalls: readonly Call[] = [
  {
    ...staffOnly,
    path: '/api/admin/account/name',
    name: 'changeOwnName',
    summary: 'Say what colleagues call you.',
    body: json(ownNameSchema),
    refusals: bodyRefusals,
  },
  {
    ...staffOnly,
    path: '/api/admin/account/password',
    name: 'changeOwnPassword',
    summary: 'Choose another password. All other log-ins end.',
    body: json(ownPasswordSchema),
    data: ended,
    refusals: guarded,
  },
  {
    ...staffOnly,
    path: '/api/admin/account/codes',
    name: 'beginCodes',
    summary:
      'A new secret for an authenticator app, in letters and as a QR code (`path` on a square of `size` units). It counts once a code of it was sent to `confirm`.',
    data: z.strictObject({
      secret: text.check(z.regex(/^[A-Z2-7]{32}$/)),
      qr: z.strictObject({ size: z.int(), path: text }),
    }),
    refusals: ['conflict'],
  },
  {
    ...staffOnly,
    path: '/api/admin/account/codes/confirm',
    name: 'confirmCodes',
    summary: 'Turn one-time codes on. The recovery codes are answered this once.',
    body: json(ownCodeSchema),
    data: z.strictObject({ recoveryCodes: z.array(text) }),
    refusals: guarded,
  },
  {
    ...staffOnly,
    path: '/api/admin/account/codes/remove',
    name: 'removeOwnCodes',
    summary: 'Turn one-time codes off, with one of them or a recovery code.',
    body: json(ownCodeSchema),
    refusals: guarded,
  },
  {
    ...staffOnly,
    path: '/api/admin/account/log-ins',
    name: 'endOwnLogIns',
    summary: 'End one of your log-ins, or all others than this one.',
    body: json(ownLogInsSchema),
    data: ended,
    refusals: bodyRefusals,
  },
];

const refusals = [...bodyRefusals, 'not_found', 'conflict'] as const;

/** The accounts of those who work here: their own, and all of them for the owner. */
export const staffCalls: readonly Call[] = [
  ...ownCalls,
  {
    ...ownerOnly,
    path: '/api/admin/staff',
    name: 'createStaff',
    summary: 'Make an account for staff. Its password is answered this once.',
    body: json(newStaffSchema),
    data: z.strictObject({ password: text }),
    refusals: [...bodyRefusals, 'conflict'],
  },
  {
    ...ownerOnly,
    path: '/api/admin/staff/change',
    name: 'changeStaff',
    summary: 'Change name and role of an account, and whether it has to have one-time codes.',
    body: json(changedStaffSchema),
    refusals,
  },
  {
    ...ownerOnly,
    path: '/api/admin/staff/decide',
    name: 'decideStaff',
    summary:
      'Close an account or open it again, give it a new password (answered this once), remove a lost second factor, end log-ins. All but opening needs a reason.',
    body: json(staffDecisionSchema),
    data: z.strictObject({ password: z.nullable(text) }),
    refusals,
  },
];

import * as z from 'zod/mini';
import { MOST_PARCELS, parcelRules, type ParcelRule } from './parcel-words';
import { optionalText, phone, pincode, requiredText } from '@/lib/calls/fields';

const parcel = z.uuid('Reload the page');

/** POST /api/admin/parcels/pack */
export const packSchema = z.object({
  parcels: z
    .array(parcel, 'Tick the parcels')
    .check(
      z.minLength(1, 'Tick the parcels that are packed'),
      z.maxLength(MOST_PARCELS, `Tick at most ${MOST_PARCELS} parcels`),
    ),
});

const trackingUrl = z.pipe(
  optionalText(500),
  z.pipe(
    z.transform((text: string) => text.trim()),
    z
      .string()
      .check(
        z.refine(
          (text) => text === '' || (URL.canParse(text) && new URL(text).protocol === 'https:'),
          'Enter an address that begins with https://, or leave this empty',
        ),
      ),
  ),
);

/** POST /api/admin/parcels/send */
export const sendSchema = z.object({
  parcel,
  courier: requiredText(100, 'Enter the courier'),
  trackingNumber: requiredText(60, 'Enter the tracking number'),
  trackingUrl,
});

export type SendInput = z.output<typeof sendSchema>;

/** POST /api/admin/parcels/change. `reason` counts for a return only. */
export const parcelChangeSchema = z
  .object({
    parcel,
    change: z.enum(['arrived', 'returned', 'again'], 'Choose what to do with the parcel'),
    reason: optionalText(500),
  })
  .check(
    z.refine(({ change, reason }) => change !== 'returned' || reason.trim() !== '', {
      error: 'Enter why it came back',
      path: ['reason'],
    }),
  );

export type ParcelChangeInput = z.output<typeof parcelChangeSchema>;

/** POST /api/admin/parcels/address */
export const parcelAddressSchema = z.object({
  parcel,
  recipient: requiredText(200, 'Enter the name'),
  phone,
  address: requiredText(1_000, 'Enter the address'),
  state: requiredText(100, 'Enter the state'),
  pincode,
});

export type ParcelAddressInput = z.output<typeof parcelAddressSchema>;

const rule = z.enum(Object.keys(parcelRules) as ParcelRule[], 'Choose when parcels are made');

/** POST /api/admin/parcels/rule */
export const parcelRuleSchema = z.object({ courses: rule, orders: rule });

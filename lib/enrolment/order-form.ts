import * as z from 'zod/mini';
import {
  formId,
  noticeShown,
  optionalText,
  phone,
  pincode,
  requiredText,
} from '@/lib/calls/fields';

/** Missing, null and '' are equal. */
const orEmpty = z.transform((value: unknown): unknown => value ?? '');

const RELOAD = 'Reload the page';

/**
 * POST /api/student/order. `items`: ids of the catalogue, separated by commas. `shownTotal`: the total that
 * the page showed, in rupees. Address, state and PIN code are needed for items sent by post; otherwise the
 * account's are used.
 */
export const orderSchema = z.object({
  requestId: formId(RELOAD),
  items: z
    .string('Choose what you want to order.')
    .check(z.regex(/^[a-z0-9-]{1,60}(,[a-z0-9-]{1,60}){0,9}$/, 'Choose what you want to order.')),
  studentname: requiredText(200, 'Enter your name'),
  mobilenumber: phone,
  address: optionalText(500),
  state: optionalText(100),
  pincode: z.pipe(orEmpty, z.union([z.literal(''), pincode], 'Enter the PIN code: six digits')),
  shownTotal: z.string(RELOAD).check(z.regex(/^\d{1,7}(\.\d{1,2})?$/, RELOAD)),
  notice: noticeShown,
});

export type OrderInput = z.output<typeof orderSchema>;

/** The schema for a browser, which also checks the address once something is sent by post. */
export const postedOrderSchema = z.extend(orderSchema, {
  address: requiredText(500, 'Enter the address: house, street and town'),
  state: requiredText(100, 'Choose the state'),
  pincode,
});

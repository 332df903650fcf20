import { z } from 'zod';

/** Whole paise; its documentation calls the amount a number in one place and text in another. */
export const paise = z.union([
  z.int().nonnegative(),
  z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
]);

/** Text that need not be there; what is no text counts as missing, because fields come and go. */
export const someText = z.string().min(1).nullable().catch(null);

/**
 * The page for the payer: over https, or over whatever the gateway itself is called by.
 * @param gatewayUrl address of the gateway's calls
 */
export const payPage = (gatewayUrl: string) =>
  z
    .url()
    .refine((page) => ['https:', new URL(gatewayUrl).protocol].includes(new URL(page).protocol));

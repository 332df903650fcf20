import { randomBytes } from 'node:crypto';

/**
 * Our name for money beyond the first on one order (lib/data/settle.ts). The gateway has never heard it:
 * for the gateway, both sums are of the order.
 */
export const newSecondSumId = (): string => `S${randomBytes(16).toString('hex')}`;

/** Whether an order id is such a name; those of orders begin with other letters. */
export const isSecondSum = (orderId: string): boolean => orderId.startsWith('S');

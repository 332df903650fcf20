import 'server-only';
import { ApiError } from '@/lib/calls/errors';
import { pressSandbox, shownSandboxOrder } from '@/lib/payments/gateways/payment-gateways';
import type { SandboxPress } from './press';

/**
 * Does what somebody pressed on the sandbox's test page, and says where they go on: where a gateway sends
 * its payers, or Home, as if they had closed the page.
 * @returns a path of this site, whatever its port
 * @throws ApiError not_found without such an order, or where the sandbox is not in use
 */
export async function pageAfterPress({ order: orderId, press }: SandboxPress): Promise<string> {
  const order = await shownSandboxOrder(orderId);
  if (!order) throw new ApiError('not_found', 'There is no such test payment.');
  if (press === 'leave') return '/';
  await pressSandbox(orderId, press);
  const { pathname, search } = new URL(order.returnUrl);
  return `${pathname}${search}`;
}

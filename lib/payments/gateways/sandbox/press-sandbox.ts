import 'server-only';
import { ApiError } from '@/lib/calls/errors';
import { isSandboxOpen } from '@/lib/payments/gateways/gateways';
import type { SandboxPress } from './press';
import { findSandboxOrder, pressOnOrder, type SandboxOrder } from './sandbox';

/** An order on the sandbox's test page; null if the sandbox is not in use. */
export async function shownSandboxOrder(orderId: string): Promise<SandboxOrder | null> {
  return isSandboxOpen() ? findSandboxOrder(orderId) : null;
}

/**
 * Applies a button of the sandbox's test page.
 * @returns the local path to redirect to: the return page, or Home as if the payer had closed the page
 * @throws ApiError not_found for an unknown order, or if the sandbox is not in use
 */
export async function pageAfterPress({ order: orderId, press }: SandboxPress): Promise<string> {
  const order = await shownSandboxOrder(orderId);
  if (!order) throw new ApiError('not_found', 'There is no such test payment.');
  if (press === 'leave') return '/';
  await pressOnOrder(orderId, press);
  const { pathname, search } = new URL(order.returnUrl);
  return `${pathname}${search}`;
}

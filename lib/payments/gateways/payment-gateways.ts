import 'server-only';
import type { Press } from '@/lib/payments/gateways/sandbox/press';
import type { SandboxOrder } from '@/lib/payments/gateways/sandbox/sandbox';
import { settle, type Said, type Settled } from '@/lib/payments/settle';
import { pool } from '@/lib/platform/db';
import type { Gateway, GatewayName } from './gateway';
import { gatewayNamed, gatewayToStart } from './gateways';
import { pressOnOrder, sandboxOrders } from './sandbox/sandbox-orders';

/** For pages and handlers, which have no database of their own: the gateways, and `settle`. */
export const gatewayOf = (name: string): Gateway | null => gatewayNamed(name, pool);

/** Who takes a new payment when a call names this provider; null where online payment is off. */
export const gatewayForNew = (name: GatewayName): Gateway | null => gatewayToStart(name, pool);

/** Everything a gateway says goes through `settle`. */
export const settleSaid = (said: Said): Promise<Settled | null> => settle(pool, said);

/** An order on the sandbox's test page; null where the sandbox is not in use. */
export async function shownSandboxOrder(orderId: string): Promise<SandboxOrder | null> {
  return gatewayOf('sandbox') && sandboxOrders(pool).find(orderId);
}

/** Does what was pressed on the test page. */
export const pressSandbox = (orderId: string, press: Exclude<Press, 'leave'>): Promise<void> =>
  pressOnOrder(pool, orderId, press);

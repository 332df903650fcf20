import { GatewayRefused, type RefundReport } from '../gateway';

/**
 * Sends a refund. A repeat of one that PhonePe has is refused, so after a refusal it is asked how the
 * refund stands: what it knows is the answer, what it does not know stays refused.
 * @throws GatewayRefused, GatewaySilent
 */
export async function refundOnce(
  send: () => Promise<RefundReport>,
  ask: () => Promise<RefundReport>,
): Promise<RefundReport> {
  try {
    return await send();
  } catch (refusal) {
    if (!(refusal instanceof GatewayRefused)) throw refusal;
    return ask().catch((error: unknown) => {
      throw error instanceof GatewayRefused ? refusal : error;
    });
  }
}

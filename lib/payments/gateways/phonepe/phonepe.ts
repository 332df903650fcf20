import type { Gateway, GatewayEntry } from '@/lib/payments/gateways/gateway';
import { saltGateway } from './checkout-v1';
import { clientGateway } from './checkout-v2';
import { phonepeSettings, type PhonepeSettings } from './settings';

/** PhonePe as a gateway: V2 for an account with a client, V1 for one with a salt key. */
export function phonepeGateway(settings: PhonepeSettings): Gateway {
  return 'clientId' in settings ? clientGateway(settings) : saltGateway(settings);
}

export const phonepe: GatewayEntry = {
  open: (settings) => {
    const account = phonepeSettings(settings);
    return account && phonepeGateway(account);
  },
};

import type { Gateway, GatewayEntry } from '@/lib/payments/gateways/gateway';
import { saltGateway } from './checkout-v1';
import { clientGateway } from './checkout-v2';
import { phonepeSettings, type PhonepeSettings } from './settings';

/** PhonePe V2 for a client id, V1 for a salt key. */
export function phonepeGateway(settings: PhonepeSettings): Gateway {
  return 'clientId' in settings ? clientGateway(settings) : saltGateway(settings);
}

export const phonepe: GatewayEntry = {
  open: (settings) => {
    const account = phonepeSettings(settings);
    return account && phonepeGateway(account);
  },
};

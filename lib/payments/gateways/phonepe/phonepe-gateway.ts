import type { Gateway } from '@/lib/payments/gateways/gateway';
import { clientGateway } from './client';
import { saltGateway } from './salt';
import type { PhonepeSettings } from './settings';

/** PhonePe as a gateway: V2 for an account with a client, V1 for one with a salt key. */
export function phonepeGateway(settings: PhonepeSettings): Gateway {
  return 'clientId' in settings ? clientGateway(settings) : saltGateway(settings);
}

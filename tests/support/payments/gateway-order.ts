import { rupees } from '@/content/money';
import type { Order } from '@/lib/payments/gateways/gateway';

/** An order as the site creates it, with an id of maximum length. */
export const gatewayOrder = (more: Partial<Order> = {}): Order => ({
  orderId: 'OC0123456789abcdef0123456789abcdef',
  amount: rupees(4999),
  description: 'CSIR-NET Chemistry, 6 months',
  name: 'Asha Verma',
  number: '+91 98765 43210',
  returnUrl: 'https://www.example.in/api/v1/phonepe/return?payment=1',
  expiresAt: new Date(Date.now() + 30 * 60_000),
  ...more,
});

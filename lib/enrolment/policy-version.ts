import { createHash } from 'node:crypto';
import { privacyPolicy } from '@/content/policies/privacy';
import { refundPolicy } from '@/content/policies/refund';
import { shippingPolicy } from '@/content/policies/shipping';
import { termsAndConditions } from '@/content/policies/terms';

/**
 * Which policies somebody enrolled under: the day of each one's last change and a short hash of its
 * words, because the refund policy has no day. "/terms-condition 2023-12-12 1a2b3c4d; …"
 */
export const policyVersion = [termsAndConditions, privacyPolicy, refundPolicy, shippingPolicy]
  .map((policy) => {
    const hash = createHash('sha256').update(JSON.stringify(policy)).digest('hex').slice(0, 8);
    return [policy.path, policy.lastUpdated, hash].filter(Boolean).join(' ');
  })
  .join('; ');

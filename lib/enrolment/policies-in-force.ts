import { privacyPolicy } from '@/content/pages/policies/privacy';
import { refundPolicy } from '@/content/pages/policies/refund';
import { shippingPolicy } from '@/content/pages/policies/shipping';
import { termsAndConditions } from '@/content/pages/policies/terms';
import { textHash } from '@/lib/site/notice-hash';

/** The text of each policy in force, which is kept under its hash. */
export const policyTexts = [termsAndConditions, privacyPolicy, refundPolicy, shippingPolicy].map(
  (policy) => ({ ...policy, text: JSON.stringify(policy) }),
);

/**
 * The policies in force: each one's last change and the first digits of its text's hash, because
 * published facts change the text and the refund policy has no date. "/terms-condition 2023-12-12
 * 1a2b3c4d; …"
 */
export const policyVersion = policyTexts
  .map(({ path, lastUpdated, text }) =>
    [path, lastUpdated, textHash(text).slice(0, 8)].filter(Boolean).join(' '),
  )
  .join('; ');

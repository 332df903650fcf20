import { PolicyPage } from '@/components/pages/policy-page';
import { RefundInHindi, refundInHindiId } from '@/components/pages/refund-in-hindi';
import { refundPolicy } from '@/content/pages/policies/refund';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'error';
export const metadata = pageMetadata({ ...refundPolicy.meta, path: refundPolicy.path });

export default function RefundPolicyPage() {
  return (
    <PolicyPage policy={refundPolicy} annex={<RefundInHindi />} inShort={`#${refundInHindiId}`} />
  );
}

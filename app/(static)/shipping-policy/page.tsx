import { DeliveryTimeFigure } from '@/components/policy/delivery-time-figure';
import { PolicyPage } from '@/components/policy/policy-page';
import { shippingPolicy } from '@/content/policies/shipping';
import { pageMetadata } from '@/lib/seo';

export const dynamic = 'error';
export const metadata = pageMetadata({ ...shippingPolicy.meta, path: shippingPolicy.path });

export default function ShippingPolicyPage() {
  return <PolicyPage policy={shippingPolicy} figure={<DeliveryTimeFigure />} />;
}

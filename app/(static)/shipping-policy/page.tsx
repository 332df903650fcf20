import { DeliveryTimeFigure } from '@/components/pages/delivery-time-figure';
import { PolicyPage } from '@/components/pages/policy-page';
import { shippingPolicy } from '@/content/pages/policies/shipping';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'error';
export const metadata = pageMetadata({ ...shippingPolicy.meta, path: shippingPolicy.path });

export default function ShippingPolicyPage() {
  return <PolicyPage policy={shippingPolicy} figure={<DeliveryTimeFigure />} />;
}

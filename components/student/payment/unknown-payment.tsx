import { PageFrame } from '@/components/site/page-frame';
import { PageLinks } from '@/components/site/page-links';
import { Still } from '@/components/ui/still/still';
import { paymentResult } from '@/content/payment-result';
import { trailThrough } from '@/lib/seo';

/** `/success` and `/failure` of an id that is none. */
export function UnknownPayment({ path }: { path: '/success' | '/failure' }) {
  const { heading, lede } = paymentResult.unknown;
  return (
    <PageFrame path={path} trail={trailThrough(path)} still={Still} courseList>
      <h1>{heading}</h1>
      <p className="lede mt-3 mb-6 max-w-prose">{lede}</p>
      <PageLinks paths={['/history', '/contact', '/']} />
    </PageFrame>
  );
}

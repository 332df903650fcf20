import { PageFrame } from '@/components/site/page-frame';
import { ButtonLink } from '@/components/ui/button';
import { Still } from '@/components/ui/still/still';
import { paymentResult as words } from '@/content/payment-result';
import { trailThrough } from '@/lib/seo';
import { paidFormPath } from './payment-paths';

/** The specification's page, word for word, for whoever names no payment (decision D22). */
export function PlainResultPage({ path }: { path: '/success' | '/failure' }) {
  const paid = path === '/success';
  return (
    <PageFrame path={path} trail={trailThrough(path)} still={Still} courseList>
      <h1>{paid ? words.paid.heading : words.failed.heading}</h1>
      <p className="mt-6">
        <ButtonLink href={paid ? paidFormPath('true') : '/'}>{words.backToHome}</ButtonLink>
      </p>
    </PageFrame>
  );
}

import type { FoundPayment } from '@/lib/schemas/found-payment';
import { useOffice } from './office-context';
import { Opened } from './opened';
import { RefundForm } from './refund-form';
import { useOnceTrue } from './use-once-true';

/** For the owner, where something is left to give back. */
export function GiveBack({ payment }: { payment: FoundPayment }) {
  const { isOwner } = useOffice();
  const offered = useOnceTrue(payment.leftPaise > 0);
  if (!isOwner || !offered) return null;
  return (
    <Opened summary="Give money back">
      <RefundForm payment={payment} />
    </Opened>
  );
}

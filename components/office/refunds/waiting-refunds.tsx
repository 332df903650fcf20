'use client';

import { ActionForm } from '@/components/office/ui/form';
import { printedMoment } from '@/components/office/ui/printed-moment';
import { Section } from '@/components/office/ui/section';
import { Rupees } from '@/components/ui/rupees';
import type { WaitingRefund } from '@/lib/refunds/second-person';
import { methodLabels } from '../payments/payment-labels';

const forms = () => import('@/lib/refunds/refund-forms');

interface WaitingRefundsProps {
  refunds: readonly WaitingRefund[];
  asOf: string;
}

/** Refunds above the owner's limit that wait for a second person; renders nothing without any. */
export function WaitingRefunds({ refunds, asOf }: WaitingRefundsProps) {
  if (refunds.length === 0) return null;
  return (
    <Section id="waiting-refunds" title="Refunds awaiting a second person">
      <ul className="office-columns">
        {refunds.map((refund) => (
          <li key={refund.request} className="office-card office-stack">
            <WaitingRefundCard refund={refund} asOf={asOf} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function WaitingRefundCard({ refund, asOf }: { refund: WaitingRefund; asOf: string }) {
  const { request, paymentId, studentId, amountPaise, method, reason, name, by, isOwn, at } =
    refund;
  return (
    <>
      <p>
        <b className="office-sum">
          <Rupees paise={amountPaise} />
        </b>{' '}
        to{' '}
        {studentId ? (
          <a href={`/searchuser/person/${studentId}#payment-${paymentId}`}>{name}</a>
        ) : (
          name
        )}
        , {method === 'gateway' ? 'original method' : (methodLabels[method] ?? method)}
      </p>
      <p className="office-quote">{reason}</p>
      <p className="office-note">
        Requested by {isOwn ? 'you' : by}, <time dateTime={at}>{printedMoment(at, asOf)}</time>
      </p>
      {isOwn && <p>Another owner has to confirm it here.</p>}
      <div className="office-links">
        {!isOwn && (
          <Decision
            request={request}
            decision="confirm"
            send="Confirm refund"
            done="Refund confirmed."
          />
        )}
        <Decision
          request={request}
          decision="refuse"
          send={isOwn ? 'Withdraw' : 'Reject'}
          done={isOwn ? 'Withdrawn.' : 'Rejected.'}
        />
      </div>
    </>
  );
}

interface DecisionProps {
  request: string;
  decision: 'confirm' | 'refuse';
  send: string;
  done: string;
}

function Decision({ request, decision, send, done }: DecisionProps) {
  return (
    <ActionForm
      url="/api/admin/refunds/decide"
      loadSchema={() => forms().then((schemas) => schemas.refundDecisionSchema)}
      blank={{ request, decision }}
      doneText={({ refund }) =>
        refund?.status === 'failed'
          ? 'The gateway rejected the refund. Refund by another method.'
          : done
      }
      label={send}
      send={send}
      sending={decision === 'confirm' ? 'Confirming' : 'Saving'}
      variant={decision === 'confirm' ? 'primary' : 'outline'}
    />
  );
}

import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { buttonClass } from '@/components/ui/button';
import { QrImage, type QrCode } from '@/components/ui/qr-image';
import { Rupees } from '@/components/ui/rupees';
import { printDay } from '@/content/day';
import { formatRupees } from '@/content/money';
import { paymentPage } from '@/lib/payments/payment-page-words';
import type { InstalmentChoice } from '@/lib/payments/instalments';
import type { UpiSlip } from '@/lib/payments/upi/upi-link';
import type { OwnUpiClaim } from '@/lib/payments/upi/upi-claims';
import { CopyUpiId, UpiClaimForm } from './upi-claim-form';

const words = paymentPage.upi;

interface DrawnSlip {
  slip: UpiSlip;
  qr: QrCode;
}

/** A slip for each choice; `part` is null where there is none. */
export interface DrawnSlips {
  whole: DrawnSlip;
  part: DrawnSlip | null;
}

interface UpiSlipCardProps {
  slips: DrawnSlips;
  /** The instalments to choose from. */
  instalments: InstalmentChoice | null;
}

/**
 * Payment of a registration by UPI, without a payment company, and its report to the office. Code,
 * link and amount exist for each choice; the style sheet shows the chosen one.
 */
export function UpiSlipCard({ slips, instalments }: UpiSlipCardProps) {
  const { registrationId, amount } = slips.whole.slip;
  return (
    <section className="student-card upi-slip" aria-labelledby="upi-slip">
      <h2 id="upi-slip" className="subheading">
        {words.title}
      </h2>
      <div className="upi-slip-code">
        <EachWay slips={slips}>
          {({ slip, qr }) => (
            <QrImage qr={qr} label={`${words.qr}: ${formatRupees(slip.amount)}`} />
          )}
        </EachWay>
      </div>
      <div>
        <div className="upi-slip-phone">
          <EachWay slips={slips}>
            {({ slip }) => (
              <a href={slip.link} className={buttonClass()}>
                {words.open}
              </a>
            )}
          </EachWay>
        </div>
        <p>{words.scan}</p>
        <SlipFacts slips={slips} />
      </div>
      <div className="upi-slip-claim">
        <h3>{words.paid}</h3>
        <p>{words.paidText}</p>
        <UpiClaimForm registration={registrationId} whole={amount} instalments={instalments} />
      </div>
    </section>
  );
}

interface EachWayProps {
  slips: DrawnSlips;
  children: (drawn: DrawnSlip) => ReactNode;
}

function EachWay({ slips: { whole, part }, children }: EachWayProps) {
  if (!part) return <div>{children(whole)}</div>;
  return (
    <>
      <div data-way="all">{children(whole)}</div>
      <div data-way="part">{children(part)}</div>
    </>
  );
}

function SlipFacts({ slips }: { slips: DrawnSlips }) {
  const { upiId, reference } = slips.whole.slip;
  return (
    <dl className="upi-slip-facts">
      <div>
        <dt>{words.amount}</dt>
        <dd>
          <EachWay slips={slips}>
            {({ slip }) => (
              <b>
                <Rupees paise={slip.amount} />
              </b>
            )}
          </EachWay>
        </dd>
      </div>
      <div>
        <dt>{words.upiId}</dt>
        <dd>
          {upiId} <CopyUpiId upiId={upiId} />
        </dd>
      </div>
      <div>
        <dt>{words.reference}</dt>
        <dd>{reference}</dd>
      </div>
    </dl>
  );
}

/** "You told us on 23 November 2026 that you paid ₹8,999 by UPI (UTR 431122334455)." */
export function upiClaimText({ on, amount, utr, state, answer }: OwnUpiClaim): string {
  const told = `You told us on ${printDay(on)} that you paid ${formatRupees(amount)} by UPI (UTR ${utr}).`;
  if (state === 'closed') return `${told} ${words.closed}`;
  return state === 'waiting'
    ? `${told} ${words.underWay}`
    : `${told} ${words.declined} ${answer ?? ''}`.trim();
}

/** The undecided claims of a registration. */
export function WaitingUpiClaims({ claims }: { claims: readonly OwnUpiClaim[] }) {
  return claims
    .filter(({ state }) => state === 'waiting')
    .map((claim) => (
      <p key={claim.id} className="form-notice form-notice-warning mt-4 max-w-prose">
        <Icon name="info" />
        {upiClaimText(claim)}
      </p>
    ));
}

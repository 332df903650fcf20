import { Island } from '@/components/islands/island';
import { Icon } from '@/components/ui/icon';
import { buttonClass } from '@/components/ui/button';
import { QrImage, type QrCode } from '@/components/ui/qr-image';
import { Rupees } from '@/components/ui/rupees';
import { printDay } from '@/content/day';
import { formatRupees } from '@/content/money';
import { paymentPage } from '@/content/payment';
import type { UpiSlip } from '@/lib/payments/upi/upi-link';
import type { OwnUpiClaim } from '@/lib/payments/upi/upi-claims';
import { CopyUpiId, UpiClaimForm } from './upi-claim-form';

const words = paymentPage.upi;

/** How to pay a registration by UPI, without a payment company, and how to tell the office of it. */
export function UpiSlipCard({ slip, qr }: { slip: UpiSlip; qr: QrCode }) {
  const { registrationId, upiId, amount, reference, link } = slip;
  return (
    <section className="student-card upi-slip" aria-labelledby="upi-slip">
      <h2 id="upi-slip" className="subheading">
        {words.title}
      </h2>
      <div className="upi-slip-code">
        <QrImage qr={qr} label={words.qr} />
      </div>
      <div>
        <p className="upi-slip-phone">
          <a href={link} className={buttonClass()}>
            {words.open}
          </a>
        </p>
        <p>{words.scan}</p>
        <dl className="upi-slip-facts">
          <div>
            <dt>{words.amount}</dt>
            <dd>
              <b>
                <Rupees paise={amount} />
              </b>
            </dd>
          </div>
          <div>
            <dt>{words.upiId}</dt>
            <dd>
              {upiId} <Island name="copyUpiId" part={CopyUpiId} props={{ upiId }} />
            </dd>
          </div>
          <div>
            <dt>{words.reference}</dt>
            <dd>{reference}</dd>
          </div>
        </dl>
      </div>
      <div className="upi-slip-claim">
        <h3>{words.paid}</h3>
        <p>{words.paidText}</p>
        <Island name="upiClaim" part={UpiClaimForm} props={{ registration: registrationId }} />
      </div>
    </section>
  );
}

/** "You told us on 23 November 2026 that you paid ₹8,999 by UPI (UTR 431122334455)." */
export function upiClaimText({ on, amount, utr, state, answer }: OwnUpiClaim): string {
  const told = `You told us on ${printDay(on)} that you paid ${formatRupees(amount)} by UPI (UTR ${utr}).`;
  return state === 'waiting'
    ? `${told} ${words.underWay}`
    : `${told} ${words.declined} ${answer ?? ''}`.trim();
}

/** The claims of a registration that the office has not decided. */
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

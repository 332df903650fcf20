'use client';

import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import { Badge, Facts, Row, type BadgeTone } from '@/components/office/ui/list';
import { Section } from '@/components/office/ui/section';
import { Rupees } from '@/components/ui/rupees';
import { printDay, printShortDay } from '@/content/day';
import { formatRupees, type Paise } from '@/content/money';
import { may, type StaffRights } from '@/lib/staff/permissions';
import type { ListedUpiClaim } from '@/lib/payments/upi/upi-claims';
import { UpiClaimActions } from './upi-claim-actions';

interface UpiClaimsProps {
  rights: StaffRights;
  claims: readonly ListedUpiClaim[];
}

/** Students' reports of UPI payments that are not matched yet. */
export function UpiClaims({ rights, claims }: UpiClaimsProps) {
  const parts = [
    { id: 'waiting', heading: 'Waiting', listed: claims.filter(isWaiting) },
    { id: 'done', heading: 'Done', listed: claims.filter((claim) => !isWaiting(claim)) },
  ];
  return (
    <RefreshOnChange rights={rights}>
      <p className="office-prose">
        Students report here that they paid a UPI fee slip. Importing the bank statement records
        those whose amount it shows and the registration owes. If you see the money elsewhere,
        record the payment. If no money has come after three days, decline the claim.
      </p>
      {parts.map(
        ({ id, heading, listed }) =>
          (id === 'waiting' || listed.length > 0) && (
            <Section key={id} id={id} title={heading}>
              {listed.length === 0 && <p className="office-empty">No claims are waiting.</p>}
              <ul className="office-list">
                {listed.map((claim) => (
                  <Claim key={claim.id} claim={claim} rights={rights} />
                ))}
              </ul>
            </Section>
          ),
      )}
    </RefreshOnChange>
  );
}

const isWaiting = ({ state }: ListedUpiClaim) => state === 'waiting';

const badges: Readonly<Record<ListedUpiClaim['state'], readonly [BadgeTone, string]>> = {
  waiting: ['new', 'Waiting'],
  settled: ['success', 'Recorded'],
  closed: ['closed', 'Closed: the fee is paid'],
  declined: ['closed', 'Declined'],
};

function Claim({ claim, rights }: { claim: ListedUpiClaim; rights: StaffRights }) {
  const { id, studentId, registrationId, registrationnumber, name, amount, on } = claim;
  const { state, isLate, answer, line } = claim;
  const [tone, word] = isLate ? (['warning', 'Late'] as const) : badges[state];
  return (
    <Row
      id={id}
      heading={
        <a href={`/searchuser/person/${studentId}#form-${registrationId}`}>
          <bdi>{name}</bdi>
        </a>
      }
      about={
        <p>
          <Rupees paise={amount} /> by UPI, Reg. No {registrationnumber}
        </p>
      }
      time={<time dateTime={on}>{printShortDay(on)}</time>}
      below={
        <div className="office-stack office-stack-wide">
          <p>
            <Badge tone={tone}>{word}</Badge>
          </p>
          <Facts facts={factsOf(claim)} />
          {line && (
            <p className="office-warning">
              On the bank statement of {printDay(line.day)}: {formatRupees(line.paise as Paise)}
              {line.paise === amount
                ? '.'
                : `, not ${formatRupees(amount)}. Compare the payer’s name before you record it.`}
            </p>
          )}
          {answer && (
            <p>
              <span className="office-note">Told the student:</span> {answer}
            </p>
          )}
          {state === 'waiting' && may({ rights }, 'payments.record') && (
            <UpiClaimActions claim={claim} />
          )}
        </div>
      }
    />
  );
}

function factsOf({ utr, balancePaise, by, state }: ListedUpiClaim) {
  return [
    { label: 'UTR', value: utr },
    ...(state === 'waiting' && balancePaise !== null
      ? [{ label: 'Balance', value: <Rupees paise={balancePaise} /> }]
      : []),
    ...(by ? [{ label: state === 'declined' ? 'Declined by' : 'Recorded by', value: by }] : []),
  ];
}

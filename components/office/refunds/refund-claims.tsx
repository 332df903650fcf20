'use client';

import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import { Facts, Row } from '@/components/office/ui/list';
import { Section } from '@/components/office/ui/section';
import { Rupees } from '@/components/ui/rupees';
import { printDay, printShortDay, type IsoDay } from '@/content/day';
import { claimOutcomes, claimWays } from '@/lib/refunds/refund-claim-words';
import type { ListedClaim } from '@/lib/refunds/refund-claims';
import { may, type StaffRights } from '@/lib/staff/permissions';
import { DecideClaim } from './refund-claim-forms';

interface RefundClaimsProps {
  rights: StaffRights;
  claims: readonly ListedClaim[];
  today: IsoDay;
}

/** Refund claims, with the dates for answer and payment. */
export function RefundClaims({ rights, claims, today }: RefundClaimsProps) {
  const parts = [
    { id: 'open', heading: 'Open', listed: claims.filter(({ isOpen }) => isOpen) },
    { id: 'done', heading: 'Done', listed: claims.filter(({ isOpen }) => !isOpen) },
  ];
  return (
    <RefreshOnChange rights={rights}>
      <p className="office-prose">
        Open the student’s page and choose “Refund claim” on the registration to add one. It is due
        ten working days after the day it was received.
      </p>
      {parts.map(
        ({ id, heading, listed }) =>
          (id === 'open' || listed.length > 0) && (
            <Section key={id} id={id} title={heading}>
              {listed.length === 0 && <p className="office-empty">No open claims.</p>}
              <ul className="office-list">
                {listed.map((claim) => (
                  <Claim key={claim.id} claim={claim} rights={rights} today={today} />
                ))}
              </ul>
            </Section>
          ),
      )}
    </RefreshOnChange>
  );
}

interface ClaimProps {
  claim: ListedClaim;
  rights: StaffRights;
  today: IsoDay;
}

function Claim({ claim, rights, today }: ClaimProps) {
  const { id, studentId, studentname, registrationId, registrationnumber, amountPaise } = claim;
  const { text, clause, clauseText, outcome, answer, receivedOn, isOpen } = claim;
  return (
    <Row
      id={id}
      heading={
        <a href={`/searchuser/person/${studentId}#form-${registrationId}`}>
          <bdi>{studentname}</bdi>
        </a>
      }
      about={
        <p>
          <Rupees paise={amountPaise} /> claimed, Reg. No {registrationnumber}
        </p>
      }
      time={<time dateTime={receivedOn}>{printShortDay(receivedOn)}</time>}
      below={
        <div className="office-stack office-stack-wide">
          {text && <p className="office-quote">{text}</p>}
          <Facts facts={factsOf(claim, today)} />
          <p>
            <a href={`/searchuser/form/${registrationId}/terms?policy=/refund-policy`}>
              Clause {clause}
            </a>
            : {clauseText}
          </p>
          {answer && (
            <p>
              <span className="office-note">Reason:</span> {answer}
            </p>
          )}
          {outcome === null && !may({ rights }, 'refundClaims.decide') && (
            <p className="office-note">The owner decides.</p>
          )}
          {outcome === null && may({ rights }, 'refundClaims.decide') && (
            <DecideClaim claim={id} claimed={amountPaise} />
          )}
          {outcome !== null && isOpen && <ToRefund claim={claim} />}
        </div>
      }
    />
  );
}

function factsOf(claim: ListedClaim, today: IsoDay) {
  const { claimant, via, dueOn, outcome, grantedPaise, decidedOn, decidedBy, isOpen } = claim;
  const { refundedPaise } = claim;
  return [
    { label: 'Asked by', value: <bdi>{claimant}</bdi> },
    { label: 'Received', value: claimWays[via] },
    ...(isOpen ? [{ label: 'Due by', value: printDay(dueOn), isLate: dueOn < today }] : []),
    ...(outcome === null
      ? []
      : [
          { label: 'Decision', value: claimOutcomes[outcome] },
          {
            label: 'Decided',
            value: `${printShortDay(decidedOn ?? dueOn)}${decidedBy ? ` by ${decidedBy}` : ''}`,
          },
        ]),
    ...(grantedPaise
      ? [
          { label: 'Granted', value: <Rupees paise={grantedPaise} /> },
          { label: 'Refunded', value: <Rupees paise={refundedPaise} /> },
        ]
      : []),
  ];
}

/** Link from a granted claim to its refund form. */
function ToRefund({ claim }: { claim: ListedClaim }) {
  const { studentId, registrationId, paymentId } = claim;
  const at = paymentId ? `payment-${paymentId}` : `form-${registrationId}`;
  return (
    <p className="office-warning">
      Granted, not refunded yet.{' '}
      <a href={`/searchuser/person/${studentId}#${at}`}>Refund it on the payment</a>
    </p>
  );
}

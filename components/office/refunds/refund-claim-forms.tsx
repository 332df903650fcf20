'use client';

import { useState } from 'react';
import { newRequestId } from '@/components/form/call';
import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import { LazyDetails } from '@/components/office/ui/details';
import {
  OfficeForm,
  RadioField,
  SelectField,
  TextAreaField,
  TextField,
  useOfficeForm,
} from '@/components/office/ui/form';
import { printDay } from '@/content/day';
import { formatRupees, type Paise } from '@/content/money';
import { claimOutcomes, claimWays } from '@/lib/refunds/refund-claim-words';
import type { StaffRights } from '@/lib/staff/permissions';
import { today } from '@/lib/site/days';

const forms = () => import('@/lib/refunds/refund-forms');

/** The possible subjects of a claim, and the clauses that apply. */
export interface ClaimChoices {
  registration: string;
  claimant: string;
  /** Value and label. */
  payments: readonly (readonly [string, string])[];
  clauses: readonly (readonly [string, string])[];
  /** Whether the clauses are those of the day of purchase. */
  isAsBought: boolean;
}

/** Records a refund claim on a registration. It can be reused afterwards. */
export function NoteClaim({ rights, claim }: { rights: StaffRights; claim: ClaimChoices }) {
  const [round, setRound] = useState(0);
  return (
    <RefreshOnChange rights={rights}>
      <LazyDetails className="office-box" id="claim" summary="Add a refund claim">
        <NoteClaimForm key={round} {...claim} onNext={() => setRound(round + 1)} />
      </LazyDetails>
    </RefreshOnChange>
  );
}

function useClaimForm({ registration, claimant }: ClaimChoices, receivedOn: string) {
  const [requestId] = useState(newRequestId);
  return useOfficeForm({
    url: '/api/admin/refund-claims',
    loadSchema: () => forms().then(({ refundClaimSchema }) => refundClaimSchema),
    blank: {
      requestId,
      registration,
      claimant,
      payment: '',
      amount: '',
      text: '',
      via: 'visit',
      receivedOn,
      clause: '',
    },
    doneText: ({ dueOn }) => `Saved. Due by ${printDay(dueOn)}. The student is told by e-mail.`,
  });
}

function NoteClaimForm({ onNext, ...choices }: ClaimChoices & { onNext: () => void }) {
  const { claimant, payments, clauses, isAsBought } = choices;
  const [day] = useState(() => today());
  const form = useClaimForm(choices, day);
  const { bind } = form;
  return (
    <OfficeForm
      form={form}
      label="Refund claim"
      send="Save claim"
      sending="Saving"
      next={
        <span className="office-links">
          <a href="/searchuser/refunds">All refund claims</a>
          <button type="button" className="link-button" onClick={onNext}>
            Add another
          </button>
        </span>
      }
    >
      <TextField {...bind('claimant')} label="Asked by" defaultValue={claimant} required />
      <SelectField
        {...bind('via')}
        label="Received"
        choices={Object.entries(claimWays)}
        initial="visit"
      />
      <TextField
        {...bind('receivedOn')}
        label="Received on"
        type="date"
        max={day}
        defaultValue={day}
        required
      />
      <SelectField
        {...bind('payment')}
        label="Payment"
        choices={[['', 'No single payment'], ...payments]}
        initial=""
      />
      <TextField
        {...bind('amount')}
        label="Amount claimed in rupees"
        inputMode="decimal"
        required
      />
      <SelectField
        {...bind('clause')}
        label={
          isAsBought ? 'Clause of the refund policy as bought' : 'Clause of today’s refund policy'
        }
        choices={[['', 'Choose'], ...clauses]}
        initial=""
      />
      <TextAreaField {...bind('text')} label="What was asked, and why (optional)" />
    </OfficeForm>
  );
}

interface DecideClaimProps {
  claim: string;
  /** In paise. */
  claimed: Paise;
}

/** Decides on a claim, with a reason that the student reads. */
export function DecideClaim(props: DecideClaimProps) {
  return (
    <LazyDetails summary="Decide">
      <DecideForm {...props} />
    </LazyDetails>
  );
}

function DecideForm({ claim, claimed }: DecideClaimProps) {
  const form = useOfficeForm({
    url: '/api/admin/refund-claims/decide',
    loadSchema: () => forms().then(({ claimDecisionSchema }) => claimDecisionSchema),
    blank: { claim, outcome: 'whole', amount: '', answer: '' },
    doneText: ({ granted }) =>
      granted > 0
        ? `Decided. Now refund ${formatRupees(granted as Paise)} on the payment.`
        : 'Decided. The student is told by e-mail.',
  });
  const { bind, bindChoice } = form;
  return (
    <OfficeForm form={form} label="Decide on the claim" send="Save decision" sending="Saving">
      <RadioField
        {...bindChoice('outcome')}
        label="Decision"
        choices={Object.entries(claimOutcomes)}
        initial="whole"
      />
      <TextField
        {...bind('amount')}
        label="Amount to refund in rupees"
        hint={`For a part only. Claimed: ${formatRupees(claimed)}.`}
        inputMode="decimal"
      />
      <TextAreaField {...bind('answer')} label="Reason (the student reads it)" required />
    </OfficeForm>
  );
}

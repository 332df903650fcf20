'use client';

import { useEffect, useRef } from 'react';
import { LazyDetails } from '@/components/office/ui/details';
import { useOffice } from '@/components/office/ui/form';
import { telHref } from '@/components/office/ui/phone-links';
import { Icon } from '@/components/ui/icon';
import type { AttentionItem, AttentionList } from '@/lib/payments/desk/payment-list';
import { RefundDetails, MatchForm, ReviewForm } from './payment-forms';
import { attentionText } from './payment-labels';
import { PaymentLine } from './payment-line';

interface AttentionSectionProps {
  list: AttentionList;
  /** Initially open. */
  open?: boolean;
}

/** Payments that need attention, collapsed to one line; nothing when there are none. */
export function AttentionSection({ list: { items, more }, open = false }: AttentionSectionProps) {
  const summary = useRef<HTMLElement>(null);
  const before = useRef(items.length);
  useEffect(() => {
    // The card with the pressed button has been removed.
    const lost = document.activeElement === document.body;
    if (items.length < before.current && lost) summary.current?.focus();
    before.current = items.length;
  }, [items.length]);
  return (
    <div className="attention">
      <p role="status" className="sr-only">
        {items.length === 0 ? 'No payment needs attention.' : summaryText(items.length, more)}
      </p>
      {items.length > 0 && (
        <details open={open}>
          <summary ref={summary}>
            <Icon name="warning" />
            {summaryText(items.length, more)}
            <Icon name="chevron-down" className="turns ml-auto size-5" />
          </summary>
          <ul>
            {items.map((item) => (
              <AttentionCard key={item.id} item={item} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function summaryText(count: number, more: boolean): string {
  if (count === 1) return '1 payment needs attention';
  return more ? `More than ${count} payments need attention` : `${count} payments need attention`;
}

/** One payment: why it needs attention, possible matches and actions. */
function AttentionCard({ item }: { item: AttentionItem }) {
  const { may } = useOffice();
  const { name, number, plan, registration, status, attention, currency } = item;
  const matchable = attention === 'unattached' && status !== 'review' && currency === 'INR';
  const decidable = status === 'review' || (attention !== null && attention !== 'unattached');
  return (
    <li className="payments attention-card">
      <p className="office-strong">{attentionText(item)}</p>
      <PaymentLine payment={item} />
      <p>
        {registration
          ? `${registration.studentname}, Reg. No ${registration.registrationnumber}, ${registration.planTitle ?? registration.coursename}`
          : [name, plan].filter(Boolean).join(', ')}
      </p>
      {/\d/.test(number) && (
        <a className="office-link" href={telHref(number)}>
          <Icon name="phone" />
          <span className="sr-only">Call {name}, </span>
          {number}
        </a>
      )}
      {matchable && (
        <LazyDetails summary="Find the registration">
          <MatchForm payment={item} />
        </LazyDetails>
      )}
      {may('payments.review') && decidable && (
        <LazyDetails
          summary={status === 'review' ? 'Take it, or say that none came' : 'Leave it so'}
        >
          <ReviewForm payment={item} />
        </LazyDetails>
      )}
      <RefundDetails payment={item} />
      {!may('payments.review') && !matchable && (
        <p className="office-note">The owner decides about this.</p>
      )}
    </li>
  );
}

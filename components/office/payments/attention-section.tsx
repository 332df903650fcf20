'use client';

import { useEffect, useRef } from 'react';
import { Details } from '@/components/office/ui/details';
import { useOffice } from '@/components/office/ui/office-context';
import { CallLink } from '@/components/office/ui/phone-links';
import { Icon } from '@/components/ui/icon';
import type { AttentionItem, AttentionList } from '@/lib/payments/desk/found-payment';
import { isMatchable, PaymentActions } from './payment-actions';
import { attentionText } from './payment-labels';
import { PaymentLine } from './payment-line';

/** Payments that need attention, under a summary that can be closed; renders nothing without any. */
export function AttentionSection({ list: { items, more } }: { list: AttentionList }) {
  const summary = useRef<HTMLElement>(null);
  const before = useRef(items.length);
  const text = summaryText(items.length, more);
  useEffect(() => {
    // The card with the pressed button has been removed.
    const lost = document.activeElement === document.body;
    if (items.length < before.current && lost) summary.current?.focus();
    before.current = items.length;
  }, [items.length]);
  return (
    <>
      <p role="status" className="sr-only">
        {text}
      </p>
      {items.length > 0 && (
        <Details
          open
          className="office-box attention"
          summaryRef={summary}
          summary={
            <>
              <Icon name="warning" />
              {text}
            </>
          }
        >
          <ul>
            {items.map((item) => (
              <AttentionCard key={item.id} item={item} />
            ))}
          </ul>
        </Details>
      )}
    </>
  );
}

function summaryText(count: number, more: boolean): string {
  if (count === 0) return 'No payment needs attention.';
  if (count === 1) return '1 payment needs attention';
  return more ? `More than ${count} payments need attention` : `${count} payments need attention`;
}

/** One payment: the reason for attention, possible matches and actions. */
function AttentionCard({ item }: { item: AttentionItem }) {
  const { may, refusalOf } = useOffice();
  const { name, number, doNotCall, plan, registration } = item;
  return (
    <li>
      <p className="office-strong">{attentionText(item)}</p>
      <PaymentLine payment={item} />
      <p>
        {registration
          ? `${registration.studentname}, Reg. No ${registration.registrationnumber}, ${registration.planTitle ?? registration.coursename}`
          : [name, plan].filter(Boolean).join(', ')}
      </p>
      {/\d/.test(number) && (
        <CallLink phone={number} doNotCall={doNotCall} service="course" name={name} />
      )}
      <PaymentActions payment={item} />
      {!may('payments.review') && !isMatchable(item) && (
        <p className="office-note">{refusalOf('payments.review', 'resolve this')}</p>
      )}
    </li>
  );
}

import { Icon } from '@/components/ui/icon';
import type { AttentionItem } from '@/lib/schemas/found-payment';
import { telHref } from '../tel-href';
import { GiveBack } from './give-back';
import { MatchForm } from './match-form';
import { useOffice } from './office-context';
import { Opened } from './opened';
import { PaymentLine } from './payment-line';
import { attentionWords } from './payment-words';
import { ReviewForm } from './review-form';

/** One payment that waits: why, whose it may be, and what can be done about it. */
export function AttentionCard({ item }: { item: AttentionItem }) {
  const { isOwner } = useOffice();
  const { name, number, plan, registration, status, attention, currency } = item;
  const matchable = attention === 'unattached' && status !== 'review' && currency === 'INR';
  const decidable = status === 'review' || (attention !== null && attention !== 'unattached');
  return (
    <li className="payments attention-card">
      <p className="attention-why">{attentionWords(item)}</p>
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
        <Opened summary="Find the registration">
          <MatchForm payment={item} />
        </Opened>
      )}
      {isOwner && decidable && (
        <Opened summary={status === 'review' ? 'Take it, or say that none came' : 'Leave it so'}>
          <ReviewForm payment={item} />
        </Opened>
      )}
      <GiveBack payment={item} />
      {!isOwner && !matchable && <p className="person-note">The owner decides about this.</p>}
    </li>
  );
}

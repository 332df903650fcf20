import type { ReactNode } from 'react';
import { printedMoment } from '../printed-moment';
import { ActEntry } from './act-entry';
import type { HistoryItem } from './history-items';
import { LeadEntry } from './lead-entry';
import { PaymentEntry, RefundEntry } from './payment-entry';
import { RegistrationEntry } from './registration-entry';

/** What happened, when, and who did it. */
export function HistoryEntry({ item, asOf }: { item: HistoryItem; asOf: string }) {
  return (
    <li
      data-kind={item.kind}
      id={item.kind === 'payment' ? `payment-${item.payment.id}` : undefined}
    >
      <p className="history-when">
        <time dateTime={item.at}>{printedMoment(item.at, asOf)}</time>
        {item.by && `, ${item.by}`}
      </p>
      <div className="history-what">{inside(item, asOf)}</div>
    </li>
  );
}

const consents = {
  notice: 'Was shown the privacy notice',
  marketing: 'Agreed to mails about new batches',
  parent: 'A parent agreed',
} as const;

function inside(item: HistoryItem, asOf: string): ReactNode {
  switch (item.kind) {
    case 'signUp':
      return <b>Signed up</b>;
    case 'consent': {
      const { kind, given, version } = item.consent;
      return `${given ? consents[kind] : `Took back: ${consents[kind].toLowerCase()}`} (version ${version})`;
    }
    case 'lead':
      return <LeadEntry lead={item.lead} asOf={asOf} />;
    case 'registration':
      return <RegistrationEntry registration={item.registration} />;
    case 'payment':
      return <PaymentEntry payment={item.payment} />;
    case 'refund':
      return <RefundEntry refund={item.refund} />;
    case 'note':
      return (
        <>
          <p className="history-note">{item.note.text}</p>
          {item.note.onLead && <p className="person-note">Written on the lead</p>}
        </>
      );
    case 'act':
      return <ActEntry act={item.act} />;
  }
}

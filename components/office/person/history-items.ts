import type {
  Person,
  PersonAct,
  PersonConsent,
  PersonLead,
  PersonNote,
  PersonPayment,
  PersonRefund,
  PersonRegistration,
} from '@/lib/office/people/person';

/** One thing that happened. `by` is somebody of the staff; null where it was the student or nobody knows. */
export type HistoryItem = { at: string; by: string | null } & (
  | { kind: 'signUp' }
  | { kind: 'consent'; consent: PersonConsent }
  | { kind: 'lead'; lead: PersonLead }
  | { kind: 'registration'; registration: PersonRegistration }
  | { kind: 'payment'; payment: PersonPayment }
  | { kind: 'refund'; refund: PersonRefund }
  | { kind: 'note'; note: PersonNote }
  | { kind: 'act'; act: PersonAct }
);

/** All that is known of a student in order of time. */
export function historyItems(person: Person, oldestFirst: boolean): HistoryItem[] {
  const payments = person.registrations.flatMap((one) => one.payments);
  const items: HistoryItem[] = [
    { kind: 'signUp', at: person.createdAt, by: null },
    ...person.consents.map((consent): HistoryItem => ({
      kind: 'consent',
      at: consent.at,
      by: null,
      consent,
    })),
    ...person.leads.map((lead): HistoryItem => ({
      kind: 'lead',
      at: lead.createdAt,
      by: null,
      lead,
    })),
    ...person.registrations.map((one): HistoryItem => ({
      kind: 'registration',
      at: one.createdAt,
      by: null,
      registration: one,
    })),
    ...payments.map((payment): HistoryItem => ({
      kind: 'payment',
      at: payment.at,
      by: payment.by,
      payment,
    })),
    ...payments.flatMap(({ refunds }) =>
      refunds.map((refund): HistoryItem => ({
        kind: 'refund',
        at: refund.at,
        by: refund.by,
        refund,
      })),
    ),
    ...person.notes.map((note): HistoryItem => ({ kind: 'note', at: note.at, by: note.by, note })),
    ...person.acts.map((act): HistoryItem => ({ kind: 'act', at: act.at, by: act.by, act })),
  ];
  const sorted = items.toSorted((one, other) => one.at.localeCompare(other.at));
  return oldestFirst ? sorted : sorted.toReversed();
}

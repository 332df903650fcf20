import { Opened } from '@/components/office/form/opened';
import type { FoundRegistration } from '@/lib/office/search/staff-search';
import { GiveBack } from './give-back';
import { PaymentLine } from './payment-line';
import { RecordForm } from './record-form';

/** What was paid for a registration, and the form for more. */
export function RegistrationPayments({ registration }: { registration: FoundRegistration }) {
  return (
    <div className="payments">
      {registration.payments.map((payment) => (
        <div key={payment.id}>
          <PaymentLine payment={payment} />
          <GiveBack payment={payment} />
        </div>
      ))}
      <Opened summary="Record a payment">
        <RecordForm registration={registration} />
      </Opened>
    </div>
  );
}

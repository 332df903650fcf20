import { Icon } from '@/components/ui/icon';
import { institute } from '@/content/institute';

const [phone] = institute.phones;

/** What to know beside the prices: the refund terms, a phone, and whether the items are still to be confirmed. */
export function StepTerms({ assumed }: { assumed: boolean }) {
  return (
    <div className="step-terms">
      <p>
        Seat bookings are not refunded and cannot be passed on to somebody else. Study material and
        test series are not refunded either. An amount paid in excess is returned within 10 working
        days, on a written request made in person.
      </p>
      <p>
        {assumed && 'The items of each tier are to be confirmed by phone before you pay. '}
        Call{' '}
        <a href={phone.href} className="step-phone">
          <Icon name="phone" className="size-4.5" />
          {phone.printed}
        </a>
        <span className="step-sender">
          {institute.name}, {institute.address}
        </span>
      </p>
    </div>
  );
}

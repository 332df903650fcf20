'use client';

import { useState, type FormEvent } from 'react';
import { isAnswered } from '@/components/form/call';
import { useHydrated } from '@/components/form/form-values';
import { Notice } from '@/components/form/notice';
import { useAttempt, type FormNotice } from '@/components/form/use-checked-form';
import { officeCall, UNREACHED } from '@/components/office/frame/office-call';
import { LazyDetails } from '@/components/office/ui/details';
import {
  ActionForm,
  OfficeForm,
  SelectField,
  TextAreaField,
  TextField,
  useOfficeForm,
} from '@/components/office/ui/form';
import { useOffice } from '@/components/office/ui/office-context';
import { leaveExpiredSession } from '@/components/student/accounts/session';
import { buttonClass } from '@/components/ui/button';
import { printDay } from '@/content/day';
import { MOST_PARCELS, parcelRules, type ParcelRule } from '@/lib/parcels/parcel-words';
import { countText } from '@/content/counted';

const forms = () => import('@/lib/parcels/parcel-forms');

/** Id of the form for the list's checkboxes. */
export const TICKED = 'ticked-parcels';

const boxes = () => [
  ...document.querySelectorAll<HTMLInputElement>(`input[name="parcel"][form="${TICKED}"]`),
];

const ticked = () => boxes().flatMap(({ checked, value }) => (checked ? [value] : []));

const TICK_FIRST = 'Tick the parcels in the list first.';

interface TickedParcelsProps {
  /** Whether the list has parcels that are not packed. */
  canPack: boolean;
}

/** Prints labels of the ticked parcels, and marks them as packed. */
export function TickedParcels({ canPack }: TickedParcelsProps) {
  const { refresh } = useOffice();
  const { busy, attempt } = useAttempt();
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const scripted = useHydrated();
  const tickAll = () => {
    const all = boxes().slice(0, MOST_PARCELS);
    const isTicked = all.some(({ checked }) => !checked);
    for (const box of all) box.checked = isTicked;
  };
  const print = (event: FormEvent) => {
    setNotice(null);
    if (ticked().length > 0) return;
    event.preventDefault();
    setNotice({ kind: 'warning', text: TICK_FIRST });
  };
  const pack = () =>
    attempt(async () => {
      const parcels = ticked();
      if (parcels.length === 0) return setNotice({ kind: 'warning', text: TICK_FIRST });
      const outcome = await officeCall('/api/admin/parcels/pack', { parcels });
      if (!outcome.ok) {
        if (outcome.reason === 'unauthorized') return leaveExpiredSession('/admin');
        const text = isAnswered(outcome) && outcome.message;
        return setNotice({ kind: 'warning', text: text || UNREACHED });
      }
      setNotice(null);
      refresh(`Packed: ${countText(outcome.data.packed, 'parcel')}.`);
    });
  return (
    <form
      id={TICKED}
      action="/searchuser/parcels/labels"
      method="get"
      onSubmit={print}
      aria-label="Ticked parcels"
    >
      <div className="office-links">
        <button type="button" className="link-button" onClick={tickAll} disabled={!scripted}>
          Tick all
        </button>
        <button type="submit" className={buttonClass('outline')}>
          Print labels
        </button>
        {canPack && (
          <button
            type="button"
            className={buttonClass('outline')}
            onClick={() => void pack()}
            disabled={!scripted}
            aria-disabled={busy}
          >
            Mark as packed
          </button>
        )}
      </div>
      <Notice notice={notice} />
    </form>
  );
}

interface SendParcelProps {
  parcel: string;
  /** Current value; '' before dispatch. */
  courier: string;
  trackingNumber: string;
  trackingUrl: string;
}

/** Courier and tracking number: sends the parcel, or corrects them. */
export function SendParcel(props: SendParcelProps) {
  const { courier } = props;
  return (
    <LazyDetails summary={courier ? 'Correct the tracking number' : 'Send'}>
      <SendForm {...props} />
    </LazyDetails>
  );
}

function SendForm({ parcel, courier, trackingNumber, trackingUrl }: SendParcelProps) {
  const form = useOfficeForm({
    url: '/api/admin/parcels/send',
    loadSchema: () => forms().then(({ sendSchema }) => sendSchema),
    blank: { parcel, courier, trackingNumber, trackingUrl },
    doneText: ({ mailed, arriveBy }) =>
      mailed
        ? `Sent. The student gets the tracking number by e-mail. To arrive by ${printDay(arriveBy)}.`
        : `Sent. This student has no e-mail: send the tracking number with “Chat” in the list “Sent”.`,
  });
  const { bind } = form;
  return (
    <OfficeForm form={form} label="Send the parcel" send="Save as sent" sending="Saving">
      <TextField {...bind('courier')} label="Courier" defaultValue={courier} required />
      <TextField
        {...bind('trackingNumber')}
        label="Tracking number"
        defaultValue={trackingNumber}
        required
      />
      <TextField
        {...bind('trackingUrl')}
        label="Link to track it (optional)"
        hint="Begins with https://"
        type="url"
        defaultValue={trackingUrl}
      />
    </OfficeForm>
  );
}

interface AddressProps {
  parcel: string;
  recipient: string;
  phone: string;
  address: string;
  state: string;
  pincode: string;
}

/** Corrects the recipient of a parcel before dispatch. */
export function CorrectAddress(props: AddressProps) {
  return (
    <LazyDetails summary="Correct the address">
      <AddressForm {...props} />
    </LazyDetails>
  );
}

function AddressForm(props: AddressProps) {
  const { recipient, phone, address, state, pincode } = props;
  const form = useOfficeForm({
    url: '/api/admin/parcels/address',
    loadSchema: () => forms().then(({ parcelAddressSchema }) => parcelAddressSchema),
    blank: { ...props },
    doneText: ({ fields }) =>
      fields.length > 0 ? 'Saved. Print the label again.' : 'Nothing was changed.',
  });
  const { bind } = form;
  return (
    <OfficeForm form={form} label="Address of the parcel" send="Save address" sending="Saving">
      <TextField {...bind('recipient')} label="Name" defaultValue={recipient} required />
      <TextField {...bind('phone')} label="Phone" type="tel" defaultValue={phone} required />
      <TextAreaField {...bind('address')} label="Address" initial={address} required />
      <TextField {...bind('state')} label="State" defaultValue={state} required />
      <TextField
        {...bind('pincode')}
        label="PIN code"
        inputMode="numeric"
        defaultValue={pincode}
        required
      />
    </OfficeForm>
  );
}

const changes = {
  arrived: {
    summary: 'Arrived',
    label: 'The parcel arrived',
    send: 'Save as arrived',
    done: 'Saved as arrived.',
  },
  handedOver: {
    summary: 'Handed over at the office',
    label: 'The parcel was handed over',
    send: 'Save as handed over',
    done: 'Saved as handed over.',
  },
  returned: {
    summary: 'Came back',
    label: 'The parcel came back',
    send: 'Save as returned',
    done: 'Saved. Find it under “Returned”, and send it again from there.',
  },
  again: {
    summary: 'Send again',
    label: 'Send the parcel again',
    send: 'Send again',
    done: 'It is under “To pack” again. Correct its address there if it was wrong.',
  },
} as const;

interface ChangeParcelProps {
  parcel: string;
  change: keyof typeof changes;
}

/** Records the outcome of a parcel, or starts sending it again. */
export function ChangeParcel({ parcel, change }: ChangeParcelProps) {
  const { summary, label, send, done } = changes[change];
  return (
    <LazyDetails summary={summary}>
      <ActionForm
        url="/api/admin/parcels/change"
        loadSchema={() => forms().then(({ parcelChangeSchema }) => parcelChangeSchema)}
        blank={{ parcel, change: change === 'handedOver' ? 'arrived' : change, reason: '' }}
        doneText={() => done}
        label={label}
        send={send}
        sending="Saving"
        {...(change === 'returned' && { reason: 'Why it came back' })}
      />
    </LazyDetails>
  );
}

interface RuleProps {
  courses: ParcelRule;
  orders: ParcelRule;
}

/** The rule for making parcels, for the owner. */
export function ParcelRuleForm({ courses, orders }: RuleProps) {
  return (
    <LazyDetails summary="When a parcel is made" className="office-box">
      <RuleForm courses={courses} orders={orders} />
    </LazyDetails>
  );
}

function RuleForm({ courses, orders }: RuleProps) {
  const form = useOfficeForm({
    url: '/api/admin/parcels/rule',
    loadSchema: () => forms().then(({ parcelRuleSchema }) => parcelRuleSchema),
    blank: { courses, orders },
    doneText: () => 'Saved. It counts from the next payment.',
  });
  const { bind } = form;
  const choices = Object.entries(parcelRules);
  return (
    <OfficeForm form={form} label="When a parcel is made" send="Save" sending="Saving">
      <SelectField
        {...bind('courses')}
        label="Books that come with a course"
        choices={choices}
        initial={courses}
      />
      <SelectField
        {...bind('orders')}
        label="Booklets ordered by themselves"
        choices={choices}
        initial={orders}
      />
    </OfficeForm>
  );
}

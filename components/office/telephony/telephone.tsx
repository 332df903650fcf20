'use client';

import { useRef, useState } from 'react';
import { newRequestId } from '@/components/form/call';
import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import { LazyDetails } from '@/components/office/ui/details';
import {
  ActionForm,
  OfficeForm,
  RadioField,
  TextField,
  useOfficeForm,
} from '@/components/office/ui/form';
import { Section } from '@/components/office/ui/section';
import { Table } from '@/components/office/ui/table';
import { callLength, phoneCallWords } from '@/lib/leads/lead-words';
import { printedPhone } from '@/lib/platform/phone-number';
import { relativeTime } from '@/lib/site/delhi-time';
import type { StaffRights } from '@/lib/staff/permissions';
import { exchanges, exchangeNames, type ExchangeName } from '@/lib/telephony/exchanges';
import type { ListedPhoneCall } from '@/lib/telephony/phone-calls';
import { demoRings } from '@/lib/telephony/telephone-forms';
import type { TelephoneSettings } from '@/lib/telephony/telephone-settings';

const forms = () => import('@/lib/telephony/telephone-forms');

interface TelephonePageProps {
  rights: StaffRights;
  calls: readonly ListedPhoneCall[];
  /** For owners. */
  settings: TelephoneSettings | null;
  isDemo: boolean;
  asOf: string;
}

/** The latest calls; for owners, the exchange that tells of them. */
export function TelephonePage({ rights, calls, settings, isDemo, asOf }: TelephonePageProps) {
  return (
    <RefreshOnChange rights={rights}>
      <p className="office-note">
        A missed call makes the next call of its lead due, or a new lead. No recordings are kept.
      </p>
      <Section id="calls" title="Latest calls">
        {calls.length === 0 ? (
          <p className="office-empty">No calls yet.</p>
        ) : (
          <CallTable calls={calls} asOf={asOf} />
        )}
      </Section>
      {settings && <Exchange {...settings} />}
      {settings && isDemo && <StandIn />}
    </RefreshOnChange>
  );
}

function CallTable({ calls, asOf }: Pick<TelephonePageProps, 'calls' | 'asOf'>) {
  return (
    <Table
      label="Latest calls"
      className="office-table-stacked"
      rows={calls}
      keyOf={({ id }) => id}
      columns={[
        {
          head: 'Caller',
          cell: ({ person }) => (person ? <a href={person.path}>{person.name}</a> : 'Not known'),
        },
        { head: 'Number', cell: ({ phone }) => printedPhone(phone) || 'Withheld' },
        {
          head: 'Call',
          cell: ({ state, seconds }) => (
            <>
              {phoneCallWords[state]}
              {seconds !== null && `, ${callLength(seconds)}`}
            </>
          ),
        },
        { head: 'Time', cell: ({ startedAt }) => relativeTime(startedAt, asOf) },
      ]}
    />
  );
}

function Exchange({ exchange, hasAddress }: TelephoneSettings) {
  return (
    <Section id="exchange" title="Telephone exchange">
      <p>
        {exchange === ''
          ? 'No exchange is connected.'
          : `${exchanges[exchange].label} is connected.`}
        {exchange !== '' && !hasAddress && ' It needs the address below.'}
      </p>
      <LazyDetails summary="Change the exchange">
        <ExchangeForm key={exchange} exchange={exchange} />
      </LazyDetails>
      <LazyDetails summary={hasAddress ? 'Replace the address' : 'Make the address'}>
        <p className="office-prose">
          The exchange calls this address whenever the telephone rings. Whoever has it can report
          calls: enter it there and nowhere else.
          {hasAddress && ' The address before stops working at once.'}
        </p>
        <ActionForm
          url="/api/admin/telephone/address"
          loadSchema={() => forms().then((schemas) => schemas.telephoneAddressSchema)}
          blank={{}}
          doneText={() => 'Copy the address now. It is shown once.'}
          label="Address for the exchange"
          send={hasAddress ? 'Replace the address' : 'Make the address'}
          sending="Making the address"
          next={({ address }) => <output className="person-link">{address}</output>}
        />
      </LazyDetails>
    </Section>
  );
}

const choices = [
  ['', 'None'],
  ...exchangeNames.map((name) => [name, exchanges[name].label] as const),
] as const;

function ExchangeForm({ exchange }: { exchange: ExchangeName | '' }) {
  const form = useOfficeForm({
    url: '/api/admin/telephone',
    loadSchema: () => forms().then((schemas) => schemas.telephoneSettingsSchema),
    blank: { exchange: exchange as string },
    doneText: () => 'Saved.',
    toBody: (typed) => ({ exchange: typed.exchange as ExchangeName | '' }),
  });
  return (
    <OfficeForm form={form} label="Telephone exchange" send="Save" sending="Saving">
      <RadioField
        {...form.bindChoice('exchange')}
        label="Exchange"
        choices={choices}
        initial={exchange}
      />
    </OfficeForm>
  );
}

/** On a site with demo data: a call without a telephone, event by event. */
function StandIn() {
  const [call, setCall] = useState(() => ({ requestId: newRequestId(), phone: '', events: 0 }));
  const { requestId, events } = call;
  return (
    <Section id="stand-in" title="Try it without a telephone">
      <p>Demo only: this stands in for an exchange, and no telephone rings.</p>
      <StandInForm
        key={`${requestId}-${events}`}
        {...call}
        onNext={(phone) => setCall({ requestId, phone, events: events + 1 })}
        onEnd={() => setCall({ requestId: newRequestId(), phone: '', events: 0 })}
      />
    </Section>
  );
}

type Ring = keyof typeof demoRings;

interface StandInFormProps {
  requestId: string;
  phone: string;
  onNext: (phone: string) => void;
  onEnd: () => void;
}

function StandInForm({ requestId, phone, onNext, onEnd }: StandInFormProps) {
  const sent = useRef(phone);
  const form = useOfficeForm({
    url: '/api/admin/telephone/ring',
    loadSchema: () => forms().then((schemas) => schemas.demoRingSchema),
    blank: { requestId, phone, state: 'ringing' },
    doneText: () => 'Sent.',
    toBody: (typed) => {
      sent.current = typed.phone;
      return { requestId, phone: typed.phone, state: typed.state as Ring };
    },
  });
  return (
    <OfficeForm
      form={form}
      label="A call without a telephone"
      send="Send"
      sending="Sending"
      next={
        <span className="office-links">
          <button type="button" className="link-button" onClick={() => onNext(sent.current)}>
            What happens next
          </button>
          <button type="button" className="link-button" onClick={onEnd}>
            Another call
          </button>
        </span>
      }
    >
      <TextField
        {...form.bind('phone')}
        label="Number that calls"
        type="tel"
        defaultValue={phone}
        required
      />
      <RadioField
        {...form.bindChoice('state')}
        label="What happens"
        choices={Object.entries(demoRings)}
        initial="ringing"
      />
    </OfficeForm>
  );
}

'use client';

import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import { Filters } from '@/components/office/ui/filters';
import { Badge, Facts, Row, type BadgeTone } from '@/components/office/ui/list';
import { CallLink, ChatLink } from '@/components/office/ui/phone-links';
import { useOffice } from '@/components/office/ui/office-context';
import { Section } from '@/components/office/ui/section';
import { Tabs } from '@/components/office/ui/tabs';
import { printDay, printShortDay, type IsoDay } from '@/content/day';
import { institute } from '@/content/facts/institute';
import { AT_OFFICE, parcelStatuses, type ParcelStatus } from '@/lib/parcels/parcel-words';
import type { ParcelSettings } from '@/lib/parcels/make-parcels';
import { parcelListPath, parcelsPath, type ParcelsAsked } from '@/lib/parcels/parcel-list';
import type { ListedParcel, ParcelCounts } from '@/lib/parcels/parcels';
import { may, type StaffRights } from '@/lib/staff/permissions';
import {
  ChangeParcel,
  CorrectAddress,
  ParcelRuleForm,
  SendParcel,
  TICKED,
  TickedParcels,
} from './parcel-forms';

interface ParcelListProps {
  rights: StaffRights;
  asked: ParcelsAsked;
  list: { rows: readonly ListedParcel[]; hasMore: boolean };
  counts: ParcelCounts;
  rules: Pick<ParcelSettings, 'courses' | 'orders'>;
  today: IsoDay;
}

const emptyTexts: Readonly<Record<ParcelStatus, string>> = {
  toPack: 'Nothing to pack. A parcel is listed here as soon as its hard copies are paid.',
  packed: 'No packed parcels are waiting to be sent.',
  sent: 'No parcel is on its way.',
  arrived: 'No parcel has arrived yet.',
  returned: 'No parcel came back.',
  cancelled: 'No parcel was cancelled.',
};

/** Hard copies to pack, to send and under way. */
export function ParcelList({ rights, asked, list, counts, rules, today }: ParcelListProps) {
  const { show, q, late, page } = asked;
  const canTick = list.rows.some(isOpen);
  return (
    <RefreshOnChange rights={rights}>
      <ParcelTabs asked={asked} counts={counts} />
      <Filters
        summary={q || late ? 'Filtered' : 'Search and filter'}
        isOpen={q !== '' || late}
        action={parcelsPath}
        filters={[
          { name: 'q', label: 'Reg. No, PIN code or tracking number', type: 'text' },
          { name: 'late', label: 'Late', any: 'All', choices: [['1', 'Only late ones']] },
        ]}
        values={{ q, late: late ? '1' : '' }}
        kept={{ show }}
        clear={{ href: parcelListPath({ show }), label: 'Show all' }}
      />
      <Section id="parcels" title={q ? `Found for ${q}` : parcelStatuses[show]}>
        {canTick && <TickedParcels canPack={list.rows.some(({ status }) => status === 'toPack')} />}
        {list.rows.length === 0 && (
          <p className="office-empty">
            {q || late || page > 1 ? 'No parcel found.' : emptyTexts[show]}{' '}
            {q && may({ rights }, 'people.read') && <a href="/searchuser">Search by name</a>}
          </p>
        )}
        <ul className="office-list parcel-rows">
          {list.rows.map((parcel) => (
            <ParcelRow key={parcel.id} parcel={parcel} today={today} />
          ))}
        </ul>
        <nav className="office-links" aria-label="Pages">
          {page > 1 && <a href={parcelListPath({ ...asked, page: page - 1 })}>Previous page</a>}
          {list.hasMore && <a href={parcelListPath({ ...asked, page: page + 1 })}>Next page</a>}
        </nav>
      </Section>
      {may({ rights }, 'settings.change') && <ParcelRuleForm {...rules} />}
    </RefreshOnChange>
  );
}

const isOpen = ({ status }: ListedParcel) => status === 'toPack' || status === 'packed';

const isOverdue = ({ status, packBy, arriveBy }: ListedParcel, today: IsoDay): boolean =>
  status === 'sent'
    ? arriveBy < today
    : (status === 'toPack' || status === 'packed') && packBy < today;

function ParcelTabs({ asked, counts }: Pick<ParcelListProps, 'asked' | 'counts'>) {
  const { show, q } = asked;
  const shown = (Object.keys(parcelStatuses) as ParcelStatus[]).filter(
    (status) => status !== 'cancelled' || counts.cancelled.count > 0 || show === 'cancelled',
  );
  return (
    <Tabs
      label="Lists of parcels"
      tabs={shown.map((status) => ({
        label: parcelStatuses[status],
        href: parcelListPath({ show: status }),
        count: counts[status].count,
        isCurrent: status === show && q === '',
        isLate: counts[status].late > 0,
      }))}
    />
  );
}

const tones: Readonly<Record<ParcelStatus, BadgeTone>> = {
  toPack: 'new',
  packed: 'new',
  sent: 'warning',
  arrived: 'success',
  returned: 'warning',
  cancelled: 'closed',
};

function ParcelRow({ parcel, today }: { parcel: ListedParcel; today: IsoDay }) {
  const { may } = useOffice();
  const { id, studentId, registrationId, registrationnumber, recipient, what, status } = parcel;
  const { items, isResend, isRefunded, paidOn } = parcel;
  const name = recipient || `Reg. No ${registrationnumber}`;
  const isLate = isOverdue(parcel, today);
  const canTick = isOpen(parcel) && parcel.address.trim() !== '';
  return (
    <Row
      id={id}
      heading={
        <>
          {canTick && (
            <label className="parcel-tick">
              <input type="checkbox" name="parcel" value={id} form={TICKED} />
              <span className="sr-only">Tick the parcel of {name}</span>
            </label>
          )}
          {may('people.read') ? (
            <a href={`/searchuser/person/${studentId}#form-${registrationId}`}>
              <bdi>{name}</bdi>
            </a>
          ) : (
            <bdi>{name}</bdi>
          )}
        </>
      }
      about={
        <>
          <p>{what}</p>
          <p className="office-note">Reg. No {registrationnumber}</p>
        </>
      }
      time={paidOn && <time dateTime={paidOn}>Paid {printShortDay(paidOn)}</time>}
      below={
        <div className="office-stack office-stack-wide">
          <ul className="parcel-items">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <Facts facts={factsOf(parcel, isLate)} />
          {isRefunded && status !== 'cancelled' && (
            <p className="office-warning">
              {may('payments.read') && 'Refunded. '}Ask for the parcel back.
            </p>
          )}
          <Actions parcel={parcel} />
        </div>
      }
    >
      <Address parcel={parcel} name={name} />
      <div className="office-stack">
        <Badge tone={tones[status]}>{parcelStatuses[status]}</Badge>
        {isLate && <span className="office-late">Late</span>}
        {isResend && <span className="office-note">Sent again</span>}
      </div>
    </Row>
  );
}

function Address({ parcel, name }: { parcel: ListedParcel; name: string }) {
  const { address, state, pincode, phone, doNotCall, status } = parcel;
  if (address.trim() === '') {
    return (
      <p className={isOpen(parcel) ? 'office-late' : 'office-note'}>
        {isOpen(parcel) ? 'No address yet. Call and add it below.' : 'Address deleted'}
      </p>
    );
  }
  return (
    <div className="office-stack">
      <address className="parcel-address">
        <bdi>{address}</bdi>
        <span>
          {state} <b>{pincode}</b>
        </span>
      </address>
      <span className="office-links">
        <CallLink phone={phone} doNotCall={doNotCall} service="parcel" name={name} />
        {status === 'sent' && !parcel.hasEmail && (
          <ChatLink
            phone={phone}
            doNotCall={doNotCall}
            service="parcel"
            greeting={trackingMessage(parcel)}
            hint={`with ${name}: the tracking number`}
          />
        )}
      </span>
    </div>
  );
}

const trackingMessage = ({ courier, trackingNumber, trackingUrl, arriveBy }: ListedParcel) =>
  [
    `${institute.name}: we have sent your books by ${courier}, tracking number ${trackingNumber}.`,
    trackingUrl,
    `They reach you by ${printDay(arriveBy)}.`,
  ]
    .filter(Boolean)
    .join(' ');

function factsOf(parcel: ListedParcel, isLate: boolean) {
  const { status, packBy, arriveBy, courier, sentOn, endedOn, returnReason } = parcel;
  const isUnderWay = isOpen(parcel) || status === 'sent';
  return [
    ...(isOpen(parcel) ? [{ label: 'Send by', value: printDay(packBy), isLate }] : []),
    ...(isUnderWay
      ? [{ label: 'Arrives by', value: printDay(arriveBy), isLate: isLate && status === 'sent' }]
      : []),
    ...(sentOn ? [{ label: 'Sent', value: printDay(sentOn) }] : []),
    ...(courier ? [{ label: 'Courier', value: courier }] : []),
    ...(sentOn ? [{ label: 'Tracking number', value: <Tracking parcel={parcel} /> }] : []),
    ...(endedOn ? [{ label: endLabels[status] ?? '', value: printDay(endedOn) }] : []),
    ...(returnReason ? [{ label: 'Why it came back', value: returnReason }] : []),
  ];
}

const endLabels: Readonly<Partial<Record<ParcelStatus, string>>> = {
  arrived: 'Arrived',
  returned: 'Came back',
  cancelled: 'Cancelled, refunded',
};

function Tracking({ parcel: { trackingNumber, trackingUrl } }: { parcel: ListedParcel }) {
  if (trackingUrl === '') return <bdi>{trackingNumber}</bdi>;
  return (
    <a href={trackingUrl} target="_blank" rel="noreferrer">
      <bdi>{trackingNumber}</bdi>
    </a>
  );
}

/** The next actions in this state. */
function Actions({ parcel }: { parcel: ListedParcel }) {
  const { id, status, courier, trackingNumber, trackingUrl, recipient, isSentAgain } = parcel;
  const { phone, address, state, pincode, isRefunded } = parcel;
  const isOfCourier = courier !== AT_OFFICE;
  const tracking = { courier, trackingNumber, trackingUrl };
  return (
    <div className="office-actions">
      {isOpen(parcel) && (
        <>
          {address.trim() !== '' && <SendParcel parcel={id} {...tracking} />}
          <CorrectAddress {...{ recipient, phone, address, state, pincode }} parcel={id} />
          <ChangeParcel parcel={id} change="handedOver" />
        </>
      )}
      {status === 'sent' && (
        <>
          <ChangeParcel parcel={id} change="arrived" />
          <ChangeParcel parcel={id} change="returned" />
          <SendParcel parcel={id} {...tracking} />
        </>
      )}
      {status === 'arrived' && isOfCourier && <ChangeParcel parcel={id} change="returned" />}
      {status === 'returned' &&
        (isSentAgain ? (
          <p className="office-note">It was sent again as another parcel.</p>
        ) : (
          !isRefunded && <ChangeParcel parcel={id} change="again" />
        ))}
    </div>
  );
}

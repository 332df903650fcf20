import { hardCopyItems, sentKind } from '@/content/catalogue/hard-copies';
import type { ParcelStatus } from '@/lib/parcels/parcel-words';
import { retention } from '@/content/pages/retention';
import { parcelDays } from '@/lib/parcels/make-parcels';
import { heldStatuses } from '@/lib/site/money-terms';
import { today } from '@/lib/site/days';
import type { DemoContext } from './demo-context';
import type { DemoPayment } from './payments';
import { demoCounsellors } from './people';
import type { RegistrationRow } from './registrations';

const DAY_MINUTES = 24 * 60;

/** Percentage of parcels that are a week behind, so that some are late. */
const LATE_PERCENT = 6;

/** One of the last parcels came back and is sent again. */
const RETURNED = 3;

/** The parcels of all paid registrations with hard copies, by how long ago they were paid. */
export function demoParcels(
  payments: readonly DemoPayment[],
  forms: readonly RegistrationRow[],
  demo: DemoContext,
) {
  const money = heldMoney(payments);
  const newestFirst = forms
    .flatMap((form) => {
      const at = paidFor(form, money.get(form.id));
      const items = hardCopyItems(form);
      return at && items.length > 0 ? [{ form, at, items }] : [];
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime());
  let left = RETURNED;
  return newestFirst.map(({ form, at, items }) => {
    const status = statusAfter(daysSince(at, demo), demo);
    const isReturned = status === 'arrived' && left > 0;
    if (isReturned) left -= 1;
    return parcel(form, { at, items, status: isReturned ? 'returned' : status }, demo);
  });
}

interface Held {
  paise: number;
  first: Date;
  last: Date;
}

function heldMoney(payments: readonly DemoPayment[]): ReadonlyMap<string, Held> {
  const money = new Map<string, Held>();
  for (const { payment } of payments) {
    const { registrationId, status, paidAt, amountPaise } = payment;
    const isHeld = (heldStatuses as readonly string[]).includes(status);
    if (!isHeld || !registrationId || !paidAt) continue;
    const { paise, first, last } = money.get(registrationId) ?? {
      paise: 0,
      first: paidAt,
      last: paidAt,
    };
    money.set(registrationId, {
      paise: paise + amountPaise,
      first: paidAt < first ? paidAt : first,
      last: paidAt > last ? paidAt : last,
    });
  }
  return money;
}

/** Payment time by the default rule: an order's when paid in full, a course's at its first payment. */
function paidFor({ kind, pricePaise }: RegistrationRow, held: Held | undefined): Date | null {
  if (!held) return null;
  if (kind !== sentKind) return held.first;
  return held.paise >= (pricePaise ?? Infinity) ? held.last : null;
}

const daysSince = (at: Date, { now }: DemoContext) =>
  (now.getTime() - at.getTime()) / (DAY_MINUTES * 60_000);

function statusAfter(days: number, demo: DemoContext): ParcelStatus {
  const behind = demo.between(1, 100) <= LATE_PERCENT ? 10 : 0;
  if (days < 3 + behind) return 'toPack';
  if (days < 5 + behind) return 'packed';
  return days < 20 + behind ? 'sent' : 'arrived';
}

const couriers = [
  ['India Post', 'https://www.indiapost.gov.in/'],
  ['DTDC', 'https://www.dtdc.in/'],
  ['Blue Dart', ''],
] as const;

interface Made {
  at: Date;
  items: readonly string[];
  status: ParcelStatus;
}

function parcel(form: RegistrationRow, { at, items, status }: Made, demo: DemoContext) {
  const paidOn = today(at);
  const isSent = status !== 'toPack' && status !== 'packed';
  const packedAt = status === 'toPack' ? null : demo.after(at, 2 * DAY_MINUTES);
  const sentAt = isSent ? demo.after(at, 4 * DAY_MINUTES) : null;
  const isEnded = status === 'arrived' || status === 'returned';
  const endedAt = isEnded ? demo.after(at, demo.between(10, 19) * DAY_MINUTES) : null;
  const [courier, trackingUrl] = isSent ? demo.pick(couriers) : ['', ''];
  const { studentname, mobilenumber, address, state, pincode } = form;
  const isKept = endedAt === null || !isOver(endedAt, demo.now);
  const recipient = isKept
    ? { recipient: studentname, phone: mobilenumber, address, state, pincode }
    : { recipient: '', phone: '', address: '', state: '', pincode: '' };
  return {
    id: demo.uuid(),
    registrationId: form.id,
    status,
    items,
    ...recipient,
    paidOn,
    ...parcelDays(paidOn),
    courier,
    trackingNumber: isSent ? `ED${demo.between(100_000_000, 999_999_999)}IN` : '',
    trackingUrl,
    packedAt,
    sentAt,
    endedAt,
    returnReason: status === 'returned' ? 'Nobody at home, three times' : '',
    createdAt: at,
    staffId: status === 'toPack' ? null : demo.pick(demoCounsellors).id,
  };
}

/** Whether the address is deleted by now. */
function isOver(endedAt: Date, now: Date): boolean {
  const [years] = retention.parcels.period;
  const end = new Date(endedAt);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  return end <= now;
}

import type { Chance } from './chance';
import type { Moments } from './moments';
import { atOffice, online } from './payment-rows';
import { givenBack } from './refunds';
import type { RegistrationRow } from './registrations';
import { event, type Ledger, type Told } from './told';

/** What can happen to the fee of one form; all of it in the demo at least once. */
const stories = [
  [30, 'online'],
  [32, 'office'],
  [9, 'twoParts'],
  [6, 'firstPart'],
  [5, 'failedFirst'],
  [9, 'nothing'],
  [2, 'failed'],
  [2, 'expired'],
  [2, 'refunded'],
  [2, 'partRefunded'],
  [0.6, 'review'],
  [0.4, 'second'],
  [0.2, 'refundFailed'],
  [0.2, 'refundPending'],
] as const;

type Story = (typeof stories)[number][1] | 'created' | 'pending';
type Priced = RegistrationRow & { pricePaise: number };

const UNATTACHED = 6;
const UNDER_WAY = 10;

/** All money of the demo, in the order in which it came. */
export function demoPayments(
  registrations: readonly RegistrationRow[],
  chance: Chance,
  moments: Moments,
): Told[] {
  const ledger: Ledger = { chance, moments, count: 0 };
  const priced = registrations
    .filter((one): one is Priced => one.pricePaise !== null)
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const told = priced.flatMap((one, newest) => tell(storyOf(newest, chance), one, ledger));
  for (let index = 0; index < UNATTACHED; index += 1) told.push(unattached(ledger, index));
  const moment = ({ payment }: Told) => (payment.paidAt ?? payment.createdAt).getTime();
  return told.sort((one, other) => moment(one) - moment(other));
}

/** Only the newest can still be under way. */
function storyOf(newest: number, chance: Chance): Story {
  if (newest < UNDER_WAY) return newest % 3 === 0 ? 'created' : 'pending';
  const forced = stories[newest - UNDER_WAY];
  return forced ? forced[1] : chance.weighted(stories);
}

function tell(story: Story, form: Priced, ledger: Ledger): Told[] {
  const { chance, moments } = ledger;
  const at = moments.after(form.createdAt, chance.between(2, 4_000));
  const all = { at, amountPaise: form.pricePaise, status: 'paid' };
  const half = Math.round(form.pricePaise / 20_000) * 10_000;
  const later = moments.after(at, chance.between(20_000, 60_000));
  const first = { ...all, amountPaise: half };
  const rest = { ...all, at: later, amountPaise: form.pricePaise - half };
  const tried = (status: string) => online(ledger, form, { ...all, status });
  switch (story) {
    case 'nothing':
      return [];
    case 'office':
      return [atOffice(ledger, form, all)];
    case 'firstPart':
      return [atOffice(ledger, form, first)];
    case 'twoParts':
      return [atOffice(ledger, form, first), atOffice(ledger, form, rest)];
    case 'failedFirst':
      return [tried('failed'), tried('paid')];
    case 'refunded':
      return [givenBack(ledger, tried('paid'), 'done', 1)];
    case 'partRefunded':
      return [givenBack(ledger, atOffice(ledger, form, all), 'done', 0.4)];
    case 'refundFailed':
      return [givenBack(ledger, tried('paid'), 'failed', 1)];
    case 'refundPending':
      return [givenBack(ledger, tried('paid'), 'pending', 0.5)];
    case 'review':
      return [tooLittle(ledger, form, all)];
    case 'second':
      return [tried('paid'), again(tried('paid'))];
    case 'online':
      return [tried('paid')];
    default:
      return [tried(story)];
  }
}

/** The gateway says that another amount came than was asked for. */
function tooLittle(ledger: Ledger, form: Priced, all: { at: Date; amountPaise: number }): Told {
  const told = online(ledger, form, { ...all, status: 'review' });
  const { payment } = told;
  payment.attention = 'mismatch';
  const came = all.amountPaise - 10_000;
  const [begun] = told.events;
  const said = event(payment, payment.updatedAt, 'notice', 'mismatch', 'review', came);
  payment.paidAt = null;
  return { ...told, events: begun ? [begun, said] : [said] };
}

/** Paid once more, although all of it was there. */
function again(told: Told): Told {
  told.payment.attention = 'second payment';
  return told;
}

/** Money of which the gateway does not say what it is for. */
function unattached(ledger: Ledger, index: number): Told {
  const { chance, moments } = ledger;
  const amountPaise = chance.pick([499_900, 899_900, 1_499_900]);
  const told = online(ledger, null, { at: moments.past(index * 2), amountPaise, status: 'paid' });
  told.payment.attention = 'unattached';
  return told;
}

import { institute } from '../institute';
import type { Policy } from './policy';

/** A range of business days. */
type DayRange = { readonly least: number; readonly most: number };

export const processing: DayRange = { least: 3, most: 5 };
export const delivery: DayRange = { least: 7, most: 14 };

/** From confirmed payment to delivery. */
export const inAll: DayRange = {
  least: processing.least + delivery.least,
  most: processing.most + delivery.most,
};

/* Non-breaking spaces keep the sum on one line. */
const sum = (first: number, second: number) =>
  `${first} + ${second} = ${first + second}`.replaceAll(' ', '\u00a0');

const days = ({ least, most }: DayRange) => `${least}-${most} business days`;

export const shippingPolicy: Policy = {
  path: '/shipping-policy',
  heading: 'Shipping Policy',
  meta: {
    title: `Shipping Policy | ${institute.name}`,
    description: `How printed material reaches you: processing ${days(processing)}, delivery ${days(delivery)} by standard shipping throughout India, cost, tracking and delays.`,
    keywords: ['shipping policy', 'study material delivery', 'booklets by post India'],
  },
  lastUpdated: '2023-12-16',
  lede: `How booklets and other printed material travel from ${institute.address} to your door, what that costs, and whom to ask when a parcel is late.`,
  sections: [
    {
      id: 'processing',
      heading: 'Processing time',
      means: 'First we pack. That begins when your payment is confirmed.',
      clauses: [
        `An order is processed within ${days(processing)} after payment confirmation.`,
        'Business days leave out Sundays and public holidays.',
        'If you paid at the bank, tell us the reference by phone, so that the payment can be confirmed.',
      ],
    },
    {
      id: 'method',
      heading: 'How and where we ship',
      means: 'There is one way of sending, and it reaches all of India.',
      clauses: [
        `${institute.name} (“we”) uses standard shipping only.`,
        'We ship throughout India. We do not ship to other countries.',
      ],
    },
    {
      id: 'cost',
      heading: 'Shipping cost',
      means: 'A heavier parcel costs more, and the place counts too.',
      clauses: [
        'The cost goes by the weight of the order and the delivery address, and is shown at checkout.',
        'If you order by phone or at the office, ask for the cost and you are told it before you pay.',
      ],
    },
    {
      id: 'delivery',
      heading: 'Delivery time',
      means: `Count on ${inAll.least} to ${inAll.most} business days from the day your payment is confirmed.`,
      clauses: [
        `Once an order is processed, delivery takes ${days(delivery)}.`,
        'There is no expedited option.',
        {
          lead: 'From the confirmed payment to your door, both times together:',
          items: [
            `if all goes quickly, ${sum(processing.least, delivery.least)} business days`,
            `if it does not, ${sum(processing.most, delivery.most)} business days`,
          ],
        },
      ],
      figure: true,
    },
    {
      id: 'tracking',
      heading: 'Tracking',
      means: 'You can follow your parcel.',
      clauses: [
        'When your order has been shipped, a confirmation e-mail brings you the tracking details.',
        'It goes to the e-mail address you gave with the order. If you do not see it, look among the unwanted mail too.',
      ],
    },
    {
      id: 'delays',
      heading: 'Delayed orders',
      means: 'If nothing has come in the time above, tell us.',
      clauses: [
        'For a delayed order, turn to customer support ([section 9](#support)).',
        'Say your name, what you ordered, the day you paid and, if you have it, the tracking number.',
      ],
    },
    {
      id: 'duties',
      heading: 'Customs duties',
      means: 'There are none.',
      clauses: ['As every parcel stays in India, no customs duties are due.'],
    },
    {
      id: 'address',
      heading: 'Your address',
      means: 'The parcel goes where you tell us, so check the address twice.',
      clauses: [
        'The address must be accurate: name, house and street, town, state, PIN code, and a phone number the courier can ring.',
        'If you notice a mistake, call at once. A parcel that has left with a wrong address may be late or come back to us.',
      ],
    },
    {
      id: 'support',
      heading: 'Customer support',
      means: 'We aim to reply within 48 hours.',
      clauses: [
        'Customer support can be reached in these ways, and aims to reply within 48 hours.',
        'Whether money can come back is said in the [Refund Policy](/refund-policy).',
      ],
      contact: true,
    },
  ],
};

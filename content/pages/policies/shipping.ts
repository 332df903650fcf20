import { policyDates } from '@published/policyDates';
import { institute } from '@/content/facts/institute';
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
    title: `Shipping Policy for Study Material | ${institute.shortName}`,
    description: `How printed material reaches you: processing ${days(processing)}, delivery ${days(delivery)} by standard shipping throughout India, cost, tracking and delays.`,
    keywords: ['shipping policy', 'study material delivery', 'booklets by post India'],
  },
  lastUpdated: policyDates?.shipping ?? '2023-12-16',
  lede: `How booklets and other printed material are sent from ${institute.place}: time, cost, tracking and delays.`,
  sections: [
    {
      id: 'processing',
      heading: 'Processing time',
      means: 'Processing starts when your payment is confirmed.',
      clauses: [
        `An order is processed within ${days(processing)} after payment confirmation.`,
        'Sundays and public holidays are not business days.',
        'If you paid at the bank, send us the reference, so that we can confirm the payment.',
      ],
    },
    {
      id: 'method',
      heading: 'How and where we ship',
      means: 'Standard shipping, anywhere in India.',
      clauses: [
        `${institute.name} (“we”) uses standard shipping only.`,
        'We ship throughout India. We do not ship to other countries.',
      ],
    },
    {
      id: 'cost',
      heading: 'Shipping cost',
      means: 'By weight and address.',
      clauses: [
        'The cost depends on the weight of the order and the delivery address, and is shown at checkout.',
        'If you order by phone or at the office, we tell you the cost before you pay.',
      ],
    },
    {
      id: 'delivery',
      heading: 'Delivery time',
      means: `${inAll.least} to ${inAll.most} business days from the day your payment is confirmed.`,
      clauses: [
        `Once an order is processed, delivery takes ${days(delivery)}.`,
        'There is no expedited option.',
        {
          lead: 'Processing and delivery together:',
          items: [
            `at the earliest, ${sum(processing.least, delivery.least)} business days`,
            `at the latest, ${sum(processing.most, delivery.most)} business days`,
          ],
        },
      ],
      figure: true,
    },
    {
      id: 'tracking',
      heading: 'Tracking',
      means: 'You get the tracking details by e-mail.',
      clauses: [
        'When your order is shipped, you get a confirmation e-mail with the tracking details.',
        'We send it to the e-mail address you gave with the order. Check your spam folder too.',
      ],
    },
    {
      id: 'delays',
      heading: 'Delayed orders',
      means: 'Contact customer support.',
      clauses: [
        'For a delayed order, contact customer support ([section 9](#support)).',
        'Give your name, what you ordered, the day you paid and, if you have it, the tracking number.',
      ],
    },
    {
      id: 'duties',
      heading: 'Customs duties',
      means: 'No customs duties.',
      clauses: ['We ship within India, so no customs duties are due.'],
    },
    {
      id: 'address',
      heading: 'Your address',
      means: 'Check the address before you order.',
      clauses: [
        'The address must be accurate: name, house and street, town, state, PIN code, and a phone number for the courier.',
        'Report a mistake at once. A parcel with a wrong address may be late or returned to us.',
      ],
    },
    {
      id: 'support',
      heading: 'Customer support',
      means: 'We aim to reply within 48 hours.',
      clauses: [
        'Customer support can be reached in these ways, and aims to reply within 48 hours.',
        'For refunds see the [Refund Policy](/refund-policy).',
      ],
      contact: true,
    },
  ],
};

import { policyDates } from '@published/policyDates';
import { printDay } from '@/content/day';
import { formerly, institute, officeHolidays } from '@/content/facts/institute';
import { formatRupees, type Paise } from '@/content/money';
import type { Policy } from './policy';

/** Clauses 4.2 and 6.1. */
export const refundWorkingDays = 10;

/** Text about an overpayment. */
export const owedBackText = (paise: Paise): string =>
  `${formatRupees(paise)} of this is above the price. We refund it within ${refundWorkingDays} working days.`;

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const holidays =
  officeHolidays.length > 0
    ? [
        `Sundays and these days are not working days: ${list.format(officeHolidays.toSorted().map(printDay))}.`,
      ]
    : [];

export const refundPolicy: Policy = {
  path: '/refund-policy',
  ...(policyDates?.refund && { lastUpdated: policyDates.refund }),
  heading: 'Refund Policy',
  meta: {
    title: `Refund Policy for Courses and Study Material | ${institute.shortName}`,
    description:
      'What is not refunded, why seat fees are non-transferable, and how an excess payment comes back within 10 working days: in person, in writing, step by step.',
    keywords: ['refund policy', 'coaching fee refund', 'excess payment', 'seat booking'],
  },
  lede: 'Booked seats, study material and test series are not refunded. An excess payment is refunded within 10 working days.',
  sections: [
    {
      id: 'covers',
      heading: 'What this policy covers',
      means: 'Every fee paid to us: online, at the office or at the bank.',
      clauses: [
        `“We” are ${institute.name}${formerly}, ${institute.address}. “You” are the student, or whoever paid for the student.`,
      ],
    },
    {
      id: 'not-refunded',
      heading: 'What is not refunded',
      means: 'The fees listed here are not refunded.',
      clauses: [
        {
          lead: 'There is no refund for:',
          items: [
            'the booking of a classroom seat',
            'the booking of an online seat',
            'postal material',
            'booklets',
            'study material',
            'an online test series',
            'pen-drive lectures',
          ],
        },
        'Confirm the course, the batch and the start date before you book.',
      ],
    },
    {
      id: 'seat-fees',
      heading: 'Seat fees',
      means: 'A seat belongs to the student it was booked for.',
      clauses: [
        'Seat fees are non-transferable. A seat cannot be passed on to another student, including a brother or sister.',
      ],
    },
    {
      id: 'excess-payment',
      heading: 'Excess payment',
      means: 'Money paid above the price is refunded within 10 working days.',
      clauses: [
        'An excess payment is any amount above the price of what you bought, such as a fee paid twice.',
        'We refund it within 10 working days, counted from the day we receive your written request.',
        ...holidays,
      ],
    },
    {
      id: 'how-to-ask',
      heading: 'How to ask for a refund',
      means: 'Bring your request to the office on paper.',
      clauses: [
        `Refund requests are made in person, in writing, at the office in ${institute.place}. A call, a chat message or an e-mail is not enough.`,
        {
          lead: 'State in your letter:',
          items: [
            'the student’s name, phone number and e-mail',
            'what was paid for, how much was paid, and on which day',
            'how it was paid: online, at the office or at the bank',
            'the amount you claim, and why',
          ],
        },
        {
          lead: 'Bring with you:',
          items: [
            'the receipt, the deposit slip or the payment reference',
            'an identity proof: Aadhaar Card or Voter ID Card',
            'a copy of the letter for you to keep',
          ],
        },
      ],
    },
    {
      id: 'afterwards',
      heading: 'What happens then',
      means: 'We compare the amount received with the price.',
      clauses: [
        'If more was paid than the price, we refund the excess within 10 working days. If not, we tell you the reason.',
        'The office writes the date on your copy of the letter. The 10 working days count from that date.',
      ],
    },
    {
      id: 'explore',
      heading: 'Explore before you pay',
      means: 'See our results, courses and fees first.',
      clauses: [
        {
          lead: 'Results by exam:',
          links: [
            { label: 'Explore GATE results', href: '/result-explore/gate' },
            { label: 'Explore IIT-JAM results', href: '/result-explore/iit-jam' },
            { label: 'Explore CSIR-NET results', href: '/result-explore/csir-net' },
          ],
        },
        'Fees and plan contents: [online courses](/onlinecourses) and [offline courses](/offlinecourses).',
      ],
    },
    {
      id: 'questions',
      heading: 'Questions and complaints',
      means: 'Contact us first, then the public helpline.',
      clauses: [
        'For questions about this policy, contact us in any of these ways.',
        'The National Consumer Helpline of the Government of India is on [1915](tel:1915).',
        'Nothing in this policy takes away a right that the law gives you.',
      ],
      contact: true,
    },
  ],
};

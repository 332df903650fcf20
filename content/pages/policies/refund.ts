import { policyDates } from '@published/policyDates';
import { printDay } from '@/content/day';
import { formerly, institute, officeHolidays } from '@/content/facts/institute';
import { fill } from '@/content/hindi';
import { formatRupees, type Paise } from '@/content/money';
import type { Policy } from './policy';

/** Clauses 4.2 and 6.1. */
export const refundWorkingDays = 10;

/** Phone number of the National Consumer Helpline, as a link. */
export const consumerHelpline = '[1915](tel:1915)';

/** Text about an overpayment. */
export const owedBackWords = {
  text: '{amount} of this is above the price. We refund it within {days} working days.',
} as const;

export const owedBackText = (paise: Paise, { text }: { text: string } = owedBackWords): string =>
  fill(text, { amount: formatRupees(paise), days: refundWorkingDays });

/** The policy in short. */
export const refundWords = {
  heading: 'Refund Policy',
  lede: 'Booked seats, study material and test series are not refunded. An excess payment is refunded within {days} working days.',
  covers: 'Every fee paid to us: online, at the office or at the bank.',
  notRefunded: 'There is no refund for:',
  items: [
    'the booking of a classroom seat',
    'the booking of an online seat',
    'postal material',
    'booklets',
    'study material',
    'an online test series',
    'pen-drive lectures',
  ],
  confirm: 'Confirm the course, the batch and the start date before you book.',
  seat: 'Seat fees are non-transferable. A seat cannot be passed on to another student, including a brother or sister.',
  excess:
    'We refund it within {days} working days, counted from the day we receive your written request.',
  ask: 'Refund requests are made in person, in writing, at the office in {place}. A call, a chat message or an e-mail is not enough.',
  state: 'State in your letter:',
  letter: [
    'the student’s name, phone number and e-mail',
    'what was paid for, how much was paid, and on which day',
    'how it was paid: online, at the office or at the bank',
    'the amount you claim, and why',
  ],
  bring: 'Bring with you:',
  papers: [
    'the receipt, the deposit slip or the payment reference',
    'an identity proof: Aadhaar Card or Voter ID Card',
    'a copy of the letter for you to keep',
  ],
  dated:
    'The office writes the date on your copy of the letter. The {days} working days count from that date.',
  helpline: 'The National Consumer Helpline of the Government of India is on {helpline}.',
  rights: 'Nothing in this policy takes away a right that the law gives you.',
} as const;

const days = refundWorkingDays;

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
  heading: refundWords.heading,
  meta: {
    title: `Refund Policy for Courses and Study Material | ${institute.shortName}`,
    description:
      'What is not refunded, why seat fees are non-transferable, and how an excess payment comes back within 10 working days: in person, in writing, step by step.',
    keywords: ['refund policy', 'coaching fee refund', 'excess payment', 'seat booking'],
  },
  lede: fill(refundWords.lede, { days }),
  sections: [
    {
      id: 'covers',
      heading: 'What this policy covers',
      means: refundWords.covers,
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
          lead: refundWords.notRefunded,
          items: refundWords.items,
        },
        refundWords.confirm,
      ],
    },
    {
      id: 'seat-fees',
      heading: 'Seat fees',
      means: 'A seat belongs to the student it was booked for.',
      clauses: [refundWords.seat],
    },
    {
      id: 'excess-payment',
      heading: 'Excess payment',
      means: 'Money paid above the price is refunded within 10 working days.',
      clauses: [
        'An excess payment is any amount above the price of what you bought, such as a fee paid twice.',
        fill(refundWords.excess, { days }),
        ...holidays,
      ],
    },
    {
      id: 'how-to-ask',
      heading: 'How to ask for a refund',
      means: 'Bring your request to the office on paper.',
      clauses: [
        fill(refundWords.ask, { place: institute.place }),
        {
          lead: refundWords.state,
          items: refundWords.letter,
        },
        {
          lead: refundWords.bring,
          items: refundWords.papers,
        },
      ],
    },
    {
      id: 'afterwards',
      heading: 'What happens then',
      means: 'We compare the amount received with the price.',
      clauses: [
        'If more was paid than the price, we refund the excess within 10 working days. If not, we tell you the reason.',
        fill(refundWords.dated, { days }),
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
        fill(refundWords.helpline, { helpline: consumerHelpline }),
        refundWords.rights,
      ],
      contact: true,
    },
  ],
};

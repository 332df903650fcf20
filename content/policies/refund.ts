import { institute } from '../institute';
import type { Policy } from './policy';

export const refundPolicy: Policy = {
  path: '/refund-policy',
  heading: 'Refund Policy',
  meta: {
    title: `Refund Policy | ${institute.name}`,
    description:
      'What is not refunded, why seat fees are non-transferable, and how an excess payment comes back within 10 working days: in person, in writing, step by step.',
    keywords: ['refund policy', 'coaching fee refund', 'excess payment', 'seat booking'],
  },
  lede: 'A seat or study material, once paid for, is not refunded. Money paid above the price is. Please read this before you pay.',
  sections: [
    {
      id: 'covers',
      heading: 'What this policy covers',
      means: 'Every fee paid to us: online, at the office or at the bank.',
      clauses: [
        `“We” are ${institute.name}, formerly ${institute.formerName}, ${institute.address}. “You” are the student, or whoever paid for the student.`,
      ],
    },
    {
      id: 'not-refunded',
      heading: 'What is not refunded',
      means: 'Choose first and pay after: a fee for any of these does not come back.',
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
        'So settle the course, the batch and the start date with us before you book.',
      ],
    },
    {
      id: 'seat-fees',
      heading: 'Seat fees',
      means: 'A seat belongs to the student it was booked for.',
      clauses: [
        'Seat fees are non-transferable. The fee for one student’s seat cannot be passed on to another student, not even to a brother or sister.',
      ],
    },
    {
      id: 'excess-payment',
      heading: 'Excess payment',
      means: 'If you paid more than the price, the difference comes back within 10 working days.',
      clauses: [
        'An excess payment is any amount above the price of what you bought: a fee paid twice, for example, or a bank deposit with a digit too many.',
        'We refund it within 10 working days, counted from the day we receive your written request.',
      ],
    },
    {
      id: 'how-to-ask',
      heading: 'How to ask for a refund',
      means: 'Come to the office and bring your request on paper.',
      clauses: [
        `Refund requests are made in person, in writing, at the office in ${institute.address}. A call, a chat message or an e-mail cannot take their place.`,
        {
          lead: 'Write in your letter:',
          items: [
            'the student’s name, phone number and e-mail',
            'what was paid for, how much was paid, and on which day',
            'how it was paid: online, at the office or at the bank',
            'how much you ask back, and why',
          ],
        },
        {
          lead: 'It helps to bring:',
          items: [
            'the receipt, the deposit slip or the payment reference',
            'an identity proof: Aadhar Card or Voter ID Card',
            'a second copy of the letter, which you keep',
          ],
        },
        'Call before you come and ask when the office is open.',
      ],
    },
    {
      id: 'afterwards',
      heading: 'What happens then',
      means: 'We compare what reached us with the price.',
      clauses: [
        'If more was paid than the price, we refund the excess within 10 working days. If not, we tell you so and say why.',
        'Have your own copy of the letter dated at the office. Then both sides count the same 10 working days.',
      ],
    },
    {
      id: 'explore',
      heading: 'Explore before you pay',
      means: 'As a booked seat is not refunded, take a close look at us first.',
      clauses: [
        {
          lead: 'See, exam by exam, what we count as a result and how it is recorded:',
          links: [
            { label: 'Explore GATE results', href: '/result-explore/gate' },
            { label: 'Explore IIT-JAM results', href: '/result-explore/iit-jam' },
            { label: 'Explore CSIR-NET results', href: '/result-explore/csir-net' },
          ],
        },
        'What a plan costs and what it contains is on the pages of the [online courses](/onlinecourses) and the [offline courses](/offlinecourses).',
      ],
    },
    {
      id: 'questions',
      heading: 'Questions and complaints',
      means: 'Ask us first. If that does not help, there is a public helpline.',
      clauses: [
        'Questions about this policy can be asked in any of these ways; only the request itself has to be on paper.',
        'The National Consumer Helpline of the Government of India is on [1915](tel:1915).',
        'Nothing in this policy takes away a right that the law gives you.',
      ],
      contact: true,
    },
  ],
};

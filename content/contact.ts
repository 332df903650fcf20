import { institute } from './institute';

/* The copy of the contact page. The specification gives no hours, so none are printed. */
export const contact = {
  path: '/contact',
  meta: {
    title: 'Contact Us: call, write or visit the office in Delhi',
    description:
      'Phones, e-mail and an enquiry form for questions about chemistry courses for CSIR-NET, GATE, IIT-JAM and CUET (PG), and the way to the office in Delhi.',
  },
  heading: 'Contact Us',
  lede: `Ask before you decide. Call us, write to us on this page, or come to the office in ${institute.address}.`,
  toForm: 'Write to us',
  call: {
    heading: 'Call',
    text: 'Tell us the exam and whether the student is in the B.Sc., in the M.Sc., or working. That is enough to begin.',
    hours: 'Counsellor hours: ask by phone.',
  },
  write: {
    heading: 'Chat or e-mail',
    headingWithoutChat: 'E-mail',
    text: 'Good for what has to be in writing: a list of fees, a receipt, a question that can wait.',
  },
  enquiry: {
    heading: 'Interested in discussing?',
    text: 'Write what you want to know. A parent may write for a student. Leave the number we should call.',
    messageHint: 'For example: which batch leaves college days free, or what to study first.',
    privacy: 'We use these details to answer you.',
    thanks: 'Registration successfully!',
  },
  visit: {
    heading: 'Visit the office',
    text: 'If you only want to ask, you need not bring anything. Call before you set out, so that a counsellor is there.',
    enrolling: 'To enrol, bring:',
    fee: 'The fee of each course is on its page. Where no fee is printed, ask at the office.',
  },
  map: {
    title: `Map of ${institute.address}`,
    label: `Show the map of ${institute.address}`,
    privacy: 'Google Maps is loaded when you ask for the map, not before.',
    inexact:
      'The map shows the neighbourhood; our door is not marked on it yet. Call when you are near.',
  },
  next: {
    heading: 'It may be answered already',
    text: 'Fees, hours and the contents of each plan are on the course pages. What is refunded, and when, is in the refund policy.',
    paths: ['/onlinecourses', '/offlinecourses', '/testseries', '/studymaterial', '/refund-policy'],
  },
} as const;

/** The enquiry form's URL, with the page the enquiry comes from. */
export function enquiryHref(page: string): string {
  return `${contact.path}?${new URLSearchParams({ page })}#enquiry`;
}

import { institute, withPlace } from '@/content/facts/institute';

/** The copy of the contact page. */
export const contact = {
  path: '/contact',
  meta: {
    title: withPlace(
      65,
      (place) => `Contact Us: Chemistry Coaching in ${place} | ${institute.shortName}`,
    ),
    description: withPlace(
      160,
      (place) =>
        `Phone numbers, e-mail, enquiry form and office address in ${place}, for CSIR-NET, GATE, IIT-JAM and CUET (PG) Chemistry courses.`,
    ),
  },
  heading: `Contact Us: chemistry coaching in ${institute.place}`,
  lede: 'Call a counsellor, send an enquiry, or visit the office.',
  toForm: 'Send an enquiry',
  call: {
    heading: 'Talk to a counsellor',
    text: 'For fees, batches and admission.',
  },
  write: {
    heading: 'WhatsApp or e-mail',
    headingWithoutChat: 'E-mail',
    text: 'For receipts, documents and anything you need in writing.',
  },
  enquiry: {
    heading: 'Interested in discussing?',
    text: 'Send your question and a number to call. Parents are welcome to write.',
    messageHint:
      'For example: I am in the final year of my B.Sc. Which batch can I join alongside college?',
    privacy: 'We use these details to answer you.',
    thanks: 'Registration successfully!',
  },
  visit: {
    heading: 'Visit the office',
    hours: 'Office hours',
    enrolling: 'To enrol, bring:',
  },
  map: {
    title: `Map of ${institute.place}`,
    label: `Show the map of ${institute.place}`,
    privacy: 'The map comes from Google Maps.',
  },
} as const;

/** The enquiry form's URL, with the page and the plan the enquiry comes from. */
export function enquiryHref(page: string, plan?: string): string {
  return `${contact.path}?${new URLSearchParams({ page, ...(plan && { plan }) })}#enquiry`;
}

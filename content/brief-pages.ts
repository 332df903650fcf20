import { institute } from './institute';

/** What a page says until its full version is built. Every sentence must be true today. */
export type BriefPage = {
  readonly path: string;
  readonly heading: string;
  /** The first paragraph also describes the page to search engines. */
  readonly paragraphs: readonly [string, ...string[]];
  readonly facts?: readonly (readonly [term: string, value: string])[];
  /** Paths of the pages to go on to, and the heading over them. */
  readonly next: readonly string[];
  readonly nextHeading?: string;
  readonly email?: true;
  readonly elsewhere?: { readonly label: string; readonly href: string };
};

const exams: readonly BriefPage[] = (
  [
    ['/csir-net-jrf', 'csir-net', 'CSIR-NET/JRF Chemical Sciences'],
    ['/iit-jam', 'iit-jam', 'IIT-JAM Chemistry'],
    ['/gate', 'gate', 'GATE Chemistry'],
  ] as const
).map(([path, id, name]) => ({
  path,
  heading: name,
  paragraphs: [`What we have for ${name}: classes online and in Delhi, tests, printed booklets.`],
  next: [
    `/onlinecourses/${id}`,
    `/offlinecourses/${id}`,
    `/testseries/${id}`,
    `/studymaterial/${id}`,
  ],
}));

const policies: readonly BriefPage[] = [
  {
    path: '/refund-policy',
    heading: 'Refund Policy',
    paragraphs: ['Seat bookings are not refunded and cannot be passed on to somebody else.'],
    facts: [
      ['Classroom and online seats', 'No refund. Seat fees are non-transferable.'],
      [
        'Material and tests',
        'No refund for postal, booklet, study material, online test series or pen-drive lectures.',
      ],
      ['Excess payment', 'Refunded within 10 working days.'],
      ['How to ask', 'In person, in writing.'],
    ],
    next: ['/terms-condition', '/shipping-policy', '/contact'],
  },
  {
    path: '/shipping-policy',
    heading: 'Shipping Policy',
    paragraphs: ['How printed material reaches you. Last updated December 16, 2023.'],
    facts: [
      ['Processing', '3-5 business days after payment confirmation'],
      ['Delivery', '7-14 business days, standard shipping only, throughout India'],
      ['Cost', 'By weight and delivery address'],
      ['Support', 'We aim to reply within 48 hours.'],
    ],
    next: ['/studymaterial', '/refund-policy', '/contact'],
  },
  {
    path: '/privacy-policy',
    heading: 'Privacy & Policy',
    paragraphs: [
      'The full privacy policy, last updated December 12, 2023, is not on this page yet.',
      'Ask us by phone or e-mail what we keep about you.',
    ],
    email: true,
    next: ['/terms-condition', '/refund-policy', '/contact'],
  },
  {
    path: '/terms-condition',
    heading: 'Terms & Condition',
    paragraphs: [
      'The full terms, last updated December 12, 2023, are not on this page yet. Their main points:',
    ],
    facts: [
      ['Age', 'You must be over 18 to use the service.'],
      ['Law', 'Delhi, India'],
      ['Disputes', 'Contact us first.'],
      ['Changes', 'At least 30 days’ notice of a material change'],
    ],
    email: true,
    next: ['/privacy-policy', '/refund-policy', '/shipping-policy'],
  },
];

const about: readonly BriefPage[] = [
  {
    path: '/about',
    heading: 'Who We Are',
    paragraphs: [
      `${institute.name}, formerly ${institute.formerName}, prepares students for CSIR-NET/JRF, GATE, IIT-JAM, CUET (PG), TIFR and BARC in chemistry.`,
      'Classes are held online and at Jia Sarai, Delhi.',
    ],
    next: ['/onlinecourses', '/offlinecourses', '/contact'],
  },
  {
    path: '/contact',
    heading: 'Contact Us',
    paragraphs: [
      `Call any of the three numbers, write an e-mail, or visit the office at ${institute.address}.`,
      'There is no enquiry form on this page yet.',
    ],
    email: true,
    next: ['/onlinecourses', '/offlinecourses', '/about'],
  },
  {
    path: '/videos',
    heading: 'Popular Videos',
    paragraphs: ['Our video lists are on YouTube. They cannot be played on this page yet.'],
    elsewhere: { label: 'Open our YouTube page', href: institute.social[1].href },
    next: ['/onlinecourses', '/testseries', '/new-batch'],
  },
  {
    path: '/new-batch',
    heading: 'New batches and crash courses',
    paragraphs: [
      'Batches for CSIR-NET, GATE, IIT-JAM and CUET (PG), online and at Jia Sarai, Delhi.',
      'Call us for the start date of the next batch.',
    ],
    facts: [
      ['Online Test Series for CSIR NET June-2024', '₹99 + 18% GST, earlier ₹1,500'],
      ['JRF Jumpstart Crash course June-2024', '₹499, earlier ₹2,499'],
    ],
    next: ['/onlinecourses', '/offlinecourses', '/testseries'],
  },
];

const results: readonly BriefPage[] = [
  {
    path: '/result',
    heading: 'Results',
    paragraphs: ['Our students’ results are not on this page yet. Ask us about them by phone.'],
    next: ['/result/csir-net', '/result/gate', '/result/iit-jam'],
  },
  ...(
    [
      ['gate', 'GATE'],
      ['iit-jam', 'IIT-JAM'],
      ['csir-net', 'CSIR-NET'],
    ] as const
  ).flatMap(([id, name]): BriefPage[] => [
    {
      path: `/result/${id}`,
      heading: `${name} results`,
      paragraphs: [`The ${name} result is not on this page yet. Ask us about it by phone.`],
      next: ['/result', `/onlinecourses/${id}`, `/offlinecourses/${id}`],
    },
    {
      path: `/result-explore/${id}`,
      heading: `${name} results in detail`,
      paragraphs: [`The ${name} results are not on this page yet. Ask us about them by phone.`],
      next: ['/result', `/onlinecourses/${id}`, '/refund-policy'],
    },
  ]),
];

const accounts: readonly BriefPage[] = [
  {
    path: '/student-login',
    heading: 'Student Login',
    paragraphs: ['Log-in is not open yet. To join a course or ask about one you bought, call us.'],
    next: ['/onlinecourses', '/offlinecourses', '/contact'],
  },
  {
    path: '/student-signup',
    heading: 'Student Details',
    paragraphs: ['Sign-up is not open yet. To join a course, call us or come to the office.'],
    next: ['/onlinecourses', '/offlinecourses', '/contact'],
  },
  {
    path: '/history',
    heading: 'Purchased History',
    paragraphs: [
      'This list needs log-in, which is not open yet. To ask about a purchase, call us.',
    ],
    next: ['/onlinecourses', '/refund-policy', '/contact'],
  },
  {
    path: '/form-print',
    heading: 'Registration copy',
    paragraphs: ['This copy needs log-in, which is not open yet. For a copy on paper, call us.'],
    next: ['/onlinecourses', '/offlinecourses', '/contact'],
  },
  {
    path: '/testupload',
    heading: 'Photo upload',
    paragraphs: [
      'Photos cannot be uploaded yet. Bring two passport-size photographs to the office.',
    ],
    next: ['/onlinecourses', '/contact', '/about'],
  },
  {
    path: '/admin',
    heading: 'Staff login',
    paragraphs: ['Staff log-in is not open yet.'],
    next: ['/', '/contact', '/onlinecourses'],
  },
  {
    path: '/searchuser',
    heading: 'Student search',
    paragraphs: ['This page is for staff, whose log-in is not open yet.'],
    next: ['/', '/contact', '/onlinecourses'],
  },
];

const payment: readonly BriefPage[] = [
  {
    path: '/payment',
    heading: 'Payment',
    paragraphs: ['Payment on this site is not open yet. Nothing has been charged. Call us to pay.'],
    next: ['/onlinecourses', '/refund-policy', '/contact'],
  },
  {
    path: '/success',
    heading: 'Payment result',
    paragraphs: [
      'This page cannot show a payment yet. If money has left your account, call us with the date and the amount.',
    ],
    next: ['/onlinecourses', '/refund-policy', '/contact'],
  },
  {
    path: '/failure',
    heading: 'Oops, something went wrong!',
    paragraphs: [
      'The payment did not go through. If money has left your account, call us with the date and the amount.',
    ],
    next: ['/', '/refund-policy', '/contact'],
  },
];

const pages: readonly BriefPage[] = [
  ...exams,
  ...policies,
  ...about,
  ...results,
  ...accounts,
  ...payment,
];

/** The brief page of a path. Throws for a path that has none: that is a mistake in the code. */
export function briefPage(path: string): BriefPage {
  const found = pages.find((page) => page.path === path);
  if (!found) throw new Error(`No brief page for ${path} in content/brief-pages.ts`);
  return found;
}

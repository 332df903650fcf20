/** What a page says until its full version is built. Every sentence must be true today. */
export type BriefPage = {
  readonly path: string;
  readonly heading: string;
  /** The first paragraph also describes the page to search engines. */
  readonly paragraphs: readonly [string, ...string[]];
  /** Paths of the pages to go on to. */
  readonly next: readonly string[];
};

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

const pages: readonly BriefPage[] = [...accounts, ...payment];

/** The brief page of a path. Throws for a path that has none: that is a mistake in the code. */
export function briefPage(path: string): BriefPage {
  const found = pages.find((page) => page.path === path);
  if (!found) throw new Error(`No brief page for ${path} in content/brief-pages.ts`);
  return found;
}

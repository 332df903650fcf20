/** What a page says until its full version is built. Every sentence must be true today. */
export type BriefPage = {
  readonly path: string;
  readonly heading: string;
  /** The first paragraph also describes the page to search engines. */
  readonly paragraphs: readonly [string, ...string[]];
  /** Paths of the pages to go on to. */
  readonly next: readonly string[];
};

const accounts: readonly BriefPage[] = [];

const payment: readonly BriefPage[] = [
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

import type { Metadata } from 'next';
import { institute } from '@/content/facts/institute';
import { payerPage } from '@/lib/payments/payer-words';
import { pageMetadata } from '@/lib/site/seo';

const {
  alternates: _canonical,
  openGraph,
  ...facts
} = pageMetadata({
  title: `${payerPage.title} | ${institute.name}`,
  description: `Pay a course fee at ${institute.name}.`,
  path: '/payment',
});

/**
 * For previews in chats: the same for every link, without names. Other sites learn the origin only, never
 * the link; `no-referrer` would have PhonePe block the payment.
 */
export const payerMetadata: Metadata = {
  ...facts,
  openGraph: { ...openGraph, url: undefined },
  robots: { index: false, follow: false },
  referrer: 'strict-origin',
};

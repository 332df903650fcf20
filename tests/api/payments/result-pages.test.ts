import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getURLFromRedirectError } from 'next/dist/client/components/redirect';
import { isRedirectError } from 'next/dist/client/components/redirect-error';
import Failure from '@/app/(student)/failure/page';
import Form from '@/app/(student)/form/page';
import Success from '@/app/(student)/success/page';
import { db } from '@/lib/platform/db';
import { enrolled } from '../../support/payments/payment';
import {
  aboveThePrice,
  paidPayment,
  receiptOf,
  refundOf,
} from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

type Query = Record<string, string | string[]>;
type Page = (props: { searchParams: Promise<Query> }) => Promise<ReactElement>;

const pages = { '/success': Success, '/failure': Failure };
const paths = ['/success', '/failure'] as const;

/** The content of the page as HTML, and its words; or where it redirects to. */
async function opened(path: keyof typeof pages, payment?: string | string[]) {
  return render(pages[path], payment === undefined ? {} : { payment });
}

async function render(page: Page, query: Query) {
  try {
    const html = renderToStaticMarkup(await page({ searchParams: Promise.resolve(query) }));
    const [, main = ''] = html.split(/<\/?main/);
    return { html: main, words: main.replace(/<[^>]*>/g, ''), target: null };
  } catch (error) {
    if (!isRedirectError(error)) throw error;
    return { html: '', words: '', target: getURLFromRedirectError(error) };
  }
}

/** A payment of this kind for the form of a new student. */
async function paymentOf(more: Parameters<typeof paidPayment>[0] = {}) {
  const { registration } = await enrolled();
  const { id } = await paidPayment({ registrationId: registration, ...more });
  return { id, registration };
}

const unpaid = { paidAt: null, gatewayPaymentId: null } as const;

test.each([
  ['/success', 'Payment Successfull', '/form?isPayment=true'],
  ['/failure', 'Oops, something went wrong!', '/'],
] as const)('%s without a payment is the specification’s page', async (path, heading, home) => {
  const { html, words } = await opened(path);
  expect(html).toContain(`>${heading}</h1>`);
  expect(html).toMatch(new RegExp(`href="${home.replace('?', '\\?')}"[^>]*>Back to Home<`));
  expect(words).not.toContain('₹');
});

test('Back to Home of a paid payment, as the specification has it, leads Home', async () => {
  expect((await render(Form, { isPayment: 'true' })).target).toBe('/');
});

test('an unknown payment is not found', async () => {
  for (const path of paths) {
    for (const asked of ['x', crypto.randomUUID(), ['x', crypto.randomUUID()]]) {
      const { words } = await opened(path, asked);
      expect(words).toContain('Payment not found');
      expect(words).not.toContain('₹');
    }
  }
});

test('a paid one is shown at /success, whatever the address says, and names nobody', async () => {
  const { id, registration } = await paymentOf();
  const { registrationnumber } = await db.registration.findUniqueOrThrow({
    where: { id: registration },
  });
  expect((await opened('/failure', id)).target).toBe(`/success?payment=${id}`);
  const { html, words } = await opened('/success', id);
  for (const text of ['Payment Successfull', '₹8,999', registrationnumber, '21 November 2026'])
    expect(words).toContain(text);
  expect(html).not.toMatch(/(Asha|Suresh) Rao|98765 ?43210|@example\.org/);
  expect(html).toMatch(/href="\/form\?isPayment=true"[^>]*>Back to Home</);
  expect(html).toMatch(new RegExp(`href="/form\\?isPayment=${id}"[^>]*>Registration status<`));
});

test('a failed one is shown at /failure, and can be paid again while the fee is due', async () => {
  const { id, registration } = await paymentOf({ status: 'failed', ...unpaid });
  expect((await opened('/success', id)).target).toBe(`/failure?payment=${id}`);
  const { html, words } = await opened('/failure', id);
  expect(words).toContain('Oops, something went wrong!');
  expect(words).toContain('we have received no money for it');
  expect(html).toMatch(
    new RegExp(`href="/payment\\?registration=${registration}"[^>]*>Pay again<`),
  );

  await db.payment.update({ where: { id }, data: { status: 'expired' } });
  expect((await opened('/failure', id)).words).toContain('The time for this payment ran out');
  await paidPayment({ registrationId: registration });
  expect((await opened('/failure', id)).words).not.toContain('Pay again');
});

test.each([
  ['pending', 'We are confirming your payment'],
  ['review', 'We are checking your payment'],
] as const)('one that is %s warns against paying again', async (status, heading) => {
  const { id } = await paymentOf({ status, ...unpaid });
  for (const path of paths) {
    const { html, words } = await opened(path, id);
    expect(words).toContain(heading);
    expect(words).toContain('Please do not pay again.');
    expect(words).not.toMatch(/Pay again|Successful|Paid on/);
    const again = html.includes(`href="${path}?payment=${id}"`) && words.includes('Check again');
    expect(again).toBe(status === 'pending');
  }
});

test('refunds are shown that are done or on their way', async () => {
  const { id } = await paymentOf({ status: 'partRefunded' });
  await receiptOf(id);
  await refundOf(id, 100_000);
  for (const [amountPaise, status] of [
    [50_000, 'pending'],
    [70_000, 'failed'],
  ] as const) {
    const refund = { paymentId: id, reason: 'ill', method: 'cash' };
    await db.refund.create({ data: { refundId: status, amountPaise, status, ...refund } });
  }
  const { words } = await opened('/success', id);
  expect(words).toContain('Refunded₹1,000Refund on its way₹500');
  expect(words).not.toContain('₹700');
  await db.payment.update({ where: { id }, data: { status: 'refunded' } });
  const all = await opened('/success', id);
  expect(all.words).toContain('has been refunded');
  expect(all.words).not.toContain('Registration status');
});

test('money above the price, and money without a registration, is explained', async () => {
  const above = await paymentOf({ ...aboveThePrice, excessPaise: 100_000 });
  expect((await opened('/success', above.id)).words).toContain(
    '₹1,000 of this is above the price.',
  );
  const unattached = await paidPayment({
    attention: 'unattached',
    planId: 'csir-net-online-6-months-gold',
  });
  const { words } = await opened('/success', unattached.id);
  expect(words).toContain('Our office will add it to your registration.');
  expect(words).toContain('Gold 6 Months');
});

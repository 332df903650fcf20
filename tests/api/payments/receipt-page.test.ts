import { renderToStaticMarkup } from 'react-dom/server';
import ReceiptPage, { generateMetadata } from '@/app/(student)/receipt/[code]/page';
import { enrolled } from '../../support/payments/payment';
import { paidPayment, receiptOf, refundOf } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const propsOf = (code: string) => ({ params: Promise.resolve({ code }) });

/** The content of the page of a receipt, as HTML and as words. */
async function opened(code: string) {
  const [, html = ''] = renderToStaticMarkup(await ReceiptPage(propsOf(code))).split(/<\/?main/);
  return { html, words: html.replace(/<[^>]*>/g, ' ').replace(/₹\s+/g, '₹') };
}

/** A payment with its receipt, issued on 21 November 2026. */
async function issued(more: Parameters<typeof paidPayment>[0] = {}) {
  const { registration } = await enrolled();
  const { id } = await paidPayment({ registrationId: registration, ...more });
  const { number, checkCode } = await receiptOf(id, new Date('2026-11-21T08:30:00Z'));
  return { id, number, checkCode };
}

test('it shows that a receipt is genuine, its amount and its date only', async () => {
  const { number, checkCode } = await issued();
  const { html, words } = await opened(checkCode);
  expect(words).toContain('This receipt is genuine');
  expect(html.match(/<dd/g)).toHaveLength(2);
  for (const fact of ['₹8,999', '21 November 2026']) expect(words).toContain(fact);
  expect(html).not.toMatch(/(Asha|Suresh) Rao|98765 ?43210|@example\.org|phonepe/i);
  expect(html).not.toContain(number);
  expect((await generateMetadata(propsOf(checkCode))).robots).toMatchObject({ index: false });
});

test('it says what has been refunded, and when', async () => {
  const { id, checkCode } = await issued();
  await refundOf(id, 10_000, new Date('2026-12-01T12:00:00Z'));
  const part = await opened(checkCode);
  expect(part.words).toContain('Refunded in part');
  expect(part.words).toMatch(/₹100\s+on 1 December 2026/);
  await refundOf(id, 889_900);
  expect((await opened(checkCode)).words).toContain('Refunded in full');
});

test('a receipt of a test payment is marked as invalid', async () => {
  const { checkCode } = await issued({ provider: 'sandbox' });
  const { words } = await opened(checkCode);
  expect(words).toContain('This receipt is only a test');
  expect(words).toContain('No money was taken');
  expect(words).not.toContain('genuine');
});

test('an unknown code is reported, with whom to call', async () => {
  const { checkCode } = await issued();
  for (const code of ['A'.repeat(22), 'x', "';--", '%00', '\0', `${checkCode}x`]) {
    const { html, words } = await opened(code);
    expect(words).toContain('This receipt is not genuine');
    expect(html.match(/href="tel:/g)).toHaveLength(3);
  }
});

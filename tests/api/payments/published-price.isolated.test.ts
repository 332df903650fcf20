import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import type { Registration } from '@/prisma/client/client';
import type { SiteFacts } from '@/content/facts/site-facts';
import { db } from '@/lib/platform/db';
import { withFacts } from '../../support/content/with-facts';
import { admission, loggedInStudent, saveForm } from '../../support/enrolment/admission';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const bronze = 'gate-online-6-months-bronze';
const facts: SiteFacts = {
  planPrices: { [bronze]: { price: 1_234_00, struckPrice: 4_321_00 } },
  inclusions: { 'gate-online-bronze': ['pre-recorded-lectures'] },
  refundHolidays: ['2027-01-26'],
};

/** The site built with these facts. */
const published = () =>
  withFacts(facts, async () => {
    const [course, fees, enrolment, payments] = await Promise.all([
      import('@/app/(static)/onlinecourses/[id]/page'),
      import('@/app/(static)/fees/page'),
      import('../../support/enrolment/admission'),
      import('../../support/payments/payment'),
    ]);
    return { course, fees, enrolment, payments };
  });

const props = { params: Promise.resolve({ id: 'gate' as const }) };
const pricesIn = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/₹ +/g, '₹')
    .match(/₹[\d,]+/g);
const jsonIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text]) =>
    JSON.parse(text ?? 'null'),
  ) as { offers?: object[] }[];

test('a published price is followed from the card to the receipt', async () => {
  const { course, fees, enrolment, payments } = await published();
  const html = renderToStaticMarkup((await course.default(props)) as ReactElement);
  expect(pricesIn(html)).toEqual(expect.arrayContaining(['₹1,234', '₹4,321']));
  const { description } = await course.generateMetadata(props);
  expect(description).toMatch(/ Fees from ₹1,234\.$/);
  const offered = jsonIn(html).flatMap(({ offers = [] }) => offers);
  expect(offered).toContainEqual(
    expect.objectContaining({ price: 1234, url: expect.stringMatching(`#${bronze}$`) }),
  );
  expect(pricesIn(renderToStaticMarkup(fees.default()))).toContain('₹1,234');

  const student = await enrolment.loggedInStudent();
  const form = { ...enrolment.admission, plan: bronze, courseduration: '6 Month' };
  const outdated = await enrolment.saveForm(student, { ...form, shownPrice: '2499' });
  expect(outdated.body.message).toMatch(
    /is now ₹1,234\. When you opened this form it was ₹2,499\./,
  );
  const { body } = await enrolment.saveForm(student, { ...form, shownPrice: '1234' });
  expect(body.data?.price).toBe(1234);

  const registration = body.data?.id ?? '';
  const started = await payments.startCall({ registration, amount: 1234 }, student);
  const order = payments.orderOf(started.body.url);
  expect(await db.payment.findFirst()).toMatchObject({ amountPaise: 123_400 });
  expect(await payments.cameBack(await payments.pressed(order, 'pay'))).toMatch(/^\/success/);
  expect(await db.receipt.findMany()).toMatchObject([{ amountPaise: 123_400 }]);
});

const purchaseOf = ({ planTitle, pricePaise, inclusions, policyVersion }: Registration) => ({
  planTitle,
  pricePaise,
  inclusions,
  policyVersion,
});

test('an earlier registration keeps its price, its inclusions and the policies of its day', async () => {
  const student = await loggedInStudent();
  const { body } = await saveForm(student, { ...admission, plan: bronze });
  const before = await db.registration.findFirstOrThrow();
  const { enrolment, payments } = await published();
  const registration = body.data?.id ?? '';
  const started = await payments.startCall({ registration, amount: 1999 }, student);
  const order = payments.orderOf(started.body.url);
  expect(await payments.cameBack(await payments.pressed(order, 'pay'))).toMatch(/^\/success/);
  expect(await db.receipt.findMany()).toMatchObject([{ amountPaise: 199_900 }]);

  const { registrationnumber = '' } = body.data ?? {};
  const corrected = { ...enrolment.admission, plan: bronze, place: 'Delhi', registrationnumber };
  expect((await enrolment.saveForm(student, corrected)).body.success).toBe(true);
  const after = await db.registration.findFirstOrThrow();
  expect(after.place).toBe('Delhi');
  expect(purchaseOf(after)).toEqual(purchaseOf(before));

  const other = await enrolment.saveForm(await loggedInStudent(), { ...admission, plan: bronze });
  const now = await db.registration.findUniqueOrThrow({ where: { id: other.body.data?.id ?? '' } });
  expect(now.pricePaise).toBe(123_400);
  expect(now.inclusions).not.toEqual(before.inclusions);
  expect(now.policyVersion).not.toBe(before.policyVersion);
});

import { redirect } from 'next/navigation';
import { AdmissionPage, HowToEnrol } from '@/components/student/admission/admission-page';
import {
  knownAnswers,
  readChoice,
  type FormChoice,
  type FormQuery,
} from '@/components/student/admission/admission-start';
import { PaidPage } from '@/components/student/payment/result-page';
import { resultPath } from '@/lib/enrolment/shown-payment';
import { LogInFirst } from '@/components/student/session/log-in-first';
import { admissionForm } from '@/content/admission-form';
import { printDay } from '@/content/day';
import { planLabel } from '@/content/offers';
import { parentEmailOf } from '@/lib/accounts/parent-consent';
import { pageLogIn } from '@/lib/accounts/page-log-in';
import { getCurrentUser } from '@/lib/accounts/students';
import { findOffering } from '@/lib/enrolment/offerings';
import { numberFromClock } from '@/lib/enrolment/registration-numbers';
import type { ShownPayment } from '@/lib/enrolment/shown-payment';
import { findFee, payableNow } from '@/lib/payments/amount-due';
import { onlinePayment } from '@/lib/payments/gateways/gateways';
import { paymentOf } from '@/lib/payments/payment-state';
import { today } from '@/lib/site/days';
import { pageMetadata } from '@/lib/site/seo';

const path = '/form';

export const metadata = pageMetadata({ ...admissionForm, path, index: false });

export default async function Form({ searchParams }: { searchParams: Promise<FormQuery> }) {
  const query = await searchParams;
  const choice = readChoice(query);
  const logIn = await pageLogIn();
  if (logIn?.studentId) {
    const payment = await paidFor(logIn.studentId, query.isPayment);
    return payment ? (
      <PaidPage path={path} payment={payment} rest={await restOf(payment, logIn.studentId)} />
    ) : (
      formOf(logIn.studentId, choice, query.isPayment !== undefined)
    );
  }
  const label = choice && planLabel(choice.id);
  const chosen = choice && label ? { plan: choice.id, page: choice.page, label } : null;
  return (
    <LogInFirst path={path} chosen={chosen}>
      <HowToEnrol choice={choice} />
    </LogInFirst>
  );
}

/** The student's own payment that opens the paid state, from the database (D22). */
async function paidFor(studentId: string, asked: FormQuery[string]) {
  const payment = typeof asked === 'string' ? await paymentOf(studentId, asked) : null;
  if (payment && (payment.standing !== 'paid' || payment.refunded)) {
    redirect(resultPath('/success', payment.id));
  }
  return payment;
}

async function restOf({ registration }: ShownPayment, studentId: string) {
  const fee = registration && (await findFee(registration.id, studentId));
  return fee && payableNow(fee);
}

async function formOf(studentId: string, choice: FormChoice | null, unknownPayment: boolean) {
  const account = await getCurrentUser(studentId);
  const planned = plannedBy(choice);
  const start = {
    owner: account.email,
    plan: choice?.id ?? null,
    answers: knownAnswers(account, planned),
    fixed: (['coursename', 'courseduration'] as const).filter((name) => planned?.[name]),
    price: planned?.price ?? null,
    registrationnumber: numberFromClock(),
    date: printDay(today()),
    photoName: account.myfilename || null,
    needsParent: account.needsParentConsent,
    parentEmail: await parentEmailOf(studentId),
    onlineOpen: onlinePayment().open,
  };
  return (
    <AdmissionPage
      start={start}
      unknownPayment={unknownPayment}
      chosen={planned}
      plansAt={choice?.page ?? '/onlinecourses'}
    />
  );
}

function plannedBy(choice: FormChoice | null) {
  const offering = choice && findOffering(choice.id);
  if (!offering) return null;
  const { title, coursename, courseduration, price } = offering;
  return {
    title,
    coursename,
    courseduration,
    price,
    coursetype: choice.kind === 'offer' ? 'Test Series' : '',
  };
}

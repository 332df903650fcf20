import type { PageQuery } from '@/content/catalogue/page-query';
import { redirect } from 'next/navigation';
import { AlreadyEnrolled } from '@/components/student/enrolment/already-enrolled';
import { AdmissionPage, HowToEnrol } from '@/components/student/enrolment/admission-page';
import type { FormValues } from '@/components/form/form-values';
import { knownAnswers, type OpenedDraft } from '@/components/student/enrolment/admission-start';
import { PaidPage } from '@/components/student/payments/result-page';
import { printPath, resultPath } from '@/lib/enrolment/shown-payment';
import { LogInFirst } from '@/components/student/accounts/log-in-first';
import { answerNames, boughtFields } from '@/lib/enrolment/admission-answers';
import { defaultSession } from '@/content/catalogue/admission-choices';
import { admissionForm } from '@/lib/enrolment/admission-form-words';
import { printDay } from '@/content/day';
import {
  choiceQuery,
  readPlanChoice,
  withChoice,
  type Choice,
} from '@/content/catalogue/plan-choice';
import { parentEmailOf } from '@/lib/accounts/parent-consent';
import { pageLogIn } from '@/lib/accounts/page-log-in';
import { getCurrentUser } from '@/lib/accounts/students';
import { fullBatchOfPlan, nextStepOfPayment } from '@/lib/enrolment/batch-seats';
import { draftOfPlan, findDraft, type RegistrationDraft } from '@/lib/enrolment/drafts';
import { findRegistration } from '@/lib/enrolment/registrations';
import { numberFromClock } from '@/lib/enrolment/registration-numbers';
import { holdersOf } from '@/lib/enrolment/same-plan';
import type { ShownPayment } from '@/lib/enrolment/shown-payment';
import { findFee, payableNow } from '@/lib/payments/amount-due';
import { onlinePayment } from '@/lib/payments/gateways/gateways';
import { paymentOf } from '@/lib/payments/payment-state';
import { today } from '@/lib/site/days';
import { pageMetadata } from '@/lib/site/seo';

const path = '/form';

export const metadata = pageMetadata({ ...admissionForm, path, index: false });

export default async function Form({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const query = await searchParams;
  // Back to Home of `/success`: it names no payment, so there is no paid state to show (D22).
  if (query.isPayment === 'true') redirect('/');
  const choice = readPlanChoice(query);
  const logIn = await pageLogIn();
  if (logIn?.studentId) {
    const payment = await paidFor(logIn.studentId, query.isPayment);
    return payment ? (
      <PaidPage
        path={path}
        payment={payment}
        rest={await restOf(payment, logIn.studentId)}
        next={await nextStepOfPayment(payment)}
      />
    ) : (
      formOf(logIn.studentId, query)
    );
  }
  const chosen = choice && { ...choiceQuery(choice), label: choice.offering.label };
  return (
    <LogInFirst path={path} logInAt={withChoice('/student-login', choice)} chosen={chosen}>
      <HowToEnrol choice={choice} />
    </LogInFirst>
  );
}

/** The student's own payment that opens the paid state, from the database (D22). */
async function paidFor(studentId: string, asked: PageQuery[string]) {
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

/** The draft named by `registration`, else that of the plan; submitted forms open on the print page. */
async function draftFor(studentId: string, { registration, ...query }: PageQuery) {
  if (registration === undefined) {
    const choice = readPlanChoice(query);
    return choice && draftOfPlan(studentId, choice.offering.id);
  }
  const id = typeof registration === 'string' ? registration : '';
  const draft = await findDraft(studentId, id);
  if (draft) return draft;
  redirect((await findRegistration(studentId, id)) ? printPath(id) : '/history');
}

const openedDraft = ({ id, requestId, registrationnumber }: RegistrationDraft): OpenedDraft => ({
  id,
  requestId,
  registrationnumber,
});

/** Prefills the form with a draft's answers instead of the account's; fields fixed by the plan stay. */
function answersOf(
  known: FormValues,
  draft: RegistrationDraft | null,
  planned: Record<string, unknown> | null,
): FormValues {
  if (!draft) return known;
  const names = answerNames.filter(
    (name) => name in known && !(boughtFields.includes(name) && planned?.[name]),
  );
  return { ...known, ...Object.fromEntries(names.map((name) => [name, draft[name]])) };
}

async function formOf(studentId: string, query: PageQuery) {
  const draft = await draftFor(studentId, query);
  const choice = readPlanChoice(draft?.planId ? { ...query, plan: draft.planId } : query);
  const holder = choice && (await holderOf(studentId, choice.offering.id, draft));
  if (holder) return <AlreadyEnrolled path={path} holder={holder} hasDraft={draft !== null} />;
  const account = await getCurrentUser(studentId);
  const planned = plannedBy(choice);
  const start = {
    owner: account.email,
    plan: choice?.offering.id ?? null,
    draft: draft && openedDraft(draft),
    answers: answersOf(knownAnswers(account, planned), draft, planned),
    fixed: (['coursename', 'courseduration'] as const).filter((name) => planned?.[name]),
    price: planned?.price ?? null,
    registrationnumber: draft?.registrationnumber ?? numberFromClock(),
    date: printDay(draft?.date ?? today()),
    photoName: account.myfilename || null,
    needsParent: account.needsParentConsent,
    parentEmail: await parentEmailOf(studentId),
    onlineOpen: onlinePayment().open,
  };
  return (
    <AdmissionPage
      start={start}
      unknownPayment={query.isPayment !== undefined}
      chosen={planned}
      full={choice && (await fullBatchOfPlan(choice.offering.id))}
      plansAt={choice?.page ?? '/onlinecourses'}
      logInAt={withChoice('/student-login', choice)}
    />
  );
}

/** The registration in which the student already has the plan. */
async function holderOf(studentId: string, plan: string, draft: RegistrationDraft | null) {
  const session = draft?.session ?? defaultSession;
  const [holder] = await holdersOf({ studentId, session, plans: [plan] });
  return holder ?? null;
}

/* Inclusions are left out: the page the plan was chosen on shows them. */
const plannedBy = (choice: Choice | null) => choice && { ...choice.offering, included: [] };

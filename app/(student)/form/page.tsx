import { AdmissionPage } from '@/components/student/form/admission-page';
import { choiceIn, type FormChoice, type FormQuery } from '@/components/student/form/form-choice';
import { HowToEnrol } from '@/components/student/form/how-to-enrol';
import { knownAnswers } from '@/components/student/form/known-answers';
import { LogInFirst } from '@/components/student/session/log-in-first';
import { admissionForm } from '@/content/admission-form';
import { printDay } from '@/content/day';
import { planLabel } from '@/content/plan-label';
import { pageLogIn } from '@/lib/auth/page-log-in';
import { getCurrentUser } from '@/lib/data/current-user';
import { numberFromClock } from '@/lib/data/registration-numbers';
import { findOffering } from '@/lib/enrolment/offerings';
import { today } from '@/lib/schemas/day';
import { pageMetadata } from '@/lib/seo';

const path = '/form';

export const metadata = pageMetadata({ ...admissionForm, path, index: false });

export default async function Form({ searchParams }: { searchParams: Promise<FormQuery> }) {
  const choice = choiceIn(await searchParams);
  const logIn = await pageLogIn();
  if (logIn?.studentId) return formOf(logIn.studentId, choice);
  const label = choice && planLabel(choice.id);
  const chosen = choice && label ? { plan: choice.id, page: choice.page, label } : null;
  return (
    <LogInFirst path={path} chosen={chosen}>
      <HowToEnrol choice={choice} />
    </LogInFirst>
  );
}

async function formOf(studentId: string, choice: FormChoice | null) {
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
  };
  return (
    <AdmissionPage start={start} chosen={planned} plansAt={choice?.page ?? '/onlinecourses'} />
  );
}

/** What the chosen plan says about the form, its price included. */
function plannedBy(choice: FormChoice | null) {
  const offering = choice && findOffering(choice.id);
  if (!offering) return null;
  const { title, coursename, courseduration, price } = offering;
  return {
    ...{ title, coursename, courseduration, price },
    coursetype: choice.kind === 'offer' ? 'Test Series' : '',
  };
}

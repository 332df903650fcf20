import { ChosenOffering } from '@/components/catalogue/chosen-offering';
import { Registration } from '@/components/catalogue/page-parts';
import { PageLinks } from '@/components/site/page-links';
import { HelpCard } from '@/components/site/phone-card';
import { RequireToken } from '@/components/student/accounts/require-token';
import { StudentPage } from '@/components/student/student-page';
import { Icon } from '@/components/ui/icon';
import { admissionForm } from '@/lib/enrolment/admission-form-words';
import { fullBatchWords } from '@/lib/payments/next-steps';
import type { FullBatch } from '@/lib/enrolment/batch-seats';
import { paidState } from '@/lib/payments/payment-result';
import { familyPaths } from '@/content/pages/routes';
import { DataNotice } from '@/components/form/data-notice';
import { noticeHash } from '@/lib/site/notice-hash';
import { AdmissionForm } from './admission-form';
import type { Choice } from '@/content/catalogue/plan-choice';
import type { AdmissionStart } from './admission-start';
import { PlanSummary, type SummarisedPlan } from './plan-summary';
import { KeptPlanLink } from './chosen-plan-link';

type AdmissionPageProps = {
  start: AdmissionStart;
  chosen: SummarisedPlan | null;
  plansAt: string;
  /** The batch of the plan without a seat left. */
  full?: FullBatch | null;
  /** The log-in page, with the plan. */
  logInAt: string;
  /** The link named a payment that this account does not have. */
  unknownPayment: boolean;
};

export function AdmissionPage(props: AdmissionPageProps) {
  const { start, chosen, plansAt, full, logInAt, unknownPayment } = props;
  return (
    <StudentPage
      path="/form"
      heading={admissionForm.title}
      headingId="admission-form"
      lede={admissionForm.lede}
      above={
        <>
          <RequireToken logInAt={logInAt} />
          {unknownPayment && <UnknownPayment />}
        </>
      }
    >
      <PlanStrip chosen={chosen} plansAt={plansAt} />
      {full && (
        <p className="form-notice form-notice-warning mt-4 max-w-prose">
          <Icon name="info" />
          <span>
            <b>{full.name}</b> {fullBatchWords.atForm}
          </span>
        </p>
      )}
      <AdmissionForm start={start} noticeHash={noticeHash('admission')} logInAt={logInAt} />
      <DataNotice form="admission" />
    </StudentPage>
  );
}

const UnknownPayment = () => (
  <p className="form-notice form-notice-warning mb-5 max-w-prose">
    <Icon name="info" />
    <span>
      {paidState.unknown} <a href="/history">{paidState.history}</a>.
    </span>
  </p>
);

type PlanStripProps = {
  chosen: SummarisedPlan | null;
  /** Page with the plan comparison. */
  plansAt: string;
};

function PlanStrip({ chosen, plansAt }: PlanStripProps) {
  if (!chosen) {
    return (
      <div className="plan-strip">
        <div>
          <p>{admissionForm.noPlan}</p>
          <KeptPlanLink />
        </div>
        <a href={plansAt} className="student-link">
          Compare the plans
        </a>
      </div>
    );
  }
  return <PlanSummary chosen={chosen} plansAt={plansAt} />;
}

/** The chosen plan and other ways to enrol, for browsers that cannot show the form. */
export function HowToEnrol({ choice }: { choice: Choice | null }) {
  const { withPlan, withoutPlan, howTo, steps } = admissionForm;
  return (
    <>
      <p className="lede mt-5 max-w-prose">
        {choice ? withPlan(choice.offering.kind) : withoutPlan}
      </p>
      <div className="mt-5">
        {choice ? (
          <ChosenOffering choice={choice} />
        ) : (
          <PageLinks paths={familyPaths('onlinecourses')} />
        )}
      </div>
      <div className="student-columns mt-11">
        <section aria-labelledby="how-to">
          <h2 id="how-to">{howTo}</h2>
          <Registration steps={steps} />
        </section>
        <HelpCard
          from={choice ? { page: choice.page, plan: choice.offering.id } : { page: '/form' }}
        />
      </div>
    </>
  );
}

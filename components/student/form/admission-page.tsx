import { PageFrame } from '@/components/site/page-frame';
import { OnlyWithToken } from '@/components/student/session/session-script';
import { Icon } from '@/components/ui/icon';
import { WholeWords } from '@/components/ui/prose';
import { Still } from '@/components/ui/still/still';
import { admissionForm } from '@/content/admission-form';
import { formatRupees, type Paise } from '@/content/money';
import { paidState } from '@/content/payment-result';
import { trailThrough } from '@/lib/site/seo';
import { AdmissionForm } from './admission-form';
import type { AdmissionStart } from './admission-start';
import { KeptPlanLink } from './kept-plan-link';

const path = '/form';

type AdmissionPageProps = {
  start: AdmissionStart;
  chosen: { title: string; price: Paise | null } | null;
  plansAt: string;
  /** Somebody came for a payment that this account does not have. */
  unknownPayment: boolean;
};

/** The admission form of somebody who is logged in. */
export function AdmissionPage({ start, chosen, plansAt, unknownPayment }: AdmissionPageProps) {
  return (
    <PageFrame path={path} trail={trailThrough(path)} still={Still} courseList>
      <OnlyWithToken />
      {unknownPayment && <UnknownPayment />}
      <h1 id="admission-form">{admissionForm.title}</h1>
      <p className="lede mt-3 max-w-prose">{admissionForm.lede}</p>
      <PlanStrip chosen={chosen} plansAt={plansAt} />
      <AdmissionForm start={start} />
    </PageFrame>
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
  /** What was chosen and its price in paise, GST included; null when nothing was. */
  chosen: { title: string; price: Paise | null } | null;
  /** Where plans are compared. */
  plansAt: string;
};

/** What the form is for, above it. The price is the catalogue's and nobody's to type. */
function PlanStrip({ chosen, plansAt }: PlanStripProps) {
  if (!chosen) {
    return (
      <div className="plan-strip plan-strip-none">
        <p>{admissionForm.noPlan}</p>
        <KeptPlanLink />
        <a href={plansAt} className="inline-flex min-h-11 items-center">
          Compare the plans
        </a>
      </div>
    );
  }
  return (
    <div className="plan-strip">
      <p>
        <b>
          <WholeWords text={chosen.title} />
        </b>
        <span className="plan-strip-price">
          <span className="sr-only">Price </span>
          {chosen.price === null
            ? admissionForm.toBeConfirmed
            : `${formatRupees(chosen.price)}, 18% GST included`}
        </span>
      </p>
      <a href={plansAt} className="inline-flex min-h-11 items-center">
        Choose another plan
      </a>
    </div>
  );
}

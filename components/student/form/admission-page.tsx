import { PageFrame } from '@/components/site/page-frame';
import { Icon } from '@/components/ui/icon';
import { Still } from '@/components/ui/still/still';
import { admissionForm } from '@/content/admission-form';
import type { Paise } from '@/content/money';
import { paidState } from '@/content/payment-result';
import { trailThrough } from '@/lib/seo';
import { OnlyWithToken } from '../session/only-with-token';
import { AdmissionForm } from './admission-form';
import type { AdmissionStart } from './admission-start';
import { PlanStrip } from './plan-strip';

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

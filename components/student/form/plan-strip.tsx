import { WholeWords } from '@/components/ui/whole-words';
import { admissionForm } from '@/content/admission-form';
import { formatRupees, type Paise } from '@/content/money';
import { KeptPlanLink } from './kept-plan-link';

type PlanStripProps = {
  /** What was chosen and its price in paise, GST included; null when nothing was. */
  chosen: { title: string; price: Paise | null } | null;
  /** Where plans are compared. */
  plansAt: string;
};

/** What the form is for, above it. The price is the catalogue's and nobody's to type. */
export function PlanStrip({ chosen, plansAt }: PlanStripProps) {
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

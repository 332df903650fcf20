import { PastMark } from '@/components/site/past-mark';
import { WholeWords } from '@/components/ui/prose';
import { formatRupees } from '@/content/money';
import type { Bought } from '@/lib/enrolment/offerings';

/** Without inclusions if the page lists them elsewhere. */
export type SummarisedPlan = Omit<Bought, 'label' | 'anchor'>;

interface PlanSummaryProps {
  chosen: SummarisedPlan;
  /** Page with the plan comparison. */
  plansAt: string;
  another?: string | undefined;
  /** Text below the inclusions. */
  note?: string | null | undefined;
}

/** The chosen plan above a form. The price comes from the catalogue and cannot be edited. */
export function PlanSummary(props: PlanSummaryProps) {
  const { chosen, plansAt, another = 'Choose another plan', note } = props;
  const { title, price, included, lastDay } = chosen;
  return (
    <div className="plan-strip">
      <div>
        <p>
          <b>
            <WholeWords text={title} />
          </b>{' '}
          {lastDay && <PastMark lastDay={lastDay} />}
          <span className="plan-strip-price">
            <span className="sr-only">Price </span>
            {`${formatRupees(price)}, 18% GST included`}
          </span>
        </p>
        {included.length > 0 && (
          <p className="plan-strip-included">
            <span>Includes </span>
            {included.join('; ')}
          </p>
        )}
        {note && <p>{note}</p>}
      </div>
      <a href={plansAt} className="student-link">
        {another}
      </a>
    </div>
  );
}

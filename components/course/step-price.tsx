import { Rupees } from '@/components/ui/rupees';
import { perMonth } from '@/content/fee-parts';
import { splitGst } from '@/content/gst';
import { durationNames } from '@/content/plan';
import type { PlanStep } from '@/content/plan-steps';

/** What a plan costs: the price, its rise over the tier before, the GST inside it, the price of a month. */
export function StepPrice({ step: { plan, rise } }: { step: PlanStep }) {
  const { sentence } = durationNames[plan.duration];
  return (
    <td role="cell" className="step-price" data-label={sentence}>
      <span className="step-price-now">
        <b>
          <Rupees paise={plan.price} />
        </b>{' '}
        <small>
          {rise === null ? (
            'starting price'
          ) : (
            <>
              <Rupees paise={rise} /> more
            </>
          )}
        </small>
      </span>{' '}
      <small>
        of which GST <Rupees paise={splitGst(plan.price).gst} />
      </small>{' '}
      <small className="step-month">
        about <Rupees paise={perMonth(plan)} /> a month{' '}
        <span className="whitespace-nowrap">over {sentence}</span>
      </small>
    </td>
  );
}

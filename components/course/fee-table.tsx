import { Rupees } from '@/components/ui/rupees';
import type { PlanTab } from '@/content/course';
import { perMonth } from '@/content/fee-parts';
import { splitGst } from '@/content/gst';
import type { Paise } from '@/content/money';
import type { Plan } from '@/content/plan';
import { Prose } from './prose';
import { StepTerms } from './step-terms';

type Column = { name: string; amount: (plan: Plan) => Paise };

const fee: Column = { name: 'Fee', amount: ({ price }) => price };
const gst: Column = { name: 'GST in it', amount: ({ price }) => splitGst(price).gst };
const month: Column = { name: 'A month', amount: perMonth };

/**
 * The plans of a course with one plan in each tab, their fees beside each other. `byMonth` adds what that
 * is for a month: not where the length is open. The explicit roles keep it a table for screen readers on
 * phones, where its rows are laid out as blocks.
 */
export function FeeTable({ tabs, byMonth }: { tabs: readonly PlanTab[]; byMonth: boolean }) {
  const plans = tabs.flatMap((tab) => tab.plans);
  const columns = byMonth ? [fee, gst, month] : [fee, gst];
  return (
    <>
      <table role="table" className="fee-table">
        <caption>
          Both plans hold the same items.{byMonth && ' The month is rounded to whole rupees.'}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              Plan
            </th>
            {columns.map(({ name }) => (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {plans.map((plan) => (
            <tr key={plan.id} role="row">
              <th role="rowheader" scope="row">
                <Prose text={plan.title} />
              </th>
              {columns.map(({ name, amount }) => (
                <td key={name} role="cell" data-label={name}>
                  <Rupees paise={amount(plan)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <StepTerms assumed={plans.some((plan) => plan.assumed)} />
    </>
  );
}

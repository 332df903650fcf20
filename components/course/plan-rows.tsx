import { Icon } from '@/components/ui/icon';
import { Rupees } from '@/components/ui/rupees';
import type { FeatureRow, ListPrice } from '@/content/features';
import type { Plan } from '@/content/plan';
import type { PlanStep } from '@/content/plan-steps';

export type RowState = 'added' | 'included' | 'missing';

/** How a feature row stands in a plan, seen from the tier below it. The cheapest tier marks nothing as added. */
function rowState(row: FeatureRow, { plan, below }: PlanStep): RowState {
  if (!plan.features.includes(row.id)) return 'missing';
  return below && !below.features.includes(row.id) ? 'added' : 'included';
}

const words: Record<RowState, string> = {
  added: 'added',
  included: '',
  missing: 'not included',
};

function Amount({ listPrice, mode }: { listPrice: ListPrice; mode: Plan['mode'] }) {
  if (listPrice.kind === 'priceless' && mode === 'offline') return listPrice.offlineLabel;
  if ('label' in listPrice) return listPrice.label;
  return <Rupees paise={listPrice.paise} />;
}

type PlanRowProps = { row: FeatureRow; state: RowState; mode: Plan['mode'] };

function PlanRow({ row, state, mode }: PlanRowProps) {
  return (
    <li className={`plan-row plan-row-${state}`}>
      <span className="plan-row-mark">
        <Icon name={state === 'missing' ? 'dash' : 'tick'} className="size-4.5" />
      </span>
      <span>
        {row.name}
        {state !== 'missing' && <span className="sr-only">, included</span>}
      </span>
      <span className="plan-row-price">
        <Amount listPrice={row.listPrice} mode={mode} />
        {'note' in row.listPrice && <small>{row.listPrice.note}</small>}
        {words[state] && <small className="plan-row-word">{words[state]}</small>}
      </span>
    </li>
  );
}

/** Feature rows of a card: mark, name, list price, and in words what is added or not included. */
export function PlanRows({
  rows,
  step,
  className = '',
}: {
  rows: readonly FeatureRow[];
  step: PlanStep;
  className?: string;
}) {
  return (
    <ul className={className}>
      {rows.map((row) => (
        <PlanRow key={row.id} row={row} state={rowState(row, step)} mode={step.plan.mode} />
      ))}
    </ul>
  );
}

import { Tabs } from '@/components/ui/tabs';
import type { PlanTab } from '@/content/course';
import { itemRows } from '@/content/features';
import type { PlanPage } from '@/content/payment-links';
import { planSteps } from '@/content/plan-steps';
import { OrbitalBoxes } from './orbital-boxes';
import { PlanCard } from './plan-card';
import { PriceJumps } from './price-jumps';

function Cards({ tab, page }: { tab: PlanTab; page: PlanPage }) {
  const alone = tab.plans.length === 1;
  return (
    <>
      {!alone && (
        <PriceJumps plans={tab.plans} label={`${tab.label}: jump to a card, prices in rupees`} />
      )}
      <div className={alone ? 'plan-alone' : 'plan-cards'}>
        {planSteps(tab.plans).map((step) => (
          <PlanCard key={step.plan.id} step={step} page={page} />
        ))}
      </div>
    </>
  );
}

/** The plan cards of a course page, one tab for each duration, and how to read their box diagrams. */
export function PlanTabs({ tabs, page }: { tabs: readonly PlanTab[]; page: PlanPage }) {
  return (
    <>
      <Tabs
        label="Plan length"
        tabs={tabs.map((tab) => ({
          id: `plan-${tab.id}`,
          title: tab.label,
          panel: <Cards tab={tab} page={page} />,
        }))}
      />
      <div className="plan-legend">
        <OrbitalBoxes items={3} boxes={2} />
        <p>
          How to read the boxes: {itemRows.length} items fill eight boxes the way electrons fill
          orbitals, one to a box before any box takes two.
        </p>
      </div>
    </>
  );
}

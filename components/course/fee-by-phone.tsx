import { PhoneList } from '@/components/site/phone-list';
import { ButtonLink } from '@/components/ui/button';
import { Tabs } from '@/components/ui/tabs';
import type { Classroom, PlanTab } from '@/content/course';
import { Prose } from './prose';

type Words = NonNullable<Classroom['feeByPhone']>;

function Card({ title, text, button }: Words & { title: string }) {
  return (
    <article className="fee-by-phone">
      <div>
        <h4 className="font-display text-[24px] leading-[1.1] font-semibold">{title}</h4>
        <p className="mt-2 mb-4 max-w-prose">
          <Prose text={text} />
        </p>
        <ButtonLink href="/contact">
          {button}
          <span className="sr-only">, {title}</span>
        </ButtonLink>
      </div>
      <PhoneList />
    </article>
  );
}

/** The tabs of a course whose fees are not printed: in each one the three phones and the way to the enquiry form. */
export function FeeByPhone({ tabs, ...words }: Words & { tabs: readonly PlanTab[] }) {
  return (
    <Tabs
      label="Plan length"
      tabs={tabs.map(({ id, label }) => ({
        id: `plan-${id}`,
        title: label,
        panel: <Card title={label} {...words} />,
      }))}
    />
  );
}

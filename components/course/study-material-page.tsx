import type { ReactNode } from 'react';
import { RefundPolicyLink } from '@/components/policy/refund-policy-link';
import { PageFrame } from '@/components/site/page-frame';
import { PageLinks } from '@/components/site/page-links';
import { WithCourseList } from '@/components/site/course-list';
import { BesideCard, Section } from '@/components/ui/section';
import type { CourseFeature } from '@/content/course';
import { institute } from '@/content/institute';
import { planBooks } from '@/content/studymaterial/plan-books';
import type { StudyMaterial } from '@/content/studymaterial/study-material';
import { FaqList } from './faq-list';
import { examName, MaterialIntro, MaterialKinds, MaterialPrices } from './material-offer';
import { PhoneBox } from './phone-box';
import { PlanBooksTable } from './plan-books-table';
import { Prose } from './prose';
import { Registration } from './registration';
import { TermList } from './term-list';

type Props = { material: StudyMaterial };

const [firstPhone] = institute.phones;

function Facts({ facts }: { facts: readonly CourseFeature[] }) {
  return (
    <dl className="material-facts">
      {facts.map(({ name, detail }) => (
        <div key={name}>
          <dt>
            <Prose text={name} />
          </dt>
          <dd>
            <Prose text={detail} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Work({ material }: Props) {
  return (
    <Section aria-labelledby="suits">
      <h2 id="suits" className="mb-4">
        Whom they suit
      </h2>
      <Facts facts={material.suits} />
      <h2 className="mt-11 mb-2">A week with the booklets</h2>
      <p className="mb-5 max-w-prose">
        <Prose text={material.weekIntro} />
      </p>
      <TermList rows={material.week.map(({ when, work }) => [when, work])} />
    </Section>
  );
}

function InPlans({ material }: Props) {
  return (
    <Section band="white" aria-labelledby="in-plans">
      <h2 id="in-plans" className="mb-3">
        What the course plans already hold
      </h2>
      <div className="grid gap-7 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-16">
        <div>
          {material.inPlans.map((paragraph) => (
            <p key={paragraph} className="mb-4 max-w-prose">
              <Prose text={paragraph} />
            </p>
          ))}
          <PlanBooksTable exam={examName(material)} rows={planBooks(material.exam)} />
        </div>
        <div className="self-start print:hidden">
          <PageLinks
            paths={[`/onlinecourses/${material.exam}`, `/offlinecourses/${material.exam}`]}
          />
        </div>
      </div>
    </Section>
  );
}

function Order({ material }: Props) {
  return (
    <Section aria-labelledby="order">
      <BesideCard card={<PhoneBox text={material.callText} from={{ page: material.path }} />}>
        <h2 id="order" className="mb-3">
          How to order
        </h2>
        <p className="max-w-prose">
          <Prose text={material.orderIntro} />
        </p>
        <Registration steps={material.order} />
      </BesideCard>
    </Section>
  );
}

function Delivery({ material }: Props) {
  return (
    <Section band="tint" aria-labelledby="delivery">
      <h2 id="delivery" className="mb-4">
        Delivery and refund
      </h2>
      <Facts facts={material.delivery} />
      <p className="mt-5 max-w-prose">
        <Prose text={material.refund} />
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6 print:hidden">
        <a href="/shipping-policy" className="inline-flex min-h-11 items-center">
          Shipping Policy
        </a>
        <RefundPolicyLink />
      </p>
    </Section>
  );
}

function Questions({ material }: Props) {
  return (
    <Section aria-labelledby="questions">
      <div className="grid gap-4 lg:grid-cols-[300px_minmax(0,1fr)] lg:gap-16">
        <div>
          <h2 id="questions">Questions about the booklets</h2>
          <p className="mt-3 text-muted">
            For anything else, call{' '}
            <a
              href={firstPhone.href}
              className="inline-flex min-h-11 items-center whitespace-nowrap"
            >
              {firstPhone.printed}
            </a>
          </p>
        </div>
        <FaqList faqs={material.faqs} />
      </div>
    </Section>
  );
}

/** The booklets of one exam: what they are for, their prices, how to order and how they arrive. */
export function StudyMaterialPage({ material, figure }: Props & { figure: ReactNode }) {
  const { path, breadcrumb } = material;
  return (
    <PageFrame path={path} trail={[{ name: breadcrumb, path }]}>
      <WithCourseList path={path}>
        <MaterialIntro material={material} figure={figure} />
        <MaterialKinds material={material} />
      </WithCourseList>
      <MaterialPrices material={material} />
      <Work material={material} />
      <InPlans material={material} />
      <Order material={material} />
      <Delivery material={material} />
      <Questions material={material} />
    </PageFrame>
  );
}

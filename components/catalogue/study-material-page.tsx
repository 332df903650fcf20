import type { MaterialId } from '@/content/catalogue/exams/exam';
import { Fragment, type ReactNode } from 'react';
import { RefundPolicyLink } from '@/components/pages/refund-policy-link';
import { JsonLd } from '@/components/site/json-ld';
import { PageFrame, PageTop } from '@/components/site/page-frame';
import { PageLinks } from '@/components/site/page-links';
import { HelpCard } from '@/components/site/phone-card';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Prose } from '@/components/ui/prose';
import { Rupees } from '@/components/ui/rupees';
import { BesideCard, Section } from '@/components/ui/section';
import type { CourseFeature } from '@/content/catalogue/course';
import { courseNameOf } from '@/content/catalogue/exams/exams';
import { bookletId } from '@/content/catalogue/offerings';
import { orderHref } from '@/content/catalogue/payment-links';
import { shipsBooklets } from '@/content/catalogue/shipping';
import {
  bookletRefund,
  deliveryFacts,
  lowestMaterialPrice,
  orderSteps,
  planBooks,
  sumOfParts,
  type MaterialRow,
  type PlanBooks,
  type StudyMaterial,
} from '@/content/catalogue/study-material';
import { trailThrough } from '@/lib/site/seo';
import { bookletProducts, faqPage } from '@/lib/site/structured-data';
import { GstNote, Intro, PageIntro, Questions, Registration, TermList } from './page-parts';
import { BookletPages } from './booklet-pages';
import { Table } from './table';

const spineColours = { pyq: 'bg-lobe', practice: 'bg-[#f9c795]', theory: 'bg-brand' };

/* Contents in the colours of the spines: the combined row has all three. */
const spines: Record<MaterialId, readonly (keyof typeof spineColours)[]> = {
  pyq: ['pyq'],
  practice: ['practice'],
  theory: ['theory'],
  combined: ['pyq', 'practice', 'theory'],
};

function Spines({ id }: { id: MaterialId }) {
  return (
    <span className="spines" aria-hidden="true">
      {spines[id].map((kind) => (
        <span
          key={kind}
          className={`h-7 w-[11px] rounded-[2px] border-[1.5px] border-ink ${spineColours[kind]}`}
        />
      ))}
    </span>
  );
}

type Props = { material: StudyMaterial };

/** Price table of an exam's booklets, as in the catalogue. */
function MaterialTable({ material }: Props) {
  const exam = courseNameOf(material.exam);
  return (
    <Table
      className="material-table"
      caption={`${exam} booklets: class time, duration and price`}
      columns={[
        { name: 'Course name' },
        { name: 'Class time' },
        { name: 'Duration' },
        { name: 'Price', className: 'number' },
        ...(shipsBooklets ? [{ name: 'Buy online' }] : []),
      ]}
      rows={material.rows.map(({ id, name, classTime, duration, price }) => ({
        key: id,
        className: id === 'combined' ? 'total' : undefined,
        heading: (
          <>
            <Spines id={id} />
            {name}
          </>
        ),
        cells: [
          classTime,
          duration,
          <Rupees key="price" paise={price} />,
          ...(shipsBooklets
            ? [
                <a
                  key="buy"
                  href={orderHref(bookletId(material.exam, id), material.path)}
                  className="tap-target"
                >
                  Buy<span className="sr-only"> {name}</span>
                </a>,
              ]
            : []),
        ],
      }))}
    />
  );
}

function MaterialSum({ rows }: { rows: readonly MaterialRow[] }) {
  const combined = rows.find(({ id }) => id === 'combined');
  if (!combined) return null;
  return (
    <p className="mt-5 flex gap-3 text-large leading-[1.4]">
      <Icon name="info" className="mt-[3px] size-5.5 text-brand" />
      <span>
        Combined set{' '}
        <b>
          <Rupees paise={combined.price} />
        </b>
        ; the three sets bought separately{' '}
        <b>
          <Rupees paise={sumOfParts(rows)} />
        </b>
        .
      </span>
    </p>
  );
}

const kindIds = ['pyq', 'practice', 'theory'] as const;

function MaterialIntro({ material, figure }: Props & { figure: ReactNode }) {
  return (
    <PageIntro heading={material.heading} lede={material.lede} figure={figure}>
      {material.intro.map((paragraph) => (
        <p key={paragraph} className="max-w-prose">
          <Prose text={paragraph} />
        </p>
      ))}
      <p>
        <ButtonLink href="#prices" variant="outline">
          <span>
            Prices from <Rupees paise={lowestMaterialPrice(material.rows)} />
          </span>
        </ButtonLink>
      </p>
    </PageIntro>
  );
}

function MaterialKinds({ material }: Props) {
  return (
    <>
      <h2 className="mt-10 mb-5 subheading">Booklets in the set</h2>
      <ul className="material-kinds">
        {material.kinds.map(({ name, detail }, index) => (
          <li key={name}>
            <Spines id={kindIds[index] ?? 'combined'} />
            <h3>
              <Prose text={name} />
            </h3>
            <p>
              <Prose text={detail} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function MaterialPrices({ material }: Props) {
  return (
    <Section band="tint" aria-labelledby="prices" className="print:break-inside-avoid">
      <h2 id="prices">{courseNameOf(material.exam)} study material price</h2>
      <Intro text={material.pricesIntro} />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_340px] lg:items-center lg:gap-11 print:block">
        <MaterialTable material={material} />
        <div>
          <MaterialSum rows={material.rows} />
          <GstNote />
          <p className="mt-4 max-w-prose text-small text-muted">
            Duration is how long a set is valid.
          </p>
          <p className="mt-2 max-w-prose text-small text-muted">
            <Prose text={bookletRefund} />
          </p>
          <p className="print:hidden">
            <RefundPolicyLink />
          </p>
        </div>
      </div>
    </Section>
  );
}

function Copies({ text }: { text: string }) {
  const held = text !== 'not included';
  return (
    <span className={held ? 'book-held' : 'book-missing'}>
      <Icon name={held ? 'tick' : 'dash'} className="size-5" />
      {text}
    </span>
  );
}

/** The books included in each plan of an exam. */
function PlanBooksTable({ exam, rows }: { exam: string; rows: readonly PlanBooks[] }) {
  return (
    <Table
      className="plan-books"
      caption={`Books in the ${exam} plans`}
      columns={['Plan', 'Practice books', 'PYQs books', 'Theory booklets'].map((name) => ({
        name,
      }))}
      rows={rows.map(({ names, practice, pyq, theory }) => ({
        key: names.join(),
        heading: names.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && ', '}
            <span className="whitespace-nowrap">{name}</span>
          </Fragment>
        )),
        cells: [
          <Copies key="practice" text={practice} />,
          <Copies key="pyq" text={pyq} />,
          <Copies key="theory" text={theory} />,
        ],
      }))}
    />
  );
}

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
  const { suits } = material;
  if (!suits) return null;
  return (
    <Section aria-labelledby="suits">
      <h2 id="suits" className="mb-4">
        Which booklets to buy
      </h2>
      <Facts facts={suits} />
      {material.week && (
        <>
          <h2 className="mt-11 mb-2">A week with the booklets</h2>
          {material.weekIntro && <Intro text={material.weekIntro} />}
          <TermList rows={material.week.map(({ when, work }) => [when, work])} />
        </>
      )}
    </Section>
  );
}

function InPlans({ material }: Props) {
  return (
    <Section band="white" aria-labelledby="in-plans">
      <h2 id="in-plans" className="mb-3">
        Books included in the course plans
      </h2>
      <div className="grid gap-7 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-16">
        <div>
          {material.inPlans.map((paragraph) => (
            <p key={paragraph} className="mb-4 max-w-prose">
              <Prose text={paragraph} />
            </p>
          ))}
          <PlanBooksTable exam={courseNameOf(material.exam)} rows={planBooks(material.exam)} />
        </div>
        <div className="self-start print:hidden">
          <PageLinks
            paths={[`/onlinecourses/${material.exam}`, `/offlinecourses/${material.exam}`, '/fees']}
          />
        </div>
      </div>
    </Section>
  );
}

function Order({ material }: Props) {
  return (
    <Section aria-labelledby="order">
      <BesideCard card={<HelpCard from={{ page: material.path }} />}>
        <h2 id="order">How to order</h2>
        <Registration steps={orderSteps} />
      </BesideCard>
    </Section>
  );
}

function Delivery() {
  return (
    <Section band="tint" aria-labelledby="delivery">
      <h2 id="delivery" className="mb-4">
        Delivery
      </h2>
      <Facts facts={deliveryFacts} />
      <p className="mt-2 print:hidden">
        <a href="/shipping-policy" className="inline-flex min-h-11 items-center">
          Shipping Policy
        </a>
      </p>
    </Section>
  );
}

/** Booklets of one exam: purpose, prices, ordering and delivery. */
export function StudyMaterialPage({ material, figure }: Props & { figure: ReactNode }) {
  const { path } = material;
  return (
    <>
      <JsonLd data={faqPage(material.faqs)} />
      {bookletProducts(material).map((product, index) => (
        <JsonLd key={material.rows[index]?.id} data={product} />
      ))}
      <PageFrame path={path} trail={trailThrough('/studymaterial', path)} courseList>
        <PageTop>
          <MaterialIntro material={material} figure={figure} />
          <MaterialKinds material={material} />
          <BookletPages exam={material.exam} />
        </PageTop>
        <MaterialPrices material={material} />
        <Work material={material} />
        <InPlans material={material} />
        <Order material={material} />
        <Delivery />
        <Questions faqs={material.faqs} />
      </PageFrame>
    </>
  );
}

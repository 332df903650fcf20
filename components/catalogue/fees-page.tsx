import { JsonLd } from '@/components/site/json-ld';
import { PageLinks } from '@/components/site/page-links';
import { PageFrame } from '@/components/site/page-frame';
import { HelpCard } from '@/components/site/phone-card';
import { PastMark } from '@/components/site/past-mark';
import { Icon } from '@/components/ui/icon';
import { Prose } from '@/components/ui/prose';
import { Rupees } from '@/components/ui/rupees';
import { BesideCard, Section, Wrap } from '@/components/ui/section';
import {
  bookletFees,
  examFees,
  feeCourses,
  fees,
  testFees,
  type ExamFees,
  type TestFee,
} from '@/content/pages/fees';
import { requireExam } from '@/content/catalogue/exams/exams';
import { institute } from '@/content/facts/institute';
import { perMonth, type Plan } from '@/content/catalogue/plan';
import { trailThrough } from '@/lib/site/seo';
import { itemList } from '@/lib/site/structured-data';
import { FitForm } from './fit-page';
import { GstNote, Intro, Registration } from './page-parts';
import { Table } from './table';

const modeNames: Record<Plan['mode'], string> = { online: 'Online', offline: 'Classroom' };

/** Every fee on one page. The filters are links and radio buttons, so they work without scripts. */
export function FeesPage() {
  const { path, heading, lede, paying } = fees;
  return (
    <>
      <JsonLd
        data={itemList(feeCourses.map(({ title, path: page }) => ({ name: title, path: page })))}
      />
      <PageFrame path={path} trail={trailThrough(path)}>
        <Wrap className="pt-2 pb-13 lg:pb-14 print:pb-0">
          <h1>
            <Prose text={heading} />
          </h1>
          <p className="lede mt-4 max-w-prose">
            <Prose text={lede} />
          </p>
          <p className="mt-2 hidden print:block">
            {institute.name}, {institute.address}.{' '}
            {institute.phones.map(({ printed }) => printed).join(', ')}
          </p>
          <details id="find" className="my-6 print:hidden">
            <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand">
              {fees.finder.summary}
              <Icon name="chevron-down" className="turns size-5" />
            </summary>
            <div className="mt-3 mb-6">
              <FitForm />
            </div>
          </details>
          <div id="all" className="fees">
            <Filter />
            {examFees.map((one) => (
              <CourseFees key={one.exam} {...one} />
            ))}
          </div>
          <GstNote />
        </Wrap>
        <Section band="tint" aria-labelledby="tests-and-booklets">
          <OtherFees />
          <div className="print:hidden">
            <h2 className="mt-10 mb-4">{fees.courses}</h2>
            <PageLinks paths={feeCourses.map(({ path: page }) => page)} />
          </div>
        </Section>
        <Section band="white" aria-labelledby="paying">
          <BesideCard card={<HelpCard from={{ page: path }} />}>
            <h2 id="paying">{paying.heading}</h2>
            <Registration steps={paying.steps} />
            <p className="mt-4">
              {paying.refund} <a href="/refund-policy">{paying.refundLink}</a>.
            </p>
          </BesideCard>
        </Section>
      </PageFrame>
    </>
  );
}

/** Links that show one exam alone, and radio buttons for the mode. */
function Filter() {
  const { exams, all, mode } = fees.filter;
  return (
    <div className="fees-filter">
      <nav aria-label={exams}>
        <a href="#all">{all}</a>
        {examFees.map(({ exam }) => (
          <a key={exam} href={`#${exam}`}>
            {requireExam(exam).name}
          </a>
        ))}
      </nav>
      <fieldset>
        <legend className="sr-only">{mode}</legend>
        {fees.modes.map(([id, label]) => (
          <label key={id}>
            <input type="radio" name="mode" value={id} defaultChecked={id === 'all'} />
            {label}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

function CourseFees({ exam, name, modes }: ExamFees) {
  const heading = `${name} fees`;
  return (
    <section id={exam} aria-labelledby={`${exam}-fees`}>
      <h2 id={`${exam}-fees`}>
        <Prose text={heading} />
      </h2>
      <Table
        className="fee-list"
        caption={<span className="sr-only">{heading}</span>}
        columns={[
          { name: 'Plan' },
          { name: 'Mode' },
          { name: 'Fee with GST', className: 'number' },
          { name: 'Per month (paid in full)', className: 'number' },
        ]}
        rows={modes.flatMap(({ mode, path, plans, lengths }) => [
          ...plans.map((plan) => ({
            key: plan.id,
            className: `fees-${mode}`,
            heading: (
              <a href={`${path}#${plan.id}`} className="tap-target">
                {plan.title}
                <span className="sr-only">, {plan.course}</span>
              </a>
            ),
            cells: [
              modeNames[mode],
              <Fee key="fee" plan={plan} />,
              <Rupees key="month" paise={perMonth(plan)} />,
            ],
          })),
          ...lengths.map((length) => ({
            key: `${mode}-${length}`,
            className: `fees-${mode}`,
            heading: (
              <a href={path} className="tap-target">
                {length}
                <span className="sr-only">
                  , {name}, {mode}
                </span>
              </a>
            ),
            cells: [modeNames[mode], fees.onRequest, ''],
          })),
        ])}
      />
    </section>
  );
}

function Fee({ plan }: { plan: Plan }) {
  return (
    <>
      <Rupees paise={plan.price} />
      {plan.struckPrice && (
        <s>
          <span className="sr-only">Earlier price </span>
          <Rupees paise={plan.struckPrice} />
        </s>
      )}
    </>
  );
}

function OtherFees() {
  const { tests, booklets } = fees;
  const [first] = bookletFees;
  return (
    <div className="grid gap-10 print:gap-4">
      <div>
        <h2 id="tests-and-booklets">{tests.heading}</h2>
        <Intro text={tests.intro} className="" />
        <Table
          className="fee-list"
          caption={<span className="sr-only">{tests.heading}</span>}
          columns={[
            { name: 'Series' },
            { name: 'Tests' },
            { name: 'Fee with GST', className: 'number' },
          ]}
          rows={testFees.map(({ name, tests: count, fee, path, lastDay }) => ({
            key: name,
            heading: <TestName name={name} path={path} lastDay={lastDay} />,
            cells: [
              count,
              typeof fee === 'string' ? (
                <Prose key="fee" text={fee} />
              ) : (
                <Rupees key="fee" paise={fee} />
              ),
            ],
          }))}
        />
      </div>
      <div className="print:break-inside-avoid">
        <h2>{booklets.heading}</h2>
        <Intro text={booklets.intro} className="" />
        <Table
          className="fee-list"
          caption={<span className="sr-only">{booklets.heading}</span>}
          columns={[
            { name: 'Exam' },
            ...(first?.rows ?? []).map(({ name }) => ({ name, className: 'number' })),
          ]}
          rows={bookletFees.map(({ name, path, rows }) => ({
            key: path,
            heading: (
              <a href={path}>
                <Prose text={name} />
              </a>
            ),
            cells: rows.map(({ id, price }) => <Rupees key={id} paise={price} />),
          }))}
        />
      </div>
    </div>
  );
}

function TestName({ name, path, lastDay }: Pick<TestFee, 'name' | 'path' | 'lastDay'>) {
  return (
    <>
      <a href={path}>
        <Prose text={name} />
      </a>{' '}
      {lastDay && <PastMark lastDay={lastDay} />}
    </>
  );
}

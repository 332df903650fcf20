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
  feesWords,
  testFees,
  type ExamFees,
  type FeesWords,
} from '@/content/pages/fees';
import { feesInHindi } from '@/content/pages/fees-hindi';
import {
  admissionDocuments,
  helpWords,
  stepWords,
  type RegistrationStep,
} from '@/content/catalogue/course';
import {
  documentsInHindi,
  gstInHindi,
  helpInHindi,
  stepsInHindi,
} from '@/content/catalogue/course-hindi';
import { gstRate, gstWords } from '@/content/catalogue/gst';
import { requireExam } from '@/content/catalogue/exams/exams';
import { institute } from '@/content/facts/institute';
import { fill, type Language } from '@/content/hindi';
import { perMonth, type Plan } from '@/content/catalogue/plan';
import { trailThrough } from '@/lib/site/seo';
import { itemList } from '@/lib/site/structured-data';
import { FeeSheetLink, OfflineNote } from './fee-sheet-page';
import { FitForm } from './fit-page';
import { GstNote, Intro, Registration } from './page-parts';
import { Table } from './table';

const inLanguage = {
  en: {
    path: fees.path,
    words: feesWords,
    steps: stepWords,
    documents: admissionDocuments,
    gst: gstWords,
    help: helpWords,
  },
  hi: {
    path: '/hi/fees',
    words: feesInHindi,
    steps: stepsInHindi,
    documents: documentsInHindi,
    gst: gstInHindi,
    help: helpInHindi,
  },
} as const;

/** Every fee on one page. The filters are links and radio buttons, so they work without scripts. */
export function FeesPage({ language }: { language: Language }) {
  const { path, words, gst, help } = inLanguage[language];
  const { paying } = words;
  return (
    <>
      {language === 'en' && (
        <JsonLd
          data={itemList(feeCourses.map(({ title, path: page }) => ({ name: title, path: page })))}
        />
      )}
      <PageFrame path={path} trail={trailThrough(path)}>
        <Wrap className="pt-2 pb-13 lg:pb-14 print:pb-0">
          <h1>
            <Prose text={words.heading} />
          </h1>
          <p className="lede mt-4 max-w-prose">
            <Prose text={fill(words.lede, { place: institute.place, gst: gstRate })} />
          </p>
          {language === 'en' && <OfflineNote />}
          <p className="mt-2 hidden print:block">
            {institute.name}, {institute.address}.{' '}
            {institute.phones.map(({ printed }) => printed).join(', ')}
          </p>
          {language === 'en' && <FeeSheetLink />}
          {language === 'en' && <Finder />}
          <div id="all" className="fees">
            <Filter words={words} />
            {examFees.map((one) => (
              <CourseFees key={one.exam} words={words} {...one} />
            ))}
          </div>
          <GstNote text={fill(gst.note, { gst: gstRate })} />
        </Wrap>
        <Section band="tint" aria-labelledby="tests-and-booklets">
          <div className="grid gap-10 print:gap-4">
            <TestFees words={words} />
            <BookletFees words={words} />
          </div>
          {language === 'en' && <Courses />}
        </Section>
        <Section band="white" aria-labelledby="paying">
          <BesideCard card={<HelpCard from={{ page: path }} words={help} />}>
            <h2 id="paying">{paying.heading}</h2>
            <Registration steps={stepsIn(language)} />
            <p className="mt-4">
              {paying.refund} <a href="/refund-policy">{paying.refundLink}</a>
              {paying.stop}
            </p>
          </BesideCard>
        </Section>
      </PageFrame>
    </>
  );
}

function Finder() {
  return (
    <details id="find" className="my-6 print:hidden">
      <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand">
        {fees.finder.summary}
        <Icon name="chevron-down" className="turns size-5" />
      </summary>
      <div className="mt-3 mb-6">
        <FitForm />
      </div>
    </details>
  );
}

function Courses() {
  return (
    <div className="print:hidden">
      <h2 className="mt-10 mb-4">{fees.courses}</h2>
      <PageLinks paths={feeCourses.map(({ path: page }) => page)} />
    </div>
  );
}

/** The ways to pay and enrol. */
function stepsIn(language: Language): readonly RegistrationStep[] {
  const { steps, documents } = inLanguage[language];
  const { online, office, bank } = steps;
  return [
    online,
    {
      title: office.title,
      text: fill(office.text, { place: institute.place }),
      bring: documents,
    },
    { ...bank, bank: true },
  ];
}

interface WordsProps {
  words: FeesWords;
}

/** Links that show one exam alone, and radio buttons for the mode. */
function Filter({ words: { filter, modes } }: WordsProps) {
  return (
    <div className="fees-filter">
      <nav aria-label={filter.exams}>
        <a href="#all">{filter.all}</a>
        {examFees.map(({ exam }) => (
          <a key={exam} href={`#${exam}`}>
            {requireExam(exam).name}
          </a>
        ))}
      </nav>
      <fieldset>
        <legend className="sr-only">{filter.mode}</legend>
        {(['all', 'online', 'offline'] as const).map((mode) => (
          <label key={mode}>
            <input type="radio" name="mode" value={mode} defaultChecked={mode === 'all'} />
            {modes[mode]}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

function CourseFees({ words, exam, name, modes }: ExamFees & WordsProps) {
  const { table } = words;
  const heading = fill(table.heading, { course: name });
  return (
    <section id={exam} aria-labelledby={`${exam}-fees`}>
      <h2 id={`${exam}-fees`}>
        <Prose text={heading} />
      </h2>
      <Table
        className="fee-list"
        caption={<span className="sr-only">{heading}</span>}
        columns={[
          { name: table.plan },
          { name: table.mode },
          { name: table.fee, className: 'number' },
          { name: table.month, className: 'number' },
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
              words.modes[mode],
              <Fee key="fee" plan={plan} earlier={table.earlier} />,
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
            cells: [words.modes[mode], words.onRequest, ''],
          })),
        ])}
      />
    </section>
  );
}

function Fee({ plan, earlier }: { plan: Plan; earlier: string }) {
  return (
    <>
      <Rupees paise={plan.price} />
      {plan.struckPrice && (
        <s>
          <span className="sr-only">{earlier} </span>
          <Rupees paise={plan.struckPrice} />
        </s>
      )}
    </>
  );
}

function TestFees({ words: { tests, table }, words }: WordsProps) {
  return (
    <div>
      <h2 id="tests-and-booklets">{tests.heading}</h2>
      <Intro text={tests.intro} className="" />
      <Table
        className="fee-list"
        caption={<span className="sr-only">{tests.heading}</span>}
        columns={[
          { name: tests.series },
          { name: tests.tests },
          { name: table.fee, className: 'number' },
        ]}
        rows={testFees(words).map(({ name, tests: count, fee, path, lastDay }) => ({
          key: name,
          heading: (
            <>
              <a href={path}>
                <Prose text={name} />
              </a>{' '}
              {lastDay && <PastMark lastDay={lastDay} text={tests.past} />}
            </>
          ),
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
  );
}

function BookletFees({ words: { booklets } }: WordsProps) {
  const [first] = bookletFees;
  return (
    <div className="print:break-inside-avoid">
      <h2>{booklets.heading}</h2>
      <Intro text={booklets.intro} className="" />
      <Table
        className="fee-list"
        caption={<span className="sr-only">{booklets.heading}</span>}
        columns={[
          { name: booklets.exam },
          ...(first?.rows ?? []).map(({ id }) => ({
            name: booklets.sets[id],
            className: 'number',
          })),
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
  );
}

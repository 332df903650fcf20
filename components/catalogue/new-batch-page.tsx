import type { ReactNode } from 'react';
import { CourseFigure } from '@/components/catalogue/figures/figure-parts';
import { curvePath, steps } from '@/components/catalogue/figures/paths';
import { RefundPolicyLink } from '@/components/pages/refund-policy-link';
import { NoticeBoard } from '@/components/site/notice-board';
import { PageFrame, PageTop } from '@/components/site/page-frame';
import { PastMark } from '@/components/site/past-mark';
import { HelpCard } from '@/components/site/phone-card';
import { QuickLinks } from '@/components/site/quick-links';
import { ButtonLink } from '@/components/ui/button';
import { WholeWords } from '@/components/ui/prose';
import { BesideCard, Section } from '@/components/ui/section';
import { Tabs } from '@/components/ui/tabs';
import { countText } from '@/content/counted';
import { printShortDay, type IsoDay } from '@/content/day';
import { batchBoard, batchDetails, newBatchPage } from '@/content/catalogue/new-batch';
import { jrfJumpstart, testSeriesOffer } from '@/content/catalogue/offers';
import { orderHref } from '@/content/catalogue/payment-links';
import { timetable } from '@/content/facts/timetable';
import { demoClassPage, hasDemoClasses } from '@/content/pages/demo-class';
import { trailThrough } from '@/lib/site/seo';
import { CrashCoursePrice, OfferFeatures, OfferPrice } from './offer-card';
import { FactList, PageIntro, Registration } from './page-parts';
import { Table } from './table';

const molecules = 16;
const floor = 196;
const last = 3.5;
const x = (time: number) => 48 + 85 * time;
const y = (count: number) => floor - (168 * count) / molecules;

const curveOf = (which: 'a' | 'b' | 'c') =>
  curvePath(steps(0, last, 70).map((time) => [x(time), y(molecules * shares(time)[which])]));

/** Each half of the disc is an ester group, filled once it is hydrolysed. */
function Molecule({ cx, cy, open }: { cx: number; cy: number; open: 0 | 1 | 2 }) {
  const half = `M${cx} ${cy - 6}a6 6 0 0 1 0 12Z`;
  return (
    <>
      <circle className="molecule-rim" cx={cx} cy={cy} r="6" />
      {open === 1 && <path className="molecule-open" d={half} />}
      {open === 2 && <circle className="molecule-open" cx={cx} cy={cy} r="6" />}
      <path d={`M${cx} ${cy - 6}v12`} />
    </>
  );
}

/** The vessel after `time` half-lives, with its sixteen molecules shuffled. */
function Vessel({ time }: { time: number }) {
  const { a, b } = shares(time);
  const left = x(time) - 32;
  const top = 254;
  return (
    <>
      <path
        className="vessel"
        d={`M${left - 3} ${top - 3}q3 0 3 3v56q0 8 8 8h48q8 0 8-8v-56q0-3 3-3`}
      />
      {Array.from({ length: molecules }, (_, place) => {
        const rank = ((place * 5) % molecules) + 0.5;
        const open = rank < a * molecules ? 0 : rank < (a + b) * molecules ? 1 : 2;
        const cx = left + 9.5 + 15 * (place % 4);
        return (
          <Molecule key={place} cx={cx} cy={top + 10 + 15 * Math.floor(place / 4)} open={open} />
        );
      })}
    </>
  );
}

function Axes() {
  return (
    <>
      <path
        className="axis"
        d={`M${x(0)} ${floor}V14m-5 8 5-8 5 8M${x(0)} ${floor}H354m-8-5 8 5-8 5`}
      />
      {[4, 8, 12, 16].map((count) => (
        <g key={count}>
          <path d={`M${x(0) - 5} ${y(count)}h5`} />
          <text x={x(0) - 10} y={y(count) + 5} textAnchor="end">
            {count}
          </text>
        </g>
      ))}
      {[0, 1, 2, 3].map((time) => (
        <g key={time}>
          <path d={`M${x(time)} ${floor}v5`} />
          <text x={x(time)} y={floor + 24} textAnchor="middle">
            {time}
          </text>
        </g>
      ))}
      <text x="352" y={floor + 46} textAnchor="end">
        half-lives
      </text>
      <text x={x(0) + 12} y="20">
        molecules
      </text>
    </>
  );
}

type Kind = { of: string; open: 0 | 1 | 2; left: string; at: readonly [number, number] };

const kinds: readonly Kind[] = [
  { of: 'A', open: 0, left: '2 esters', at: [x(0.36), y(12)] },
  { of: 'B', open: 1, left: '1 ester', at: [x(0.88), y(8) - 14] },
  { of: 'C', open: 2, left: 'no ester', at: [x(2.72), y(12.6) - 10] },
];

function Names() {
  return kinds.map(({ of, open, left, at }, index) => {
    const row = 276 + 24 * index;
    return (
      <g key={of}>
        <Molecule cx={at[0]} cy={at[1] - 5} open={open} />
        <text className="strong" x={at[0] + 12} y={at[1]}>
          {of}
        </text>
        <Molecule cx={270} cy={row - 5} open={open} />
        <text x="282" y={row}>
          {left}
        </text>
      </g>
    );
  });
}

/** Fig. 1 of New Batches: consecutive reactions A → B → C, and when B is at its maximum. */
function BatchFigure() {
  return (
    <CourseFigure
      number={1}
      caption="A batch of 16 molecules with two equal ester groups, hydrolysed one after the other: A to B to C. B is highest after one half-life of a group, when 4 are A, 8 are B and 4 are C."
    >
      <svg
        className="drawing"
        viewBox="0 0 360 330"
        role="img"
        aria-label="Three curves over time, counted in half-lives of one ester group. A falls from 16 molecules to 4 after one half-life and 1 after two. B rises to its highest, 8, after one half-life and falls to 6 after two. C rises from none to 4 and then 9. Below, the vessel is drawn at the start and after one and two half-lives, each molecule a disc whose two halves fill as its groups react."
      >
        <path className="dots" d={`M${x(1)} ${y(8)}V${floor}M${x(2)} ${y(9)}V${floor}`} />
        <Axes />
        <path className="ester-a" d={curveOf('a')} />
        <path className="ester-c" d={curveOf('c')} />
        <path className="curve" d={curveOf('b')} />
        {[1, 2].flatMap((time) =>
          Object.values(shares(time)).map((share, index) => (
            <circle
              key={`${time} ${index}`}
              className="trace-point"
              cx={x(time)}
              cy={y(molecules * share)}
              r="4"
            />
          )),
        )}
        <Names />
        {[0, 1, 2].map((time) => (
          <Vessel key={time} time={time} />
        ))}
      </svg>
    </CourseFigure>
  );
}

const { path, offers } = newBatchPage;

function Offers() {
  return (
    <Section band="tint" aria-labelledby="offers">
      <h2 id="offers">{offers.heading}</h2>
      <div className="mt-7 grid grid-cols-1 gap-x-7 gap-y-11 lg:grid-cols-[minmax(0,2.1fr)_minmax(0,1fr)] lg:items-start print:block">
        <div className="min-w-0">
          <Tabs
            label="Crash courses and batches"
            tabs={[
              { id: 'crash-course', title: offers.crashTab, panel: <CrashCards /> },
              {
                id: 'new-batches',
                title: offers.batchTab,
                panel: (
                  <>
                    <NoticeBoard
                      id="batches"
                      heading={offers.boardHeading}
                      level={4}
                      what="the batches"
                      notices={batchBoard}
                    />
                    <BatchDetails />
                  </>
                ),
              },
            ]}
          />
        </div>
        <QuickLinks path={path} />
      </div>
    </Section>
  );
}

function BatchDetails() {
  if (batchDetails.length === 0) return null;
  return (
    <>
      <h4 className="mt-7 mb-3 font-display text-[20px] font-semibold">{offers.detailsHeading}</h4>
      <ul className="ruled">
        {batchDetails.map(({ id, exam, mode, session, start, timing, seats, place, link }) => (
          <li key={[exam, mode, session, start, timing, place].join()} className="py-3">
            <b>
              {session}, {mode === 'online' ? 'online' : 'classroom'}
            </b>
            , starts {printShortDay(start)}
            {[timing, seats && countText(seats, 'seat'), place].map(
              (text) =>
                text && (
                  <span key={text} className="block text-small text-muted">
                    {text}
                  </span>
                ),
            )}
            {seats && (
              <span className="block text-small">
                <b data-batch={id} />
              </span>
            )}
            {link && (
              <a href={link} target="_blank" rel="noopener" className="tap-target">
                Join this batch
                <span className="sr-only"> (opens a new tab)</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const { path: pagePath, heading, lede, toOffers, schedule, choices } = newBatchPage;

function Intro() {
  return (
    <PageIntro heading={heading} lede={lede} figure={<BatchFigure />}>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href="#offers" variant="outline">
          {toOffers}
        </ButtonLink>
        {hasDemoClasses && (
          <ButtonLink href={demoClassPage.path}>{demoClassPage.heading}</ButtonLink>
        )}
      </p>
    </PageIntro>
  );
}

function Timings() {
  return (
    <Section aria-labelledby="timings">
      <div className="grid gap-13 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 id="timings" className="mb-5">
            {schedule.heading}
          </h2>
          <FactList facts={schedule.rows} />
        </div>
        <div>
          <h2 className="mb-5">{choices.heading}</h2>
          <FactList facts={choices.rows} />
        </div>
      </div>
    </Section>
  );
}

function Timetable() {
  if (timetable.length === 0) return null;
  const hasTeachers = timetable.some(({ teacher }) => teacher !== '');
  const names = ['Batch', 'Days', 'Hours', ...(hasTeachers ? ['Teacher'] : []), 'Place'];
  return (
    <Section band="white" aria-labelledby="timetable">
      <h2 id="timetable" className="mb-5">
        {newBatchPage.timetableHeading}
      </h2>
      <Table
        className="timetable"
        caption="Classes of the batches that run now"
        columns={names.map((name) => ({ name }))}
        rows={timetable.map(({ course, batch, days, hours, teacher, place }) => ({
          key: [course, batch, days, hours].join(),
          heading: `${course}: ${batch}`,
          cells: [
            days,
            hours.replace(/ (?=[ap]m)/g, '\u00a0'),
            ...(hasTeachers ? [teacher] : []),
            place,
          ],
        }))}
      />
    </Section>
  );
}

function Joining() {
  const { joinHeading, registration, refund } = newBatchPage;
  return (
    <Section band="white" aria-labelledby="join">
      <BesideCard card={<HelpCard from={{ page: pagePath }} />}>
        <h2 id="join">{joinHeading}</h2>
        <Registration steps={registration} />
        <p className="mt-7 max-w-prose">{refund}</p>
        <p>
          <RefundPolicyLink />
        </p>
      </BesideCard>
    </Section>
  );
}

/** The New Batches page (specification). */
export function NewBatchPage() {
  return (
    <PageFrame path={pagePath} trail={trailThrough(pagePath)} courseList>
      <PageTop>
        <Intro />
      </PageTop>
      <Offers />
      <Timings />
      <Timetable />
      <Joining />
    </PageFrame>
  );
}

type CardProps = {
  id: string;
  title: string;
  lastDay: IsoDay;
  price: ReactNode;
  features: readonly string[];
};

function Card({ id, title, lastDay, price, features }: CardProps) {
  return (
    <article id={id} className="offer-card crash-card">
      <h4 className="bg-tint px-5 pt-3.5 pb-3 font-display text-[23px] leading-[1.15] font-semibold text-brand-deep">
        <WholeWords text={title} />
      </h4>
      <div className="grid content-start justify-items-start gap-2 px-5 pt-4">
        <PastMark lastDay={lastDay} />
        {price}
      </div>
      <p className="px-5 py-5">
        <ButtonLink
          href={orderHref(id, newBatchPage.path)}
          newTab
          className="w-full"
          aria-label={`Enroll Now, ${title}, opens in a new tab`}
        >
          Enroll Now
        </ButtonLink>
      </p>
      <div className="px-5 pb-5">
        <OfferFeatures offer={{ features }} />
      </div>
    </article>
  );
}

function CrashCards() {
  return (
    <>
      <div className="crash-cards">
        {!testSeriesOffer.ended && (
          <Card
            id={testSeriesOffer.id}
            title={testSeriesOffer.seriesTitle}
            lastDay={testSeriesOffer.lastDay}
            price={<OfferPrice offer={testSeriesOffer} />}
            features={testSeriesOffer.features}
          />
        )}
        {!jrfJumpstart.ended && (
          <Card
            id={jrfJumpstart.id}
            title={jrfJumpstart.title}
            lastDay={jrfJumpstart.lastDay}
            price={<CrashCoursePrice course={jrfJumpstart} />}
            features={jrfJumpstart.features}
          />
        )}
      </div>
      {testSeriesOffer.ended && jrfJumpstart.ended && <p>{offers.noneOnSale}</p>}
      <p className="mt-4 text-small text-muted">{offers.platinum}</p>
    </>
  );
}

/*
 * A molecule has two equal ester groups, which hydrolyse independently at the same rate. A has
 * both, B has one, C has none. Time is in half-lives of one group.
 */

/**
 * Fractions of A, B and C after `time` half-lives: (x + (1 − x))², where x = 2^−time is the
 * fraction of groups left.
 */
export function shares(time: number): { a: number; b: number; c: number } {
  const left = 2 ** -time;
  return { a: left * left, b: 2 * left * (1 - left), c: (1 - left) ** 2 };
}

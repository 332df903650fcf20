import { CourseFigure } from '@/components/catalogue/figures/figure-parts';
import { curvePath, lobePath, steps } from '@/components/catalogue/figures/paths';
import {
  BatchFacts,
  CourseFeatures,
  FactList,
  PageIntro,
  Registration,
} from '@/components/catalogue/page-parts';
import { TeacherCards } from '@/components/catalogue/teachers';
import { PageFrame } from '@/components/site/page-frame';
import { PageLinks } from '@/components/site/page-links';
import { HelpCard } from '@/components/site/phone-card';
import { Paragraphs } from '@/components/ui/prose';
import { BesideCard, Section, Wrap } from '@/components/ui/section';
import { about } from '@/content/pages/about';
import { statistics } from '@/content/pages/home';
import { trailThrough } from '@/lib/site/seo';

export type Direction = readonly [right: number, up: number, near: number];

/** Angle in degrees between equivalent hybrids with s fraction `share`: cos θ = s/(s − 1) (Coulson). */
export function hybridAngle(share: number): number {
  return (Math.acos(share / (share - 1)) * 180) / Math.PI;
}

/** The s fraction for an angle of 90 to 180 degrees: the inverse of `hybridAngle`. */
function hybridShare(angle: number): number {
  const cosine = Math.cos((angle * Math.PI) / 180);
  return cosine / (cosine - 1);
}

const turned = (degrees: number): Direction => [
  Math.sin((degrees * Math.PI) / 180),
  Math.cos((degrees * Math.PI) / 180),
  0,
];

const tetrahedral = (hybridAngle(1 / 4) * Math.PI) / 180;
const ring = (degrees: number): Direction => [
  Math.sin(tetrahedral) * Math.cos((degrees * Math.PI) / 180),
  Math.cos(tetrahedral),
  Math.sin(tetrahedral) * Math.sin((degrees * Math.PI) / 180),
];

type Hybrid = {
  name: string;
  /** The s fraction of each orbital; `printed` is its label. */
  share: number;
  printed: string;
  directions: readonly Direction[];
  /** Screen angles, clockwise from straight up, between which the angle is drawn. */
  between: readonly [number, number];
};

/** Orbital directions of sp, sp² and sp³. The first two of each are in the plane of the paper. */
export const hybrids: readonly Hybrid[] = [
  {
    name: 'sp³',
    share: 1 / 4,
    printed: '1/4',
    directions: [[0, 1, 0], ring(0), ring(120), ring(240)],
    between: [0, hybridAngle(1 / 4)],
  },
  {
    name: 'sp²',
    share: 1 / 3,
    printed: '1/3',
    directions: [turned(0), turned(120), turned(240)],
    between: [0, 120],
  },
  {
    name: 'sp',
    share: 1 / 2,
    printed: '1/2',
    directions: [turned(-90), turned(90)],
    between: [-90, 90],
  },
];

/**
 * Oblique projection: directions towards the reader are drawn lower; the plane of the paper is undistorted.
 */
export function projected([right, up, near]: Direction): { right: number; down: number } {
  return { right: right + 0.25 * near, down: -up + 0.45 * near };
}

const reach = 46;
const nucleus = 74;

/* Plot axes: s fraction from 0 to 0.5, angle from 90° to 180°. */
const floor = 356;
const x = (share: number) => 62 + 540 * share;
const y = (degrees: number) => floor - (150 * (degrees - 90)) / 90;

/* Non-breaking spaces keep it on one line. */
const equation = 'cos θ = s/(s − 1)'.replaceAll(' ', '\u00a0');

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function arc(cx: number, [from, to]: readonly [number, number], radius: number) {
  const at = (turn: number) =>
    `${(cx + radius * Math.sin(radians(turn))).toFixed(1)} ${(nucleus - radius * Math.cos(radians(turn))).toFixed(1)}`;
  return `M${at(from)}A${radius} ${radius} 0 0 1 ${at(to)}`;
}

function Orbitals({ hybrid, cx }: { hybrid: Hybrid; cx: number }) {
  const farFirst = [...hybrid.directions].sort((one, other) => one[2] - other[2]);
  return (
    <>
      {farFirst.map((direction) => {
        const { right, down } = projected(direction);
        return (
          <path
            key={direction.join(' ')}
            className="fill-brand"
            strokeWidth="1.3"
            d={lobePath({
              x: cx,
              y: nucleus,
              angle: (Math.atan2(down, right) * 180) / Math.PI,
              length: reach * (0.7 * Math.hypot(right, down) + 0.3),
              width: reach * 0.3,
            })}
          />
        );
      })}
      <circle className="fill-ink" stroke="#fff" strokeWidth="1.2" cx={cx} cy={nucleus} r="3.5" />
      <path className="gap-arrow" d={arc(cx, hybrid.between, 27)} />
      <text className="strong" x={cx} y="142" textAnchor="middle">
        {hybrid.name}
      </text>
      <text className="gap-name" x={cx} y="164" textAnchor="middle">
        {printedAngle(hybrid)}
      </text>
    </>
  );
}

const printedAngle = ({ share }: Hybrid) => `${Number(hybridAngle(share).toFixed(1))}°`;

function Axes() {
  return (
    <>
      <path
        className="axis"
        d={`M${x(0)} ${floor}V188m-5 8 5-8 5 8M${x(0)} ${floor}H352m-8-5 8 5-8 5`}
      />
      {[90, 120, 150, 180].map((degrees) => (
        <g key={degrees}>
          <path d={`M${x(0) - 5} ${y(degrees)}h5`} />
          <text x={x(0) - 10} y={y(degrees) + 5} textAnchor="end">
            {degrees}°
          </text>
        </g>
      ))}
      {[{ share: 0, printed: '0' }, ...hybrids].map(({ share, printed }) => (
        <g key={share}>
          <path d={`M${x(share)} ${floor}v5`} />
          <text x={x(share)} y={floor + 24} textAnchor="middle">
            {printed}
          </text>
        </g>
      ))}
      <text x="200" y={floor + 46} textAnchor="middle">
        share of s in the orbital
      </text>
    </>
  );
}

function Curve() {
  const points = steps(90, 180, 60).map((angle) => [x(hybridShare(angle)), y(angle)] as const);
  return (
    <>
      {hybrids.map(({ share }) => (
        <path key={share} className="dots" d={`M${x(share)} ${y(hybridAngle(share))}V${floor}`} />
      ))}
      <path className="curve" d={curvePath(points)} />
      {hybrids.map((hybrid) => (
        <circle
          key={hybrid.name}
          className="trace-point"
          cx={x(hybrid.share)}
          cy={y(hybridAngle(hybrid.share))}
          r="4.5"
        />
      ))}
    </>
  );
}

/** Fig. 1 of the About page: hybrid orbitals and the equation for their angles. */
function HybridFigure() {
  return (
    <CourseFigure
      number={1}
      caption={`The angle θ between equal hybrid orbitals follows from their share of s: ${equation}. A quarter gives 109.5°, a third 120°, a half 180°.`}
    >
      <svg
        className="drawing"
        viewBox="0 18 360 392"
        role="img"
        aria-label="Above, three sets of hybrid orbitals round a nucleus: four sp3 orbitals towards the corners of a tetrahedron at 109.5 degrees, three sp2 orbitals in a plane at 120 degrees, two sp orbitals in a line at 180 degrees. Below, a curve of the angle against the share of s: it rises from 90 degrees without s to 109.5 at a quarter, 120 at a third and 180 at a half. Only the large lobes are drawn."
      >
        {hybrids.map((hybrid, index) => (
          <Orbitals key={hybrid.name} hybrid={hybrid} cx={62 + 120 * index} />
        ))}
        <Axes />
        <Curve />
        <text x={x(0) + 14} y="204">
          {equation}
        </text>
      </svg>
    </CourseFigure>
  );
}

const { heading: figuresHeading, link } = about.figures;

function OwnFigures() {
  return (
    <section
      className="own-figures on-dark bg-prussian py-13 text-on-dark md:py-15 print:py-0"
      aria-labelledby="own-figures"
    >
      <Wrap>
        <h2 id="own-figures">{figuresHeading}</h2>
        <dl className="counters">
          {statistics.map(({ label, maximum }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{maximum}+</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4">
          <a href={link.href} className="tap-target text-on-dark underline hover:text-white">
            {link.label}
          </a>
        </p>
      </Wrap>
    </section>
  );
}

const { path, teach, classes, method, lookUp, enrol } = about;

function Intro() {
  return (
    <Wrap className="pt-1 pb-13 md:pb-19">
      <PageIntro heading={about.heading} lede={about.lede} figure={<HybridFigure />}>
        <div className="about-facts">
          <FactList facts={about.facts} />
        </div>
      </PageIntro>
    </Wrap>
  );
}

function Teaching() {
  return (
    <Section band="white" aria-labelledby="teach">
      <div className="grid gap-13 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 id="teach" className="mb-5">
            {teach.heading}
          </h2>
          <FactList facts={teach.rows} />
        </div>
        <div>
          <h2 className="mb-5">{method.heading}</h2>
          <CourseFeatures features={method.parts} />
        </div>
      </div>
    </Section>
  );
}

const branchPaths = {
  organic:
    'M60 24 91 42v36L60 96 29 78V42ZM60 40a20 20 0 1 0 .01 0ZM91 42l22-13M60 96v24M29 42 7 29',
  inorganic:
    'M60 60V16M60 60v44M60 60 20 44M60 60l40-16M60 60 20 82M60 60l40 22M60 16 20 44v38l40 22 40-22V44Z',
  physical: 'M14 10v98h98M14 96c26 0 30-74 50-74s22 58 48 62',
} as const;

/** Chalk drawing of a branch: a ring, an octahedral complex, a curve. */
function BranchPicture({ of }: { of: keyof typeof branchPaths }) {
  return (
    <svg
      viewBox="0 0 120 124"
      aria-hidden="true"
      focusable="false"
      className="art art-dark mb-2.5 h-24 w-full rounded-[6px] bg-prussian p-2"
    >
      <path className="stroke-lobe" fill="none" strokeWidth="2.6" d={branchPaths[of]} />
    </svg>
  );
}

function Teachers() {
  const { heading, people, branches } = about.teachers;
  return (
    <Section aria-labelledby="teachers">
      <h2 id="teachers" className="mb-5">
        {heading}
      </h2>
      {people.length > 0 ? (
        <TeacherCards people={people} />
      ) : (
        <ul className="grid gap-3.5 md:grid-cols-3">
          {branches.map(({ picture, name, text }) => (
            <li key={name} className="card border-t-4 border-t-brand px-4 py-3.5 leading-[1.42]">
              <BranchPicture of={picture} />
              <b className="font-display text-[20px]/[1.2] font-semibold">{name}</b>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Classes() {
  return (
    <Section aria-labelledby="classes">
      <h2 id="classes" className="mb-3">
        {classes.heading}
      </h2>
      <Paragraphs texts={[classes.intro]} />
      <div className="about-ways mt-6">
        <BatchFacts batches={classes.ways} />
      </div>
    </Section>
  );
}

function LookUp() {
  return (
    <Section band="tint" aria-labelledby="look-up">
      <h2 id="look-up">{lookUp.heading}</h2>
      <div className="mt-6 grid gap-7 md:grid-cols-2 lg:gap-11">
        {lookUp.groups.map(({ heading, paths }) => (
          <div key={heading}>
            <h3 className="mb-3">{heading}</h3>
            <PageLinks paths={paths} />
          </div>
        ))}
      </div>
    </Section>
  );
}

function Enrolment() {
  return (
    <Section band="white" aria-labelledby="enrol">
      <BesideCard card={<HelpCard from={{ page: path }} />}>
        <h2 id="enrol">{enrol.heading}</h2>
        <Registration steps={enrol.steps} />
      </BesideCard>
    </Section>
  );
}

/** The About page, "Who We Are". No course list (specification). */
export function AboutPage() {
  return (
    <PageFrame path={path} trail={trailThrough(path)}>
      <Intro />
      <Teaching />
      <Teachers />
      <Classes />
      <OwnFigures />
      <LookUp />
      <Enrolment />
    </PageFrame>
  );
}

import { classHours } from '@/content/facts/class-hours';
import type { Course } from './course';
import { examsIn, type CourseExam } from './exams/exams';
import { offlineCourses, onlineCourses } from './exams/pages';
import { institute, withPlace } from '@/content/facts/institute';
import { lowestPrice, type Paise } from '@/content/money';
import type { Plan } from './plan';
import { durationNames, tierNames, type Duration, type Tier } from './tiers';
import { plansOf } from './plans';

type Choice = { when: string; take: string };

/** The texts of an index page. */
export type FamilyTexts = {
  path: '/onlinecourses' | '/offlinecourses' | '/testseries' | '/studymaterial';
  heading: string;
  meta: { title: string; description: string; keywords: readonly string[] };
  lede: string;
  intro: readonly string[];
  feeNote?: string;
  choicesHeading: string;
};

export type CourseFamily = FamilyTexts & { mode: Plan['mode']; choices: readonly Choice[] };

/** Facts about an exam's plans on its card. `from` is in paise, null where no fee is published. */
type FamilyFacts = {
  durations: readonly string[];
  tiers: readonly Tier[];
  from: Paise | null;
};

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** The courses of one mode, in exam order. */
export function coursesIn(mode: Plan['mode']): readonly { exam: CourseExam; course: Course }[] {
  const pages = mode === 'online' ? onlineCourses : offlineCourses;
  return examsIn(`${mode}courses`).map((exam) => ({ exam, course: pages[exam] }));
}

/* A course without published fees has tabs but no plans. */
function durationsOf({ tabs }: Course, own: readonly Plan[]): readonly Duration[] {
  return own.length ? own.map(({ duration }) => duration) : tabs.map(({ id }) => id);
}

/** Durations, tiers and lowest price of an exam's plans in one mode. */
export function familyFacts(exam: CourseExam, mode: Plan['mode']): FamilyFacts {
  const own = plansOf(exam, mode);
  const course = coursesIn(mode).find((one) => one.exam === exam)?.course;
  return {
    durations: unique(course ? durationsOf(course, own) : []).map(
      (id) => durationNames[id].sentence,
    ),
    tiers: unique(own.map(({ tier }) => tier)),
    from: lowestPrice(own),
  };
}

/** "Bronze to Platinum", or the only tier. Expects the tiers cheapest first. */
export function tierRange(tiers: readonly Tier[]): string {
  const [first] = tiers;
  const last = tiers.at(-1);
  if (!first || !last) return '';
  return first === last ? tierNames[first] : `${tierNames[first]} to ${tierNames[last]}`;
}

/** A page of the family as a card. A fact's value is text, or an amount in paise. */
export type PricedMember = {
  path: string;
  name: string;
  text: string;
  facts: readonly (readonly [term: string, value: string | Paise])[];
  fee: { from: Paise } | { price: Paise; note: string } | { text: string };
};

/** The index page of test series or study material. */
export type PricedFamily = FamilyTexts & {
  members: readonly PricedMember[];
  /** The call to action of each card; the whole card is one link. */
  cardLink: string;
  choices: readonly (readonly [when: string, take: string])[];
};

export const offlineFamily: CourseFamily = {
  path: '/offlinecourses',
  mode: 'offline',
  heading: `Chemistry classroom coaching in ${institute.place}`,
  meta: {
    title: withPlace(
      65,
      (place) => `Chemistry Classroom Coaching in ${place} | ${institute.shortName}`,
    ),
    description: withPlace(
      160,
      (place) =>
        `Classroom chemistry coaching in ${place}, for CSIR-NET, GATE, IIT-JAM and CUET (PG): regular and weekend batches, class timings, durations and fees.`,
    ),
    keywords: [
      'chemistry coaching in Delhi',
      `chemistry coaching ${institute.area}`,
      'CSIR NET classroom coaching Delhi',
      'IIT JAM chemistry offline course',
    ],
  },
  lede: 'Regular and weekend batches for CSIR-NET, GATE, IIT-JAM and CUET (PG) Chemistry.',
  intro: [
    `Regular batches have about ${classHours.others.daily} hours of class daily, 6 days a week, for about five months. CSIR-NET has ${classHours.csirNet.daily} hours daily. One class is 45 minutes.`,
  ],
  feeNote: 'Fees include 18% GST.',
  choicesHeading: 'Which batch to choose',
  choices: [
    { when: 'You study full time', take: 'A regular batch, six days a week.' },
    {
      when: 'You work or attend college',
      take: 'A weekend batch, with 6 to 8 hours on weekends and holidays.',
    },
    {
      when: 'You are in the second year of a B.Sc.',
      take: 'The 2-year IIT-JAM programme.',
    },
    {
      when: 'You live outside Delhi',
      take: 'An online course. Live sessions are in Gold plans and above.',
    },
  ],
};

export const onlineFamily: CourseFamily = {
  path: '/onlinecourses',
  mode: 'online',
  heading: 'Online chemistry coaching',
  meta: {
    title: `Online Chemistry Coaching: CSIR-NET, GATE, IIT-JAM | ${institute.shortName}`,
    description:
      'Online chemistry coaching for CSIR-NET, GATE, IIT-JAM and CUET (PG): live and recorded classes, tests, doubt resolution, plans and fees with 18% GST included.',
    keywords: [
      'online chemistry coaching',
      'CSIR NET online course',
      'GATE chemistry online course',
      'IIT JAM chemistry online course',
      'CUET PG chemistry online course',
    ],
  },
  lede: 'Live and recorded classes for CSIR-NET, GATE, IIT-JAM and CUET (PG) Chemistry, with tests and doubt resolution.',
  intro: [
    'Every plan has recorded lectures, teacher handouts, unitwise tests and a final mock test. Gold and above add live sessions. Platinum and above add printed books.',
  ],
  feeNote: 'Fees are for the whole duration and include 18% GST.',
  choicesHeading: 'Which plan to choose',
  choices: [
    {
      when: 'You can attend at fixed hours',
      take: 'Gold or above: live sessions and their recordings.',
    },
    {
      when: 'Your hours change every week',
      take: 'Bronze: recorded lectures, handouts, tests and doubt resolution. Silver has the same classes as Bronze.',
    },
    {
      when: 'You want printed books',
      take: 'Platinum: practice books and PYQ books in print.',
    },
    {
      when: 'You have six months or less',
      take: 'A plan of 6 months, for CSIR-NET, GATE or CUET (PG).',
    },
  ],
};

import type { Course } from './course';
import { examsIn, type CourseExam } from './exams/exams';
import { offlineCourses, onlineCourses } from './exams/pages';
import { institute } from './institute';
import { lowestPrice, type Paise } from './money';
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
  feeNote: string;
  choicesHeading: string;
  closing: readonly string[];
};

export type CourseFamily = FamilyTexts & { mode: Plan['mode']; choices: readonly Choice[] };

/** What a card states about an exam's plans. `from` is in paise, null where no fee is published. */
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
  const course = (mode === 'online' ? onlineCourses : offlineCourses)[exam];
  return {
    durations: unique(durationsOf(course, own)).map((id) => durationNames[id].sentence),
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
  heading: 'Offline courses',
  meta: {
    title: 'Chemistry Classes in Delhi: CSIR-NET, GATE, IIT-JAM, CUET (PG)',
    description:
      'Classroom chemistry courses at Jia Sarai, Delhi, for CSIR-NET, GATE, IIT-JAM and CUET (PG): hours in the week, durations, fees or fee by phone.',
    keywords: [
      'chemistry coaching in Delhi',
      'chemistry coaching Jia Sarai',
      'CSIR NET classroom coaching Delhi',
      'IIT JAM chemistry offline course',
    ],
  },
  lede: `A board, a teacher and a room full of people with the same exam: classroom batches in ${institute.address}, for four exams.`,
  intro: [
    'A classroom costs time before it costs money. The general schedule is about 4 to 5 hours daily, 6 days a week, for about five months; CSIR-NET has 4 to 6 hours daily in its regular batch. A class is 45 minutes long.',
    'In return a teacher sees your working while it is on the page. Regular batches fill the week. Weekend batches leave it free for a job or a college.',
  ],
  feeNote: 'Printed fees include 18% GST. The fee for CSIR-NET is given by phone or at the office.',
  choicesHeading: 'Regular, weekend, or online after all',
  choices: [
    {
      when: 'The exam is your main work',
      take: 'A regular batch. Five or six classes a day leave the evening for practice, and little else. Live near, or count the journey.',
    },
    {
      when: 'You work or study on weekdays',
      take: 'A weekend batch. For CSIR-NET it has 6 to 8 hours on weekends and holidays; for the other exams, ask for its hours by phone, and for the first date of each.',
    },
    {
      when: 'You live far from Delhi',
      take: 'An online course before a rented room, unless a classroom is what you need in order to work. The teachers’ live sessions are in its Gold plans and above.',
    },
    {
      when: 'You are not sure',
      take: 'Visit the office once, on a day of classes. Ask what the last batch was doing in its second month.',
    },
  ],
  closing: [
    'To join, bring a detailed application form, two passport-size photographs and a self-attested Aadhar Card or Voter ID Card to the office. The fee can also be deposited at a branch of our bank, and the course pages print the account.',
    'A classroom seat that is booked is not refunded and belongs to one person. Look at the room, then decide.',
  ],
};

export const onlineFamily: CourseFamily = {
  path: '/onlinecourses',
  mode: 'online',
  heading: 'Online courses',
  meta: {
    title: 'Online Chemistry Courses: CSIR-NET, GATE, IIT-JAM, CUET (PG)',
    description:
      'Online chemistry courses for four exams: live and recorded classes, plans from Bronze upwards, durations and fees with 18% GST included, and which to choose.',
    keywords: [
      'online chemistry coaching',
      'CSIR NET online course',
      'GATE chemistry online course',
      'IIT JAM chemistry online course',
      'CUET PG chemistry online course',
    ],
  },
  lede: 'Chemistry for four entrance exams, at home: live classes, recorded lectures, tests and doubt resolution at any hour.',
  intro: [
    'Start from the exam. Its page has the plans side by side, row by row, with what each one holds and what it does not. The same sixteen items are compared everywhere, so you can go from one page to another without learning a new list.',
    'Every plan has the recorded lectures, the teacher handouts, unitwise tests and the final mock test. Live sessions begin with Gold. Printed books begin with Platinum.',
  ],
  feeNote: 'Fees are for the whole duration and include 18% GST.',
  choicesHeading: 'Which plan, when',
  choices: [
    {
      when: 'You can keep a timetable',
      take: 'Take Gold or above. You hear the class live, ask while it runs, and have its recording afterwards.',
    },
    {
      when: 'Your hours change every week',
      take: 'Bronze is made of recordings, handouts and tests, and asks for no fixed hour. Silver has the same list at a higher fee: ask us why before you choose it.',
    },
    {
      when: 'You want paper in your hands',
      take: 'Platinum sends the practice books and the previous-year questions in print. A single booklet can also be bought on the study material page.',
    },
    {
      when: 'Less than half a year is left',
      take: 'Look at the 6 months plans. If an exam has none, call and ask from which day a longer plan counts.',
    },
  ],
  closing: [
    'All four courses can be joined from anywhere in India. To enrol, press Enroll Now on a plan card, come to the office, or deposit the fee at a branch of our bank; each page says how.',
    'The booking of a seat is not refunded and cannot be passed on, so put your questions first. Nobody minds a long call.',
  ],
};

import { lowestPrice, type Paise, rupees } from '../money';
import { plansOf } from '../plans';

export type CardExam = 'csir-net' | 'gate' | 'iit-jam' | 'cuet';

/** A card of OUR COURSES. The picture is drawn for its exam and mode. */
export type CourseCard = {
  exam: CardExam;
  heading: string;
  detail: string;
  /** The lowest fee with GST, in paise; null where no fee is printed. */
  from: Paise | null;
  /** The card price of the specification (application, sections 3 and 9), never displayed. In paise. */
  price: Paise;
  href: string;
};

export type CourseTab = {
  id: string;
  title: string;
  mode: 'online' | 'offline';
  cards: readonly CourseCard[];
};

const headings: Record<CardExam, string> = {
  'csir-net': 'CSIR-NET Chemical Sciences',
  gate: 'GATE Chemistry',
  'iit-jam': 'IIT-JAM Chemistry',
  cuet: 'CUET (PG) Chemistry',
};

const price = rupees(299);

const card =
  (mode: CourseTab['mode']) =>
  (exam: CardExam, detail: string): CourseCard => ({
    exam,
    heading: headings[exam],
    detail,
    from: lowestPrice(plansOf(exam, mode)),
    price,
    href: `/${mode}courses/${exam}`,
  });

const online = card('online');
const offline = card('offline');

/** OUR COURSES: Online Courses is the tab shown first (application, section 2). */
export const courseTabs: readonly CourseTab[] = [
  {
    id: 'online-courses',
    title: 'Online Courses',
    mode: 'online',
    cards: [
      online(
        'csir-net',
        'A regular live batch of 6 months, a weekend live batch of 1 year, or recorded lectures at your own pace.',
      ),
      online(
        'gate',
        'For the CY paper, in plans of 6 months and 1 year. Four tiers, from recorded lectures upwards.',
      ),
      online(
        'iit-jam',
        'One full year of preparation for the M.Sc. entrance test. Four tiers, one list of items to compare.',
      ),
      online(
        'cuet',
        'A regular batch of six months or a weekend batch of one year. Five tiers, from Bronze to Diamond.',
      ),
    ],
  },
  {
    id: 'offline-courses',
    title: 'Offline Courses',
    mode: 'offline',
    cards: [
      offline(
        'csir-net',
        'In the classroom 4 to 6 hours daily, six days a week, for about five months; or on weekends and holidays.',
      ),
      offline(
        'gate',
        'The Diamond batch at Jia Sarai, for 6 months or for 1 year. Your questions are answered across the desk.',
      ),
      offline(
        'iit-jam',
        'A 1-year program, or a 2-year program for those who want to start early and go slowly.',
      ),
      offline(
        'cuet',
        'Six months of regular classes, or one year of weekends that leaves college days alone.',
      ),
    ],
  },
];

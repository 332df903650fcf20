import { type Paise, rupees } from '../money';

export type CardExam = 'csir-net' | 'gate' | 'iit-jam' | 'cuet';

/** A card of OUR COURSES. The picture is drawn for its exam and mode. */
export type CourseCard = {
  exam: CardExam;
  heading: string;
  detail: string;
  /** How the fee reads on the card: the lowest fee with GST, or where to ask for it. */
  fee: { from: Paise } | { ask: string };
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
  (exam: CardExam, fee: CourseCard['fee'], detail: string): CourseCard => ({
    exam,
    heading: headings[exam],
    detail,
    fee,
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
        { from: rupees(4999) },
        'A regular live batch of 6 months, a weekend live batch of 1 year, or recorded lectures at your own pace.',
      ),
      online(
        'gate',
        { from: rupees(1999) },
        'For the CY paper, in plans of 6 months and 1 year. Four tiers, from recorded lectures upwards.',
      ),
      online(
        'iit-jam',
        { from: rupees(4999) },
        'One full year of preparation for the M.Sc. entrance test. Four tiers, one list of items to compare.',
      ),
      online(
        'cuet',
        { from: rupees(1999) },
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
        { ask: 'Fee by phone or at the office' },
        'In the classroom 4 to 6 hours daily, six days a week, for about five months; or on weekends and holidays.',
      ),
      offline(
        'gate',
        { from: rupees(34_180) },
        'The Diamond batch at Jia Sarai, for 6 months or for 1 year. Your questions are answered across the desk.',
      ),
      offline(
        'iit-jam',
        { from: rupees(25_000) },
        'A 1-year program, or a 2-year program for those who want to start early and go slowly.',
      ),
      offline(
        'cuet',
        { from: rupees(25_000) },
        'Six months of regular classes, or one year of weekends that leaves college days alone.',
      ),
    ],
  },
];

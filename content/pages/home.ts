import { counters } from '@published/counters';
import { video as publishedVideo } from '@published/video';
import { withoutVideos } from '@published/withoutVideos';
import { classHours } from '@/content/facts/class-hours';
import type { Faq } from '@/content/catalogue/course';
import { coursesIn } from '@/content/catalogue/course-families';
import type { CitedFigure } from '@/content/catalogue/exam-page';
import { csirNetFigure } from '@/content/catalogue/exams/csir-net/paper';
import {
  courseNameOf,
  examsIn,
  requireExam,
  type CourseExam,
  type ExamIn,
} from '@/content/catalogue/exams/exams';
import { institute, withPlace } from '@/content/facts/institute';
import { formatRupees, lowestPrice, rupees, type Paise } from '@/content/money';
import { blogLinks, type Link } from './navigation';
import { plansOf, requirePlan } from '@/content/catalogue/plans';
import { lowestMaterialPrice, materialRows } from '@/content/catalogue/study-material';
import { unitwise } from '@/content/catalogue/test-series';
import { playlists, videosPage } from './videos';

export type BannerSlide = {
  picture: 'benzene' | 'nmr' | 'distillation' | 'lattice';
  /** The slide's background; blue and prussian carry white text. */
  ground: 'blue' | 'paper' | 'prussian' | 'tint';
  heading: string;
  subheading: string;
  link: { label: string; href: string };
};

/** Metadata and welcome text of Home. */
export const homePage = {
  meta: {
    title: `Chemistry Coaching in Delhi: CSIR-NET, GATE, IIT-JAM | ${institute.shortName}`,
    description: withPlace(
      160,
      (place) =>
        `Chemistry coaching for CSIR-NET/JRF, GATE, IIT-JAM and CUET (PG): online classes, classroom batches in ${place}, test series and study material.`,
    ),
  },
  heading: 'Chemistry coaching in Delhi and online',
  lede: `Welcome to ${institute.name}. For over 5 years we have prepared students for CSIR-NET/JRF, GATE, IIT-JAM and CUET (PG) Chemistry, and for TIFR and BARC.`,
  text: `Study live, from recorded lectures, or in the classroom in ${institute.place}. Course fees include 18% GST.`,
} as const;

/** The two lines on every slide, word for word (specification). */
export const fixedLines = [
  'Our institute is committed to providing the best education to students',
  'and helping them achieve their goals',
] as const;

const lowestBooklet = formatRupees(
  lowestMaterialPrice(examsIn('studymaterial').flatMap((exam) => materialRows(exam))),
);

export const bannerSlides: readonly BannerSlide[] = [
  {
    picture: 'benzene',
    ground: 'blue',
    heading: 'Online chemistry classes, live and recorded',
    subheading: 'For CSIR-NET/JRF, GATE, IIT-JAM and CUET (PG), with 24x7 doubt resolution.',
    link: { label: 'See online courses', href: '/onlinecourses' },
  },
  {
    picture: 'nmr',
    ground: 'paper',
    heading: 'Chemistry test series',
    subheading: `${unitwise.tests} unitwise tests for ${formatRupees(unitwise.price)}, for CSIR-NET, GATE, IIT-JAM, TIFR and BARC.`,
    link: { label: 'See test series', href: '/testseries' },
  },
  {
    picture: 'distillation',
    ground: 'prussian',
    heading: `Classroom batches in ${institute.place}`,
    subheading:
      'Regular batches six days a week, or weekend batches if you work or attend college.',
    link: { label: 'See classroom courses', href: '/offlinecourses' },
  },
  {
    picture: 'lattice',
    ground: 'tint',
    heading: 'Printed study material',
    subheading: `PYQs, assignments and theory booklets from ${lowestBooklet}, sent throughout India.`,
    link: { label: 'See study material', href: '/studymaterial' },
  },
];

/** A programme for IIT-JAM. Fees are in paise, with 18% GST. */
export type Program = {
  name: string;
  suits: string;
  fees: readonly { where: string; price: Paise; struckPrice: Paise | null; from?: true }[];
};

/** The section of Home about one exam. */
export type Coaching = {
  id: string;
  heading: string;
  /** The figure the institute cites for this exam. */
  cited: Pick<CitedFigure, 'figure' | 'meaning' | 'more'>;
  paragraphs: readonly string[];
  programs?: readonly Program[];
  links: readonly Link[];
};

const jamOnline = requirePlan('iit-jam', 'online', '1-year');
const jamOneYear = requirePlan('iit-jam', 'offline', '1-year');
const jamTwoYears = requirePlan('iit-jam', 'offline', '2-years');
const csirOnline = formatRupees(requirePlan('csir-net', 'online', '6-months').price);
const gateOnline = formatRupees(requirePlan('gate', 'online', '6-months').price);
const gateSixMonths = formatRupees(requirePlan('gate', 'offline', '6-months').price);
const gateOneYear = formatRupees(requirePlan('gate', 'offline', '1-year').price);

/** CSIR NET, IIT-JAM and GATE coaching (specification). */
export const coaching: readonly Coaching[] = [
  {
    id: 'csir-net-coaching',
    heading: 'CSIR-NET Chemistry coaching',
    cited: csirNetFigure,
    paragraphs: [
      'The CSIR-NET result places you in one of three categories: JRF with assistant professor, assistant professor with PhD admission, or PhD admission only. The questions are at M.Sc. level.',
      `The regular batch has ${classHours.csirNet.daily} hours of class daily, six days a week, for about five months. The weekend batch has 6 to 8 hours on weekends and holidays. Every online plan includes General Aptitude for Part A.`,
    ],
    links: [
      { label: 'CSIR-NET/JRF exam', href: '/csir-net-jrf' },
      { label: `Online from ${csirOnline}`, href: '/onlinecourses/csir-net' },
      { label: 'CSIR-NET classes in Delhi', href: '/offlinecourses/csir-net' },
    ],
  },
  {
    id: 'iit-jam-coaching',
    heading: 'IIT-JAM Chemistry coaching',
    cited: { figure: '25-30', meaning: 'questions at 90% accuracy make a good attempt' },
    paragraphs: [
      'After a B.Sc., IIT-JAM leads to an M.Sc. at the IITs or the Integrated PhD at IISc. Choose the programme by your year of college.',
    ],
    programs: [
      {
        name: '1-year programme',
        suits: 'For students in the final year of a B.Sc., or after it.',
        fees: [
          { where: 'Online', price: jamOnline.price, struckPrice: null, from: true },
          { where: 'Classroom', price: jamOneYear.price, struckPrice: jamOneYear.struckPrice },
        ],
      },
      {
        name: '2-year programme',
        suits: 'For students in the second year of a B.Sc. Classes run alongside college.',
        fees: [
          { where: 'Classroom', price: jamTwoYears.price, struckPrice: jamTwoYears.struckPrice },
        ],
      },
    ],
    links: [
      { label: 'IIT-JAM exam', href: '/iit-jam' },
      { label: 'Online course', href: '/onlinecourses/iit-jam' },
      { label: 'IIT-JAM classes in Delhi', href: '/offlinecourses/iit-jam' },
    ],
  },
  {
    id: 'gate-coaching',
    heading: 'GATE Chemistry coaching',
    cited: { figure: '40-50', meaning: 'questions make a good attempt in the CY paper' },
    paragraphs: [
      'GATE Chemistry (paper CY) has multiple-choice, multiple-select and numerical questions. A score is valid for three years and is used for M.Tech. and PhD admission and for some PSU jobs.',
      `Online plans run for 6 months or 1 year. The classroom batch, Diamond, costs ${gateSixMonths} for 6 months or ${gateOneYear} for 1 year, GST included.`,
    ],
    links: [
      { label: 'GATE exam', href: '/gate' },
      { label: `Online from ${gateOnline}`, href: '/onlinecourses/gate' },
      { label: 'GATE classes in Delhi', href: '/offlinecourses/gate' },
    ],
  },
];

/** A card of OUR COURSES. Its picture depends on exam and mode. */
export type CourseCard = {
  exam: CourseExam;
  heading: string;
  detail: string;
  /** The lowest fee with GST, in paise; null where no fee is published. */
  from: Paise | null;
  /** The card price (specification), never displayed. In paise. */
  price: Paise;
  href: string;
};

export type CourseTab = {
  id: string;
  title: string;
  mode: 'online' | 'offline';
  cards: readonly CourseCard[];
};

const price = rupees(299);

function cards(mode: CourseTab['mode']): readonly CourseCard[] {
  return coursesIn(mode).map(({ exam, course }) => ({
    exam,
    heading: courseNameOf(exam),
    detail: course.homeCard,
    from: lowestPrice(plansOf(exam, mode)),
    price,
    href: course.path,
  }));
}

/** OUR COURSES, with Online Courses as the default tab (specification). */
export const courseTabs: readonly CourseTab[] = [
  { id: 'online-courses', title: 'Online Courses', mode: 'online', cards: cards('online') },
  { id: 'offline-courses', title: 'Offline Courses', mode: 'offline', cards: cards('offline') },
];

export type HomeFeature = {
  picture: 'teaching' | 'material' | 'syllabus' | 'flexibility' | 'recordings' | 'interactive';
  name: string;
  detail: string;
};

/** The six feature cards of Home (specification). */
export const homeFeatures: readonly HomeFeature[] = [
  {
    picture: 'teaching',
    name: 'Teaching method',
    detail:
      'Mechanisms and derivations are worked out step by step on the board. Then come handouts, practice and unitwise tests.',
  },
  {
    picture: 'material',
    name: 'Study material',
    detail:
      'Previous-year questions by subtopic, assignments, theory booklets, and practice books with 3000+ questions.',
  },
  {
    picture: 'syllabus',
    name: 'Timely syllabus cover',
    detail:
      'A regular batch covers inorganic, organic and physical chemistry in about five months. Revision and mock tests come after it.',
  },
  {
    picture: 'flexibility',
    name: 'Flexibility',
    detail: 'Weekday or weekend, online or in the classroom, live or recorded.',
  },
  {
    picture: 'recordings',
    name: 'Access to recordings',
    detail:
      'Every online plan has recorded lectures. From Gold upwards you also get recordings of the live sessions.',
  },
  {
    picture: 'interactive',
    name: 'Interactive classes',
    detail: 'Ask your questions during the live class. After it, use 24x7 doubt resolution.',
  },
];

const combinedPrice = (exam: ExamIn<'studymaterial'>) =>
  materialRows(exam).find(({ id }) => id === 'combined')?.price;

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const all = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/* "₹7,500 for CSIR-NET or GATE and ₹5,000 for IIT-JAM or CUET (PG)" */
const combinedPrices = all.format(
  [...new Set(examsIn('studymaterial').map(combinedPrice))].flatMap((price) => {
    const names = examsIn('studymaterial')
      .filter((exam) => combinedPrice(exam) === price)
      .map((exam) => requireExam(exam).name);
    return price ? [`${formatRupees(price)} for ${either.format(names)}`] : [];
  }),
);

/** Questions on one subject, with related pages. */
export type QuestionGroup = {
  id: string;
  heading: string;
  text: string;
  faqs: readonly Faq[];
  links: readonly Link[];
};

/** Admissions, study materials, class schedules (specification). */
export const questionGroups: readonly QuestionGroup[] = [
  {
    id: 'admissions',
    heading: 'Admissions',
    text: 'Enrol online, at the office or by bank deposit.',
    faqs: [
      {
        question: 'How do I take admission?',
        answer: `Online, press Enroll Now on the plan you want. In person, come to the office in ${institute.place}. You can also deposit the fee in our account at any branch of the bank.`,
      },
      {
        question: 'What documents do I need?',
        answer:
          'A filled-in application form, two passport-size photographs and a self-attested Aadhaar Card or Voter ID Card.',
      },
      {
        question: 'Can I join in the final year of my degree?',
        answer:
          'Yes. You may appear for CSIR-NET in the final year of an M.Sc. and for IIT-JAM in the final year of a B.Sc. GATE is open from the third year of a degree.',
      },
      {
        question: 'Is there an age limit?',
        answer:
          'Only for JRF: 30 years in the 2025 sessions and in June 2026, with relaxation by category. Assistant professor, GATE and IIT-JAM have no age limit.',
      },
      {
        question: 'Do you prepare students for TIFR and BARC?',
        answer:
          'Yes, with a test series for each. Classes are held for CSIR-NET, GATE, IIT-JAM and CUET (PG).',
      },
    ],
    links: [
      { label: 'Admission form', href: '/form' },
      { label: 'Refund policy', href: '/refund-policy' },
    ],
  },
  {
    id: 'study-materials',
    heading: 'Study materials',
    text: 'Booklets can be bought with or without a course.',
    faqs: [
      {
        question: 'Which booklets are there, and what do they cost?',
        answer: `PYQ booklets, assignments and practice, and theory booklets. All three together cost ${combinedPrices}, GST included.`,
      },
      {
        question: 'Does an online plan include books?',
        answer:
          'Every plan has the practice books and PYQ books as soft copies. Platinum adds printed copies. Theory booklets come with Diamond or are sold separately.',
      },
      {
        question: 'How long does delivery take?',
        answer:
          '10 to 19 business days after your payment is confirmed, anywhere in India by standard shipping.',
      },
    ],
    links: [
      { label: 'Booklets and prices', href: '/studymaterial' },
      { label: 'Shipping policy', href: '/shipping-policy' },
    ],
  },
  {
    id: 'class-schedules',
    heading: 'Class schedules',
    text: 'Regular batches on weekdays, weekend batches, or recorded lectures.',
    faqs: [
      {
        question: 'How many hours of class are there in a regular batch?',
        answer: `About ${classHours.others.daily} hours daily, 6 days a week, for about five months. CSIR-NET has ${classHours.csirNet.daily} hours daily. One class is 45 minutes.`,
      },
      {
        question: 'Is there a weekend batch for working students?',
        answer:
          'Yes, with 6 to 8 hours on weekends and holidays. Online, it runs for 1 year with recordings.',
      },
      {
        question: 'Are there morning and evening classes?',
        answer:
          'Yes. Online live classes have a regular morning batch, a regular evening batch and a weekend batch.',
      },
      {
        question: 'What if I miss a live class?',
        answer:
          'From Gold upwards you can watch its recording. Every online plan also has recorded lectures and teacher handouts.',
      },
    ],
    links: [
      { label: 'New batches', href: '/new-batch' },
      { label: 'Classroom courses', href: '/offlinecourses' },
    ],
  },
];

/** QUICK LINKS, in the order of the specification. */
export const quickLinks: readonly Link[] = [
  { label: 'Test Series', href: '/testseries' },
  { label: 'Study material', href: '/studymaterial' },
  { label: 'New Batches', href: '/new-batch' },
  { label: 'Student Login', href: '/student-login' },
  { label: 'Results', href: '/result' },
  ...blogLinks('Blogs'),
  ...(playlists.length > 0 ? [{ label: 'Popular Videos', href: videosPage.path }] : []),
];

/** A counter of the statistics strip, shown with a "+". */
export type Statistic = { label: string; maximum: number };

/** The five counters (specification). */
export const statistics = [
  { label: 'HAPPY STUDENTS', maximum: counters?.students ?? 2000 },
  { label: 'NET QUALIFIED', maximum: counters?.net ?? 200 },
  { label: 'GATE QUALIFIED', maximum: counters?.gate ?? 1500 },
  { label: 'IIT JAM QUALIFIED', maximum: counters?.jam ?? 100 },
  { label: 'TIFR QUALIFIED', maximum: counters?.tifr ?? 20 },
] as const satisfies readonly Statistic[];

export type HomeVideo = {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  /** The video id is made up: the player's place shows the title (D41). */
  readonly invented?: true;
};

const inventedVideo: HomeVideo = {
  title: 'See a class before you join one',
  text: 'A sample class, played from YouTube.',
  // Ids of YouTube do not end with 1.
  url: 'https://www.youtube.com/watch?v=00000000001',
  invented: true,
};

/** The video card of Home; null when the institute has none. */
export const video: HomeVideo | null = withoutVideos?.includes('video')
  ? null
  : (publishedVideo ?? inventedVideo);

type Door = { exam: string; opens: string; href: string };

/** "Why chemistry" on Home (specification). */
export const whyChemistry: {
  heading: string;
  lede: string;
  paragraphs: readonly string[];
  doors: readonly Door[];
  link: Link;
} = {
  heading: 'Why chemistry',
  lede: 'One subject prepares you for six entrance exams.',
  paragraphs: [
    'All of them cover inorganic, organic and physical chemistry. What you learn for IIT-JAM or CUET (PG) during a B.Sc. is used again in GATE and CSIR-NET during an M.Sc.',
  ],
  doors: [
    {
      exam: 'IIT-JAM',
      opens: 'M.Sc. at the IITs and NITs, Integrated PhD at IISc',
      href: '/iit-jam',
    },
    {
      exam: 'CUET (PG)',
      opens: 'M.Sc. at central and other universities',
      href: '/onlinecourses/cuet',
    },
    { exam: 'GATE', opens: 'M.Tech., PhD and some PSU jobs', href: '/gate' },
    {
      exam: 'CSIR-NET',
      opens: 'JRF, assistant professor, PhD admission',
      href: '/csir-net-jrf',
    },
    { exam: 'TIFR', opens: 'PhD in chemistry at TIFR', href: '/testseries/tifr' },
    { exam: 'BARC', opens: 'Training as a scientific officer', href: '/testseries/barc' },
  ],
  link: { label: 'About the institute', href: '/about' },
};

import type { Faq } from './course';
import { coursesIn } from './course-families';
import { courseNameOf, type CourseExam } from './exams/exams';
import { institute } from './institute';
import { formatRupees, lowestPrice, rupees, type Paise } from './money';
import { blogLinks, type Link } from './navigation';
import { plansOf, requirePlan } from './plans';
import { materialRows } from './study-material';

export type BannerSlide = {
  picture: 'benzene' | 'nmr' | 'distillation' | 'lattice';
  /** The slide's background; blue and prussian carry white text. */
  ground: 'blue' | 'paper' | 'prussian' | 'tint';
  heading: string;
  subheading: string;
  link: { label: string; href: string };
};

/** The two lines on every slide, word for word (specification). */
export const fixedLines = [
  'Our institute is committed to providing the best education to students',
  'and helping them achieve their goals',
] as const;

export const bannerSlides: readonly BannerSlide[] = [
  {
    picture: 'benzene',
    ground: 'blue',
    heading: 'Chemistry, worked out on the board',
    subheading:
      'Coaching for CSIR-NET/JRF, GATE, IIT-JAM and CUET (PG): live online, or in our classroom in Delhi.',
    link: { label: 'See the online courses', href: '/onlinecourses' },
  },
  {
    picture: 'nmr',
    ground: 'paper',
    heading: 'Learn to read a spectrum like a sentence',
    subheading:
      'Unitwise tests, previous-year questions and mock tests, until the signals say what the molecule is.',
    link: { label: 'See the test series', href: '/testseries' },
  },
  {
    picture: 'distillation',
    ground: 'prussian',
    heading: 'The syllabus, one fraction at a time',
    subheading:
      'Regular or weekend batches at Jia Sarai, Delhi: inorganic, organic and physical chemistry, each in its turn.',
    link: { label: 'See the classroom courses', href: '/offlinecourses' },
  },
  {
    picture: 'lattice',
    ground: 'tint',
    heading: 'Layer on layer, the way a crystal grows',
    subheading:
      'Theory booklets first, then assignments, then the questions of earlier years: study material in print.',
    link: { label: 'See the study material', href: '/studymaterial' },
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
  cited: { figure: string; meaning: string };
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
    heading: 'CSIR NET coaching',
    cited: {
      figure: '0.5%',
      meaning: 'the success rate we cite for JRF and assistant professor: 1 candidate in 200',
    },
    paragraphs: [
      'CSIR-NET Chemical Sciences decides two things at once: who may do research on a Junior Research Fellowship, and who may teach as an assistant professor. The questions go to the depth of an M.Sc. and are seldom about one chapter only, so a topic counts as done when you can use it inside another one.',
      'The regular batch gives this 4 to 6 hours daily, six days a week, for about five months. If you are in a job or in the last year of your M.Sc., the weekend batch spreads the same subject over weekends and holidays. General aptitude, the part that chemists tend to leave for the last week, is an item of its own in the online plans.',
    ],
    links: [
      { label: 'About CSIR-NET/JRF', href: '/csir-net-jrf' },
      { label: `Online, from ${csirOnline}`, href: '/onlinecourses/csir-net' },
      { label: 'CSIR-NET in the classroom', href: '/offlinecourses/csir-net' },
    ],
  },
  {
    id: 'iit-jam-coaching',
    heading: 'IIT-JAM coaching',
    cited: {
      figure: '25-30',
      meaning: 'questions make a good attempt, at 90% accuracy',
    },
    paragraphs: [
      'IIT-JAM is the way from a B.Sc. to an M.Sc. at the IITs. It rewards the student who attempts fewer questions and gets them right, so practise deciding what to leave as well as what to answer.',
      'There are two programs. They teach the same syllabus and differ in when you start.',
    ],
    programs: [
      {
        name: '1-year program',
        suits:
          'Start here in the last year of your B.Sc., or after it. Online and in the classroom.',
        fees: [
          { where: 'Online', price: jamOnline.price, struckPrice: null, from: true },
          { where: 'Classroom', price: jamOneYear.price, struckPrice: jamOneYear.struckPrice },
        ],
      },
      {
        name: '2-year program',
        suits:
          'Start here a year earlier: the first year builds the ground while college goes on, the second is for problems and tests.',
        fees: [
          { where: 'Classroom', price: jamTwoYears.price, struckPrice: jamTwoYears.struckPrice },
        ],
      },
    ],
    links: [
      { label: 'About IIT-JAM', href: '/iit-jam' },
      { label: 'Online course', href: '/onlinecourses/iit-jam' },
      { label: 'Classroom programs', href: '/offlinecourses/iit-jam' },
    ],
  },
  {
    id: 'gate-coaching',
    heading: 'GATE coaching',
    cited: { figure: '40-50', meaning: 'questions make a good attempt in the CY paper' },
    paragraphs: [
      'GATE Chemistry, the CY paper, asks for numbers as often as for words: many answers are typed in, with no options to lean on. That makes it an exam of steady calculation, in physical chemistry above all, and calculation is learnt by doing it against the clock.',
      `Online you can take 6 months or 1 year, in four tiers. In the classroom there is one batch, Diamond, for 6 months at ${gateSixMonths} or for 1 year at ${gateOneYear}. Those who sit GATE and CSIR-NET in the same year study most of the chemistry once; ask us how to arrange the two.`,
    ],
    links: [
      { label: 'About GATE', href: '/gate' },
      { label: `Online, from ${gateOnline}`, href: '/onlinecourses/gate' },
      { label: 'GATE in the classroom', href: '/offlinecourses/gate' },
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
      'A mechanism is drawn arrow by arrow, and you are asked where the next one goes. Then come handouts, practice and a test on the same topic.',
  },
  {
    picture: 'material',
    name: 'Study material',
    detail:
      'Theory booklets, assignments, and previous-year questions sorted by subtopic. The practice books alone hold 3000+ questions.',
  },
  {
    picture: 'syllabus',
    name: 'Timely syllabus cover',
    detail:
      'A regular batch takes about five months for inorganic, organic and physical chemistry, so that revision and mock tests still have their time.',
  },
  {
    picture: 'flexibility',
    name: 'Flexibility',
    detail:
      'Weekdays or weekends, online or at Jia Sarai, live or recorded. You pick the form that your week can take.',
  },
  {
    picture: 'recordings',
    name: 'Access to recordings',
    detail:
      'Recorded lectures can be played again before a test. In plans with live sessions and their recordings, a missed evening is not a lost topic.',
  },
  {
    picture: 'interactive',
    name: 'Interactive classes',
    detail:
      'In a live class you can stop the teacher and ask. Between classes, 24x7 doubt resolution is on the list of every plan.',
  },
];

const combined = (exam: CourseExam) =>
  materialRows(exam)
    .filter(({ id }) => id === 'combined')
    .map(({ price }) => formatRupees(price))
    .join();

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
    text: 'Online, at the office or through the bank. Read the refund rule before you pay, not after.',
    faqs: [
      {
        question: 'How do I take admission?',
        answer: `In one of three ways: online from the course page, in person at the office in ${institute.address}, or by depositing the fee at the bank. Online you press Enroll Now on the plan you want. The bank details and three phone numbers are printed on every course page.`,
      },
      {
        question: 'What do I have to bring to the office?',
        answer:
          'Bring two passport-size photographs and an identity proof that you have signed yourself, either an Aadhar Card or a Voter ID Card. The third paper is the detailed application form, which asks for your marks from class X onwards. A parent may come along and ask.',
      },
      {
        question: 'May I change my mind after I have paid?',
        answer:
          'No: once a seat is booked, online or in the classroom, its fee is not returned, and you cannot hand the seat to a friend. Money paid beyond the fee is the exception, and comes back within 10 working days. Ask for it at the office, in writing. If you are between two plans, call first.',
      },
      {
        question: 'Do you prepare students for TIFR and BARC as well?',
        answer:
          'Yes, each of the two has a test series page of its own. The class batches on this site are named after CSIR-NET, GATE, IIT-JAM and CUET (PG). If TIFR or BARC is your aim, ask on the phone which of them fits your year of study.',
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
    text: 'Booklets can be ordered without a course. Check first what your plan already holds.',
    faqs: [
      {
        question: 'Which booklets can I buy, and for how much?',
        answer: `There are three kinds: previous-year questions, assignments and practice, and theory. The combined set costs ${combined('gate')} for CSIR-NET or GATE and ${combined('cuet')} for IIT-JAM or CUET (PG), with 18% GST in the price. Each kind can be bought alone; the price tables are one page per exam.`,
      },
      {
        question: 'Does an online plan come with books?',
        answer:
          'Yes, but mostly as soft copies. In the CSIR-NET online course every tier has the practice books and the previous-year books to read on screen, and Platinum adds both in print. Theory booklets are in none of its four tiers: you order those here.',
      },
      {
        question: 'How long does a parcel take?',
        answer:
          'Count 10 to 19 business days from the day your payment is confirmed: packing takes 3 to 5 of them, the road 7 to 14. It travels by standard shipping, anywhere in India. What it costs depends on weight and address, and you see that amount at checkout.',
      },
    ],
    links: [
      { label: 'Prices by exam', href: '/studymaterial' },
      { label: 'Shipping policy', href: '/shipping-policy' },
    ],
  },
  {
    id: 'class-schedules',
    heading: 'Class schedules',
    text: 'One class is 45 minutes. What differs is how many of them your week has to hold.',
    faqs: [
      {
        question: 'How much of my week does a regular batch take?',
        answer:
          'Usually 24 to 30 hours of class: about 4 to 5 hours daily, 6 days a week, for about five months. The regular batch for CSIR-NET can reach 6 hours on a day. Keep some hours of each day free beside that: a problem is learnt by solving it, not by watching it solved.',
      },
      {
        question: 'When does the weekend batch meet?',
        answer:
          'It meets on weekends and holidays, for 6 to 8 hours. It is meant for students with college on weekdays and for people with a job. For CSIR-NET online it runs for a year, and its classes are recorded.',
      },
      {
        question: 'When does the next batch begin?',
        answer:
          'The NOTICE panel near the top of this page names the dates: Jan 5 and Feb 18, for CSIR NET June 2024, GATE 2025 and IIT JAM 2025, online as well as offline. New Batches leads to the courses themselves. If you read this between two dates, call and ask which batch you can still join.',
      },
      {
        question: 'Are there morning and evening classes?',
        answer:
          'Yes, online live classes are held as a regular morning batch, a regular evening batch and a weekend batch. Choose the one you can keep up for months, not the one that looks best on the first day. Ask for the exact hours when you call.',
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
  { label: 'Popular Videos', href: '/videos' },
];

/** A counter of the statistics strip, shown with a "+". */
export type Statistic = { label: string; maximum: number };

/** The five counters (specification). */
export const statistics = [
  { label: 'HAPPY STUDENTS', maximum: 2000 },
  { label: 'NET QUALIFIED', maximum: 200 },
  { label: 'GATE QUALIFIED', maximum: 1500 },
  { label: 'IIT JAM QUALIFIED', maximum: 100 },
  { label: 'TIFR QUALIFIED', maximum: 20 },
] as const satisfies readonly Statistic[];

/** The video card of Home, hidden while `url` is null. */
export const video: { title: string; text: string; url: string | null } = {
  title: 'See a class before you join one',
  text: 'A few minutes of watching tell you more about a teacher than a page of text. The player comes from YouTube and is loaded only when you press the button.',
  url: null,
};

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
  lede: 'One syllabus, several doors. Every exam we teach for asks about the same three branches; what changes is how deep the question goes and where the answer leads.',
  paragraphs: [
    'Chemistry explains things you can hold: why copper sulphate is blue, why soap cleans, why a medicine works in one mirror image and not in the other. A student who likes that kind of explanation usually has the patience that the subject asks for.',
    'It also forgives a change of plan. The thermodynamics you learn for IIT-JAM is still there when you sit GATE; the mechanisms you draw for CUET (PG) come back, harder, in CSIR-NET. Work done for one paper is seldom lost for the next.',
  ],
  doors: [
    {
      exam: 'IIT-JAM',
      opens: 'M.Sc. at the IITs and other institutes that take its rank',
      href: '/iit-jam',
    },
    {
      exam: 'CUET (PG)',
      opens: 'M.Sc. at central universities and others that take part',
      href: '/onlinecourses/cuet',
    },
    {
      exam: 'GATE',
      opens: 'M.Tech. and Ph.D. admission, and some public-sector posts',
      href: '/gate',
    },
    {
      exam: 'CSIR-NET',
      opens: 'Junior Research Fellowship, and assistant professorship',
      href: '/csir-net-jrf',
    },
    { exam: 'TIFR', opens: 'Research at the Tata Institute', href: '/testseries/tifr' },
    {
      exam: 'BARC',
      opens: 'Training as a scientific officer',
      href: '/testseries/barc',
    },
  ],
  link: { label: 'Who teaches you', href: '/about' },
};

import type { ExamPage } from '@/content/exam-page';
import { type AttemptMarks, attemptMarks } from '@/content/exams/attempt-marks';
import { marks, type PaperPattern, printMarks, type QuestionKind } from '@/content/exams/pattern';
import { formatRupees } from '@/content/money';
import { requirePlan } from '@/content/plans';
import { lowestMaterialPrice, materialRows } from '@/content/study-material';
import { unitwise } from '@/content/test-series';

const readOn = '2026-11-21';

const mixed: readonly QuestionKind[] = [
  { types: ['MCQ'], marks: marks(1), negative: marks(1, 3) },
  { types: ['MCQ'], marks: marks(2), negative: marks(2, 3) },
  { types: ['MSQ', 'NAT'], marks: marks(1), negative: 0 },
  { types: ['MSQ', 'NAT'], marks: marks(2), negative: 0 },
];

export const gatePattern: PaperPattern = {
  id: 'gate',
  name: 'GATE',
  paper: 'Chemistry, paper code CY',
  body: 'Indian Institute of Science and seven Indian Institutes of Technology; one of them organises each year',
  minutes: 180,
  languages: ['English'],
  sections: [
    {
      id: 'aptitude',
      name: 'General Aptitude',
      mixed,
      shown: 10,
      attemptMax: 10,
      maximum: marks(15),
    },
    { id: 'chemistry', name: 'Chemistry', mixed, shown: 55, attemptMax: 55, maximum: marks(85) },
  ],
  notes: [
    'Only a wrong MCQ costs marks. A wrong MSQ or NAT costs nothing.',
    'There is no Engineering Mathematics in the chemistry paper.',
    'How many of the questions are MCQ, MSQ and NAT can differ from paper to paper.',
  ],
  syllabus: {
    subjects: [
      {
        name: 'Sections of the syllabus',
        units: [
          { name: 'Physical chemistry' },
          { name: 'Inorganic chemistry' },
          { name: 'Organic chemistry' },
        ],
      },
    ],
    note: 'Each section is a list of topics of its own. We could not check them well enough to print them: read them in the official syllabus.',
  },
  official: { name: 'GATE website of the organising institute' },
  sources: [
    {
      title: 'Desi Rankers, GATE exam pattern',
      url: 'https://www.desirankers.in/public/site/pattren',
      readOn,
    },
    {
      title: 'GATEing, question paper pattern for GATE',
      url: 'https://gateing.com/question-paper-pattern-for-gate-exam',
      readOn,
    },
    {
      title: 'GATE at Zeal, GATE exam pattern',
      url: 'https://gateatzeal.com/front/gate_exam_pattern',
      readOn,
    },
    {
      title: 'GetMyUni, GATE Chemistry syllabus',
      url: 'https://www.getmyuni.com/exams/gate-exam-chemistry-syllabus',
      readOn,
    },
  ],
  verifiedOn: readOn,
};

const forty = attemptMarks(gatePattern, 40);
const fifty = attemptMarks(gatePattern, 50);
const range = ({ from, to }: AttemptMarks) => `${printMarks(from)} to ${printMarks(to)}`;
const online = formatRupees(requirePlan('gate', 'online', '6-months').price);
const sixMonths = formatRupees(requirePlan('gate', 'offline', '6-months').price);
const oneYear = formatRupees(requirePlan('gate', 'offline', '1-year').price);
const booklets = formatRupees(lowestMaterialPrice(materialRows('gate')));

export const gatePage: ExamPage = {
  path: '/gate',
  exam: 'gate',
  heading: 'GATE Chemistry, the CY paper',
  meta: {
    title: 'GATE Chemistry (CY): Exam, Preparation and Coaching',
    description:
      'GATE Chemistry, paper CY: what a score is used for, how 65 questions make 100 marks, what to study, and our courses, tests and booklets with fees.',
    keywords: [
      'GATE chemistry',
      'GATE CY exam pattern',
      'GATE chemistry syllabus',
      'GATE chemistry coaching in Delhi',
      'GATE chemistry preparation',
    ],
  },
  shareImage: {
    title: 'GATE Chemistry',
    line: 'The CY paper, its marks, and how to prepare',
    alt: 'The phase diagram of water with its triple point, and the words GATE Chemistry',
  },
  lede: 'For science graduates who want an M.Tech., a Ph.D. or a post in the public sector. 65 questions in three hours.',
  intro: [
    'GATE asks you to calculate. In a good part of the paper you type in a number, and then only the number is marked, not the way to it. If you like to carry a calculation through to the end, this exam may suit you well.',
  ],
  opens: {
    heading: 'What a GATE score is good for',
    intro: 'A score is valid for three years from the result. It has three main uses.',
    items: [
      {
        name: 'Ph.D. admission',
        detail:
          'Many institutes call candidates for a Ph.D. interview on a GATE score. The interview itself is about chemistry.',
      },
      {
        name: 'M.Tech. programs',
        detail:
          'Some programs, in materials, polymers or energy for example, take chemists as well as engineers. Each says in its own notice which degrees it accepts.',
      },
      {
        name: 'Posts in the public sector',
        detail:
          'Some public-sector undertakings invite applications by GATE score. Which papers they accept changes, so check that the advertisement names CY.',
      },
    ],
  },
  patternIntro:
    'Two blocks share the three hours: a short one on aptitude, which every GATE paper has, and a long one on chemistry. There is no section on engineering mathematics in this paper.',
  cited: {
    figure: '40-50',
    meaning: 'questions are good attempts in GATE CY',
    heading: 'What 40 to 50 answers can bring',
    reading: [
      'Of 65 questions that leaves 15 to 25 unanswered. Leaving a slow question is not a failure: it gives you the minutes you need for the others.',
      'The figure says nothing about accuracy. Here is the least and the most that so many answers can bring if all of them are right, worked out from the questions and marks of the two blocks.',
    ],
    marks: {
      intro: 'A question carries one mark or two, so it matters which ones you answer.',
      rows: [forty, fifty],
      note: 'Lower end: all the one-mark questions first. Upper end: all the two-mark questions first. A wrong MCQ takes off a third of its marks; a wrong MSQ or NAT takes off nothing.',
    },
  },
  plannerIntro:
    'Put in your own numbers. Do it twice: once for the paper you hope for, once for a bad day.',
  syllabusIntro:
    'Three branches share the chemistry block. Take the official list of topics and put a letter beside each for what you lack: T for theory, P for practice, S for speed. Only the T’s need a lecture.',
  prepare: {
    heading: 'How to prepare for a paper of numbers',
    intro: 'Four plain habits. They help most in the third hour, when you are tired.',
    items: [
      {
        name: 'Derive once, then use a hundred times',
        detail:
          'Derive the Clausius–Clapeyron equation once with the book closed, so that you know what is assumed in it. After that, use it in as many problems as you can find.',
      },
      {
        name: 'Estimate before you type',
        detail:
          'Is the answer nearer to 3 or to 300? Half a line of rough arithmetic shows a slipped power of ten, which is easily missed when you check the steps.',
      },
      {
        name: 'Sort your mistakes by kind',
        detail:
          'Keep five lists: concept, formula, unit, arithmetic, reading. After ten papers you see which list is the longest. Work on that one first.',
      },
      {
        name: 'Do not neglect aptitude',
        detail:
          'It carries fifteen marks, and a careful reader can get most of them. Answer these questions early, while you are fresh.',
      },
    ],
    closing:
      'The phase diagram above was calculated. Take two points off its vapour line, write down ln p and 1/T, and work out the enthalpy of vaporisation. You should land near 41 kJ/mol at the boiling point. With the data supplied, it could be a GATE question.',
  },
  suits: {
    heading: 'Who studies for GATE with us',
    paragraphs: [
      'Students in the last year of an M.Sc., who have the theory and lack the pace. Graduates who want a second way into research beside CSIR-NET, since most of the chemistry is common to the two. People who work in a plant or a quality laboratory and have been away from theory for some years.',
      'If thermodynamics was never your subject, tell us when you call. Kinetics and electrochemistry lean on it, so it is the better place to begin.',
    ],
  },
  teaching: {
    intro:
      'There are plans of 6 months and of 1 year. The shorter plan costs less and asks more of each day.',
    batches: [
      {
        name: 'Regular batch',
        length: `About five months; 6 months plans from ${online}`,
        hours: 'About 4 to 5 hours daily, 6 days a week',
        suits: 'Online in the morning or the evening, or at Jia Sarai in the classroom.',
      },
      {
        name: 'Weekend batch',
        length: 'Online: 1 year, with recordings',
        hours: '6 to 8 hours on weekends and holidays',
        suits: 'For those who work during the week. For the classroom, ask which hours.',
      },
      {
        name: 'Diamond, in the classroom',
        length: `${sixMonths} for 6 months, ${oneYear} for 1 year`,
        hours: 'Every item on the list, in Delhi',
        suits: 'For those who want a teacher to look at their working in class.',
      },
    ],
    note: 'All fees include 18% GST and cover the whole length. A class takes 45 minutes.',
    experience:
      'We have over 5 years of experience in preparing chemists for entrance papers, CY among them.',
  },
  deliverables: {
    intro:
      'The classroom plans list all of these. Online it goes by tier, and the list of each tier for GATE is to be confirmed with us by phone before you pay.',
    items: [
      {
        name: 'Recorded lectures',
        detail: 'Useful twice: when the topic is new, and when you revise it.',
        link: { label: 'GATE tiers online', href: '/onlinecourses/gate' },
      },
      {
        name: 'Live sessions',
        detail:
          'Problems solved while you watch, wrong turns included. Listed for Gold, Platinum and Diamond.',
        link: { label: 'Next batches', href: '/new-batch' },
      },
      {
        name: 'Handouts',
        detail: 'Given with the lectures. Set them beside your own derivation and compare.',
        link: { label: 'The classroom course', href: '/offlinecourses/gate' },
      },
      {
        name: 'Books',
        detail: `Practice books of 3000+ questions and past questions by subtopic. As booklets alone, a set costs from ${booklets}.`,
        link: { label: 'Booklets for CY', href: '/studymaterial/gate' },
      },
      {
        name: 'Tests',
        detail: `${unitwise.tests} unitwise tests, one final mock. Apart from a plan, the unitwise ones cost ${formatRupees(unitwise.price)} together.`,
        link: { label: 'GATE tests', href: '/testseries/gate' },
      },
      {
        name: 'Doubt resolution',
        detail:
          '24x7 on the list. Send your working with the numbers in it, so that the mistake can be found.',
        link: { label: 'Send a first question', href: '/contact' },
      },
    ],
    note: 'General aptitude is an item of the list as well, and in GATE it is examined.',
  },
  enquiry: {
    heading: 'Coming back to chemistry after a break?',
    text: 'Tell us in three lines what you did last and what you want the score for. We write back where we would begin.',
    button: 'Write to us about GATE',
  },
  next: ['/result/gate', '/csir-net-jrf', '/studymaterial/gate'],
  faqs: [
    {
      question: 'Which paper does a chemist choose in GATE?',
      answer:
        'Chemistry, with the code CY. Other papers touch the subject, but this is the one whose questions are chemistry throughout, beside the aptitude that all papers share. Our courses and tests are made for CY.',
    },
    {
      question: 'For how long can I use a GATE score?',
      answer:
        'A score is valid for three years. You may sit the exam again within that time and use the higher score. That helps if you apply in a later year.',
    },
    {
      question: 'Is there negative marking in GATE CY?',
      answer:
        'Yes, in MCQ, where one option out of four is right: a wrong answer takes off a third of the question’s marks. In MSQ, where several options may be right, and in NAT, where you type a number, nothing is taken off.',
    },
    {
      question: 'How many marks do 40 to 50 attempts make?',
      answer: `If all of them are right, 40 answers make ${range(forty)} marks and 50 answers make ${range(fifty)}, depending on which they are. Wrong ones bring it down from there. The number of attempts is what the institute cites; the marks are our arithmetic from the pattern.`,
    },
    {
      question: 'Does GATE Chemistry contain mathematics?',
      answer:
        'It has no section of engineering mathematics. You need the mathematics inside chemistry: logarithms, simple integrals, a determinant now and then. If you have forgotten these, plan time for them at the start.',
    },
    {
      question: 'GATE or CSIR-NET: which one should I sit?',
      answer:
        'It depends on what you want. CSIR-NET leads to the fellowship and to eligibility for teaching posts; GATE leads to M.Tech. programs, Ph.D. interviews and some public-sector posts. For a Ph.D. many students sit both. Much of the chemistry is the same, but the papers are built differently.',
    },
    {
      question: 'Can I prepare for GATE alongside a full-time job?',
      answer:
        'People do it with the weekend batch and a steady hour on weekdays. Choose the hour before work if you can: the one after it is easily lost. Allow a year rather than six months.',
    },
    {
      question: 'What is the cheapest sensible way to prepare for GATE here?',
      answer: `For a fresh graduate with discipline, Bronze for 6 months at ${online}, or the PYQ booklets and the unitwise tests alone. Neither gives you a live class, so you must be able to keep to a plan on your own.`,
    },
    {
      question: 'Does GATE lead to a job directly?',
      answer:
        'Sometimes. Certain public-sector undertakings shortlist by GATE score, and then hold their own interviews. For chemistry such openings are fewer than for engineering, so do not rely on them alone.',
    },
  ],
};

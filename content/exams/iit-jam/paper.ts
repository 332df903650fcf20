import type { ExamPage } from '@/content/exam-page';
import { attemptMarks } from '@/content/exams/attempt-marks';
import { marks, type PaperPattern, printMarks } from '@/content/exams/pattern';
import { formatRupees } from '@/content/money';
import { requirePlan } from '@/content/plans';
import { lowestMaterialPrice, materialRows } from '@/content/study-material';
import { unitwise } from '@/content/test-series';

const readOn = '2026-11-21';

export const iitJamPattern: PaperPattern = {
  id: 'iit-jam',
  name: 'IIT-JAM',
  paper: 'Chemistry, paper code CY',
  body: 'Indian Institutes of Technology and Indian Institute of Science; one of them organises each year',
  minutes: 180,
  languages: ['English'],
  sections: [
    {
      id: 'a',
      name: 'Section A',
      kinds: [
        { types: ['MCQ'], marks: marks(1), negative: marks(1, 3), shown: 10, attemptMax: 10 },
        { types: ['MCQ'], marks: marks(2), negative: marks(2, 3), shown: 20, attemptMax: 20 },
      ],
    },
    {
      id: 'b',
      name: 'Section B',
      kinds: [{ types: ['MSQ'], marks: marks(2), negative: 0, shown: 10, attemptMax: 10 }],
    },
    {
      id: 'c',
      name: 'Section C',
      kinds: [
        { types: ['NAT'], marks: marks(1), negative: 0, shown: 10, attemptMax: 10 },
        { types: ['NAT'], marks: marks(2), negative: 0, shown: 10, attemptMax: 10 },
      ],
    },
  ],
  notes: [
    'Only Section A loses marks for wrong answers.',
    'An MSQ counts in full or not at all: there is no partial credit.',
    'A calculator is on the screen.',
  ],
  syllabus: {
    subjects: [
      {
        name: 'Basic mathematical concepts (10+2 level)',
        units: [
          { name: 'Functions' },
          { name: 'Maxima and minima' },
          { name: 'Integrals' },
          { name: 'Ordinary differential equations' },
          { name: 'Vectors and matrices' },
          { name: 'Determinants' },
          { name: 'Elementary statistics' },
        ],
      },
      {
        name: 'Physical chemistry',
        continues: true,
        units: [
          { name: 'Atomic and molecular structure' },
          { name: 'Gaseous state' },
          { name: 'Liquid state' },
          { name: 'Solid state' },
          { name: 'Chemical thermodynamics' },
        ],
      },
    ],
    note: 'Organic and inorganic chemistry are part of the paper too. We print only the topics we could check against several copies: for the others, read the official syllabus.',
  },
  official: { name: 'JAM website of the organising institute' },
  sources: [
    {
      title: 'Careers360, JAM exam pattern',
      url: 'https://university.careers360.com/articles/jam-exam-pattern',
      readOn,
    },
    {
      title: 'The Indian Express, IIT JAM exam pattern',
      url: 'https://education.indianexpress.com/science-exam/iit-jam-pattern',
      readOn,
    },
    {
      title: 'CollegeSearch, IIT JAM exam pattern',
      url: 'https://www.collegesearch.in/exam/iit-jam-exam-pattern',
      readOn,
    },
    {
      title: 'Physics Wallah, IIT JAM Chemistry exam pattern',
      url: 'https://www.pw.live/iit-jam/exams/iit-jam-chemistry-exam-pattern',
      readOn,
    },
    {
      title: 'Syllabus.gen.in, JAM Chemistry syllabus',
      url: 'http://www.syllabus.gen.in/3108.html',
      readOn,
    },
    {
      title: 'Scribd, copy of a JAM Chemistry syllabus',
      url: 'https://www.scribd.com/document/867865396/IIT-JAM-and-GATE-syllabus',
      readOn,
    },
  ],
  verifiedOn: readOn,
};

const thirty = attemptMarks(iitJamPattern, 27, 3);
const online = formatRupees(requirePlan('iit-jam', 'online', '1-year').price);
const oneYear = formatRupees(requirePlan('iit-jam', 'offline', '1-year').price);
const twoYears = formatRupees(requirePlan('iit-jam', 'offline', '2-years').price);
const booklets = formatRupees(lowestMaterialPrice(materialRows('iit-jam')));

export const iitJamPage: ExamPage = {
  path: '/iit-jam',
  exam: 'iit-jam',
  heading: 'IIT-JAM Chemistry, for the M.Sc.',
  meta: {
    title: 'IIT-JAM Chemistry: Exam, Preparation and Coaching',
    description:
      'IIT-JAM Chemistry for B.Sc. students: what the exam opens, its three sections and marks, 1-year and 2-year programs, tests and booklets with fees.',
    keywords: [
      'IIT JAM chemistry',
      'IIT JAM chemistry exam pattern',
      'IIT JAM chemistry syllabus',
      'IIT JAM coaching in Delhi',
      'IIT JAM 2 year program',
    ],
  },
  shareImage: {
    title: 'IIT-JAM',
    line: 'The chemistry paper, its marks, and how to prepare',
    alt: 'The molecular orbitals of oxygen with two electrons alone, and the word IIT-JAM',
  },
  lede: 'For B.Sc. students who want an M.Sc. at an IIT: three hours, three sections, and one rank at the end.',
  intro: [
    'The paper asks for the chemistry of your own three years at college, but it asks in another way: with problems to solve more than with facts to recall. You know more of it than you may think, and the rest can be practised.',
  ],
  opens: {
    heading: 'Where a rank can take you',
    intro:
      'JAM stands for Joint Admission Test for Masters. One of the organising institutes holds it for all, and admission follows by rank and preference.',
    items: [
      {
        name: 'M.Sc. at the IITs',
        detail:
          'A master’s degree of two years. It is the reason most candidates sit the paper, and the seats in chemistry are spread over many of the institutes.',
      },
      {
        name: 'Programs that lead to a Ph.D.',
        detail:
          'Some institutes join the master’s degree and the doctorate in one program. The Indian Institute of Science admits to its integrated Ph.D. through JAM as well.',
      },
      {
        name: 'Other institutes that use the score',
        detail:
          'NITs and several more admit on a JAM score by procedures of their own. Each publishes its conditions every year; read them before you fill in preferences.',
      },
    ],
  },
  patternIntro:
    'Each of the three sections has its own kind of question. In Section A a wrong answer costs marks; in the other two it costs only time.',
  cited: {
    figure: '25-30',
    meaning: 'questions at 90% accuracy are a good attempt',
    heading: 'What a good attempt comes to',
    reading: [
      'That is up to half of the paper, with nine answers in ten right. So you need not finish the paper, but what you answer should be right. Practise for that: after each test, look first at the answers you got wrong.',
      'How many marks it makes depends on which questions they are. We have worked out the least and the most from the pattern above, so that you see how much the choice of questions is worth.',
    ],
    marks: {
      intro:
        'Nine in ten of thirty is 27. Nine in ten of 25 falls between 22 and 23, so both are here.',
      rows: [thirty, attemptMarks(iitJamPattern, 23, 2), attemptMarks(iitJamPattern, 22, 3)],
      note: 'Lower end: as many one-mark answers as there are, and every mistake in a two-mark question of Section A. Upper end: two-mark answers only, and mistakes where nothing is taken off. The mark that brings a seat differs from year to year; this table does not show it.',
    },
  },
  plannerIntro:
    'Try it for yourself. Begin with what you would manage now, section by section, and see what two more right answers in Section C would do.',
  syllabusIntro:
    'Go through the units with your college marksheets beside you. Tick a unit when you could explain it to a first-year student, not when you have seen it.',
  prepare: {
    heading: 'Preparing beside a degree',
    intro: 'College takes most of your day. Four habits make that time serve JAM as well.',
    items: [
      {
        name: 'Follow the timetable you already have',
        detail:
          'When college lectures on the solid state, do the JAM questions on the solid state that week. You will hardly be better prepared for them later.',
      },
      {
        name: 'Keep first-year chemistry alive',
        detail:
          'Periodic trends, gas laws, basic stereochemistry: they were taught long ago and they are part of the paper. One evening a fortnight is enough to keep them fresh.',
      },
      {
        name: 'Work numbers to the end',
        detail:
          'Section C wants a value, and a method that is nearly right scores nothing. Finish the arithmetic of a problem even when the idea is clear.',
      },
      {
        name: 'Learn to say no to a question',
        detail:
          'Look at each question for twenty seconds before you begin. If you see no way to start, go on to the next one.',
      },
    ],
    closing:
      'Look at the figure above as an exercise. Fill the levels for O₂⁺ and for O₂⁻, count, and say which bond is shorter. If you can do that in a minute, you have understood bonding in diatomic molecules.',
  },
  suits: {
    heading: 'Who comes to us for JAM',
    paragraphs: [
      'Second-year students who have heard of the exam from a senior and want to start without haste. Third-year students with practicals until five. Graduates who took a job, found that they missed the subject, and have one year to return to it.',
      'Parents often ask whether a student from a small-town college stands a chance. The paper does not ask which college you went to. It does ask for all of physical chemistry, which not every college finishes. If yours did not, tell us on the first day.',
    ],
  },
  teaching: {
    intro:
      'There are two programs, of 1 year and of 2 years, and regular and weekend batches. First decide on the length, then on the days.',
    batches: [
      {
        name: '1-year program',
        length: `Online from ${online}; classroom ${oneYear}`,
        hours: 'One year to the paper',
        suits: 'For the last year of the B.Sc. or the year after it.',
      },
      {
        name: '2-year program',
        length: `Classroom ${twoYears}`,
        hours: 'Two years to the paper',
        suits: 'For second-year students: first the basics, then problems and tests.',
      },
      {
        name: 'Regular batch',
        length: 'About five months of classes',
        hours: 'About 4 to 5 hours daily, 6 days a week',
        suits: 'For those whose days are free. Online there are morning and evening classes.',
      },
      {
        name: 'Weekend batch',
        length: 'Beside college or a job',
        hours: '6 to 8 hours on weekends and holidays',
        suits: 'For everyone who must attend college. Classroom hours: please ask.',
      },
    ],
    note: 'Fees are for the whole program and include 18% GST. A single class lasts 45 minutes.',
    experience:
      'The institute has over 5 years of experience in teaching for chemistry entrances, JAM included.',
  },
  deliverables: {
    intro:
      'What you get depends on the tier. For JAM, have the list of your tier confirmed by phone before you pay. These are the items it is made of.',
    items: [
      {
        name: 'Recorded lectures',
        detail: 'For the topic your college skipped, and for revision before a test.',
        link: { label: 'Online tiers for JAM', href: '/onlinecourses/iit-jam' },
      },
      {
        name: 'Live sessions',
        detail:
          'A teacher, a board and a class that asks. Online they are listed from Gold upwards; at Jia Sarai they are simply the class.',
        link: { label: 'The classroom programs', href: '/offlinecourses/iit-jam' },
      },
      {
        name: 'Handouts',
        detail:
          'They come with the lectures, so that you can follow the argument and need not write down every line.',
        link: { label: 'Our video playlists', href: '/videos' },
      },
      {
        name: 'Books',
        detail: `3000+ questions to practise on, PYQs by subtopic, theory in booklets. Printed sets for JAM can be had without a course, from ${booklets}.`,
        link: { label: 'JAM booklets and prices', href: '/studymaterial/iit-jam' },
      },
      {
        name: 'Tests',
        detail: `${unitwise.tests} unitwise tests, ${formatRupees(unitwise.price)} if bought alone, and a final mock in the plans.`,
        link: { label: 'Tests for JAM', href: '/testseries/iit-jam' },
      },
      {
        name: 'Doubt resolution',
        detail: '24x7 on the list. Send your working as far as you got, not only the question.',
        link: { label: 'Put a question to us', href: '/contact' },
      },
    ],
    note: 'General aptitude stands on the same list of items. JAM does not examine it.',
  },
  enquiry: {
    heading: 'One year or two?',
    text: 'If you would rather write than ring, send us your semester, your college hours and the branch that worries you. You get a plain answer, even if it is “not yet”.',
    button: 'Write to us about IIT-JAM',
  },
  next: ['/result/iit-jam', '/new-batch', '/onlinecourses/cuet'],
  faqs: [
    {
      question: 'What is IIT-JAM, in two sentences?',
      answer:
        'It is the common entrance by which the IITs choose students for M.Sc. and related programs. An IIT or the Indian Institute of Science organises it for all of them, in turn.',
    },
    {
      question: 'May I sit JAM in the final year of my B.Sc.?',
      answer:
        'Final-year students do sit it; most candidates are exactly that. Admission then depends on passing the degree in time and on the conditions of the institute you choose. Check both in the brochure of your year.',
    },
    {
      question: 'What kinds of questions does the chemistry paper have?',
      answer:
        'It has three kinds: one right option, one or more right options, and a number to enter. Each kind has its own section and its own rule for mistakes. The table on this page sets them out.',
    },
    {
      question: 'Where in the paper do mistakes cost nothing?',
      answer:
        'In Sections B and C nothing is taken off for a wrong answer. Section B gives no part marks either: the whole set of options has to be right. So never leave a number blank that you can estimate, and never count on half a set.',
    },
    {
      question: 'Is 25 to 30 really enough, out of 60?',
      answer: `The institute cites it as a good attempt, at 90% accuracy. By the arithmetic on this page thirty such answers bring from ${printMarks(thirty.from)} to ${printMarks(thirty.to)} marks out of 100. Whether that is enough for the seat you want depends on the year, and nobody can know it beforehand.`,
    },
    {
      question: 'How is the 2-year program different from starting late?',
      answer:
        'It has the same content and twice the time. In the first year the classes keep step with college; in the second there is time for full papers against the clock. Someone who starts late has to do both at once.',
    },
    {
      question: 'Will JAM help if I want CUET (PG) too?',
      answer:
        'A good part of the chemistry is shared. CUET (PG) asks more questions in less time and has only one kind of them, so add timed papers of that form in the last weeks.',
    },
    {
      question: 'Do I need a calculator?',
      answer:
        'There is one on the screen of the examination, and you may not bring another. Use a similar one at home from the beginning, with a mouse. Then you will not lose time with it in the exam.',
    },
    {
      question: 'We live outside Delhi. Can my daughter attend at weekends only?',
      answer:
        'Yes, if she can be in Delhi on the days the weekend classroom batch meets; ask for them first. If the journey is too long, there is an online weekend batch. Rooms are not part of any fee on this site.',
    },
  ],
};

import { requireExam } from '../exams/exams';
import { printMarks } from '../exams/mark';
import { formatRupees } from '../money';
import { requirePlan } from '../plans';
import { lowestMaterialPrice, materialPrices } from '../studymaterial/prices';
import { unitwise } from '../test-series';
import { attemptMarks } from './attempt-marks';
import type { ExamPage } from './exam-page';

const exam = requireExam('iit-jam');
const thirty = attemptMarks(exam, 27, 3);
const online = formatRupees(requirePlan('iit-jam', 'online', '1-year').price);
const oneYear = formatRupees(requirePlan('iit-jam', 'offline', '1-year').price);
const twoYears = formatRupees(requirePlan('iit-jam', 'offline', '2-years').price);
const booklets = formatRupees(lowestMaterialPrice(materialPrices['iit-jam']));

export const iitJam: ExamPage = {
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
  lede: 'For B.Sc. students who want an M.Sc. at an IIT: three hours, three sections, and one rank at the end.',
  intro: [
    'A rank in JAM is asked for by laboratories you have so far only read about. The chemistry behind it is that of your own three years, put in a way that few colleges put it. Both halves of that sentence are good news.',
  ],
  opens: {
    heading: 'Where a rank can take you',
    intro:
      'JAM stands for Joint Admission Test for Masters. One of the organising institutes holds it for all, and admission follows by rank and preference.',
    items: [
      {
        name: 'M.Sc. at the IITs',
        detail:
          'Two years among people who publish. It is the reason most candidates sit the paper, and the seats in chemistry are spread over many of the institutes.',
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
    'The three sections look alike on the screen and must not be treated alike. In the first a wrong choice costs something; in the other two it costs only the minutes.',
  cited: {
    figure: '25-30',
    meaning: 'questions at 90% accuracy are a good attempt',
    heading: 'What a good attempt comes to',
    reading: [
      'Up to half of the paper, nine tenths of it right. That is a different ambition from finishing, and it changes how you practise: the answer sheet you should look at longest is the one with three mistakes on it.',
      'How many marks it makes depends on which questions they are. We have worked out the two ends from the pattern above, so that you see how much the choice alone is worth.',
    ],
    marks: {
      intro:
        'Nine in ten of thirty is 27. Nine in ten of 25 falls between 22 and 23, so both are here.',
      rows: [thirty, attemptMarks(exam, 23, 2), attemptMarks(exam, 22, 3)],
      note: 'Lower end: as many one-mark answers as there are, and every mistake in a two-mark question of Section A. Upper end: two-mark answers only, and mistakes where nothing is taken off. What mark brings a seat differs from year to year and is no part of this table.',
    },
  },
  plannerIntro:
    'Try it for yourself. Begin with what you would manage now, section by section, and see what two more right answers in Section C would do.',
  syllabusIntro:
    'Go through the units with your college marksheets beside you. Tick a unit when you could explain it to a first-year student, not when you have seen it.',
  prepare: {
    heading: 'Preparing beside a degree',
    intro:
      'College will take its hours whether you like it or not. Four habits make them count twice.',
    items: [
      {
        name: 'Follow the timetable you already have',
        detail:
          'When college lectures on the solid state, do the JAM questions on the solid state that week. You will never again be so well prepared for them.',
      },
      {
        name: 'Keep first-year chemistry alive',
        detail:
          'Periodic trends, gas laws, basic stereochemistry: they were taught long ago and are asked every year. One evening a fortnight keeps them from rusting.',
      },
      {
        name: 'Work numbers to the end',
        detail:
          'Section C wants a value, and a method that is nearly right scores nothing. Finish the arithmetic of a problem even when the idea is clear.',
      },
      {
        name: 'Learn to say no to a question',
        detail:
          'Give each one twenty seconds before you begin. If no way in shows itself, leave it without regret and without a cross in the margin.',
      },
    ],
    closing:
      'Look at the figure above as an exercise. Fill the levels for O₂⁺ and for O₂⁻, count, and say which bond is shorter. If that took you less than a minute, you have understood a whole page of the syllabus.',
  },
  suits: {
    heading: 'Who comes to us for JAM',
    paragraphs: [
      'Second-year students who have heard of the exam from a senior and want to start without haste. Third-year students with practicals until five. Graduates who took a job, found that they missed the subject, and have one year to return to it.',
      'Parents often ask whether a student from a small-town college stands a chance. The paper does not see the college. What it does see is whether physical chemistry was taught in full, and where it was not we would rather know on the first day than in the sixth month.',
    ],
  },
  teaching: {
    intro:
      'There are two programs, and inside each of them two kinds of week. First decide on the length, then on the days.',
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
        suits: 'For second-year students: first the ground, then problems and tests.',
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
        suits: 'For everyone with attendance to keep. Classroom hours: please ask.',
      },
    ],
    note: 'Fees are for the whole program and include 18% GST. A single class lasts 45 minutes.',
    experience:
      'Behind it stand over 5 years of experience in teaching for chemistry entrances, JAM included.',
  },
  deliverables: {
    intro:
      'What reaches your desk depends on the tier, and for JAM the list of each tier is settled with you by phone before you pay. These are the things it is made of.',
    items: [
      {
        name: 'Recorded lectures',
        detail: 'For the topic your college skipped, and for the evening before its test.',
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
        detail: 'They come with the lectures and leave your hands free for thinking.',
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
        detail:
          '24x7 on the list. Ask with your half-finished working, not with the bare question.',
        link: { label: 'Put a question to us', href: '/contact' },
      },
    ],
    note: 'General aptitude stands on the same list of items. JAM does not examine it.',
  },
  callText: 'Say which semester you are in. The rest of the call follows from that.',
  enquiry: {
    heading: 'One year or two?',
    text: 'If you would rather write than ring, send us your semester, your college hours and the branch that worries you. You get a plain answer, also when it is “not yet”.',
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
        'It has the same content and twice the calendar. In the first year the classes keep step with college; in the second there is time for papers under a clock. Someone who starts late does the second part only, and usually notices which one is missing.',
    },
    {
      question: 'Will JAM help if I want CUET (PG) too?',
      answer:
        'A good part of the chemistry is shared. CUET (PG) asks more questions in less time and has only one kind of them, so add timed papers of that form in the last weeks. Prepare for the harder paper first.',
    },
    {
      question: 'Do I need a calculator?',
      answer:
        'There is one on the screen of the examination, and you may not bring another. Use a similar one at home from the beginning, with a mouse. Then its slowness will not surprise you.',
    },
    {
      question: 'Can a girl from outside Delhi attend at weekends only?',
      answer:
        'She can if she can be in Delhi on the days the classroom batch meets; ask for them first. If the journey is long, the online batch for weekends spares her the train and keeps a recording of what was missed. Rooms are not part of any fee on this site.',
    },
  ],
};

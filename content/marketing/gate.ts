import { requireExam } from '../exams/exams';
import { printMarks } from '../exams/mark';
import { formatRupees } from '../money';
import { requirePlan } from '../plans';
import { lowestMaterialPrice, materialPrices } from '../studymaterial/prices';
import { unitwise } from '../test-series';
import { type AttemptMarks, attemptMarks } from './attempt-marks';
import type { ExamPage } from './exam-page';

const exam = requireExam('gate');
const forty = attemptMarks(exam, 40);
const fifty = attemptMarks(exam, 50);
const range = ({ from, to }: AttemptMarks) => `${printMarks(from)} to ${printMarks(to)}`;
const online = formatRupees(requirePlan('gate', 'online', '6-months').price);
const sixMonths = formatRupees(requirePlan('gate', 'offline', '6-months').price);
const oneYear = formatRupees(requirePlan('gate', 'offline', '1-year').price);
const booklets = formatRupees(lowestMaterialPrice(materialPrices.gate));

export const gate: ExamPage = {
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
  lede: 'For science graduates who want an M.Tech., a Ph.D. or a post in the public sector. 65 questions in three hours.',
  intro: [
    'GATE is a calculating exam. It likes problems that begin with a sentence and end with a decimal, and it hands out marks only for the decimal. If you enjoy carrying something through to the end, you will feel at home in it.',
  ],
  opens: {
    heading: 'What a GATE score is good for',
    intro:
      'A score stays valid for three years from the result, and several doors look at the same number.',
    items: [
      {
        name: 'Ph.D. admission',
        detail:
          'Many institutes call candidates for a Ph.D. interview on a GATE score. At the interview the score has done its work, and you talk chemistry.',
      },
      {
        name: 'M.Tech. programs',
        detail:
          'Materials, polymers, energy, catalysis and their neighbours take chemists as well as engineers. Which degree each program accepts is in its own notice.',
      },
      {
        name: 'Posts in the public sector',
        detail:
          'Some public-sector undertakings invite applications by GATE score. The papers they ask for change; look at the advertisement before you count on CY.',
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
      'The figure leaves between fifteen and twenty-five questions alone. Those are not failures. They are the ones you recognised in time as slow, and the minutes they would have taken are in the answers you did give.',
      'It speaks of attempts and says nothing about accuracy. So here is the ceiling and the floor for answers that are all right, worked out from the questions and marks of the two blocks.',
    ],
    marks: {
      intro: 'Every question is worth one mark or two, which fixes how many there are of each.',
      rows: [forty, fifty],
      note: 'Lower end: all the one-mark questions first. Upper end: all the two-mark questions first. A wrong choice of one option takes back a third of what the question is worth; a wrong number or a wrong set of options takes back nothing.',
    },
  },
  plannerIntro:
    'Put in your own numbers. It is worth doing it twice: once for the paper you hope for, once for a tired morning.',
  syllabusIntro:
    'Three branches share the chemistry block. Take the official list of topics and put a letter beside each for what you lack: T for theory, P for practice, S for speed. Only the T’s need a lecture.',
  prepare: {
    heading: 'How to prepare for a paper of numbers',
    intro: 'None of this is clever. All of it is worth marks in the third hour.',
    items: [
      {
        name: 'Derive once, then use a hundred times',
        detail:
          'Derive the Clausius–Clapeyron equation one time with the book closed, so that you know what was assumed. After that it is a tool, and tools want use.',
      },
      {
        name: 'Estimate before you type',
        detail:
          'Is the answer nearer to 3 or to 300? Half a line of rough arithmetic catches the slipped power of ten that no checking of steps will find.',
      },
      {
        name: 'Sort your mistakes by kind',
        detail:
          'Concept, formula, unit, arithmetic, reading. After ten papers one of the five will be twice as long as the rest, and you know what to do on Monday.',
      },
      {
        name: 'Take aptitude as free time',
        detail:
          'Fifteen marks for questions a careful reader can do. Settle them early in the paper, while you still read carefully.',
      },
    ],
    closing:
      'The phase diagram above was drawn from equations, not by hand. Take two points off its vapour line, write down ln p and 1/T, and work out the enthalpy of vaporisation. You should land near 41 kJ/mol at the boiling point. That is a GATE question, with the data supplied.',
  },
  suits: {
    heading: 'Who studies for GATE with us',
    paragraphs: [
      'Students in the last year of an M.Sc., who have the theory and lack the pace. Graduates who want a second way into research beside CSIR-NET, since most of the chemistry is common to the two. People from a plant or a quality laboratory who remember the work and have forgotten the integrals.',
      'If you left thermodynamics behind with relief, tell us. It returns in this paper in many disguises, and a course that began with kinetics would only postpone the meeting.',
    ],
  },
  teaching: {
    intro:
      'Two lengths, and three ways to fill them. The shorter plan costs less and asks more of each day.',
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
        suits: 'When the week belongs to an employer. For the classroom, ask which hours.',
      },
      {
        name: 'Diamond, in the classroom',
        length: `${sixMonths} for 6 months, ${oneYear} for 1 year`,
        hours: 'Every item on the list, in Delhi',
        suits: 'When you want your working looked at while the ink is wet.',
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
        detail: 'Useful twice: when the topic is new, and when its formula has faded.',
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
        detail: '24x7 on the list. Ask with your numbers in, so that the slip can be found.',
        link: { label: 'Send a first question', href: '/contact' },
      },
    ],
    note: 'General aptitude is an item of the list as well, and in GATE it is examined.',
  },
  callText: 'Have your degree, its year and a free hour count ready. Five minutes will do.',
  enquiry: {
    heading: 'Coming back to chemistry after a break?',
    text: 'Describe in three lines what you did last and which door you want the score for. We write back what we would begin with.',
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
        'A score is valid for three years. You may sit the exam again within that time and use the higher score. That is useful if the door you want opens only in a later year.',
    },
    {
      question: 'Is there negative marking in GATE CY?',
      answer:
        'Yes, where one option out of four is to be chosen: a third of the question’s worth is taken off. Where several options may be right, and where you enter a number, nothing is. Play the two kinds differently.',
    },
    {
      question: 'How many marks do 40 to 50 attempts make?',
      answer: `If all of them are right, 40 answers make ${range(forty)} marks and 50 answers make ${range(fifty)}, depending on which they are. Wrong ones bring it down from there. The number of attempts is what the institute cites; the marks are our arithmetic from the pattern.`,
    },
    {
      question: 'Does GATE Chemistry contain mathematics?',
      answer:
        'It has no section of engineering mathematics. You need the mathematics inside chemistry: logarithms, simple integrals, a determinant now and then. If those are rusty, two weeks at the start will oil them.',
    },
    {
      question: 'GATE or CSIR-NET: which one should I sit?',
      answer:
        'Sit the one whose door you want, or both if it is a Ph.D. CSIR-NET brings the fellowship and the right to teach; GATE brings M.Tech. programs, Ph.D. interviews and some public-sector posts. The preparation overlaps, the form of the paper does not.',
    },
    {
      question: 'Can I prepare for GATE alongside a full-time job?',
      answer:
        'People do it with the weekend batch and a steady hour on weekdays. Choose the hour before work if you can, since the one after it tends to be taken away. Allow a year and not six months.',
    },
    {
      question: 'What is the cheapest sensible way to prepare for GATE here?',
      answer: `For a fresh graduate with discipline, Bronze for 6 months at ${online}, or the PYQ booklets and the unitwise tests alone. Neither gives you a live class. Ask yourself what you did last time nobody was watching.`,
    },
    {
      question: 'Does GATE lead to a job directly?',
      answer:
        'Sometimes. Certain public-sector undertakings shortlist by GATE score, and then hold their own interviews. For chemistry such openings are fewer than for engineering, so treat them as a chance and not as the plan.',
    },
  ],
};

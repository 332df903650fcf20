import { examFeeSentence } from '../exam-fees';
import { barcRules } from '../../eligibility-rules';
import { bankStep, officeVisit } from '../../course';
import { formatRupees } from '@/content/money';
import { offerAmounts as amounts, testSeriesOffer as offer, whileSeriesIsSold } from '../../offers';
import { unitwise, type TestSeries } from '../../test-series';

const readOn = '2026-11-23';
const unitPrice = formatRupees(unitwise.price);

export const barcSeries: TestSeries = {
  path: '/testseries/barc',
  exam: 'BARC Chemistry',
  heading: 'BARC OCES Chemistry test series',
  meta: {
    title: 'BARC OCES Chemistry Test Series, Pattern, Eligibility',
    description: `BARC OCES for chemists: selection, exam pattern, eligibility and age limit, with ${unitwise.tests} online unitwise chemistry tests for ${unitPrice}.`,
    keywords: [
      'BARC chemistry test series',
      'BARC OCES chemistry',
      'BARC OCES eligibility',
      'BARC exam pattern chemistry',
    ],
  },
  lede: `${unitwise.tests} online unitwise tests in chemistry for ${unitPrice}, for the screening exam of the BARC training schools (OCES).`,
  intro: [
    'BARC trains M.Sc. chemists as scientific officers of the Department of Atomic Energy. The tests revise chemistry unit by unit for the screening exam.',
  ],
  examFacts: {
    heading: 'BARC OCES: selection, pattern and eligibility',
    facts: [
      [
        'Programme',
        'OCES: one year of training for engineering graduates and science postgraduates',
      ],
      ['Selection', 'Screening by online exam or by GATE score, then an interview'],
      ['Online exam', '120 minutes of multiple-choice questions in your discipline, once a year'],
      ['GATE route', 'For OCES-2026: a score of 2024, 2025 or 2026 in the subject of your degree'],
      [
        'Degree',
        `M.Sc. or five-year integrated M.Sc. in chemistry with at least ${barcRules.masters}%`,
      ],
      [
        'Age limit',
        `${barcRules.age.least} to ${barcRules.age.open} years; ${barcRules.age.obc} for OBC, ${barcRules.age.scSt} for SC and ST`,
      ],
      [
        'Application fee to BARC',
        examFeeSentence(
          'barc',
          'OCES-2026: ₹500 for men of the general and OBC categories; none for women, SC, ST and persons with disabilities',
        ),
      ],
      [
        'OCES-2026 dates',
        'Applications 22 Dec 2025 to 31 Jan 2026; exam 14 and 15 Mar 2026; interviews 12 May to 12 Jun 2026; training from 31 Jul 2026',
      ],
      [
        'After training',
        'Scientific Officer C, Group A, Level 10: ₹56,100 basic pay; you agree to serve for three years',
      ],
    ],
    official: { name: 'BARC OCES/DGFS website', href: 'https://www.barcocesexam.in' },
    sources: [
      {
        title: 'BARC, OCES/DGFS Information Brochure 2022, copy on Scribd',
        url: 'https://www.scribd.com/document/558906640/BARC-Information-Brochure-2022',
        readOn,
      },
      {
        title: 'Hindustan Times, BARC to recruit scientific officers',
        url: 'https://www.hindustantimes.com/education/employment-news/barc-to-recruit-scientific-officers-engineering-graduates-science-postgraduates-can-apply-at-barcocesexamin-101766486587704.html',
        readOn,
      },
      {
        title: 'Careers360, BARC recruitment through GATE',
        url: 'https://engineering.careers360.com/articles/barc-recruitment-through-gate',
        readOn,
      },
      {
        title: 'Free Jobs Alert Odisha, BARC scientist recruitment',
        url: 'https://freejobsalertodisha.in/barc-scientist-recruitment-2026',
        readOn,
      },
      {
        title: 'GO Classes, BARC OCES/DGFS: timeline and exam pattern',
        url: 'https://www.goclasses.in/blog/barc-oces-dgfs-2026-ultimate-guide-for-computer-science-engineers',
        readOn,
      },
      {
        title: 'The Indian Express, BARC: online exam, GATE score and age limits',
        url: 'https://indianexpress.com/article/jobs/barc-invites-applications-for-group-a-officer-posts-through-online-exam-gate-score-barconlineexam-in-7731979/',
        readOn,
      },
      {
        title: 'GetMyUni, BARC exam',
        url: 'https://www.getmyuni.com/exams/barc-exam',
        readOn,
      },
    ],
  },
  offerNote: [
    'The unitwise tests are sold without a course.',
    ...whileSeriesIsSold(
      'You can also take the CSIR-NET series. It revises inorganic, organic and physical chemistry at M.Sc. level.',
    ),
  ],
  ownOffer: false,
  kindsIntro: 'The screening exam can ask from any branch, so take tests in all three.',
  kinds: [
    {
      name: 'Topic-wise tests',
      detail: 'Half-lives, electrode potentials, solvent extraction, f-block chemistry.',
    },
    {
      name: 'Subject-wise tests',
      detail: 'Begin with the branch you have not studied since the B.Sc.',
    },
    {
      name: 'Minor tests',
      detail: 'Shorter tests with questions from all branches.',
    },
    {
      name: 'Mock tests',
      detail: 'All branches in one sitting. Check your accuracy in the last half hour.',
    },
  ],
  pace: {
    heading: 'Unitwise tests in ten weeks',
    intro: 'Four tests a week cover all units in ten weeks. An example for two weeks:',
    steps: [
      { when: 'Week 1, first half', what: 'Physical chemistry: kinetics, electrochemistry.' },
      { when: 'Week 1, second half', what: 'Inorganic chemistry: complexes, the f block.' },
      { when: 'Week 2, first half', what: 'Organic chemistry: draw each mechanism in full.' },
      { when: 'Week 2, second half', what: 'Spectroscopy and analytical methods.' },
    ],
    note: 'For the interview, explain one answer aloud in three minutes every week.',
  },
  suits: [
    'M.Sc. students and graduates who apply to BARC, often along with CSIR-NET or GATE.',
    'After a long break from chemistry, join a CSIR-NET or GATE course first.',
  ],
  plans: {
    paragraphs: [
      'BARC aspirants usually take the CSIR-NET or the GATE course. All plans of both include the unitwise tests and a final mock test; Platinum adds subtopicwise and previous-year tests.',
    ],
    links: ['/onlinecourses/csir-net', '/onlinecourses/gate', '/offlinecourses/gate'],
  },
  registration: [
    {
      title: 'BARC tests',
      text: 'Call or visit the office. Tell the counsellor your degree and when you want to take the exam.',
    },
    {
      title: 'CSIR-NET series',
      buysOffer: true,
      text: `Press Enroll Now, sign up and pay ${amounts.total} for its ${offer.tests} tests, GST included.`,
    },
    officeVisit,
    bankStep,
  ],
  faqs: [
    {
      question: 'Can a chemist join BARC through GATE?',
      answer:
        'Yes. You are screened by your GATE score or by the online exam. Both routes lead to the interview.',
    },
    {
      question: 'Which course should I take for BARC Chemistry?',
      answer:
        'GATE Chemistry if you plan to use the GATE route, CSIR-NET if you also aim at a fellowship. Both teach all three branches.',
    },
    {
      question: 'Can I prepare for GATE and BARC together?',
      answer:
        'Yes. In 2026 GATE was held in February and the BARC exam in March, and most of the chemistry is common.',
    },
    {
      question: 'What should I study for the BARC chemistry exam?',
      answer:
        'Physical, inorganic and organic chemistry at the level of your M.Sc. Do not leave out radioactivity, separation methods and the f block.',
    },
    ...whileSeriesIsSold({
      question: 'Does the CSIR-NET series help for BARC?',
      answer: 'For the chemistry, yes. Its mock tests follow the CSIR-NET pattern.',
    }),
    {
      question: 'Do I have to come to Delhi for the tests?',
      answer: 'No, the tests are online.',
    },
  ],
  card: {
    exam: 'BARC Chemistry',
    text: 'Unitwise tests for the OCES screening exam.',
  },
};

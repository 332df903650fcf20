import type { ExamPage } from '@/content/exam-page';
import { csirNetOnline } from '@/content/exams/csir-net/courses';
import { marks, type PaperPattern } from '@/content/exams/pattern';
import { itemRows } from '@/content/features';
import { formatRupees } from '@/content/money';
import { offerAmounts, testSeriesOffer } from '@/content/offers';
import { lowestMaterialPrice, materialRows } from '@/content/study-material';
import { unitwise } from '@/content/test-series';

const readOn = '2026-11-21';

export const csirNetPattern: PaperPattern = {
  id: 'csir-net',
  name: 'CSIR-NET',
  paper: 'Chemical Sciences, subject code 701',
  body: 'National Testing Agency (NTA), for the Council of Scientific and Industrial Research',
  minutes: 180,
  languages: ['English', 'Hindi'],
  sections: [
    {
      id: 'a',
      name: 'Part A, General Aptitude',
      kinds: [
        { types: ['MCQ'], marks: marks(2), negative: marks(1, 2), shown: 20, attemptMax: 15 },
      ],
    },
    {
      id: 'b',
      name: 'Part B, Chemical Sciences',
      kinds: [
        { types: ['MCQ'], marks: marks(2), negative: marks(1, 2), shown: 40, attemptMax: 35 },
      ],
    },
    {
      id: 'c',
      name: 'Part C, Chemical Sciences',
      kinds: [{ types: ['MCQ'], marks: marks(4), negative: marks(1), shown: 60, attemptMax: 25 }],
    },
  ],
  notes: [
    'If you answer more questions than count, only the first ones are marked: 15 in Part A, 35 in Part B, 25 in Part C.',
    'A wrong answer costs a quarter of what the question carries.',
    'Part A is the same for every subject of the exam.',
  ],
  syllabus: {
    subjects: [
      {
        name: 'Inorganic chemistry',
        units: [
          { name: 'Chemical periodicity' },
          {
            name: 'Structure and bonding in homo- and heteronuclear molecules',
            detail: 'including shapes of molecules (VSEPR theory)',
          },
          {
            name: 'Concepts of acids and bases',
            detail: 'hard-soft acid base concept, non-aqueous solvents',
          },
          {
            name: 'Main group elements and their compounds',
            detail: 'allotropy, synthesis, structure and bonding, industrial importance',
          },
          {
            name: 'Transition elements and coordination compounds',
            detail:
              'structure, bonding theories, spectral and magnetic properties, reaction mechanisms',
          },
          {
            name: 'Inner transition elements',
            detail: 'spectral and magnetic properties, redox chemistry, analytical applications',
          },
          {
            name: 'Organometallic compounds',
            detail: 'synthesis, bonding and structure, reactivity; homogeneous catalysis',
          },
          { name: 'Cages and metal clusters' },
          {
            name: 'Analytical chemistry',
            detail: 'separation, spectroscopic, electro- and thermoanalytical methods',
          },
          {
            name: 'Bioinorganic chemistry',
            detail:
              'photosystems, porphyrins, metalloenzymes, oxygen transport, electron transfer, nitrogen fixation, metal complexes in medicine',
          },
          {
            name: 'Characterisation of inorganic compounds',
            detail:
              'IR, Raman, NMR, EPR, Mössbauer, UV-vis, NQR, MS, electron spectroscopy, microscopic techniques',
          },
          {
            name: 'Nuclear chemistry',
            detail:
              'nuclear reactions, fission and fusion, radioanalytical techniques, activation analysis',
          },
        ],
      },
      {
        name: 'Physical chemistry',
        continues: true,
        units: [
          {
            name: 'Basic principles of quantum mechanics',
            detail:
              'postulates, operator algebra, particle in a box, harmonic oscillator, hydrogen atom, angular momenta, tunnelling',
          },
          {
            name: 'Approximate methods of quantum mechanics',
            detail: 'variational principle, perturbation theory up to second order in energy',
          },
          {
            name: 'Atomic structure and spectroscopy',
            detail: 'term symbols, many-electron systems, antisymmetry principle',
          },
          {
            name: 'Chemical bonding in diatomics',
            detail: 'MO and VB theories, Hückel theory for conjugated π-electron systems',
          },
          {
            name: 'Chemical applications of group theory',
            detail: 'symmetry elements, point groups',
          },
        ],
      },
      {
        name: 'Interdisciplinary topics',
        units: [
          { name: 'Chemistry in nanoscience and technology' },
          { name: 'Catalysis and green chemistry' },
          { name: 'Medicinal chemistry' },
          { name: 'Supramolecular chemistry' },
          { name: 'Environmental chemistry' },
        ],
      },
    ],
    note: 'Organic chemistry is part of the paper too. We print only the units we could check against several copies: for organic chemistry, and for physical chemistry from unit 6 on, read the official syllabus.',
  },
  official: {
    name: 'website of CSIR’s Human Resource Development Group',
    href: 'https://csirhrdg.res.in/',
  },
  sources: [
    {
      title: 'Physics Wallah, CSIR NET Chemical Science exam pattern',
      url: 'https://www.pw.live/csir-net/exams/csir-net-chemical-science-exam-pattern',
      readOn,
    },
    {
      title: 'Shiksha, CSIR NET exam pattern',
      url: 'https://www.shiksha.com/exams/csir-net-exam-pattern',
      readOn,
    },
    {
      title: 'TrueScholar, CSIR NET exam pattern',
      url: 'https://www.truescholar.in/exams/csir-net-7500123/exam-pattern',
      readOn,
    },
    {
      title: 'VedPrep, CSIR NET Chemical Science exam pattern',
      url: 'https://vedprep.com/exams/csir-net/chemical-science-exam-pattern',
      readOn,
    },
    {
      title: 'Syllabus.gen.in, CSIR-UGC NET syllabus',
      url: 'http://syllabus.gen.in/137.html',
      readOn,
    },
    {
      title: 'CollegeChalo, CSIR NET pattern and syllabus',
      url: 'https://collegechalo.com/exam/csir-university-grants-commission-national-eligibility-test-279-syllabus',
      readOn,
    },
    {
      title: 'MadChem Classes, CSIR-UGC NET Chemical Sciences syllabus',
      url: 'http://madchemclasses.com/course/gate-chemistry/',
      readOn,
    },
  ],
  verifiedOn: readOn,
};

const booklets = formatRupees(lowestMaterialPrice(materialRows('csir-net')));

export const csirNetPage: ExamPage = {
  path: '/csir-net-jrf',
  exam: 'csir-net',
  heading: 'CSIR-NET/JRF, Chemical Sciences',
  meta: {
    title: 'CSIR-NET/JRF Chemical Sciences: Exam and Coaching',
    description:
      'What CSIR-NET/JRF Chemical Sciences decides, how its three parts are marked, what to study, and our courses, tests and booklets with their fees.',
    keywords: [
      'CSIR NET JRF chemistry',
      'CSIR NET Chemical Sciences exam pattern',
      'CSIR NET chemistry syllabus',
      'CSIR NET JRF coaching in Delhi',
      'how to prepare for CSIR NET chemistry',
    ],
  },
  shareImage: {
    title: 'CSIR-NET/JRF',
    line: 'The paper in Chemical Sciences, its marks, and how to prepare',
    alt: 'A correlation diagram of butadiene closing to cyclobutene, and the words CSIR-NET/JRF',
  },
  lede: 'For M.Sc. students and graduates who want to do research or teach at a college. One paper decides on both.',
  intro: [
    'You have spent five years on chemistry, and the next step depends on three hours. This page says what is asked in those hours, how it is marked, and how we can help you prepare.',
  ],
  opens: {
    heading: 'What a result opens',
    intro:
      'CSIR-NET is held twice a year. Those who qualify are placed in one of its lists, and the list decides what may follow.',
    items: [
      {
        name: 'Junior Research Fellowship',
        detail:
          'A fellowship with a monthly stipend, for those who go on to a Ph.D. You still have to find a supervisor and a laboratory yourself.',
      },
      {
        name: 'Eligibility as assistant professor',
        detail:
          'The right to apply for teaching posts at universities and colleges. Who is appointed is decided by each employer, usually after an interview.',
      },
      {
        name: 'Both at once',
        detail:
          'Whoever reaches the fellowship’s cut-off is eligible to teach as well. The reverse is not true, because the cut-off for the fellowship is higher.',
      },
    ],
  },
  patternIntro:
    'More questions are printed than are counted, most of all in Part C. So choosing well is part of the exam, and it can be practised.',
  cited: {
    figure: '0.5%',
    meaning: 'success rate for JRF and assistant professor',
    heading: 'What this figure tells you',
    reading: [
      'It means one success among two hundred candidates. The figure has no year attached. It shows how hard the exam is; it is not your own chance.',
      'The two hundred include some who registered and hardly studied, and some who knew their chemistry and left Part A for the night before. The figure cannot say how a student does who prepares all three parts.',
    ],
  },
  plannerIntro:
    'Enter what you would answer today, part by part, and how much of it would be right. Then change one number and watch the total: one right answer more in Part C counts for two in Part B.',
  syllabusIntro:
    'Three branches and what lies between them. Strike out the units you already know well enough to be examined in. Give most of your time to the rest.',
  prepare: {
    heading: 'How to prepare',
    intro:
      'Whether you have five months of full days or a year of weekends, the work falls into the same four parts.',
    items: [
      {
        name: 'First, the backbone',
        detail:
          'Quantum chemistry, group theory, reaction mechanisms and coordination chemistry carry many other units on their shoulders. Begin there, while you are fresh.',
      },
      {
        name: 'Then, the dependants',
        detail:
          'Spectroscopy after group theory, pericyclic reactions after molecular orbitals, organometallics after electron counting. In this order each unit builds on one you know already.',
      },
      {
        name: 'All along, Part A',
        detail:
          'Graphs, series, proportions, a little geometry. Half an hour on three days of the week is plenty, provided that it starts in the first month.',
      },
      {
        name: 'At the end, whole papers',
        detail:
          'Three hours at a desk, then a day for the corrections. Write down how many questions you read and left; with practice you can decide within twenty seconds.',
      },
    ],
    closing:
      'The drawing at the top of this page is the kind of thing Part C asks. It is not enough to know the words “conrotatory” and “disrotatory”. You have to follow four levels by their symmetry.',
  },
  suits: {
    heading: 'Whom we can help, and whom not',
    paragraphs: [
      'We can help the student in the last year of an M.Sc. who wants to sit the paper while the subject is fresh; the lecturer on contract who needs eligibility to be made permanent; the candidate who missed a list by a handful of marks and cannot say where they went.',
      'We are of little use to somebody who hopes for a list of likely questions. There is none. If your bachelor’s chemistry is shaky, say so on the phone: a longer plan that starts from the basics is better than a fast one you cannot follow.',
    ],
  },
  teaching: {
    intro:
      'The same syllabus is taught in three ways. Choose by the hours you can keep free for months, not only in the first week.',
    batches: [
      {
        name: 'Regular batch',
        length: 'About five months',
        hours: '4 to 6 hours daily, six days a week',
        suits: 'Online or at Jia Sarai. It takes the whole day, so plan no job beside it.',
      },
      {
        name: 'Weekend batch',
        length: 'Online: 1 year, with recordings',
        hours: '6 to 8 hours on weekends and holidays',
        suits: 'For those with a job and for research students. In Delhi, ask how long it runs.',
      },
      {
        name: 'Recorded lectures',
        length: '6 months, 1 year or 2 years',
        hours: 'By your own clock',
        suits: 'For those who work in shifts, live far from Delhi, or study well alone.',
      },
    ],
    note: 'The fee for two years of recorded lectures is not printed here: ask the office.',
    experience:
      'The institute has over 5 years of experience with entrance exams in chemistry, and with this one among them.',
  },
  deliverables: {
    intro: `Our CSIR-NET plans are made up of ${itemRows.length} items. Here are the main ones, and where you can read more about each.`,
    items: [
      {
        name: 'Recorded lectures',
        detail: 'In all four tiers. You can stop, go back, and hear a difficult part again.',
        link: { label: 'The tiers side by side', href: '/onlinecourses/csir-net' },
      },
      {
        name: 'Live sessions and their recordings',
        detail:
          'In Gold and Platinum. You can ask while the class runs, and watch it again afterwards.',
        link: { label: 'New batches', href: '/new-batch' },
      },
      {
        name: 'Teacher handouts',
        detail:
          'They accompany the lectures in every tier, so that you can listen instead of copying.',
        link: { label: 'Popular videos', href: '/videos' },
      },
      {
        name: 'Books',
        detail: `Practice books with 3000+ questions and PYQs books by subtopic, on screen in every tier and on paper in Platinum. Theory booklets are sold apart; single sets start at ${booklets}.`,
        link: { label: 'CSIR-NET booklets', href: '/studymaterial/csir-net' },
      },
      {
        name: 'Tests',
        detail: `${unitwise.tests} unitwise tests and the final mock in each plan. For mixed practice there is also a series of ${testSeriesOffer.tests}, at ${offerAmounts.total} with tax.`,
        link: { label: 'The test series', href: '/testseries/csir-net' },
      },
      {
        name: 'Doubt resolution',
        detail: '24x7, with every tier. Send the whole question, with your attempt.',
        link: { label: 'Ask us something now', href: '/contact' },
      },
    ],
    note: 'Silver lists the same items as Bronze.',
  },
  plans: {
    page: '/csir-net-jrf',
    intro:
      'You can choose one of the eight online plans here as well. Fees and contents are the same as on the course page; only the links differ, so that we know which page you came from.',
    tabs: csirNetOnline.tabs,
  },
  enquiry: {
    heading: 'Not sure which list to aim at?',
    text: 'Tell us where you are in your studies and by when you need a result. We suggest a batch and a tier, or that you wait one sitting.',
    button: 'Write to us about CSIR-NET',
  },
  next: ['/result/csir-net', '/offlinecourses/csir-net', '/gate'],
  faqs: [
    {
      question: 'What is the difference between NET and JRF?',
      answer:
        'They are two outcomes of one examination. JRF is the fellowship for research; NET, in everyday speech, means eligibility as assistant professor without the fellowship. You write the same paper for either.',
    },
    {
      question: 'How often is CSIR-NET held?',
      answer:
        'It is held twice a year. The dates are announced by the National Testing Agency for each sitting, so we print none here. A batch of about five months fits between two sittings, if you join at its start.',
    },
    {
      question: 'Must I answer all the questions in the paper?',
      answer:
        'No, and you are not meant to. Each part has a limit on the answers that count, and only the first ones up to that limit are looked at. Spend the opening minutes of Part C on reading, so that the easy ones are among them.',
    },
    {
      question: 'Does a wrong answer cost marks?',
      answer:
        'Yes, in all three parts a wrong answer takes off a quarter of what a right one gives. With four options a blind guess gains a little on average: one sixteenth of the question’s marks. But it also uses up one of the answers that count. So guess only at the end, and only if you have answers left.',
    },
    {
      question: 'How seriously should I take a success rate of 0.5%?',
      answer:
        'Seriously enough to begin early, but it should not frighten you. It is a figure the institute cites, for all who try for JRF and assistant professor. It says nothing about you in particular.',
    },
    {
      question: 'Can I prepare during the final year of my M.Sc.?',
      answer:
        'Many do, and the two syllabuses help each other. Keep to the weekend batch or to recordings until the university examinations are over. The thesis months are the ones to plan for: settle in advance which units can wait.',
    },
    {
      question: 'Which branch should I start with?',
      answer:
        'Start with the branch in which you lose the most marks, even if it is not the one you like. To find out, work through one previous-year paper in full. Have the result at hand when you call.',
    },
    {
      question: 'Is one branch enough to qualify?',
      answer:
        'Seldom. You may leave out many questions, but one branch rarely has enough that you can answer. Two branches known well, the third in outline, and a prepared Part A make a workable plan.',
    },
    {
      question: 'Why are there plan cards here and on the course page?',
      answer:
        'They are the same eight plans with the same fees. Only the links differ, so that we can tell which page helped you decide. Choose on whichever page you happen to be.',
    },
    {
      question: 'My son is thirty. Is he too old?',
      answer:
        'For the fellowship there is an age limit, with relaxations, counted on a date that each notice names. For eligibility as assistant professor there is none. Read the notice of the sitting he wants before paying anyone, us included.',
    },
  ],
};

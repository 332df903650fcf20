import { marks, type PaperPattern } from '@/content/exams/pattern';

const readOn = '2026-11-21';

export const csirNet: PaperPattern = {
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

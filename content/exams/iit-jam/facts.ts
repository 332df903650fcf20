import type { ExamFacts, FactSource, FactTable, SyllabusPart } from '@/content/exam-facts';

const read = '2026-11-22';

const jam2025: FactSource = {
  title: 'JAM 2025 Chemistry (CY) syllabus, copy',
  publisher: 'Scribd',
  url: 'https://www.scribd.com/document/867865396/IIT-JAM-and-GATE-syllabus',
  read,
};
const jam2022: FactSource = {
  title: 'JAM Chemistry (CY) syllabus 2022',
  publisher: 'Syllabus.gen.in',
  read,
};
const jam2023: FactSource = {
  title: 'IIT-JAM 2023 Chemistry syllabus',
  publisher: 'an exam website, public code repository',
  read,
};
const olderCopy: FactSource = {
  title: 'Chemistry (CY) syllabus of JAM, an older copy',
  publisher: 'Scribd',
  url: 'https://ro.scribd.com/document/369022768/Chemistry-Jam',
  read,
};
const brochure2023: FactSource = {
  title: 'JAM 2023 Information Brochure, copy',
  publisher: 'IIT Guwahati, on Scribd',
  url: 'https://www.scribd.com/document/606985255',
  read,
  official: true,
};
const zee: FactSource = {
  title: 'IIT-JAM 2026 registration, 5 Sep 2025',
  publisher: 'Zee News',
  read,
};
const indzs: FactSource = {
  title: 'IIT-JAM 2026 registration window, Sep 2025',
  publisher: 'Indzs News',
  read,
};
const conducting: FactSource = {
  title: 'IIT-JAM 2026: conducted by which institutes, 21 Aug 2025',
  publisher: 'Jagran Josh',
  url: 'https://www.jagranjosh.com/articles/iit-jam-2026-conducted-by-which-institutes-1800002210-1',
  read,
};
const details: FactSource = {
  title: 'IIT-JAM 2026 dates, eligibility, syllabus, Aug 2025',
  publisher: 'Jagran Josh',
  url: 'https://www.jagranjosh.com/colleges/iit-jam-2026-exam-dates-eligibility-syllabus-details-clga-1870000176-1',
  read,
};
const cutoffs: FactSource = {
  title: 'IIT-JAM previous year cut-off, 7 Oct 2025',
  publisher: 'Jagran Josh',
  url: 'https://www.jagranjosh.com/articles/iit-jam-previous-year-cut-off-check-subject-wise-and-category-wise-qualifying-marks-1800003909-1',
  read,
};
const passMarks: FactSource = {
  title: 'Pass marks for IIT-JAM 2025, 31 Jan 2025',
  publisher: 'CollegeDekho',
  url: 'https://www.collegedekho.com/articles/pass-marks-for-iit-jam-2025',
  read,
};
const marksRank: FactSource = {
  title: 'IIT-JAM marks and rank',
  publisher: 'Shiksha',
  url: 'https://www.shiksha.com/science/articles/iit-jam-marks-vs-rank-blogId-159119',
  read,
};
const cutoff2026: FactSource = {
  title: 'IIT-JAM cut-off 2026, 30 Jan 2026',
  publisher: 'Shiksha',
  url: 'https://www.shiksha.com/news/science-iit-jam-2023-exam-live-jam-exam-analysis-student-reviews-answer-key-expected-cutoff-blogId-115503',
  read,
};
const qualify: FactSource = {
  title: 'Minimum marks to qualify IIT-JAM Chemistry 2026',
  publisher: 'Collegedunia',
  read,
};
const percentage: FactSource = {
  title: 'IIT-JAM eligibility criteria',
  publisher: 'LearnDunia',
  url: 'https://learndunia.com/iit-jam-eligibility-criteria',
  read,
};
const jam2024: FactSource = {
  title: 'JAM 2024',
  publisher: 'College Admission',
  read,
};
const sikshapedia: FactSource = {
  title: 'IIT-JAM, 9 Nov 2023',
  publisher: 'Sikshapedia',
  url: 'https://sikshapedia.com/exams/iit-jam',
  read,
};
const fee2024: FactSource = {
  title: 'JAM 2024 registration, Oct 2023 (Hindi)',
  publisher: 'Hindi News Gallery',
  read,
};
const feeForm: FactSource = {
  title: 'IIT-JAM exam application',
  publisher: 'IES Online',
  read,
};
const admission2016: FactSource = {
  title: 'IIT-JAM admission begins, 2016',
  publisher: 'HT Campus',
  read,
};

const current = [jam2025, jam2022];
const older = [jam2023, olderCopy];

const syllabus: readonly SyllabusPart[] = [
  {
    name: 'Basic mathematical concepts (10+2 level)',
    units: [
      'Functions',
      'Maxima and minima',
      'Integrals',
      'Ordinary differential equations',
      'Vectors and matrices',
      'Determinants',
      'Elementary statistics',
    ].map((name) => ({ name, sources: [jam2025, olderCopy] })),
  },
  {
    name: 'Physical chemistry',
    note: 'The first four units as printed for JAM 2022 and JAM 2025, the others as printed for JAM 2023 and before.',
    units: [
      {
        name: 'Atomic and molecular structure',
        topics:
          'black body radiation, photoelectric effect, Bohr, de Broglie, Heisenberg; Schrödinger’s equation with its mathematics, postulates, operators; particle in a one-dimensional box; radial and angular functions of hydrogen; shapes of s, p, d and f orbitals; Pauli, Hund',
        sources: current,
      },
      {
        name: 'Gaseous state',
        topics:
          'kinetic model, collisions, mean free path, viscosity; Maxwell–Boltzmann distribution; equipartition, heat capacities; van der Waals equation; critical state, corresponding states',
        sources: current,
      },
      {
        name: 'Liquid state',
        topics: 'vapour pressure, surface tension, viscosity; effect of solutes and of temperature',
        sources: current,
      },
      {
        name: 'Solid state',
        topics:
          'unit cells, Miller indices, crystal systems, Bravais lattices; X-ray diffraction, Bragg’s law; NaCl, CsCl, KCl, diamond, graphite; close packing; semiconductors; defects; lattice energy; heat capacity',
        sources: current,
      },
      {
        name: 'Chemical thermodynamics',
        topics:
          'reversible and irreversible processes; first law; thermochemistry; second law, entropy, free energy; spontaneity',
        sources: older,
      },
      {
        name: 'Chemical and phase equilibria',
        topics:
          'law of mass action, Kp, Kc, Kx, Kn, effect of temperature; ionic equilibria, pH, buffers, hydrolysis, solubility product; phase rule, one and two components; colligative properties',
        sources: older,
      },
      {
        name: 'Electrochemistry',
        topics:
          'conductance, transport number; galvanic cells, EMF and free energy; concentration cells; Debye–Hückel–Onsager theory',
        sources: older,
      },
      {
        name: 'Chemical kinetics',
        topics:
          'order; Arrhenius equation; collision theory, transition state theory; chain reactions; enzyme kinetics; photochemical processes; catalysis',
        sources: older,
      },
      {
        name: 'Adsorption',
        topics:
          'Gibbs equation, isotherms, types of adsorption, surface area of adsorbents, surface films',
        sources: older,
      },
      {
        name: 'Spectroscopy',
        topics:
          'Beer–Lambert law; rotational, vibrational, electronic and magnetic resonance spectroscopy',
        sources: [jam2023],
      },
    ],
  },
  {
    name: 'Organic chemistry',
    note: 'As printed for JAM 2023.',
    units: [
      {
        name: 'Basic concepts and stereochemistry',
        topics:
          'resonance, inductive, hyperconjugation and steric effects, acids and bases; optical isomerism with and without stereocentres; conformation of acyclic and cyclic systems',
        sources: [jam2023],
      },
      {
        name: 'Reaction mechanism and synthetic applications',
        topics:
          'reactive intermediates; Hofmann–Curtius–Lossen, Wolff, Simmons–Smith, Reimer–Tiemann, Michael, Darzens, Wittig, McMurry; pinacol, Favorskii, benzilic acid, Baeyer–Villiger; oxidation and reduction; Grignard, organolithium, organocopper; Diels–Alder, electrocyclic, sigmatropic',
        sources: [jam2023],
      },
      {
        name: 'Qualitative organic analysis',
        topics: 'tests for functional groups; elementary UV, IR and ¹H NMR',
        sources: [jam2023],
      },
      {
        name: 'Natural products chemistry',
        topics:
          'alkaloids, steroids, terpenes, carbohydrates, amino acids, peptides, nucleic acids',
        sources: [jam2023],
      },
      {
        name: 'Aromatic and heterocyclic chemistry',
        topics:
          'mono-, bi- and tricyclic aromatic hydrocarbons; monocyclic compounds with one heteroatom',
        sources: [jam2023],
      },
    ],
  },
  {
    name: 'Inorganic chemistry',
    note: 'As printed for JAM 2023.',
    units: [
      {
        name: 'Periodic table',
        topics: 'classification and periodicity; isolation and purification of elements',
        sources: [jam2023],
      },
      {
        name: 'Chemical bonding and shapes of compounds',
        topics:
          'types of bonding; VSEPR; hybridisation; dipole moment; ionic solids; lattice energy',
        sources: [jam2023],
      },
      {
        name: 'Main group elements (s and p blocks)',
        topics: 'group relationships, gradation of properties; electron-deficient compounds',
        sources: [jam2023],
      },
      {
        name: 'Transition metals (d block)',
        topics:
          '3d elements; complexes: structure, isomerism, mechanism, spectra; VB, MO and crystal field theory; carbonyls, carbenes, nitrosyls, metallocenes; homogeneous catalysis',
        sources: [jam2023],
      },
      {
        name: 'Bioinorganic chemistry',
        topics:
          'essential and trace elements; role of Fe²⁺, Fe³⁺, Cu²⁺ and Zn²⁺; haemoglobin, myoglobin, carbonic anhydrase',
        sources: [jam2023],
      },
      {
        name: 'Instrumental methods of analysis',
        topics: 'conductometry, potentiometry, UV-vis; water, air and soil samples',
        sources: [jam2023],
      },
      {
        name: 'Analytical chemistry',
        topics:
          'qualitative and quantitative analysis; acid-base, redox and EDTA titrations; precipitation, indicators, organic reagents; radioactivity, isotopes',
        sources: [jam2023],
      },
    ],
  },
];

const olderLists: FactTable = {
  heading: 'How to spot an older syllabus',
  columns: ['If the syllabus has', 'It is'],
  rows: [
    {
      heading: 'Theory of gases, or fundamental particles',
      cells: ['The older list. The current one says gaseous state and liquid state.'],
      sources: [olderCopy, jam2025],
    },
    {
      heading: 'Probability under mathematics',
      cells: ['The older list. JAM 2025 printed elementary statistics only.'],
      sources: [olderCopy, jam2025],
    },
  ],
};

const qualifying: FactTable = {
  heading: 'IIT JAM Chemistry qualifying marks out of 100',
  columns: ['Year', 'General', 'OBC-NCL, EWS', 'SC, ST, PwD'],
  figures: true,
  rows: [
    { heading: 'JAM 2025', cells: ['25.83', '23.24', '12.91'], sources: [cutoffs] },
    { heading: 'JAM 2024', cells: ['25.38', '22.84', '12.69'], sources: [passMarks] },
  ],
};

const meaning: FactTable = {
  heading: 'What the qualifying mark means',
  columns: ['Point', 'Rule'],
  rows: [
    {
      heading: 'By category',
      cells: [
        'In both years it was 90% of the general mark for OBC-NCL and EWS, and 50% for SC, ST and PwD.',
      ],
      sources: [cutoffs, passMarks],
    },
    {
      heading: 'What it gives',
      cells: ['A rank, and the right to apply for a seat. It is not an offer of admission.'],
      sources: [qualify, marksRank],
    },
    {
      heading: 'What a seat needs',
      cells: [
        'Far more marks. The closing rank differs by institute, programme, category and round.',
      ],
      sources: [qualify, marksRank],
    },
    {
      heading: 'When it is published',
      cells: ['With the result. JAM 2026: result on 20 Mar 2026.'],
      sources: [cutoffs, cutoff2026],
    },
  ],
};

const toSeat: FactTable = {
  heading: 'From result to seat',
  columns: ['Step', 'What happens'],
  rows: [
    {
      heading: 'Admission form',
      cells: ['On the JOAPS portal, April to May; programmes in order of preference.'],
      sources: [jam2024, sikshapedia],
    },
    {
      heading: 'Admission lists',
      cells: ['About four, in June and July.'],
      sources: [jam2024, sikshapedia],
    },
    {
      heading: 'Your answer to an offer',
      cells: ['Accept and freeze, accept with upgrade, or reject and quit (2016).'],
      sources: [admission2016],
    },
    {
      heading: 'Test or interview',
      cells: ['None besides JAM, for admission to the IITs.'],
      sources: [brochure2023],
    },
    {
      heading: 'NITs and other central institutes',
      cells: ['By CCMN, from June.'],
      sources: [brochure2023],
    },
  ],
};

const seats: FactTable = {
  heading: 'Where a JAM score is used',
  columns: ['Institutes', 'Seats and programmes'],
  rows: [
    {
      heading: 'IITs',
      cells: ['About 3,000 seats in 89 programmes at 22 IITs, all subjects (2026–27)'],
      sources: [zee, indzs, details],
    },
    {
      heading: 'NITs and centrally funded institutes',
      cells: ['More than 2,000 seats by CCMN (JAM 2023)'],
      sources: [brochure2023],
    },
    {
      heading: 'IISc, JNCASR, IISER Bhopal, IISER Pune, IIPE',
      cells: ['Use the score for their own admission (JAM 2023)'],
      sources: [brochure2023],
    },
  ],
};

const eligibility: FactTable = {
  heading: 'Who can appear for IIT JAM',
  columns: ['Condition', 'Rule'],
  rows: [
    {
      heading: 'Degree',
      cells: ['Completed, or in the final year of an undergraduate degree'],
      sources: [brochure2023, zee, indzs],
    },
    {
      heading: 'Minimum percentage',
      cells: ['None for the exam since JAM 2022. Until then 55%, or 50% for SC, ST and PwD.'],
      sources: [percentage, passMarks],
    },
    { heading: 'Age limit', cells: ['None'], sources: [brochure2023, zee] },
    {
      heading: 'Nationality',
      cells: ['Indian and foreign nationals'],
      sources: [brochure2023, zee],
    },
    {
      heading: 'Subjects in the degree',
      cells: [
        'Each institute sets its own for each programme: the Minimum Educational Qualifications.',
      ],
      sources: [brochure2023, percentage],
    },
    {
      heading: 'Number of papers',
      cells: ['One or two of seven subjects'],
      sources: [brochure2023, zee],
    },
  ],
};

const fee: FactTable = {
  heading: 'Application fee',
  columns: ['Category', 'One paper', 'Two papers'],
  rows: [
    {
      heading: 'Women, SC, ST, PwD (JAM 2026)',
      cells: ['₹1,000', '–'],
      sources: [zee, indzs],
    },
    { heading: 'All others (JAM 2026)', cells: ['₹2,000', '–'], sources: [zee, indzs] },
    {
      heading: 'Women, SC, ST, PwD (2023 to 2025)',
      cells: ['₹900', '₹1,250'],
      sources: [fee2024, feeForm],
    },
    {
      heading: 'All others (2023 to 2025)',
      cells: ['₹1,800', '₹2,500'],
      sources: [fee2024, feeForm],
    },
  ],
};

const calendar: FactTable = {
  heading: 'Dates: the year of JAM',
  intro: 'Held once a year, on a Sunday in February. A different IIT organises it each year.',
  columns: ['Step', 'JAM 2026', 'JAM 2024'],
  rows: [
    { heading: 'Organiser', cells: ['IIT Bombay', 'IIT Madras'], sources: [conducting, jam2024] },
    {
      heading: 'Applications',
      cells: ['5 Sep to 12 Oct 2025', '5 Sep to 20 Oct 2023'],
      sources: [zee, indzs, jam2024],
    },
    {
      heading: 'Exam',
      cells: ['15 Feb 2026', '11 Feb 2024'],
      sources: [conducting, cutoffs, jam2024],
    },
    {
      heading: 'Result',
      cells: ['20 Mar 2026', '22 Mar 2024'],
      sources: [cutoffs, cutoff2026, jam2024],
    },
  ],
};

const opens: FactTable = {
  heading: 'Programmes you can join through JAM Chemistry',
  columns: ['Programme', 'Where'],
  rows: [
    {
      heading: 'M.Sc., M.Sc.(Tech.), M.S.(Research)',
      cells: ['IITs'],
      sources: [brochure2023, jam2024],
    },
    {
      heading: 'Joint M.Sc.–PhD, M.Sc.–PhD dual degree, M.Sc.–M.Tech. dual degree',
      cells: ['IITs'],
      sources: [brochure2023, jam2024],
    },
    { heading: 'Integrated PhD', cells: ['IISc Bengaluru'], sources: [brochure2023, jam2024] },
    {
      heading: 'M.Sc.',
      cells: ['NITs and centrally funded institutes, by CCMN'],
      sources: [brochure2023],
    },
  ],
};

export const iitJamFacts: ExamFacts = {
  name: 'IIT-JAM',
  path: '/iit-jam',
  official: [{ use: 'JAM 2026, IIT Bombay', href: 'https://jam2026.iitb.ac.in' }],
  next: [
    '/iit-jam',
    '/onlinecourses/iit-jam',
    '/offlinecourses/iit-jam',
    '/testseries/iit-jam',
    '/studymaterial/iit-jam',
    '/fees',
  ],
  pages: {
    syllabus: {
      heading: 'IIT JAM Chemistry syllabus: topics by branch',
      meta: {
        title: 'IIT JAM Chemistry Syllabus (CY): topics by branch',
        description:
          'IIT JAM Chemistry (CY) syllabus: basic mathematics, physical, organic and inorganic chemistry with the topics of each unit, and how to spot an older list.',
        keywords: [
          'IIT JAM chemistry syllabus',
          'JAM CY syllabus',
          'IIT JAM chemistry important topics',
          'IIT JAM chemistry chapter wise',
        ],
      },
      lede: 'B.Sc. chemistry in 10 units of physical, 5 of organic and 7 of inorganic chemistry, with some mathematics of 10+2 level.',
      syllabus,
      tables: [olderLists],
    },
    'cut-off': {
      heading: 'IIT JAM Chemistry cut-off: qualifying marks and seats',
      meta: {
        title: 'IIT JAM Chemistry Cut-off: marks to qualify',
        description:
          'IIT JAM Chemistry qualifying marks by category, what they mean, the way from result to admission list, and how many seats IITs and NITs offer.',
        keywords: [
          'IIT JAM chemistry cut off',
          'minimum marks required to qualify IIT JAM chemistry',
          'IIT JAM previous year cut off',
          'IIT JAM seats',
        ],
      },
      lede: 'In 2024 and 2025 the qualifying mark of the general category was between 25 and 26 out of 100. A seat at an IIT needs far more.',
      tables: [qualifying, meaning, toSeat, seats],
    },
    eligibility: {
      heading: 'IIT JAM eligibility: degree, percentage, age and fee',
      meta: {
        title: 'IIT JAM Eligibility: degree, percentage, age, fee',
        description:
          'IIT JAM eligibility for chemistry: degree, percentage required, age limit, subjects, application fee by category, dates, and the programmes you can join.',
        keywords: [
          'IIT JAM eligibility',
          'IIT JAM percentage required',
          'IIT JAM application form fee',
          'IIT JAM exam date',
        ],
      },
      lede: 'You need a bachelor’s degree, completed or in its final year. The exam has no age limit and no minimum percentage.',
      tables: [eligibility, fee, calendar, opens],
    },
  },
};

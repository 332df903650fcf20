import type { ExamFacts, FactSource, FactTable, SyllabusPart } from '@/content/exam-facts';

const read = '2026-11-22';

const transcription: FactSource = {
  title: 'GATE 2026 CY syllabus, transcribed from the PDF of IIT Guwahati',
  publisher: 'a syllabus app, public code repository',
  read,
};
const planner: FactSource = {
  title: 'GATE Chemistry (CY) syllabus, split into weekly topics',
  publisher: 'a study planner, public code repository',
  read,
};
const pattern: FactSource = {
  title: 'GATE Chemistry exam pattern, 2026',
  publisher: 'Collegedunia',
  read,
};
const patternNews: FactSource = {
  title: 'GATE question pattern, 2025',
  publisher: 'Daily8',
  url: 'https://daily8.com/en/article/2f0e858a67003579951aea0cd1e50d31',
  read,
};
const olderList: FactSource = {
  title: 'GATE syllabus for Chemistry (CY), the list used before 2013',
  publisher: 'Material Download',
  read,
};
const olderCopy: FactSource = {
  title: 'Syllabus for GATE Chemistry, an older copy',
  publisher: 'Scribd',
  url: 'https://ro.scribd.com/document/262846336/Syllabus-for-GATE-Chemistry',
  read,
};
const portalSyllabus: FactSource = {
  title: 'GATE Chemistry Engineering syllabus and weightage, 2022',
  publisher: 'Exam Updates',
  url: 'https://www.examupdates.in/gate-chemistry-engineering-syllabus/',
  read,
};
const cutoff2025: FactSource = {
  title: 'GATE cut-off 2025 by paper',
  publisher: 'StudyGrades',
  url: 'https://studygrades.com/gate-cut-off',
  read,
};
const cutoff2024: FactSource = {
  title: 'GATE cut-off 2024 by paper, 4 Jul 2024',
  publisher: 'Collegedunia',
  read,
};
const cutoff2019: FactSource = {
  title: 'GATE cut-offs 2019',
  publisher: 'AglaSem',
  url: 'https://admission.aglasem.com/gate-cut-offs',
  read,
};
const cutoffRule: FactSource = {
  title: 'GATE result 2023: how the cut-off is calculated, 15 Mar 2023',
  publisher: 'Careers360',
  url: 'https://news.careers360.com/gate-result-2023-know-how-cut-off-calculated/amp',
  read,
};
const branchCutoff2026: FactSource = {
  title: 'GATE branch-wise cut-off 2026, 28 Mar 2026',
  publisher: 'Careers360',
  url: 'https://engineering.careers360.com/articles/gate-branch-wise-cutoff-2026',
  read,
};
const categoryCutoff2026: FactSource = {
  title: 'GATE 2026 category-wise cut-off, 19 Mar 2026',
  publisher: 'Careers360',
  url: 'https://engineering.careers360.com/articles/gate-2026-category-wise-cut-off-gen-obc-sc/st-marks',
  read,
};
const kollegeApply: FactSource = {
  title: 'GATE 2026 qualifying marks and admission cut-offs',
  publisher: 'KollegeApply',
  url: 'https://news.kollegeapply.com/news/gate-2026-qualifying-marks-category-wise-cutoff-expected-trends',
  read,
};
const ndtv2026: FactSource = {
  title: 'GATE 2026 registration, Aug 2025',
  publisher: 'NDTV',
  read,
};
const ndtv2024: FactSource = {
  title: 'GATE 2024: last date to register, 19 Oct 2023',
  publisher: 'NDTV',
  read,
};
const zee2026: FactSource = {
  title: 'GATE 2026 registration with late fee, 13 Oct 2025',
  publisher: 'Zee News',
  read,
};
const fee2026: FactSource = {
  title: 'GATE 2026 notification',
  publisher: 'Andhra Pravasi',
  url: 'https://andhrapravasi.com/news/notification-released-5-23762',
  read,
};
const fee2022: FactSource = {
  title: 'Application fees, GATE 2022',
  publisher: 'IIT Kharagpur',
  url: 'https://gate.iitkgp.ac.in/application_fees.html',
  read,
  official: true,
};
const examPortal: FactSource = {
  title: 'GATE 2026, 10 Mar 2026',
  publisher: 'Careers360',
  url: 'https://engineering.careers360.com/exams/GATE',
  read,
};
const encyclopedia: FactSource = {
  title: 'GATE 2026',
  publisher: 'Grokipedia, citing the official site',
  url: 'https://grokipedia.com/page/GATE_2026',
  read,
};
const scholarship: FactSource = {
  title: 'PG scholarship for GATE-qualified students (AICTE)',
  publisher: 'myScheme, Government of India',
  url: 'https://www.myscheme.gov.in',
  read,
  official: true,
};
const phdFellowship: FactSource = {
  title: 'GATE fellowships 2026',
  publisher: 'CollegeVihar',
  url: 'https://collegevihar.com/scholarship-exam/194',
  read,
};
const barc: FactSource = {
  title: 'BARC recruitment through GATE, Mar 2026',
  publisher: 'Careers360',
  url: 'https://engineering.careers360.com/articles/barc-recruitment-through-gate',
  read,
};
const barcForm: FactSource = {
  title: 'BARC scientist recruitment 2026',
  publisher: 'Free Jobs Alert Odisha',
  read,
};

const both = [transcription, planner];

const syllabus: readonly SyllabusPart[] = [
  {
    name: 'Section 1, physical chemistry',
    units: [
      {
        name: 'Structure',
        topics:
          'postulates, Schrödinger equations, Born interpretation, bra-ket notation; boxes in one, two and three dimensions, tunnelling; harmonic oscillator; rigid rotor; hydrogen-like atoms; many-electron atoms and Slater determinants; variation and first-order perturbation; valence bond and LCAO-MO, diatomics, Hückel approximation',
        sources: both,
      },
      {
        name: 'Group theory',
        topics:
          'symmetry elements and operations, point groups, character tables; vibrational modes; symmetry-adapted orbitals, hybrid orbitals by symmetry',
        sources: both,
      },
      {
        name: 'Spectroscopy',
        topics:
          'Russell–Saunders coupling, term symbols; rotational, vibrational, electronic and Raman spectra; line broadening; Einstein coefficients, oscillator strength; chemical shift and coupling in NMR',
        sources: both,
      },
      {
        name: 'Equilibrium',
        topics:
          'laws of thermodynamics; Gibbs–Helmholtz, Maxwell, Gibbs–Duhem, van ’t Hoff; partial molar quantities, fugacity, activity; Raoult and Henry; Debye–Hückel theory, cells, Nernst; phase rule, one- and two-component diagrams; ensembles and partition functions',
        sources: both,
      },
      {
        name: 'Kinetics',
        topics:
          'parallel, opposing and consecutive reactions, steady state; unimolecular reactions; potential energy surfaces, transition state theory; polymerisation, enzymes, isotope effects; fast reactions; photochemical kinetics',
        sources: both,
      },
      {
        name: 'Surfaces and interfaces',
        topics:
          'physisorption and chemisorption; Langmuir, Freundlich and BET isotherms; Langmuir–Hinshelwood; surface tension, viscosity, self-assembly, colloids, micelles',
        sources: both,
      },
    ],
  },
  {
    name: 'Section 2, inorganic chemistry',
    units: [
      {
        name: 'Main group elements',
        topics:
          'hydrides, halides, oxides; boranes, carboranes, silicones, silicates, borazines, phosphazenes; allotropes; industrial synthesis; noble gases, interhalogens; Lewis and Brønsted acids, HSAB',
        sources: both,
      },
      {
        name: 'Transition elements',
        topics:
          'structure and isomerism; VBT, CFT, MOT; CFSE, Jahn–Teller; electronic spectra, Orgel and Tanabe–Sugano diagrams; charge transfer; magnetism; Ray–Dutt and Bailar twists; substitution and redox mechanisms',
        sources: both,
      },
      {
        name: 'Lanthanides and actinides',
        topics: 'recovery, periodic properties, spectra, magnetic properties',
        sources: both,
      },
      {
        name: 'Organometallics',
        topics:
          '18-electron rule; alkyl, carbonyl, olefin and carbene complexes, metallocenes; fluxionality; hydrogenation, hydroformylation, acetic acid, metathesis, olefin oxidation; Fischer–Tropsch, Ziegler–Natta',
        sources: both,
      },
      {
        name: 'Radioactivity',
        topics: 'detection, decay, half-life; fission and fusion',
        sources: [transcription],
      },
      {
        name: 'Bioinorganic chemistry',
        topics:
          'sodium and potassium transport; oxygen binding and transport; electron transfer; nitrogen fixation; metalloenzymes of Mo, Fe, Co, Cu, Zn',
        sources: both,
      },
      {
        name: 'Solids',
        topics:
          'crystal systems, Miller planes, packing, defects, Bragg’s law; AX, AX₂, ABX₃ structures, spinels; band theory, metals, semiconductors',
        sources: both,
      },
      {
        name: 'Instrumental methods of analysis',
        topics:
          'UV-vis, fluorescence, FTIR, NMR, ESR, mass spectrometry, atomic absorption, Mössbauer, X-ray; cyclic voltammetry, ion-selective electrodes; thermoanalysis',
        sources: both,
      },
    ],
  },
  {
    name: 'Section 3, organic chemistry',
    units: [
      {
        name: 'Stereochemistry',
        topics:
          'chirality, absolute and relative configuration; homotopic, enantiotopic, diastereotopic groups; conformational analysis; atropisomerism; neighbouring group effects',
        sources: both,
      },
      {
        name: 'Reaction mechanisms',
        topics:
          'kinetic and thermodynamic control, Hammond, Curtin–Hammett; finding mechanisms; Hammett and Taft equations; substitution, addition, elimination; reactive intermediates; rearrangements',
        sources: both,
      },
      {
        name: 'Organic synthesis',
        topics:
          'organometallic reagents; Heck, Suzuki, Sonogashira, Negishi, Kumada, Hiyama, Tsuji–Trost, metathesis; retrosynthesis, umpolung, protection; asymmetric synthesis, auxiliaries, organocatalysis; enolates, Cram and Felkin–Anh models',
        sources: both,
      },
      {
        name: 'Pericyclic reactions and photochemistry',
        topics:
          'electrocyclic, cycloaddition, sigmatropic; Woodward–Hoffmann rules; photochemistry of alkenes, arenes, carbonyls; di-π-methane; Norrish types I and II',
        sources: both,
      },
      {
        name: 'Heterocyclic compounds',
        topics: 'furan, pyrrole, thiophene, pyridine, indole, quinoline, isoquinoline',
        sources: both,
      },
      {
        name: 'Biomolecules',
        topics:
          'mono- and disaccharides; amino acids; peptide synthesis and structure; proteins, nucleic acids, lipids, steroids, terpenoids, alkaloids',
        sources: both,
      },
      {
        name: 'Experimental techniques',
        topics: 'polarimetry; TLC, column, HPLC, GC; UV-vis, IR, NMR, mass spectrometry',
        sources: both,
      },
    ],
  },
];

const weight: FactTable = {
  heading: 'Marks for chemistry and for aptitude',
  intro:
    'Every GATE paper has the same General Aptitude. The official syllabus gives no marks to the three sections of chemistry.',
  columns: ['Block', 'Questions', 'Marks'],
  figures: true,
  rows: [
    { heading: 'General Aptitude', cells: ['10', '15'], sources: [pattern, patternNews] },
    {
      heading: 'Chemistry, sections 1 to 3',
      cells: ['55', '85'],
      sources: [pattern, patternNews],
    },
  ],
};

const older: FactTable = {
  heading: 'How to spot an older syllabus',
  columns: ['If the syllabus has', 'It is'],
  rows: [
    {
      heading: 'Quantum theory: principles and techniques',
      cells: ['The shorter list used before 2013.'],
      sources: [olderList, olderCopy],
    },
    {
      heading: 'Engineering mathematics',
      cells: ['Not CY. The chemistry paper has no engineering mathematics.'],
      sources: [portalSyllabus, pattern],
    },
  ],
};

const qualifying: FactTable = {
  heading: 'GATE Chemistry (CY) qualifying marks out of 100',
  columns: ['Year', 'General', 'OBC-NCL, EWS', 'SC, ST, PwD'],
  figures: true,
  rows: [
    { heading: 'GATE 2025', cells: ['25.0', '22.5', '16.6'], sources: [cutoff2025] },
    { heading: 'GATE 2024', cells: ['25.2', '22.6', '16.7'], sources: [cutoff2024] },
    { heading: 'GATE 2019', cells: ['32.0', '28.8', '21.3'], sources: [cutoff2019] },
  ],
};

const cutoffRules: FactTable = {
  heading: 'How the GATE cut-off is set',
  columns: ['Rule', 'What it means'],
  rows: [
    {
      heading: 'General',
      cells: ['At least 25 out of 100, and more in a year with high marks.'],
      sources: [cutoffRule, cutoff2024],
    },
    {
      heading: 'OBC-NCL and EWS',
      cells: ['90% of the mark of the general category.'],
      sources: [cutoffRule, cutoff2024],
    },
    {
      heading: 'SC, ST and PwD',
      cells: ['Two thirds of the mark of the general category.'],
      sources: [cutoffRule, cutoff2024],
    },
    {
      heading: 'One cut-off for each paper',
      cells: ['Ranges such as 30 to 37 are for all 30 papers together, not for CY.'],
      sources: [branchCutoff2026, categoryCutoff2026],
    },
    {
      heading: 'When it is published',
      cells: ['With the result. GATE 2026: 19 Mar 2026.'],
      sources: [branchCutoff2026, categoryCutoff2026],
    },
  ],
};

const admission: FactTable = {
  heading: 'Qualifying mark and admission cut-off',
  columns: ['Step', 'What decides'],
  rows: [
    {
      heading: 'To qualify',
      cells: ['The qualifying mark above. It gives you a scorecard.'],
      sources: [kollegeApply, categoryCutoff2026],
    },
    {
      heading: 'To be admitted',
      cells: [
        'The cut-off of the institute and programme, in most cases far higher than the qualifying mark.',
      ],
      sources: [kollegeApply, categoryCutoff2026],
    },
    {
      heading: 'Where offers are made',
      cells: ['COAP for the IITs, CCMT for the NITs, from April to June.'],
      sources: [cutoff2019],
    },
    {
      heading: 'Validity of the score',
      cells: ['Three years from the date of the result.'],
      sources: [encyclopedia, ndtv2024],
    },
  ],
};

const eligibility: FactTable = {
  heading: 'Who can appear for GATE Chemistry',
  columns: ['Condition', 'GATE 2026'],
  rows: [
    {
      heading: 'Students',
      cells: ['In the third year or higher of an undergraduate programme'],
      sources: [ndtv2026, zee2026],
    },
    {
      heading: 'Graduates',
      cells: [
        'With any completed government-approved degree in engineering, technology, architecture, science, commerce, arts or humanities',
      ],
      sources: [ndtv2026, zee2026],
    },
    {
      heading: 'M.Sc. students and holders of higher degrees',
      cells: ['May appear as well'],
      sources: [ndtv2026],
    },
    { heading: 'Age limit', cells: ['None'], sources: [zee2026] },
    {
      heading: 'Papers',
      cells: ['One, or two from the pairs of papers in the brochure'],
      sources: [ndtv2026, ndtv2024],
    },
  ],
};

const fee: FactTable = {
  heading: 'Application fee for one paper',
  columns: ['Category', 'Fee'],
  rows: [
    {
      heading: 'Women, SC, ST, PwD (GATE 2026)',
      cells: ['₹1,000'],
      sources: [fee2026, zee2026],
    },
    { heading: 'All others (GATE 2026)', cells: ['₹2,000'], sources: [fee2026, zee2026] },
    { heading: 'Late application (GATE 2026)', cells: ['₹500 more'], sources: [zee2026] },
    {
      heading: 'GATE 2022, for comparison',
      cells: ['₹750 and ₹1,500; with late fee ₹1,250 and ₹2,000'],
      sources: [fee2022],
    },
  ],
};

const calendar: FactTable = {
  heading: 'Dates: the year of GATE',
  intro: 'Held once a year, on two to three weekends of February. Dates of GATE 2026:',
  columns: ['Step', 'GATE 2026'],
  rows: [
    {
      heading: 'Applications',
      cells: ['End of August to 28 Sep 2025, with late fee to 13 Oct 2025'],
      sources: [ndtv2026, zee2026],
    },
    {
      heading: 'Exam',
      cells: ['7, 8, 14 and 15 Feb 2026'],
      sources: [ndtv2026, examPortal],
    },
    {
      heading: 'Result',
      cells: ['19 Mar 2026'],
      sources: [branchCutoff2026, categoryCutoff2026],
    },
    {
      heading: 'Organiser',
      cells: ['IIT Guwahati'],
      sources: [ndtv2026, examPortal],
    },
  ],
};

const opens: FactTable = {
  heading: 'What a GATE Chemistry score is used for',
  columns: ['Use', 'What it gives'],
  rows: [
    {
      heading: 'M.Tech. in an AICTE-approved programme',
      cells: ['Scholarship of ₹12,400 a month for up to 24 months, for full-time students'],
      sources: [scholarship],
    },
    {
      heading: 'PhD',
      cells: ['Interviews at IITs and other institutes; fellowship of ₹37,000 a month (2026)'],
      sources: [phdFellowship],
    },
    {
      heading: 'BARC training school',
      cells: ['Screening by a GATE score of 2024, 2025 or 2026, for OCES-2026'],
      sources: [barc, barcForm],
    },
    {
      heading: 'Public-sector undertakings',
      cells: ['Some recruit by GATE score. The advertisement says which papers count.'],
      sources: [ndtv2026, ndtv2024],
    },
    {
      heading: 'Validity',
      cells: ['Three years from the date of the result'],
      sources: [encyclopedia, ndtv2024],
    },
  ],
};

export const gateFacts: ExamFacts = {
  name: 'GATE',
  path: '/gate',
  official: [
    { use: 'GATE 2026, IIT Guwahati', href: 'https://gate2026.iitg.ac.in' },
    { use: 'GATE 2025, IIT Roorkee', href: 'https://gate2025.iitr.ac.in' },
  ],
  next: [
    '/gate',
    '/onlinecourses/gate',
    '/offlinecourses/gate',
    '/testseries/gate',
    '/testseries/barc',
    '/studymaterial/gate',
    '/fees',
  ],
  pages: {
    syllabus: {
      heading: 'GATE Chemistry (CY) syllabus: all 21 units',
      meta: {
        title: 'GATE Chemistry Syllabus (CY): physical to organic',
        description:
          'GATE Chemistry (CY) syllabus, section by section: physical, inorganic and organic chemistry with their topics, and the marks for aptitude and chemistry.',
        keywords: [
          'GATE chemistry syllabus',
          'GATE CY syllabus',
          'GATE chemistry CY',
          'GATE chemistry exam pattern',
        ],
      },
      lede: 'Three sections: 6 units of physical, 8 of inorganic and 7 of organic chemistry. The paper also has General Aptitude. It has no engineering mathematics.',
      syllabus,
      tables: [weight, older],
    },
    'cut-off': {
      heading: 'GATE Chemistry cut-off: qualifying marks by year',
      meta: {
        title: 'GATE Chemistry Cut-off: CY qualifying marks by year',
        description:
          'GATE Chemistry (CY) qualifying marks for general, OBC-NCL, EWS, SC, ST and PwD, how they are calculated, and what admission needs beyond them.',
        keywords: [
          'GATE chemistry cut off',
          'GATE chemistry qualifying marks',
          'GATE CY cut off',
          'GATE marks vs rank chemistry',
        ],
      },
      lede: 'In 2024 and 2025 the qualifying mark of the general category was about 25 out of 100. Admission needs more.',
      tables: [qualifying, cutoffRules, admission],
    },
    eligibility: {
      heading: 'GATE Chemistry eligibility, fee and dates',
      meta: {
        title: 'GATE Chemistry Eligibility: degree, age, fee',
        description:
          'Who can appear for GATE Chemistry: degree and year of study, age limit, application fee by category, dates of the last cycle, and what a score is used for.',
        keywords: [
          'GATE chemistry eligibility',
          'GATE application fee',
          'GATE score validity',
          'GATE scholarship M.Tech.',
        ],
      },
      lede: 'You can appear from the third year of a bachelor’s degree, at any age. A score is valid for three years.',
      tables: [eligibility, fee, calendar, opens],
    },
  },
};

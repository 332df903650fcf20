import type { ExamFacts, FactSource, FactTable, SyllabusPart } from '../../exam-facts';

const checked = '2026-11-23';

const jam2025: FactSource = {
  title: 'JAM 2025 Chemistry (CY) syllabus, copy',
  publisher: 'Scribd',
  url: 'https://www.scribd.com/document/867865396/IIT-JAM-and-GATE-syllabus',
  read: checked,
};
const jam2022: FactSource = {
  title: 'JAM Chemistry (CY) syllabus 2022',
  publisher: 'Syllabus.gen.in',
  read: checked,
};
const brochure2023: FactSource = {
  title: 'JAM 2023 Information Brochure, copy',
  publisher: 'IIT Guwahati, on Scribd',
  url: 'https://www.scribd.com/document/606985255',
  read: checked,
  official: true,
};
const brochure2022: FactSource = {
  title: 'JAM 2022 Information Brochure, copy',
  publisher: 'IIT Roorkee, on DocsLib',
  url: 'https://docslib.org/doc/5388731/iit-jam-2022-information-brochure',
  read: checked,
  official: true,
};
const seats2022: FactSource = {
  title: 'JAM 2022 seat matrix, copy',
  publisher: 'IIT Roorkee, on Scribd',
  url: 'https://scribd.com/document/580644897/JAM2022SeatMatrix',
  read: checked,
  official: true,
};
const admission2025: FactSource = {
  title: 'Admission process, JAM 2025',
  publisher: 'IIT Delhi',
  url: 'https://jam2025.iitd.ac.in/admissionprocess.php',
  read: checked,
  official: true,
};
const admissionFaq2025: FactSource = {
  title: 'Questions about admission, JAM 2025',
  publisher: 'IIT Delhi',
  url: 'https://jam2025.iitd.ac.in/afaq.php',
  read: checked,
  official: true,
};
const examFaq2025: FactSource = {
  title: 'Questions about the examination, JAM 2025',
  publisher: 'IIT Delhi',
  url: 'https://jam2025.iitd.ac.in/efaq.php',
  read: checked,
  official: true,
};
const apply2025: FactSource = {
  title: 'How to apply, JAM 2025',
  publisher: 'IIT Delhi',
  url: 'https://jam2025.iitd.ac.in/apply.php',
  read: checked,
  official: true,
};
const fee2025: FactSource = {
  title: 'Application fee, JAM 2025',
  publisher: 'IIT Delhi',
  url: 'https://jam2025.iitd.ac.in/fee.php',
  read: checked,
  official: true,
};
const apply2024: FactSource = {
  title: 'Application for admission, JAM 2024',
  publisher: 'IIT Madras',
  url: 'https://jam.iitm.ac.in/jam24/ApplicationProcess.php',
  read: checked,
  official: true,
};
const merit2021: FactSource = {
  title: 'Rank list and merit list, JAM 2021',
  publisher: 'IISc Bengaluru',
  url: 'https://jam.iisc.ac.in/p/rank-and-merit-list-1',
  read: checked,
  official: true,
};
const documents2020: FactSource = {
  title: 'Questions about admission, JAM 2020',
  publisher: 'IIT Kanpur',
  read: checked,
  official: true,
};
const degrees2017: FactSource = {
  title: 'Minimum Educational Qualifications, JAM 2017',
  publisher: 'IIT Delhi',
  read: checked,
  official: true,
};
const degreesByCourse: FactSource = {
  title: 'IIT-JAM courses and eligibility',
  publisher: 'ExamsEgg',
  url: 'https://www.examsegg.com/iit-jam-courses-eligibility.html',
  read: checked,
};
const integrated: FactSource = {
  title: 'Integrated PhD programmes',
  publisher: 'IISc Bengaluru',
  read: checked,
  official: true,
};
const integrated2023: FactSource = {
  title: 'Integrated PhD programme of IISc, JAM 2023',
  publisher: 'My Education Wire',
  url: 'https://www.myeducationwire.com/integrated-phd-programme-from-iisc-banglore/',
  read: checked,
};
const ccmnFaq: FactSource = {
  title: 'CCMN: questions and answers, 2017',
  publisher: 'CCMN, NIT Rourkela',
  read: checked,
  official: true,
};
const ccmnCriteria: FactSource = {
  title: 'CCMN eligibility criteria, 2018 and 2019',
  publisher: 'Careers360',
  url: 'https://university.careers360.com/articles/ccmn-eligibility-criteria',
  read: checked,
};
const zee: FactSource = {
  title: 'IIT-JAM 2026 registration, 5 Sep 2025',
  publisher: 'Zee News',
  url: 'https://zeenews.india.com/education/iit-jam-registration-2026-begins-today-at-jam2026-iitb-ac-in-check-eligibility-steps-to-apply-here-2955770.html',
  read: checked,
};
const telegraph: FactSource = {
  title: 'JAM 2026 exam and application dates, 31 Jul 2025',
  publisher: 'The Telegraph',
  url: 'https://www.telegraphindia.com/edugraph/news/official-website-for-jam-2026-launched-by-iit-bombay-check-exam-and-registration-schedule/cid/2115753',
  read: checked,
};
const freePress: FactSource = {
  title: 'IIT Bombay to begin JAM 2026 registration, 3 Sep 2025',
  publisher: 'The Free Press Journal',
  url: 'https://www.freepressjournal.in/education/iit-bombay-to-begin-jam-2026-registration-on-september-5-know-eligibility-criteria-exam-pattern-admission-details',
  read: checked,
};
const extended2026: FactSource = {
  title: 'IIT-JAM 2026 registration extended to 20 Oct',
  publisher: 'CollegeSearch',
  read: checked,
};
const seats2026: FactSource = {
  title: 'IIT-JAM seat matrix and schedule, 2026',
  publisher: 'Shiksha',
  url: 'https://www.shiksha.com/science/articles/iit-jam-seat-matrix-blogId-135295',
  read: checked,
};
const session2026: FactSource = {
  title: 'IIT-JAM 2026 registration and session schedule',
  publisher: 'Education Bytes',
  read: checked,
};
const details: FactSource = {
  title: 'IIT-JAM 2026 dates, eligibility, syllabus, Aug 2025',
  publisher: 'Jagran Josh',
  url: 'https://www.jagranjosh.com/colleges/iit-jam-2026-exam-dates-eligibility-syllabus-details-clga-1870000176-1',
  read: checked,
};
const cutoffs: FactSource = {
  title: 'IIT-JAM previous year cut-off, 7 Oct 2025',
  publisher: 'Jagran Josh',
  url: 'https://www.jagranjosh.com/articles/iit-jam-previous-year-cut-off-check-subject-wise-and-category-wise-qualifying-marks-1800003909-1',
  read: checked,
};
const passMarks: FactSource = {
  title: 'Pass marks for IIT-JAM 2025, 31 Jan 2025',
  publisher: 'CollegeDekho',
  url: 'https://www.collegedekho.com/articles/pass-marks-for-iit-jam-2025',
  read: checked,
};
const marksRank: FactSource = {
  title: 'IIT-JAM marks and rank',
  publisher: 'Shiksha',
  url: 'https://www.shiksha.com/science/articles/iit-jam-marks-vs-rank-blogId-159119',
  read: checked,
};
const cutoff2026: FactSource = {
  title: 'IIT-JAM cut-off 2026, 30 Jan 2026',
  publisher: 'Shiksha',
  url: 'https://www.shiksha.com/news/science-iit-jam-2023-exam-live-jam-exam-analysis-student-reviews-answer-key-expected-cutoff-blogId-115503',
  read: checked,
};
const qualify: FactSource = {
  title: 'IIT-JAM cut-off 2026',
  publisher: 'Collegedunia',
  read: checked,
};
const relaxed2021: FactSource = {
  title: 'JAM 2021: how to see the first admission list, 16 Jun 2021',
  publisher: 'Republic World',
  url: 'https://www.republicworld.com/india-news/education/jam-2021-iisc-bangalore-to-release-iit-jam-first-admission-list-today-see-how-to-check.html',
  read: checked,
};
const percentage2025: FactSource = {
  title: 'IIT-JAM 2025 eligibility',
  publisher: 'Pratishtha',
  read: checked,
};
const indiaTv2025: FactSource = {
  title: 'JAM 2025 registration begins, 3 Sep 2024',
  publisher: 'India TV',
  url: 'https://www.indiatvnews.com/education/higher-studies/jam-2025-registration-begins-at-joaps-ittd-ac-in-here-s-how-to-apply-fee-and-more-2024-09-03-950131',
  read: checked,
};
const dates2025: FactSource = {
  title: 'IIT-JAM 2025 application and dates',
  publisher: 'Collegedunia',
  read: checked,
};
const lists2023: FactSource = {
  title: 'IIT-JAM 2023 first admission list, 1 Jun 2023',
  publisher: 'News18',
  url: 'https://www.news18.com/education-career/iit-jam-2023-first-admission-list-released-where-and-how-download-jam-iitg-ac-in-7973893.html',
  read: checked,
};
const sikshapedia: FactSource = {
  title: 'IIT-JAM, 9 Nov 2023',
  publisher: 'Sikshapedia',
  url: 'https://www.sikshapedia.com/exams/iit-jam',
  read: checked,
};
const lists2021: FactSource = {
  title: 'JAM 2021 first admission list, 16 Jun 2021',
  publisher: 'The Indian Express',
  url: 'https://indianexpress.com/article/education/jam-2021-first-admission-list-to-release-today-on-jam-iisc-ac-in-7360411/',
  read: checked,
};
const numbers2021: FactSource = {
  title: 'JAM 2021 admission forms, 14 Apr 2021',
  publisher: 'Firstpost',
  url: 'https://www.firstpost.com/world/jam-2021-iisc-bangalore-postpones-release-of-joint-admission-test-forms-to-20-april-check-details-at-jam-iisc-ac-in-9528481.html',
  read: checked,
};
const jam2024: FactSource = {
  title: 'JAM 2024',
  publisher: 'College Admission',
  url: 'https://www.collegeadmission.in/EntranceExam/National_Level/JAM/JAM.shtml',
  read: checked,
};

/*
 * The list in use since JAM 2022. The two copies that were read end with chemical thermodynamics. The later units
 * name one copy as their source, so the launch checklist asks the owner to compare them.
 */
const inUse = [jam2025, jam2022];

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
    ].map((name) => ({ name, sources: [jam2025] })),
  },
  {
    name: 'Physical chemistry',
    units: [
      {
        name: 'Atomic and molecular structure',
        topics:
          'black body radiation, photoelectric effect, Bohr, de Broglie, Heisenberg; Schrödinger’s equation with its mathematics, postulates, operators; normalised and orthogonal wave functions; particle in a one-dimensional box; radial and angular functions of hydrogen; shapes of s, p, d and f orbitals; Pauli, Hund',
        sources: inUse,
      },
      {
        name: 'Gaseous state',
        topics:
          'kinetic model, collisions, mean free path, viscosity; Maxwell–Boltzmann distribution; equipartition, heat capacities; van der Waals equation; critical state, corresponding states',
        sources: inUse,
      },
      {
        name: 'Liquid state',
        topics: 'vapour pressure, surface tension, viscosity; effect of solutes and of temperature',
        sources: inUse,
      },
      {
        name: 'Solid state',
        topics:
          'unit cells, Miller indices, crystal systems, Bravais lattices; X-ray diffraction, Bragg’s law; NaCl, CsCl, KCl, diamond, graphite; close packing; semiconductors, insulators; defects; lattice energy; isomorphism; heat capacity',
        sources: inUse,
      },
      {
        name: 'Chemical thermodynamics',
        topics:
          'exact and inexact differentials, partial derivatives, Euler’s reciprocity, cyclic rule; reversible and irreversible processes; laws, thermochemistry, H, S and G; partial molar quantities, Gibbs–Duhem equation, chemical potential',
        sources: inUse,
      },
      {
        name: 'Chemical and phase equilibria',
        topics:
          'law of mass action, Kp, Kc, Kx, Kn, effect of temperature; Le Chatelier; ionic equilibria, pH, buffers, hydrolysis, solubility product; phase rule, one and two components; colligative properties',
        sources: [jam2025],
      },
      {
        name: 'Electrochemistry',
        topics:
          'conductivity, molar conductivity, Kohlrausch, Debye–Hückel–Onsager; mobilities, transference numbers; Faraday’s laws; cells, EMF, Nernst equation, electrode potentials; concentration cells; potentiometric titrations',
        sources: [jam2025],
      },
      {
        name: 'Chemical kinetics',
        topics:
          'order and molecularity; opposing, parallel and consecutive reactions; steady state; chain reactions; Lindemann; Arrhenius equation; collision theory; catalysts, reactions on surfaces; Michaelis–Menten; acid-base catalysis',
        sources: [jam2025],
      },
      {
        name: 'Adsorption',
        topics:
          'Gibbs equation, isotherms, types of adsorption, surface area of adsorbents, surface films',
        sources: [jam2025],
      },
      {
        name: 'Spectroscopy',
        topics:
          'Beer–Lambert law; fundamentals of rotational, vibrational, electronic and magnetic resonance spectroscopy',
        sources: [jam2025],
      },
    ],
  },
  {
    name: 'Organic chemistry',
    units: [
      {
        name: 'Basic concepts and stereochemistry',
        topics:
          'resonance, inductive, hyperconjugation and steric effects, acids and bases; optical isomerism with and without stereocentres (allenes, biphenyls); conformation of acyclic, cyclic and polycyclic systems (decalins)',
        sources: [jam2025],
      },
      {
        name: 'Reaction mechanism and synthetic applications',
        topics:
          'reactive intermediates; substitution and elimination; Hofmann–Curtius–Lossen, Wolff, Simmons–Smith, Reimer–Tiemann, Michael, Darzens, Wittig, McMurry; pinacol, Favorskii, benzilic acid, Baeyer–Villiger; oxidation and reduction; Grignard, organolithium, organocopper, organozinc (Reformatsky); Diels–Alder, electrocyclic, sigmatropic; functional group interconversion',
        sources: [jam2025],
      },
      {
        name: 'Qualitative organic analysis',
        topics: 'tests for functional groups; elementary UV, IR and ¹H NMR',
        sources: [jam2025],
      },
      {
        name: 'Natural products chemistry',
        topics:
          'alkaloids, steroids, terpenes, carbohydrates, amino acids, peptides, nucleic acids',
        sources: [jam2025],
      },
      {
        name: 'Aromatic and heterocyclic chemistry',
        topics:
          'mono-, bi- and tricyclic aromatic hydrocarbons; monocyclic compounds with one heteroatom; aromaticity',
        sources: [jam2025],
      },
    ],
  },
  {
    name: 'Inorganic chemistry',
    units: [
      {
        name: 'Periodic table',
        topics:
          'classification and periodicity; Aufbau principle, orbital energies, effective nuclear charge, radii, ionisation, electron gain, electronegativity; configuration of diatomic molecules',
        sources: [jam2025],
      },
      {
        name: 'Extraction of metals',
        topics: 'isolation and purification of elements; Ellingham diagram',
        sources: [jam2025],
      },
      {
        name: 'Chemical bonding and shapes of compounds',
        topics:
          'ionic solids: radius ratio, Born–Landé, Kapustinskii, Madelung constant, lattice energy, Born–Haber cycle, solvation, Fajans’ rules; VSEPR, hybridisation, dipole moment; MO diagrams; intermolecular forces',
        sources: [jam2025],
      },
      {
        name: 'Main group elements (s and p blocks)',
        topics:
          'group relationships; alkali and alkaline earth metals, their reactions and complexes; electron-deficient compounds; hydrides, oxides, oxoacids; interhalogens, pseudohalogens, noble gases',
        sources: [jam2025],
      },
      {
        name: 'Transition metals (d block)',
        topics:
          '3d elements, their oxides, hydroxides and salts; complexes: structure, isomerism, mechanism, spectra; VB, MO and crystal field theory; carbonyls, nitrosyls, metallocenes; homogeneous catalysis, Wilkinson’s catalyst',
        sources: [jam2025],
      },
      {
        name: 'Bioinorganic chemistry',
        topics:
          'essential and trace elements; role of Fe²⁺, Fe³⁺, Cu²⁺ and Zn²⁺; haemoglobin, myoglobin, carbonic anhydrase',
        sources: [jam2025],
      },
      {
        name: 'Instrumental methods of analysis',
        topics: 'conductometry, potentiometry, UV-vis; water, air and soil samples',
        sources: [jam2025],
      },
      {
        name: 'Analytical chemistry',
        topics:
          'qualitative and quantitative analysis; acid-base, redox and EDTA titrations; precipitation, indicators, organic reagents; radioactivity, nuclear reactions, isotopes',
        sources: [jam2025],
      },
    ],
  },
];

const qualifying: FactTable = {
  id: 'qualifying',
  heading: 'IIT JAM Chemistry qualifying marks out of 100',
  columns: ['Year', 'General', 'OBC-NCL, EWS', 'SC, ST, PwD'],
  figures: true,
  cutOffs: 'iit-jam',
  rows: [
    { heading: 'JAM 2025', cells: ['25.83', '23.24', '12.91'], sources: [cutoffs] },
    { heading: 'JAM 2024', cells: ['25.38', '22.84', '12.69'], sources: [passMarks] },
  ],
};

const meaning: FactTable = {
  id: 'rank',
  heading: 'JAM qualifying mark and rank: what they give',
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
      cells: [
        'A place in the merit list, and with it the right to apply for a seat. It is not an offer.',
      ],
      sources: [merit2021, passMarks],
    },
    {
      heading: 'How long the merit list is',
      cells: ['It depends on the seats in the subject and category.'],
      sources: [merit2021],
    },
    {
      heading: 'Rank',
      cells: [
        'Everybody who took the paper gets an All India Rank in it. Seats are offered by this rank and your category.',
      ],
      sources: [merit2021, details],
    },
    {
      heading: 'Equal marks',
      cells: [
        'The marks in NAT decide, then those in MSQ, then the ratio of positive to negative marks, then the date of birth (JAM 2021).',
      ],
      sources: [merit2021],
    },
    {
      heading: 'What a seat needs',
      cells: [
        'Far more marks. The closing rank differs by institute, programme, category and round.',
      ],
      sources: [qualify, marksRank],
    },
    {
      heading: 'How many qualify',
      cells: ['14,725 of 58,969 candidates in all subjects of JAM 2021, about one in four.'],
      sources: [numbers2021],
    },
    {
      heading: 'When it is published',
      cells: ['With the result, in March: 20 Mar 2026, 22 Mar 2024, 21 Mar 2023, 20 Mar 2021.'],
      sources: [cutoff2026, jam2024, sikshapedia, merit2021],
    },
  ],
};

const toSeat: FactTable = {
  heading: 'From result to seat: admission through JOAPS',
  columns: ['Step', 'What happens'],
  rows: [
    {
      heading: '1. Admission form',
      cells: [
        'On JOAPS, the JAM portal: all programmes you want, in order of preference. In 2024 it was open from 10 to 29 Apr. The fee is ₹750 for every category.',
      ],
      sources: [apply2024, admissionFaq2025],
    },
    {
      heading: '2. Last date of the form',
      cells: ['After it, choices and their order cannot be changed.'],
      sources: [apply2024],
    },
    {
      heading: '3. Rounds',
      cells: [
        'Normally four, more if seats stay vacant. Only programmes in your form are offered.',
      ],
      sources: [admission2025],
    },
    {
      heading: '4. Your answer to the first offer',
      cells: [
        'Accept and freeze: you take the seat. Accept with upgrade: you take it and wait for a higher preference. Reject and quit: you leave the process.',
      ],
      sources: [admission2025],
    },
    {
      heading: '5. Seat booking fee',
      cells: [
        '₹15,000; ₹7,500 for SC, ST and PwD (JAM 2025). It is paid once and counts towards the fee of the institute.',
      ],
      sources: [admission2025],
    },
    {
      heading: 'Test or interview',
      cells: ['None besides JAM for the IITs. IISc interviews for its Integrated PhD.'],
      sources: [brochure2023, integrated2023],
    },
    {
      heading: 'NITs and other central institutes',
      cells: ['A form of their own, CCMN. In 2023 it was open from 5 to 22 Jun.'],
      sources: [brochure2023, sikshapedia],
    },
  ],
};

const lists: FactTable = {
  heading: 'Dates of the admission lists',
  columns: ['Step', 'JAM 2023', 'JAM 2021'],
  figures: true,
  rows: [
    {
      heading: 'First list',
      cells: ['1 Jun 2023', '16 Jun 2021'],
      sources: [lists2023, lists2021, relaxed2021],
    },
    {
      heading: 'Second list',
      cells: ['15 Jun 2023', '1 Jul 2021'],
      sources: [lists2023, lists2021, relaxed2021],
    },
    {
      heading: 'Third list',
      cells: ['26 Jun 2023', '16 Jul 2021'],
      sources: [lists2023, lists2021, relaxed2021],
    },
    {
      heading: 'Fourth list',
      cells: ['7 Jul 2023', '–'],
      sources: [lists2023, sikshapedia],
    },
    {
      heading: 'Withdrawal',
      cells: ['15 Jun to 2 Jul 2023', '–'],
      sources: [lists2023],
    },
  ],
};

const chemistrySeats: FactTable = {
  heading: 'Seats for the chemistry paper: examples from JAM 2022',
  intro: 'The reserved seats for PwD are part of the numbers.',
  columns: ['Programme', 'General', 'EWS', 'OBC-NCL', 'SC', 'ST', 'All'],
  figures: true,
  rows: [
    {
      heading: 'IIT Bombay, M.Sc. Chemistry',
      cells: ['23', '6', '15', '9', '4', '57'],
      sources: [seats2022],
    },
    {
      heading: 'IIT Bombay, M.Sc.–PhD Energy',
      cells: ['4', '1', '2', '1', '1', '9'],
      sources: [seats2022],
    },
    {
      heading: 'IIT Bombay, M.Sc.–PhD Environmental Science',
      cells: ['1', '0', '1', '1', '1', '4'],
      sources: [seats2022],
    },
    {
      heading: 'IIT Bhubaneswar, Joint M.Sc.–PhD Chemistry',
      cells: ['10', '2', '7', '4', '2', '25'],
      sources: [seats2022],
    },
    {
      heading: 'IIT Bhilai, M.Sc. Chemistry',
      cells: ['5', '1', '3', '2', '1', '12'],
      sources: [seats2022],
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
      sources: [zee, telegraph, details],
    },
    {
      heading: 'NITs and centrally funded institutes',
      cells: ['More than 2,000 seats by CCMN (JAM 2023); over 2,300 (JAM 2026)'],
      sources: [brochure2023, seats2026],
    },
    {
      heading: 'IISc Bengaluru, Integrated PhD',
      cells: ['15 to 23 places a year in Chemical Sciences'],
      sources: [integrated],
    },
    {
      heading: 'JNCASR, IISER Bhopal, IISER Pune, IIPE',
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
      cells: ['An undergraduate degree, completed or in its final year'],
      sources: [examFaq2025, brochure2023, zee],
    },
    {
      heading: 'Minimum percentage',
      cells: [
        'None to appear; for the IITs a pass is enough. The 55% rule (50% for SC, ST and PwD) was waived for JAM 2021 and has not been in any brochure since JAM 2022. NITs and IISc ask for more.',
      ],
      sources: [relaxed2021, brochure2022, percentage2025],
    },
    {
      heading: 'Age limit',
      cells: ['None'],
      sources: [brochure2023, zee],
    },
    {
      heading: 'Nationality',
      cells: ['Indian and foreign nationals'],
      sources: [brochure2023, telegraph],
    },
    {
      heading: 'Number of papers',
      cells: [
        'One or two of seven subjects. Chemistry (CY) is in the forenoon, so the second paper has to be one of the afternoon: biotechnology, economics, mathematical statistics or physics (JAM 2026).',
      ],
      sources: [brochure2023, session2026],
    },
    {
      heading: 'Proof of the degree',
      cells: ['By the date that the admitting institute sets'],
      sources: [admissionFaq2025, zee],
    },
  ],
};

const degrees: FactTable = {
  heading: 'Which degree and subjects each programme asks for',
  intro:
    'You choose programmes after the result. Each has its own Minimum Educational Qualifications, printed in the brochure of the year.',
  columns: ['Programme', 'In the degree', 'In class 12'],
  rows: [
    {
      heading: 'M.Sc. Chemistry and Joint M.Sc.–PhD at the IITs (JAM 2017)',
      cells: ['Chemistry for three years or six semesters', 'Mathematics'],
      sources: [degrees2017, degreesByCourse],
    },
    {
      heading: 'M.Sc.–PhD Energy, IIT Bombay',
      cells: [
        'Chemistry, mathematics or physics for two years, and one of the other two for one year',
        '–',
      ],
      sources: [degreesByCourse],
    },
    {
      heading: 'M.Sc.–PhD Environmental Science, IIT Bombay (JAM 2017)',
      cells: [
        'Biology, biotechnology, chemistry, mathematics or physics for two years, and one of the others for one year',
        'Mathematics',
      ],
      sources: [degrees2017, degreesByCourse],
    },
    {
      heading: 'Integrated PhD in Chemical Sciences, IISc',
      cells: [
        'First class, with chemistry as a main subject; JAM in chemistry or physics, then an interview',
        'Mathematics',
      ],
      sources: [integrated2023, degreesByCourse],
    },
    {
      heading: 'M.Sc. at NITs, through CCMN',
      cells: [
        '60% or CGPA 6.5; 55% or 6.0 for SC, ST and PwD. Some programmes ask for more.',
        'By institute',
      ],
      sources: [ccmnFaq, ccmnCriteria],
    },
  ],
};

const fee: FactTable = {
  heading: 'Application fee',
  intro:
    'The fee is not refunded. A change of city, paper, category or gender costs ₹300 (JAM 2025).',
  columns: ['Category', 'One paper', 'Two papers'],
  examFees: true,
  figures: true,
  rows: [
    {
      heading: 'Women, SC, ST, PwD (JAM 2026)',
      cells: ['₹1,000', '₹1,350'],
      sources: [telegraph, freePress, zee],
    },
    {
      heading: 'All others (JAM 2026)',
      cells: ['₹2,000', '₹2,700'],
      sources: [telegraph, freePress, zee],
    },
    {
      heading: 'Women, SC, ST, PwD (JAM 2025)',
      cells: ['₹900', '₹1,250'],
      sources: [fee2025],
    },
    { heading: 'All others (JAM 2025)', cells: ['₹1,800', '₹2,500'], sources: [fee2025] },
  ],
};

const documents: FactTable = {
  heading: 'Documents for the exam and for admission',
  columns: ['When', 'Documents'],
  rows: [
    {
      heading: 'Exam form, September and October',
      cells: ['Photograph, signature, proof of date of birth'],
      sources: [apply2025],
    },
    {
      heading: 'Certificate of category',
      cells: [
        'OBC-NCL, EWS, SC, ST or PwD. Without a valid OBC-NCL or EWS certificate you count as general until you upload one.',
      ],
      sources: [apply2025, examFaq2025],
    },
    {
      heading: 'Admission form, April',
      cells: [
        'Class 10 certificate, class 12 marksheet and certificate, marksheets of the degree by semester, proof of nationality',
      ],
      sources: [documents2020, apply2024],
    },
    {
      heading: 'Last semester still to come',
      cells: [
        'You can apply. Name the subjects in a signed declaration and send the marksheets by the date of the institute.',
      ],
      sources: [admissionFaq2025],
    },
  ],
};

const calendar: FactTable = {
  heading: 'Dates: the year of JAM',
  intro: 'Held once a year, on a Sunday in February. A different institute organises it each year.',
  columns: ['Step', 'JAM 2026', 'JAM 2025'],
  rows: [
    { heading: 'Organiser', cells: ['IIT Bombay', 'IIT Delhi'], sources: [telegraph, apply2025] },
    {
      heading: 'Applications',
      cells: [
        '5 Sep to 12 Oct 2025, extended to 20 Oct',
        '3 Sep to 11 Oct 2024, extended to 18 Oct',
      ],
      sources: [telegraph, extended2026, seats2026, apply2025, dates2025],
    },
    {
      heading: 'Exam',
      cells: ['15 Feb 2026, chemistry from 9:30 am to 12:30 pm', '2 Feb 2025'],
      sources: [session2026, cutoffs, apply2025],
    },
    {
      heading: 'Result',
      cells: ['20 Mar 2026', 'March 2025'],
      sources: [cutoff2026, cutoffs, indiaTv2025],
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
  official: [
    { use: 'JAM 2026, IIT Bombay', href: 'https://jam2026.iitb.ac.in' },
    {
      use: 'Chemistry syllabus of JAM 2024, IIT Madras',
      href: 'https://jam.iitm.ac.in/syllabus/CY_Syllabus.pdf',
    },
    { use: 'CCMN, for the NITs', href: 'https://ccmn.admissions.nic.in' },
  ],
  next: [
    '/eligibility',
    '/exam-calendar',
    '/practice/iit-jam',
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
          'IIT JAM Chemistry (CY) syllabus: basic mathematics, physical, organic and inorganic chemistry with the topics of each unit, as in use since JAM 2022.',
        keywords: [
          'IIT JAM chemistry syllabus',
          'JAM CY syllabus',
          'IIT JAM chemistry syllabus pdf',
          'IIT JAM chemistry important topics',
          'IIT JAM chemistry chapter wise',
        ],
      },
      lede: 'B.Sc. chemistry: 10 units of physical, 5 of organic and 8 of inorganic chemistry, and some mathematics from class 12.',
      syllabus,
      tables: [],
    },
    'cut-off': {
      heading: 'IIT JAM Chemistry cut-off: qualifying marks and seats',
      meta: {
        title: 'IIT JAM Chemistry Cut-off: marks to qualify',
        description:
          'IIT JAM Chemistry qualifying marks by category, rank and merit list, admission through JOAPS step by step, and seats at IITs, NITs and IISc.',
        keywords: [
          'IIT JAM chemistry cut off',
          'minimum marks required to qualify IIT JAM chemistry',
          'IIT JAM previous year cut off',
          'IIT JAM seats',
        ],
      },
      lede: 'In 2024 and 2025 you qualified in the general category with between 25 and 26 marks out of 100. A seat at an IIT needs far more, and is offered by rank.',
      tables: [qualifying, meaning, toSeat, lists, chemistrySeats, seats],
    },
    eligibility: {
      heading: 'IIT JAM eligibility: degree, percentage, age and fee',
      meta: {
        title: 'IIT JAM Eligibility: degree, percentage, age, fee',
        description:
          'IIT JAM eligibility for chemistry: degree, percentage, age, mathematics in class 12, subjects by programme, application fee, documents and dates.',
        keywords: [
          'IIT JAM eligibility',
          'IIT JAM percentage required',
          'IIT JAM application form fee',
          'IIT JAM exam date',
        ],
      },
      lede: 'You need a bachelor’s degree, completed or in its final year. The exam has no age limit and no minimum percentage. Each programme has its own list of subjects.',
      tables: [eligibility, degrees, fee, calendar, documents, opens],
    },
  },
};

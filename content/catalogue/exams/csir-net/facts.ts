import { csirNetRules } from '../../eligibility-rules';
import type { ExamFacts, FactSource, FactTable, SyllabusPart } from '../../exam-facts';

const read = '2026-11-23';
const readBefore = '2026-11-22';

const bulletinDecember2025: FactSource = {
  title: 'Information Bulletin, Joint CSIR-UGC NET December 2025, in summary',
  publisher: 'IndNotice',
  url: 'https://indnotice.com/notices/dcf733b8-2b21-4ceb-a73d-2fde20c50220',
  read,
  official: true,
};
const bulletinDecember2018: FactSource = {
  title: 'Information Bulletin, Joint CSIR-UGC NET December 2018, copy',
  publisher: 'CSIR Human Resource Development Group, on Scribd',
  url: 'https://www.scribd.com/document/471784504/notification-main-dec2018-pdf',
  read,
  official: true,
};
const cutoffDecember2018: FactSource = {
  title: 'Minimum cut-off percentage, December 2018, copy',
  publisher: 'CSIR Human Resource Development Group, on Scribd',
  url: 'https://www.scribd.com/document/424471263/cutoff-Dec2018-pdf',
  read,
  official: true,
};
const noticeJune2023: FactSource = {
  title: 'Notice of December 2022 / June 2023, copy',
  publisher: 'Exam Pathfinder',
  url: 'https://community.exampathfinder.com/d/93733-nta-joint-csir-ugc-net-december-2022-june-2023',
  read: readBefore,
  official: true,
};
const formJune2026: FactSource = {
  title: 'CSIR-UGC NET June 2026 online form',
  publisher: 'Rojgar With Ankit',
  url: 'https://rojgarwithankit.com/vacancy/nta-csir-ugc-net-june-online-form/',
  read,
};
const sarkariJune2026: FactSource = {
  title: 'CSIR-UGC NET June 2026, details of the notification',
  publisher: 'Sarkari Job',
  url: 'https://www.sarkarijob.com/csir-ugc-net/',
  read,
};
const jobsJune2026: FactSource = {
  title: 'NTA CSIR-UGC NET June 2026',
  publisher: 'Jobscheck',
  url: 'https://jobscheck.in/?p=5562',
  read: readBefore,
};
const patrika: FactSource = {
  title: 'CSIR-UGC NET December 2025: applications, 20 Oct 2025',
  publisher: 'Patrika',
  url: 'https://www.patrika.com/en/education-news/csir-ugc-net-december-2025-apply-20038564',
  read,
};
const eligibility2025: FactSource = {
  title: 'CSIR-NET eligibility 2025',
  publisher: 'Jagran Josh',
  url: 'https://www.jagranjosh.com/articles/csir-net-eligibility-2025-age-limit-qualification-for-jrf-assistant-professor-post-1800004023-1',
  read: readBefore,
};
const naukrinama: FactSource = {
  title: 'Updates on CSIR-UGC NET December 2025, Oct 2025',
  publisher: 'Naukrinama',
  url: 'https://naukrinama.com/exam-notification/important-updates-on-csir-ugc-net-december-2025-application/cid17627699.htm',
  read,
};
const attempts: FactSource = {
  title: 'How many attempts are allowed for the CSIR-NET',
  publisher: 'StudyToper',
  url: 'https://studytoper.in/how-many-attempts-are-allowed-for-the-csir-net',
  read: readBefore,
};
const tracker: FactSource = {
  title: 'CSIR-UGC NET eligibility table',
  publisher: 'Exam Tracker, a public code repository',
  read: readBefore,
};
const resultJune2024: FactSource = {
  title: 'CSIR-UGC NET results June 2024',
  publisher: 'NDTV',
  url: 'https://www.ndtv.com/education/csir-ugc-net-results-out-for-junior-research-fellowship-lectureship-6793171',
  read,
};
const rollNumbers2026: FactSource = {
  title: 'CSIR-NET roll number list, 24 Feb 2026',
  publisher: 'NewsX',
  url: 'https://www.newsx.com/education/csir-net-roll-number-list-out-check-eligibility-and-key-details-here-172306/',
  read,
};
const telegraph: FactSource = {
  title: 'CSIR-NET December 2025 cut-offs, 26 Feb 2026',
  publisher: 'The Telegraph',
  url: 'https://www.telegraphindia.com/edugraph/news/category-wise-cutoff-marks-released-for-csir-ugc-net-december-2025-exam-check-details/cid/2148985',
  read,
};
const extension2025: FactSource = {
  title: 'CSIR-UGC NET December 2025, last date extended, 24 Oct 2025 (Hindi)',
  publisher: 'Careers360',
  url: 'https://hindinews.careers360.com/nta-joint-csir-ugc-net-december-2025-registration-deadline-extended-till-october-27-apply-at-csirnet-nta-nic-in-exam-date',
  read,
};
const formJune2025: FactSource = {
  title: 'CSIR-UGC NET June 2025: apply online',
  publisher: 'Examlover',
  url: 'https://examlover.com/csir-ugc-net-june-2025-apply-online',
  read,
};
const cutoffPage: FactSource = {
  title: 'CSIR-NET cut-off, 4 Aug 2025',
  publisher: 'Jagran Josh',
  url: 'https://www.jagranjosh.com/exams/csir-net/cutoff',
  read,
};
const resultsJune2025: FactSource = {
  title: 'CSIR-UGC NET cut-off, Aug 2025',
  publisher: 'CollegeDekho',
  url: 'https://www.collegedekho.com/articles/csir-ugc-net-cutoff',
  read,
};
const cutoff2023: FactSource = {
  title: 'CSIR-UGC NET official cut-off 2023, 1 Aug 2023',
  publisher: 'Jagran Josh',
  url: 'https://www.jagranjosh.com/articles/csir-ugc-net-2023-official-cutoff-marks-out-pdf-download-subjectwise-csir-net-result-merit-list-1690879456-1',
  read,
};
const results2023: FactSource = {
  title: 'CSIR-UGC NET 2023 results, 2 Aug 2023',
  publisher: 'News18',
  url: 'https://www.news18.com/education-career/csir-ugc-net-2023-results-announced-check-cut-off-marks-for-jrf-assistant-professorship-8489161.html',
  read,
};
const cutoff2019: FactSource = {
  title: 'UGC NET CSIR cut-off 2019',
  publisher: 'IBPS Recruitments',
  url: 'https://www.ibpsrecruitmentss.com/ugc-net-csir-cut-off-2019/',
  read,
};
const cutoffs2011to2017: FactSource = {
  title: 'CSIR-NET Chemical Sciences, cut-offs of 2011 to 2017',
  publisher: 'ChemistryABC',
  read,
};
const cutoff2014: FactSource = {
  title: 'CSIR-UGC NET cut-off marks 2014 and 2015',
  publisher: 'IndiaJobzs',
  url: 'https://www.indiajobzs.com/csir-ugc-net-dec-expected-cut-off-marks-2015-download/',
  read,
};
const noticeJune2024: FactSource = {
  title: 'Joint CSIR-UGC NET June 2024: dates of the bulletin',
  publisher: 'Your Mentor Guru',
  url: 'https://yourmentorguru.com/exams/csir-net-2024',
  read,
};
const cutoffGuide2025: FactSource = {
  title: 'CSIR-NET June 2025 cut-off, 20 Aug 2025',
  publisher: 'Jagran Josh',
  url: 'https://www.jagranjosh.com/articles/csir-net-cut-off-2025-june-category-and-subject-wise-previous-year-cutoff-marks-1800002175-1',
  read,
};
const formDecember2025: FactSource = {
  title: 'CSIR-NET 2025 registrations open, 26 Sep 2025',
  publisher: 'India Today',
  url: 'https://www.indiatoday.in/education-today/notification/story/csir-net-2025-registrations-open-check-eligibility-and-application-steps-2793793-2025-09-26',
  read,
};
const scoresDecember2025: FactSource = {
  title: 'CSIR-NET December 2025 result: registered, appeared',
  publisher: 'My Education Wire',
  url: 'https://www.myeducationwire.com/csir-net-december-2025-result-fee-return-policy-for-absentees',
  read,
};
const anandabazar: FactSource = {
  title: 'NTA declares the CSIR-UGC NET result (Bengali)',
  publisher: 'Anandabazar Patrika',
  url: 'https://www.anandabazar.com/app/education-career/nta-declares-csir-ugc-net-2025-result-know-how-to-download-dgtl/cid/1664708',
  read,
};
const formDecember2024: FactSource = {
  title: 'CSIR-UGC NET December 2024 application form, 9 Dec 2024',
  publisher: 'Careers360',
  url: 'https://competition.careers360.com/articles/csir-ugc-net/amp',
  read,
};
const lastDayDecember2024: FactSource = {
  title: 'CSIR-UGC NET December 2024: last day to apply, 30 Dec 2024',
  publisher: 'EdexLive',
  url: 'https://www.edexlive.com/news/2024/Dec/30/csir-ugc-net-december-2024-last-day-to-apply-key-dates-and-exam-details',
  read,
};
const datesDecember2024: FactSource = {
  title: 'CSIR-NET exam dates: December 2024 session',
  publisher: 'Propelld',
  url: 'https://propelld.com/site/blog/csir-net-exam-date',
  read,
};
const scoreGuide: FactSource = {
  title: 'How to calculate the CSIR-NET score, 2025',
  publisher: 'Adda247',
  read: readBefore,
};
const fourYearDegree: FactSource = {
  title: 'Students with four-year degree and 75% can appear for NET, 22 Apr 2024',
  publisher: 'The Tribune',
  url: 'https://www.tribuneindia.com/news/india/students-with-4-year-degree-75-marks-can-now-directly-enrol-for-phd-university-grants-commission-613159',
  read,
};
const imtech: FactSource = {
  title: 'PhD admission with CSIR-UGC NET fellowship, Jan 2026: eligibility',
  publisher: 'CSIR-Institute of Microbial Technology',
  url: 'https://www.imtech.res.in/phd-admission-jan-2026-1/eligibility-12',
  read,
};
const ugcAmounts: FactSource = {
  title: 'UGC revises fellowship amounts, 17 Oct 2023',
  publisher: 'EdexLive',
  url: 'https://www.edexlive.com/news/2023/oct/17/ugc-revisesfellowship-amount-for-jrf-srf-dr-ds-kothari-other-schemes-under-it-38244.html',
  read,
};
const ugcTenure: FactSource = {
  title: 'Amount and tenure of the fellowship',
  publisher: 'University Grants Commission',
  read,
  official: true,
};
const lifetimeNews18: FactSource = {
  title: 'UGC NET: validity of the JRF letter and of the certificate, 30 Mar 2022',
  publisher: 'News18',
  url: 'https://www.news18.com/news/education-career/ugc-to-extend-jrf-certificate-validity-from-3-years-to-4-due-to-covid-19-ugcnet-nta-nic-in-4923404.html',
  read: '2026-11-28',
};
const lifetimeExpress: FactSource = {
  title: 'UGC NET: JRF award letter validity, 29 Mar 2022',
  publisher: 'The Indian Express',
  url: 'https://indianexpress.com/article/jobs/ugc-net-jrf-award-letter-validity-extended-covid-7842246/',
  read: '2026-11-28',
};
const live2024: FactSource = {
  title: 'CSIR-UGC NET result 2024, 31 Aug 2024',
  publisher: 'Careers360',
  url: 'https://news.careers360.com/csir-ugc-net-result-2024-live-july-exam-scorecard-final-answer-key-direct-link-csirnet-nta-ac-in-cut-off-marks-toppers-updates',
  read,
};
const iitBombay: FactSource = {
  title: 'CSIR and UGC fellowships',
  publisher: 'IIT Bombay',
  url: 'https://acad.iitb.ac.in/csirugc',
  read,
};
const fellowship2023: FactSource = {
  title: 'CSIR fellowship raised, 28 Sep 2023 (Hindi)',
  publisher: 'Dainik Jagran',
  read: readBefore,
};

const hrdgCopy: FactSource = {
  title: 'CSIR-UGC NET syllabus, Chemical Sciences, copy of the list of CSIR HRDG',
  publisher: 'Syllabus.gen.in',
  read,
  official: true,
};
const gset: FactSource = {
  title: 'GSET Chemical Science syllabus: the same list, for the test of Gujarat',
  publisher: 'India Exam Alerts',
  url: 'https://indiaexamalerts.in/gset-chemical-science-syllabus/',
  read,
};
const listCopy: FactSource = {
  title: 'Syllabus for CSIR-UGC NET, Chemical Sciences: copy of the official list',
  publisher: 'MadChem Classes',
  read,
};
const scribdSyllabus: FactSource = {
  title: 'NET syllabus, Chemical Sciences, with topics',
  publisher: 'Achievers Circle, on Scribd',
  url: 'https://ro.scribd.com/document/108104097/Final-Net-Syllabus',
  read,
};
const unitTracker: FactSource = {
  title: 'CSIR-NET Chemical Sciences, list of chapters',
  publisher: 'a syllabus tracker, public code repository',
  read,
};
const lectureList: FactSource = {
  title: 'CSIR-NET Chemical Science, list of lectures by unit',
  publisher: 'a lecture index, public code repository',
  read: readBefore,
};
const glossary: FactSource = {
  title: 'CSIR-NET syllabus',
  publisher: 'EduTinker',
  url: 'https://edutinker.com/glossary/csir-net-syllabus/',
  read: readBefore,
};
const shikshaPattern: FactSource = {
  title: 'CSIR-NET exam pattern',
  publisher: 'Shiksha',
  url: 'https://www.shiksha.com/exams/csir-net-exam-pattern',
  read: readBefore,
};
const pattern2019: FactSource = {
  title: 'CSIR-UGC NET December 2019, exam pattern and syllabus',
  publisher: 'ASB, an exam blog',
  read: readBefore,
};
const trueScholar: FactSource = {
  title: 'CSIR-NET exam pattern 2025',
  publisher: 'TrueScholar',
  url: 'https://www.truescholar.in/exams/csir-net-7500123/exam-pattern',
  read,
};
const patternBySubject: FactSource = {
  title: 'Examination pattern of CSIR-NET by subject',
  publisher: 'EduTinker',
  url: 'https://edutinker.com/glossary/examination-pattern-of-csir-net/',
  read,
};
const scribdPattern: FactSource = {
  title: 'CSIR-UGC NET (Chemical Sciences): pattern and syllabus',
  publisher: 'Scribd',
  url: 'https://id.scribd.com/document/268007957/Analytical-Chemistry',
  read,
};

const copies = [hrdgCopy, gset, listCopy];
const lists = [unitTracker, lectureList];
const copyAndLists = [listCopy, ...lists];
const names = [unitTracker, glossary];

const syllabus: readonly SyllabusPart[] = [
  {
    name: 'Part A: General Aptitude',
    note: 'Part A is the same for all five subjects of the exam. Beyond these topics no syllabus is prescribed.',
    units: [
      'Logical reasoning',
      'Graphical analysis',
      'Analytical and numerical ability',
      'Quantitative comparison',
      'Series formation',
      'Puzzles',
    ].map((name) => ({ name, sources: [pattern2019, scribdPattern, trueScholar] })),
  },
  {
    name: 'Inorganic chemistry',
    units: [
      { name: 'Chemical periodicity', sources: copies },
      {
        name: 'Structure and bonding in homo- and heteronuclear molecules',
        topics: 'shapes of molecules (VSEPR theory)',
        sources: copies,
      },
      {
        name: 'Concepts of acids and bases',
        topics: 'hard-soft acid base concept; non-aqueous solvents',
        sources: copies,
      },
      {
        name: 'Main group elements and their compounds',
        topics: 'allotropy, synthesis, structure and bonding; industrial importance',
        sources: copies,
      },
      {
        name: 'Transition elements and coordination compounds',
        topics:
          'structure, bonding theories, spectral and magnetic properties, reaction mechanisms',
        sources: copies,
      },
      {
        name: 'Inner transition elements',
        topics: 'spectral and magnetic properties, redox chemistry, analytical applications',
        sources: copies,
      },
      {
        name: 'Organometallic compounds',
        topics: 'synthesis, bonding and structure, reactivity; homogeneous catalysis',
        sources: copies,
      },
      { name: 'Cages and metal clusters', sources: copies },
      {
        name: 'Analytical chemistry',
        topics: 'separation, spectroscopic, electroanalytical and thermoanalytical methods',
        sources: copies,
      },
      {
        name: 'Bioinorganic chemistry',
        topics:
          'photosystems, porphyrins, metalloenzymes, oxygen transport, electron transfer, nitrogen fixation, metal complexes in medicine',
        sources: copies,
      },
      {
        name: 'Characterisation of inorganic compounds',
        topics:
          'IR, Raman, NMR, EPR, Mössbauer, UV-vis, NQR, MS, electron spectroscopy, microscopic techniques',
        sources: copies,
      },
      {
        name: 'Nuclear chemistry',
        topics:
          'nuclear reactions, fission and fusion, radioanalytical techniques, activation analysis',
        sources: copies,
      },
    ],
  },
  {
    name: 'Physical chemistry',
    units: [
      {
        name: 'Basic principles of quantum mechanics',
        topics:
          'postulates, operator algebra; particle in a box, harmonic oscillator, hydrogen atom and shapes of orbitals; orbital and spin angular momenta; tunnelling',
        sources: [gset, ...copyAndLists],
      },
      {
        name: 'Approximate methods of quantum mechanics',
        topics: 'variational principle; perturbation theory to second order in energy',
        sources: [gset, ...copyAndLists],
      },
      {
        name: 'Atomic structure and spectroscopy',
        topics: 'term symbols, many-electron systems, antisymmetry principle',
        sources: copyAndLists,
      },
      {
        name: 'Chemical bonding in diatomics',
        topics: 'MO and VB theories; Hückel theory for conjugated π-electron systems',
        sources: copyAndLists,
      },
      {
        name: 'Chemical applications of group theory',
        topics: 'symmetry elements, point groups, character tables, selection rules',
        sources: copyAndLists,
      },
      {
        name: 'Molecular spectroscopy',
        topics: 'rotational, vibrational and electronic spectra; IR and Raman activity',
        sources: lists,
      },
      {
        name: 'Chemical thermodynamics',
        topics:
          'laws, state and path functions; Maxwell relations; spontaneity; phase equilibria and phase rule; non-ideal systems',
        sources: [scribdSyllabus, unitTracker],
      },
      {
        name: 'Statistical thermodynamics',
        topics: 'Boltzmann distribution; kinetic theory of gases; partition functions',
        sources: lists,
      },
      {
        name: 'Electrochemistry',
        topics:
          'Nernst equation, redox systems, cells; conductance and Kohlrausch’s law; ionic equilibria; conductometric and potentiometric titrations',
        sources: lists,
      },
      {
        name: 'Chemical kinetics',
        topics:
          'rate laws; complex reactions; collision and transition state theories; salt effects; enzyme kinetics; photochemistry',
        sources: lists,
      },
      {
        name: 'Colloids and surfaces',
        topics: 'stability and properties of colloids; isotherms and surface area',
        sources: lists,
      },
      {
        name: 'Solid state',
        topics: 'crystal structures; Bragg’s law; band structure',
        sources: [unitTracker],
      },
      {
        name: 'Polymer chemistry',
        topics: 'molar masses; kinetics of polymerisation',
        sources: lists,
      },
      {
        name: 'Data analysis',
        topics:
          'mean and standard deviation; absolute and relative errors; linear regression; covariance and correlation coefficient',
        sources: [unitTracker],
      },
    ],
  },
  {
    name: 'Organic chemistry',
    units: [
      {
        name: 'IUPAC nomenclature of organic molecules',
        topics: 'with regio- and stereoisomers',
        sources: names,
      },
      {
        name: 'Principles of stereochemistry',
        topics:
          'configurational and conformational isomerism; stereo- and enantioselectivity; asymmetric induction',
        sources: [unitTracker],
      },
      {
        name: 'Aromaticity',
        topics: 'benzenoid and non-benzenoid compounds',
        sources: lists,
      },
      {
        name: 'Organic reactive intermediates',
        topics:
          'carbocations, carbanions, free radicals, carbenes, benzynes, nitrenes: generation, stability, reactivity',
        sources: lists,
      },
      {
        name: 'Organic reaction mechanisms',
        topics:
          'addition, elimination and substitution with electrophilic, nucleophilic or radical species; determination of reaction pathways',
        sources: lists,
      },
      { name: 'Common named reactions and rearrangements', sources: lists },
      {
        name: 'Organic transformations and reagents',
        topics:
          'functional group interconversion, oxidation and reduction; organic, inorganic and organometallic reagents',
        sources: lists,
      },
      {
        name: 'Concepts in organic synthesis',
        topics: 'retrosynthesis, disconnection, synthons, umpolung, protecting groups',
        sources: [unitTracker],
      },
      {
        name: 'Asymmetric synthesis',
        topics:
          'chiral auxiliaries, asymmetric induction, enantiomeric excess, optical and kinetic resolution',
        sources: [unitTracker],
      },
      {
        name: 'Pericyclic reactions and photochemistry',
        topics:
          'electrocyclic reactions, cycloaddition, sigmatropic rearrangements; photochemical reactions',
        sources: [unitTracker],
      },
      {
        name: 'Heterocyclic compounds',
        topics: 'synthesis and reactivity',
        sources: [unitTracker],
      },
      {
        name: 'Chemistry of natural products',
        topics:
          'carbohydrates, proteins, fatty acids, nucleic acids, terpenes, steroids, alkaloids; biogenesis',
        sources: [unitTracker],
      },
      {
        name: 'Structure determination of organic compounds',
        topics: 'IR, UV-vis, ¹H and ¹³C NMR, mass spectrometry',
        sources: names,
      },
    ],
  },
  {
    name: 'Interdisciplinary topics',
    units: [
      'Chemistry in nanoscience and technology',
      'Catalysis and green chemistry',
      'Medicinal chemistry',
      'Supramolecular chemistry',
      'Environmental chemistry',
    ].map((name) => ({ name, sources: names })),
  },
];

const older: FactTable = {
  heading: 'How to spot an older syllabus',
  columns: ['If the syllabus has', 'It is'],
  rows: [
    {
      heading: 'Paper I and Paper II, or 40 questions of General Science',
      cells: ['The scheme before June 2011.'],
      sources: [
        {
          title: 'CSIR-UGC NET Chemical Science, the scheme of two papers',
          publisher: 'Way2Freshers',
          url: 'https://way2freshers.com/ugc-net/csir-ugc-national-eligibility-test-chemical-science-syllabus-csir-ugc-net-exam-pattern-and-syllabus.html',
          read,
        },
        scribdPattern,
      ],
    },
    {
      heading: '50 questions in Part B and 75 in Part C',
      cells: ['The pattern of Life Sciences. Chemical Sciences has 40 and 60.'],
      sources: [patternBySubject, trueScholar, shikshaPattern],
    },
  ],
};

const jrfCutoff: FactTable = {
  id: 'jrf',
  heading: 'JRF cut-off in Chemical Sciences, percent',
  intro:
    'Percent of 200 marks. Multiply by two for marks: 53.75% is 107.5 marks. EWS has had a cut-off of its own since 2019.',
  columns: ['Session', 'UR', 'EWS', 'OBC', 'SC', 'ST', 'PwD'],
  figures: true,
  cutOffs: 'jrf',
  rows: [
    {
      heading: 'Dec 2022 / June 2023',
      cells: ['53.75', '48.25', '47.25', '37.25', '30.75', '25.00'],
      sources: [cutoff2023],
    },
    {
      heading: 'June 2019',
      cells: ['47.75', '36.25', '41.75', '34.25', '28.00', '25.00'],
      sources: [cutoff2019],
    },
    {
      heading: 'Dec 2018',
      cells: ['57.75', '–', '49.75', '40.25', '30.25', '25.50'],
      sources: [cutoffDecember2018],
    },
    {
      heading: 'Dec 2016',
      cells: ['51.50', '–', '44.25', '36.75', '27.00', '25.25'],
      sources: [cutoffs2011to2017],
    },
    {
      heading: 'June 2016',
      cells: ['50.25', '–', '43.25', '34.50', '25.00', '27.75'],
      sources: [cutoffs2011to2017],
    },
    {
      heading: 'Dec 2015',
      cells: ['56.75', '–', '50.50', '40.75', '32.75', '33.50'],
      sources: [cutoffs2011to2017],
    },
    {
      heading: 'June 2015',
      cells: ['58.75', '–', '53.25', '42.50', '37.00', '38.00'],
      sources: [cutoffs2011to2017],
    },
    {
      heading: 'Dec 2014',
      cells: ['52.00', '–', '46.80', '41.60', '41.60', '41.60'],
      sources: [cutoffs2011to2017, cutoff2014],
    },
  ],
};

const lectureshipCutoff: FactTable = {
  heading: 'Cut-off for assistant professor (lectureship), percent',
  intro:
    'In each of these sessions it is 90% of the JRF cut-off of the category, and never below the minimum of 33% or 25%.',
  columns: ['Session', 'UR', 'EWS', 'OBC', 'SC', 'ST', 'PwD'],
  figures: true,
  cutOffs: 'lectureship',
  rows: [
    {
      heading: 'June 2019',
      cells: ['42.98', '33.00', '37.58', '30.83', '25.20', '25.00'],
      sources: [cutoff2019],
    },
    {
      heading: 'Dec 2018',
      cells: ['51.98', '–', '44.78', '36.23', '27.23', '25.00'],
      sources: [cutoffDecember2018],
    },
    {
      heading: 'June 2016',
      cells: ['45.23', '–', '38.93', '31.05', '25.00', '25.00'],
      sources: [cutoffs2011to2017],
    },
    {
      heading: 'Dec 2015',
      cells: ['51.08', '–', '45.45', '36.68', '29.48', '30.15'],
      sources: [cutoffs2011to2017],
    },
    {
      heading: 'June 2015',
      cells: ['52.88', '–', '47.93', '38.25', '33.30', '34.20'],
      sources: [cutoffs2011to2017],
    },
    {
      heading: 'Dec 2014',
      cells: ['46.80', '–', '42.12', '37.44', '37.44', '37.44'],
      sources: [cutoffs2011to2017, cutoff2014],
    },
  ],
};

const cutoffRules: FactTable = {
  heading: 'How the CSIR NET cut-off works',
  columns: ['Rule', 'What it means'],
  rows: [
    {
      heading: 'Minimum',
      cells: [
        '33% for unreserved, EWS and OBC, 25% for SC, ST and PwD (2018 to 2025). Below this you do not qualify.',
      ],
      sources: [cutoffDecember2018, results2023, cutoffGuide2025],
    },
    {
      heading: 'One total',
      cells: ['Parts A, B and C have no cut-off of their own. The total decides.'],
      sources: [cutoffDecember2018, results2023],
    },
    {
      heading: 'When it is published',
      cells: [
        'After the exam, with the list of those who qualified. December 2025: list 23 Feb 2026, cut-offs by 26 Feb 2026.',
      ],
      sources: [telegraph, rollNumbers2026],
    },
    {
      heading: 'Percentiles',
      cells: [
        'Where a subject is held in several shifts, marks are normalised to percentiles, as in June 2024.',
      ],
      sources: [live2024],
    },
    {
      heading: 'CSIR or UGC fellowship',
      cells: ['Those on the JRF list are shared between the two schemes in order of rank.'],
      sources: [cutoffDecember2018, telegraph],
    },
  ],
};

const qualified: FactTable = {
  id: 'qualified',
  heading: 'How many qualified in June 2024, all five subjects',
  columns: ['Result', 'Candidates'],
  rows: [
    { heading: 'JRF (CSIR) and assistant professor', cells: ['1,963'], sources: [resultJune2024] },
    { heading: 'JRF (UGC) and assistant professor', cells: ['1,875'], sources: [resultJune2024] },
    { heading: 'JRF only', cells: ['11'], sources: [resultJune2024] },
    {
      heading: 'Assistant professor and admission to a PhD',
      cells: ['3,172'],
      sources: [resultJune2024],
    },
    { heading: 'Admission to a PhD only', cells: ['10,969'], sources: [resultJune2024] },
  ],
};

const candidates: FactTable = {
  heading: 'How many candidates appear, all five subjects',
  columns: ['Session', 'Candidates'],
  rows: [
    {
      heading: 'December 2025',
      cells: ['About 2.12 lakh registered, 1,54,080 appeared'],
      sources: [anandabazar, scoresDecember2025],
    },
    {
      heading: 'June 2025',
      cells: ['1,95,241 registered, 1,47,732 appeared'],
      sources: [resultsJune2025],
    },
    { heading: 'June 2024', cells: ['2,25,335 registered'], sources: [live2024] },
    {
      heading: 'Dec 2022 / June 2023',
      cells: ['About 2.74 lakh applied, about 2 lakh appeared'],
      sources: [cutoff2023, results2023],
    },
  ],
};

const degree: FactTable = {
  id: 'degree',
  heading: 'Degree and minimum marks',
  intro: 'An M.Sc. or an equivalent master’s degree. Marks are not rounded up.',
  columns: ['Candidate', 'Rule'],
  rows: [
    {
      heading: 'General, General-EWS',
      cells: [`${csirNetRules.masters.open}% (December 2025, June 2026)`],
      sources: [bulletinDecember2025, formJune2026],
    },
    {
      heading: 'OBC-NCL, SC, ST, PwD, third gender',
      cells: [`${csirNetRules.masters.reserved}% (December 2025, June 2026)`],
      sources: [bulletinDecember2025, formJune2026],
    },
    {
      heading: 'In the final year of the M.Sc., or result awaited',
      cells: [
        'May apply; admitted provisionally. The degree must be completed within the time that the bulletin sets (December 2025).',
      ],
      sources: [bulletinDecember2025, formDecember2025],
    },
    {
      heading: 'Integrated BS-MS, BE, B.Tech, B.Pharm, MBBS',
      cells: ['May apply (June 2026)'],
      sources: [sarkariJune2026, noticeJune2023],
    },
    {
      heading: 'Four-year bachelor’s degree of eight semesters',
      cells: [
        `${csirNetRules.bachelors.open}%; ${csirNetRules.bachelors.reserved}% for OBC-NCL, SC, ST, PwD and third gender (2024 to 2026)`,
      ],
      sources: [eligibility2025, fourYearDegree, imtech],
    },
    {
      heading: 'Result with a bachelor’s degree only',
      cells: ['JRF, but not assistant professor'],
      sources: [noticeJune2023, cutoffDecember2018, results2023],
    },
    {
      heading: 'Citizenship',
      cells: ['Indian citizens only'],
      sources: [bulletinDecember2018],
    },
  ],
};

const age: FactTable = {
  id: 'age',
  heading: 'Age limit and number of attempts',
  intro: 'The age limit holds for the fellowship only.',
  columns: ['Result', 'Rule'],
  rows: [
    {
      heading: 'JRF, general',
      cells: [`Up to ${csirNetRules.jrfAge.open} years (2025 sessions, June 2026)`],
      sources: [patrika, eligibility2025, sarkariJune2026],
    },
    {
      heading: 'JRF, OBC-NCL',
      cells: [`Up to ${csirNetRules.jrfAge.obc} years (three years more)`],
      sources: [patrika, naukrinama],
    },
    {
      heading: 'JRF: SC, ST, PwD, third gender, women',
      cells: [`Up to ${csirNetRules.jrfAge.five} years (five years more)`],
      sources: [patrika, naukrinama, eligibility2025],
    },
    {
      heading: 'Day on which age is counted',
      cells: ['1 Jul 2026 for June 2026; 1 Oct 2025 for December 2025'],
      sources: [sarkariJune2026, extension2025],
    },
    {
      heading: 'Assistant professor, admission to a PhD',
      cells: ['No age limit'],
      sources: [patrika, eligibility2025, sarkariJune2026],
    },
    {
      heading: 'Number of attempts',
      cells: ['No limit, for JRF within the age limit'],
      sources: [attempts, tracker],
    },
  ],
};

const fee: FactTable = {
  id: 'fee',
  heading: 'Application fee',
  columns: ['Category', 'Fee'],
  examFees: true,
  rows: [
    {
      heading: 'General (Dec 2025, June 2026)',
      cells: ['₹1,150'],
      sources: [bulletinDecember2025, patrika, sarkariJune2026],
    },
    {
      heading: 'General-EWS, OBC-NCL (Dec 2025, June 2026)',
      cells: ['₹600'],
      sources: [bulletinDecember2025, patrika, jobsJune2026],
    },
    {
      heading: 'SC, ST, PwD, third gender (Dec 2025, June 2026)',
      cells: ['₹325'],
      sources: [bulletinDecember2025, patrika, sarkariJune2026],
    },
  ],
};

const calendar: FactTable = {
  heading: 'Dates: how a session runs',
  intro:
    'The exam is held twice a year. A session is named after June or December, but may be held later: that of December 2024 took place in February and March 2025.',
  columns: ['Session', 'Applications', 'Exam', 'Result'],
  rows: [
    {
      heading: 'June 2026',
      cells: ['27 May to 19 Jun 2026', '17 and 18 Jul 2026', '–'],
      sources: [sarkariJune2026, jobsJune2026],
    },
    {
      heading: 'December 2025',
      cells: [
        '25 Sep to 27 Oct 2025, extended from 24 Oct',
        '18 Dec 2025',
        'Scores at the end of Jan 2026, list of those qualified 23 Feb 2026',
      ],
      sources: [bulletinDecember2025, extension2025, scoresDecember2025, anandabazar, telegraph],
    },
    {
      heading: 'June 2025',
      cells: ['From 3 Jun 2025', '28 Jul 2025', '20 Aug 2025'],
      sources: [formJune2025, cutoffPage, resultsJune2025],
    },
    {
      heading: 'December 2024',
      cells: ['From 9 Dec 2024', '28 Feb to 2 Mar 2025', '–'],
      sources: [formDecember2024, lastDayDecember2024, datesDecember2024, scoreGuide],
    },
    {
      heading: 'June 2024',
      cells: ['From 1 May 2024', '25 to 27 Jul 2024, moved from June', 'October 2024'],
      sources: [resultJune2024, live2024, cutoffPage, noticeJune2024],
    },
  ],
};

const jrfOrNet: FactTable = {
  id: 'jrf-or-net',
  heading: 'Difference between JRF and NET',
  intro: 'One exam decides both. “NET” here is the result for assistant professor without JRF.',
  columns: ['Point', 'JRF', 'NET (assistant professor)'],
  rows: [
    {
      heading: 'What you may do',
      cells: [
        'Research with a fellowship, posts as assistant professor, PhD admission',
        'Posts as assistant professor, PhD admission',
      ],
      sources: [bulletinDecember2025, formJune2026],
    },
    {
      heading: 'Fellowship',
      cells: ['Since 2023 ₹37,000 a month, then ₹42,000, for up to five years', 'No fellowship'],
      sources: [iitBombay, ugcAmounts, fellowship2023, bulletinDecember2025],
    },
    {
      heading: 'Cut-off',
      cells: ['The higher one', '90% of that for JRF, at least 33% or 25% (2014 to 2019)'],
      sources: [cutoffDecember2018, cutoffs2011to2017, cutoff2019],
    },
    {
      heading: 'Age limit',
      cells: [`${csirNetRules.jrfAge.open} years, with relaxation by category`, 'None'],
      sources: [patrika, eligibility2025, sarkariJune2026],
    },
    {
      heading: 'With a bachelor’s degree only',
      cells: ['Possible', 'Not possible'],
      sources: [noticeJune2023, cutoffDecember2018, results2023],
    },
    {
      heading: 'PhD admission',
      cells: ['With the fellowship', 'Marks count 70%, interview 30% (June 2024)'],
      sources: [resultJune2024],
    },
  ],
};

const validity: FactTable = {
  id: 'validity',
  heading: 'NET certificate validity',
  columns: ['Result', 'Valid'],
  rows: [
    {
      heading: 'Assistant professor',
      cells: ['For life (NET e-certificate, March 2022)'],
      sources: [lifetimeNews18, lifetimeExpress],
    },
    {
      heading: 'PhD admission without JRF',
      cells: ['One year from the result'],
      sources: [resultJune2024, formJune2026],
    },
  ],
};

const categories: FactTable = {
  heading: 'What a result gives: three categories',
  intro: 'Since June 2024 a result is one of three.',
  columns: ['Category', 'Gives'],
  rows: [
    {
      heading: 'Category 1',
      cells: ['JRF, appointment as assistant professor, admission to a PhD'],
      sources: [bulletinDecember2025, formJune2026],
    },
    {
      heading: 'Category 2',
      cells: ['Appointment as assistant professor, admission to a PhD'],
      sources: [bulletinDecember2025, formJune2026],
    },
    {
      heading: 'Category 3',
      cells: ['Admission to a PhD only'],
      sources: [bulletinDecember2025, formJune2026],
    },
    {
      heading: 'PhD admission in categories 2 and 3',
      cells: ['The marks are valid for one year from the result'],
      sources: [resultJune2024, formJune2026],
    },
    {
      heading: 'Weight in PhD admission',
      cells: ['70% for the NET marks, 30% for the interview (June 2024)'],
      sources: [resultJune2024],
    },
  ],
};

const fellowship: FactTable = {
  id: 'fellowship',
  heading: 'JRF salary: fellowship of JRF and SRF a month',
  intro: 'In force since 1 Jan 2023. Until then JRF was ₹31,000 and SRF ₹35,000 a month.',
  columns: ['Fellowship', 'Amount'],
  rows: [
    {
      heading: 'JRF, first two years',
      cells: ['₹37,000 a month'],
      sources: [iitBombay, ugcAmounts, fellowship2023],
    },
    {
      heading: 'SRF, up to three more years',
      cells: ['₹42,000 a month'],
      sources: [iitBombay, ugcAmounts, fellowship2023],
    },
    {
      heading: 'Contingency, CSIR fellowship',
      cells: ['₹20,000 a year'],
      sources: [iitBombay, fellowship2023],
    },
    {
      heading: 'Contingency, UGC fellowship',
      cells: ['₹12,000 a year as JRF, ₹25,000 a year as SRF'],
      sources: [iitBombay, ugcTenure],
    },
    {
      heading: 'House rent allowance',
      cells: ['In addition, by the rules of the university or institute'],
      sources: [ugcTenure, ugcAmounts],
    },
  ],
};

export const csirNetFacts: ExamFacts = {
  name: 'CSIR-NET',
  path: '/csir-net-jrf',
  official: [
    { use: 'Application, admit card, scorecard', href: 'https://csirnet.nta.nic.in' },
    { use: 'Syllabus, result lists, cut-off sheets', href: 'https://csirhrdg.res.in' },
    { use: 'National Testing Agency', href: 'https://www.nta.ac.in' },
  ],
  next: [
    '/eligibility',
    '/exam-calendar',
    '/practice/csir-net',
    '/csir-net-jrf',
    '/onlinecourses/csir-net',
    '/offlinecourses/csir-net',
    '/testseries/csir-net',
    '/testseries/tifr',
    '/studymaterial/csir-net',
    '/fees',
  ],
  pages: {
    syllabus: {
      heading: 'CSIR NET Chemical Science syllabus: all 44 units',
      meta: {
        title: 'CSIR NET Chemical Science Syllabus: units and PDF',
        description:
          'CSIR NET chemistry syllabus (code 701): inorganic, physical and organic chemistry, interdisciplinary topics and general aptitude, unit by unit with topics.',
        keywords: [
          'CSIR NET chemical science syllabus',
          'CSIR NET chemistry syllabus',
          'CSIR NET chemical science exam pattern',
          'CSIR NET syllabus unit wise',
          'CSIR NET chemical science syllabus pdf',
          'CSIR NET chemistry weightage',
        ],
      },
      lede: 'Chemical Sciences, subject code 701: 12 units of inorganic, 14 of physical and 13 of organic chemistry, and 5 interdisciplinary topics. The paper also has general aptitude.',
      syllabus,
      tables: [older],
    },
    'cut-off': {
      heading: 'CSIR NET Chemistry cut-off by session and category',
      meta: {
        title: 'CSIR NET Chemistry Cut-off: JRF and lectureship',
        description:
          'CSIR NET Chemical Science cut-off by session for UR, EWS, OBC, SC, ST and PwD: JRF and assistant professor, the minimum marks, and how many qualified.',
        keywords: [
          'CSIR NET chemistry cut off',
          'CSIR NET chemical science previous year cut off',
          'CSIR NET JRF cut off category wise',
          'CSIR NET qualifying marks',
        ],
      },
      lede: 'In eight sessions from 2014 to 2023 the JRF cut-off for unreserved candidates was between 47.75% and 58.75%: 95.5 to 117.5 of 200 marks. In the six sessions from 2014 to 2019 listed below, the cut-off for assistant professor was 90% of it.',
      tables: [jrfCutoff, lectureshipCutoff, cutoffRules, qualified, candidates],
    },
    eligibility: {
      heading: 'CSIR NET eligibility: degree, marks, age limit, JRF and NET',
      meta: {
        title: 'CSIR NET Eligibility: age limit, degree, marks, fee',
        description:
          'CSIR NET eligibility for chemistry: degree, marks, JRF age limit for women and by category, attempts, fee, JRF or NET, JRF salary, validity, dates.',
        keywords: [
          'CSIR NET eligibility',
          'CSIR NET age limit',
          'CSIR NET application fee',
          'difference between JRF and NET',
          'JRF salary',
          'NET certificate validity',
        ],
      },
      lede: `An M.Sc. with ${csirNetRules.masters.open}%, or ${csirNetRules.masters.reserved}% in the reserved categories. Up to ${csirNetRules.jrfAge.open} years of age for JRF; no age limit for assistant professor.`,
      tables: [degree, age, jrfOrNet, fellowship, validity, categories, fee, calendar],
    },
  },
};

import type { ExamFacts, FactSource, FactTable, SyllabusPart } from '../../exam-facts';

const read = '2026-11-22';
const checked = '2026-11-23';

const transcription: FactSource = {
  title: 'GATE 2026 CY syllabus, transcribed from the PDF of IIT Guwahati',
  publisher: 'a syllabus app, public code repository',
  read: checked,
};
const planner: FactSource = {
  title: 'GATE Chemistry (CY) syllabus, split into weekly topics',
  publisher: 'a study planner, public code repository',
  read,
};
const copy2023: FactSource = {
  title: 'GATE Chemistry (CY) syllabus 2023',
  publisher: 'Syllabus.gen.in',
  read: checked,
};
const pattern: FactSource = {
  title: 'GATE Chemistry exam pattern, 2026',
  publisher: 'Collegedunia',
  read: checked,
};
const pattern2024: FactSource = {
  title: 'GATE 2024 notification and exam pattern, 27 Aug 2023',
  publisher: 'India TV',
  url: 'https://www.indiatvnews.com/education/higher-studies/gate-2024-notification-pdf-out-apply-online-at-gate2024-iisc-ac-in-check-eligibility-exam-date-how-to-apply-and-more-2023-08-27-889165',
  read: checked,
};
const olderList: FactSource = {
  title: 'GATE syllabus for Chemistry (CY), the list used before 2013',
  publisher: 'Material Download',
  read: checked,
};
const olderCopy: FactSource = {
  title: 'Syllabus for GATE Chemistry, an older copy',
  publisher: 'Scribd',
  url: 'https://ro.scribd.com/document/262846336/Syllabus-for-GATE-Chemistry',
  read: checked,
};
const cutoff2025: FactSource = {
  title: 'GATE cut-off 2025 by paper',
  publisher: 'StudyGrades',
  url: 'https://studygrades.com/gate-cut-off',
  read: checked,
};
const cutoff2024: FactSource = {
  title: 'GATE cut-off 2024 by paper, 4 Jul 2024',
  publisher: 'Collegedunia',
  read: checked,
};
const cutoff2024Again: FactSource = {
  title: 'GATE 2024 cut-off',
  publisher: 'Merishiksha',
  url: 'https://merishiksha.org/exam/graduate-aptitude-test-in-engineering/graduate-aptitude-test-in-engineering-cut-off',
  read: checked,
};
const olderCutoffs: FactSource = {
  title: 'GATE cut-offs of 2019 and 2020',
  publisher: 'AglaSem',
  url: 'https://admission.aglasem.com/gate-cut-offs',
  read: checked,
};
const cutoffRule: FactSource = {
  title: 'GATE 2022 result: how the cut-off is calculated, 14 Mar 2022',
  publisher: 'Careers360',
  url: 'https://news.careers360.com/gate-2022-results-how-to-calculate-cutoff-gate-iitkgp-ac-in',
  read: checked,
};
const cutoffRuleAgain: FactSource = {
  title: 'GATE 2022 result: how the cut-off is calculated',
  publisher: 'Ugara, after News18',
  url: 'https://ugara.net/new-delhi/gate-2022-result-how-is-cutoff-calculated-subjects-with-highest-lowest-scores-66620',
  read: checked,
};
const branchCutoff2026: FactSource = {
  title: 'GATE branch-wise cut-off 2026, 28 Mar 2026',
  publisher: 'Careers360',
  url: 'https://engineering.careers360.com/articles/gate-branch-wise-cutoff-2026',
  read: checked,
};
const cutoffNews2026: FactSource = {
  title: 'GATE 2026 cut-off marks, 19 Mar 2026',
  publisher: 'Collegedunia',
  read: checked,
};
const cutoffNews2025: FactSource = {
  title: 'GATE cut-off 2025, 19 Mar 2025',
  publisher: 'Careers360',
  url: 'https://news.careers360.com/gate-cut-off-2025-qualifying-marks-increase-for-civil-chemical-engineering-branch-wise-cut-offs-mtech-admission/amp',
  read: checked,
};
const kollegeApply: FactSource = {
  title: 'GATE 2026 qualifying marks and admission cut-offs',
  publisher: 'KollegeApply',
  url: 'https://news.kollegeapply.com/news/gate-2026-qualifying-marks-category-wise-cutoff-expected-trends',
  read: checked,
};
const scoreFormula: FactSource = {
  title: 'How the GATE score is calculated, answer with the formula of the brochure',
  publisher: 'Careers360',
  url: 'https://careers360.com/question-hwo-to-calculate-your-gate-score',
  read: checked,
};
const scoreMeaning: FactSource = {
  title: 'What the GATE score is, and how marks, rank and score differ',
  publisher: 'The Right Gate',
  url: 'https://www.therightgate.com/gate-score-calculation-significance/',
  read: checked,
};
const scoreSession: FactSource = {
  title: 'GATE score calculation',
  publisher: 'MeraCollege',
  url: 'https://www.meracollege.net/exam/gate/score-calculation/',
  read: checked,
};
const session2021: FactSource = {
  title: 'GATE CY answer key 2021',
  publisher: 'LearnDunia',
  url: 'https://learndunia.com/gate-cy-answer-key/',
  read: checked,
};
const scorecard: FactSource = {
  title: 'GATE scorecard download',
  publisher: 'CitizenNest',
  url: 'https://www.citizennest.com/guide/gate-score-card-download-guide',
  read: checked,
};
const faq2024: FactSource = {
  title: 'Frequently asked questions, GATE 2024',
  publisher: 'IISc Bengaluru',
  url: 'https://gate2024.iisc.ac.in/faqs/',
  read: checked,
  official: true,
};
const eligibility2026: FactSource = {
  title: 'GATE eligibility 2026, 6 Aug 2025',
  publisher: 'Collegedunia',
  read: checked,
};
const ndtv2026: FactSource = {
  title: 'GATE 2026 registration, Aug 2025',
  publisher: 'NDTV',
  url: 'https://www.ndtv.com/education/gate-2026-registration-begins-on-august-25-check-key-dates-eligibility-exam-pattern-9026666',
  read: checked,
};
const ndtv2025: FactSource = {
  title: 'IIT Roorkee to organise GATE 2025, 1 Jul 2024',
  publisher: 'NDTV',
  url: 'https://www.ndtv.com/education/iit-roorkee-to-organise-gate-2025-check-full-details-6011769',
  read: checked,
};
const edex2026: FactSource = {
  title: 'GATE 2026 applications open, 28 Aug 2025',
  publisher: 'EdexLive',
  url: 'https://www.edexlive.com/news/2025/Aug/28/gate-2026-applications-open-iit-guwahati-starts-registration-today',
  read: checked,
};
const zee2026: FactSource = {
  title: 'GATE 2026 registration with late fee, 13 Oct 2025',
  publisher: 'Zee News',
  url: 'https://zeenews.india.com/education/gate-2026-registration-with-late-fee-ends-today-at-gate2026-iitg-ac-in-check-direct-link-to-apply-here-2971577.html',
  read: checked,
};
const jagran2024: FactSource = {
  title: 'GATE 2024 application form, 31 Aug 2023',
  publisher: 'Jagran Josh',
  url: 'https://www.jagranjosh.com/news/gate-2024-application-form-link-active-check-required-documents-eligibility-and-direct-link-169957',
  read: checked,
};
const documents2022: FactSource = {
  title: 'GATE 2022: documents for the form, 2 Sep 2021',
  publisher: 'The Indian Express',
  url: 'https://indianexpress.com/article/education/iit-gate-2022-registration-to-begin-today-documents-required-for-filling-form-gate-iitkgp-ac-in-7483027/',
  read: checked,
};
const documentsAgain: FactSource = {
  title: 'GATE 2022 registration, 24 Sep 2021',
  publisher: 'Firstpost',
  url: 'https://www.firstpost.com/india/gate-2022-registration-without-late-fee-to-end-today-visit-gate-iitkgp-ac-in-to-apply-9993201.html',
  read: checked,
};
const coapGuide: FactSource = {
  title: 'COAP: guidelines for candidates',
  publisher: 'IIT Delhi',
  url: 'https://coap.iitd.ac.in/guide.php',
  read: checked,
  official: true,
};
const coap2024: FactSource = {
  title: 'COAP 2024: important notes',
  publisher: 'IIT Kanpur',
  url: 'https://www.iitk.ac.in/coap2024/important-notes.php',
  read: checked,
  official: true,
};
const coap2023: FactSource = {
  title: 'COAP 2023 brochure, copy',
  publisher: 'IIT Kharagpur, on Scribd',
  url: 'https://scribd.com/document/639188165/Project-frc',
  read: checked,
  official: true,
};
const coap2020: FactSource = {
  title: 'GATE counselling for M.Tech. admissions begins, 3 Jun 2020',
  publisher: 'The Indian Express',
  url: 'https://indianexpress.com/article/education/coap-gate-counselling-2020-to-begin-from-june-10-registration-open-coap-iitm-ac-in-6441079/',
  read: checked,
};
const ccmt2023: FactSource = {
  title: 'GATE CCMT 2023: dates, institutes and fees',
  publisher: 'Collegedunia',
  read: checked,
};
const ccmt2021: FactSource = {
  title: 'CCMT 2021: M.Tech. admission to NITs',
  publisher: 'APSEd',
  read: checked,
};
const ccmt2016: FactSource = {
  title: 'CCMT 2016 eligibility criteria',
  publisher: 'Exam Easy Earth',
  url: 'https://exameasyearth.blogspot.com/2016/04/ccmt-2016-eligibility-criteria.html',
  read: checked,
};
const guwahati: FactSource = {
  title: 'Eligibility for the Master’s programmes',
  publisher: 'IIT Guwahati',
  url: 'https://iitg.ac.in/acad/admission/master/eligibility.php',
  read: checked,
  official: true,
};
const polymers: FactSource = {
  title: 'MS (Research) in Polymer Science and Technology',
  publisher: 'IIT Guwahati, Centre for Sustainable Polymers',
  url: 'https://www.cfsuspol.com/academics/msr/',
  read: checked,
  official: true,
};
const varanasi: FactSource = {
  title: 'PhD eligibility by department',
  publisher: 'IIT (BHU) Varanasi',
  url: 'https://prev.iitbhu.ac.in/node/1849',
  read: checked,
  official: true,
};
const varanasiCourses: FactSource = {
  title: 'IIT (BHU) Varanasi: courses and exams',
  publisher: 'FindMyCollege',
  url: 'https://findmycollege.com/colleges/indian-institute-of-technology-banaras-hindu-university-varanasi-varanasi-29/all-courses',
  read: checked,
};
const mandi: FactSource = {
  title: 'PhD in the School of Chemical Sciences, Feb 2024, copy',
  publisher: 'IIT Mandi, on Scribd',
  url: 'https://scribd.com/document/712918354/feb-advertisement-for-PhD-2024-SCS',
  read: checked,
  official: true,
};
const scholarship: FactSource = {
  title: 'PG scholarship for GATE-qualified students (AICTE)',
  publisher: 'myScheme, Government of India',
  url: 'https://www.myscheme.gov.in/schemes/pgssgategpatqsaicte',
  read: checked,
  official: true,
};
const scholarshipNews: FactSource = {
  title: 'AICTE PG scholarship, 20 Sep 2020',
  publisher: 'Hindustan Times',
  url: 'https://www.hindustantimes.com/education/aicte-pg-scholarship-2020-21-registration-underway-here-s-direct-link-to-apply/story-qkbSHdYdM5U9M3Yhfmu80I.html',
  read: checked,
};
const phdFellowship: FactSource = {
  title: 'GATE fellowships 2026',
  publisher: 'CollegeVihar',
  url: 'https://collegevihar.com/scholarship-exam/194',
  read: checked,
};
const fellowships: FactSource = {
  title: 'Research grants and fellowships',
  publisher: 'Job and News',
  url: 'https://jobandnews.com/useful-links/research-opportunities',
  read: checked,
};
const barc: FactSource = {
  title: 'BARC recruitment through GATE, Mar 2026',
  publisher: 'Careers360',
  url: 'https://engineering.careers360.com/articles/barc-recruitment-through-gate',
  read: checked,
};
const barcForm: FactSource = {
  title: 'BARC scientist recruitment 2026',
  publisher: 'Free Jobs Alert Odisha',
  url: 'https://freejobsalertodisha.in/barc-scientist-recruitment-2026',
  read: checked,
};
const ongc2020: FactSource = {
  title: 'ONGC graduate trainees through GATE 2020, advertisement 2/2021',
  publisher: 'Karma Sanskriti',
  read: checked,
};
const ongc2025: FactSource = {
  title: 'ONGC recruitment by computer-based test, 2025',
  publisher: 'Job Find Info',
  url: 'https://jobfindinfo.com/?p=249',
  read: checked,
};

const both = [transcription, planner];
const three = [transcription, planner, copy2023];

const syllabus: readonly SyllabusPart[] = [
  {
    name: 'Section 1, physical chemistry',
    units: [
      {
        name: 'Structure',
        topics:
          'postulates, Schrödinger equations, Born interpretation, bra-ket notation; boxes in one, two and three dimensions, tunnelling; harmonic oscillator; rigid rotor; hydrogen-like atoms; many-electron atoms and Slater determinants; variation and first-order perturbation; valence bond and LCAO-MO, diatomics, Hückel approximation',
        sources: three,
      },
      {
        name: 'Group theory',
        topics:
          'symmetry elements and operations, point groups, character tables; vibrational modes; symmetry-adapted orbitals, hybrid orbitals by symmetry',
        sources: three,
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
      cells: ['Not CY. Beside the aptitude, all 85 marks are chemistry.'],
      sources: [pattern, pattern2024],
    },
  ],
};

const qualifying: FactTable = {
  id: 'qualifying',
  heading: 'GATE Chemistry (CY) qualifying marks out of 100',
  columns: ['Year', 'General', 'OBC-NCL, EWS', 'SC, ST, PwD'],
  figures: true,
  cutOffs: 'gate',
  rows: [
    { heading: 'GATE 2025', cells: ['25.0', '22.5', '16.6'], sources: [cutoff2025] },
    {
      heading: 'GATE 2024',
      cells: ['25.2', '22.6', '16.7'],
      sources: [cutoff2024, cutoff2024Again],
    },
    { heading: 'GATE 2020', cells: ['26.7', '24.0', '17.8'], sources: [olderCutoffs] },
    { heading: 'GATE 2019', cells: ['32.0', '28.8', '21.3'], sources: [olderCutoffs] },
  ],
};

const cutoffRules: FactTable = {
  heading: 'How the GATE cut-off is set',
  columns: ['Rule', 'What it means'],
  rows: [
    {
      heading: 'General',
      cells: [
        '25 marks, or the average of all candidates plus one standard deviation, whichever is higher. A CY cut-off of 25 means that the lower limit applied.',
      ],
      sources: [cutoffRule, cutoffRuleAgain],
    },
    {
      heading: 'OBC-NCL and EWS',
      cells: ['90% of the mark of the general category.'],
      sources: [cutoffRule, cutoffRuleAgain],
    },
    {
      heading: 'SC, ST and PwD',
      cells: ['Two thirds of the mark of the general category.'],
      sources: [cutoffRule, cutoffRuleAgain],
    },
    {
      heading: 'One cut-off for each of the 30 papers',
      cells: ['Only the row of CY counts for chemistry. CH is chemical engineering.'],
      sources: [branchCutoff2026, cutoff2024],
    },
    {
      heading: 'After qualifying',
      cells: [
        'Qualifying alone gives no seat. Institutes set their own admission cut-offs, in most cases far higher than the qualifying mark.',
      ],
      sources: [kollegeApply, cutoffNews2026],
    },
    {
      heading: 'When it is published',
      cells: ['With the result. GATE 2026: 19 Mar 2026. GATE 2025: 19 Mar 2025.'],
      sources: [branchCutoff2026, cutoffNews2025, cutoffNews2026],
    },
    {
      heading: 'Scorecard',
      cells: [
        'For all who reach the qualifying mark; the others see their marks only. You download it from the GATE portal: from 28 Mar to 31 May in 2025, from 27 Mar in 2026.',
      ],
      sources: [scorecard, cutoffNews2025, cutoffNews2026],
    },
  ],
};

const scorecardTable: FactTable = {
  id: 'marks-vs-rank',
  heading: 'GATE marks vs score vs rank on the scorecard',
  columns: ['Figure', 'What it is', 'What for'],
  rows: [
    {
      heading: 'Marks, out of 100',
      cells: [
        'Your marks in the CY paper after negative marking. CY is held in one session, so the marks are not normalised.',
        'Decides whether you qualify',
      ],
      sources: [scoreSession, session2021],
    },
    {
      heading: 'GATE score, out of 1000',
      cells: [
        'Your marks on a scale that makes papers and years comparable.',
        'Admission and recruitment, for three years',
      ],
      sources: [scoreMeaning, scoreSession, ndtv2025],
    },
    {
      heading: 'All-India rank',
      cells: [
        'Your place among all who took the same paper in that year.',
        'Shows the competition of that year',
      ],
      sources: [scoreMeaning, scorecard],
    },
  ],
};

const scoreTable: FactTable = {
  id: 'score',
  heading: 'GATE marks vs score: how the score is computed',
  intro:
    'The score lies on a straight line through two points: the qualifying mark of the general category, and the average of the best candidates. The examples take 25 for the first and 75 for the second.',
  columns: ['Marks in CY', 'GATE score', 'How'],
  rows: [
    {
      heading: 'Qualifying mark of the general category',
      cells: ['350', 'The general mark counts here, whatever your category.'],
      sources: [scoreFormula],
    },
    {
      heading: 'Average of the top 0.1% or top 10, whichever is larger',
      cells: ['900', 'The average changes every year.'],
      sources: [scoreFormula],
    },
    {
      heading: 'Example: 35 marks',
      cells: ['460', '350 + 550 × (35 − 25) ÷ (75 − 25)'],
      sources: [scoreFormula],
    },
    {
      heading: 'Example: 45 marks',
      cells: ['570', '350 + 550 × (45 − 25) ÷ (75 − 25)'],
      sources: [scoreFormula],
    },
    {
      heading: 'Example: 55 marks',
      cells: ['680', '350 + 550 × (55 − 25) ÷ (75 − 25)'],
      sources: [scoreFormula],
    },
  ],
};

const admission: FactTable = {
  heading: 'What you need beyond the qualifying mark',
  columns: ['Aim', 'Degree', 'GATE'],
  rows: [
    {
      heading: 'M.Tech. at IIT Guwahati',
      cells: [
        'Bachelor’s or Master’s in the relevant discipline with 60% or CPI 6.0; 55% or 5.5 for SC, ST, PwD',
        'Qualified in a paper that is listed for the specialisation',
      ],
      sources: [guwahati],
    },
    {
      heading: 'MS (Research) in polymer science at IIT Guwahati',
      cells: ['M.Sc. in chemistry with 60% or CPI 6.0', 'Valid score'],
      sources: [polymers],
    },
    {
      heading: 'M.Tech. at NITs, through CCMT',
      cells: [
        '60% or CGPA 6.5; 55% or 6.0 for SC, ST, PwD. Each programme lists the degrees and papers it takes.',
        'Score of one of the last three years',
      ],
      sources: [ccmt2021, ccmt2016],
    },
    {
      heading: 'PhD in chemistry at IIT (BHU) Varanasi',
      cells: ['M.Sc. with 60% or CPI 6.0', 'National exam such as GATE or CSIR-NET; interview'],
      sources: [varanasi, varanasiCourses],
    },
    {
      heading: 'PhD in chemistry at IIT Mandi (Feb 2024)',
      cells: [
        'Master’s with 60% or CGPA 6.5; 55% or 6.0 for SC, ST, OBC-NCL, EWS, PwD',
        'Valid GATE, or CSIR or UGC JRF or NET, or DST-INSPIRE; interview',
      ],
      sources: [mandi],
    },
    {
      heading: 'BARC training school (OCES-2026)',
      cells: ['M.Sc. in chemistry with 60%', 'Score of 2024, 2025 or 2026; interview'],
      sources: [barc, barcForm],
    },
    {
      heading: 'Chemist at ONGC',
      cells: [
        'By the advertisement of the year',
        '15 posts through GATE 2020. In 2025 ONGC held a test of its own.',
      ],
      sources: [ongc2020, ongc2025],
    },
  ],
};

const offers: FactTable = {
  heading: 'From the GATE result to an M.Tech. seat: COAP and CCMT',
  columns: ['Step', 'IITs and IISc', 'NITs'],
  rows: [
    {
      heading: 'Apply',
      cells: [
        'To each institute itself, and register at COAP (Common Offer Acceptance Portal)',
        'One form for all institutes at CCMT, with your choices in order',
      ],
      sources: [coap2023, ccmt2021],
    },
    {
      heading: 'Offers',
      cells: [
        'Five main rounds, the same days for all institutes',
        'Three rounds and two special rounds (2023)',
      ],
      sources: [coap2024, coap2020, ccmt2023],
    },
    {
      heading: 'Your answer to an offer',
      cells: [
        'Accept and freeze; retain and wait, at most twice for the same offer; or reject. No answer means that the offer is lost.',
        '–',
      ],
      sources: [coapGuide, coap2024],
    },
    {
      heading: 'Registration',
      cells: ['With GATE scores of the last three years', '23 May to 12 Jun 2023; fee ₹3,000'],
      sources: [coap2020, ccmt2023],
    },
  ],
};

const eligibility: FactTable = {
  heading: 'Who can appear for GATE Chemistry',
  columns: ['Condition', 'Rule'],
  rows: [
    {
      heading: 'B.Sc. students',
      cells: ['From the third year. Students of any undergraduate programme can appear.'],
      sources: [faq2024, ndtv2026],
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
      sources: [ndtv2026, eligibility2026],
    },
    {
      heading: 'Minimum percentage',
      cells: [
        'None to appear. Most institutes and employers ask for 60% in the degree, many for 55% from SC, ST and PwD candidates.',
      ],
      sources: [eligibility2026, guwahati, ccmt2021],
    },
    { heading: 'Age limit', cells: ['None'], sources: [faq2024, zee2026] },
    { heading: 'Number of attempts', cells: ['No limit'], sources: [faq2024, eligibility2026] },
    {
      heading: 'Which paper',
      cells: ['You are free to choose. It should fit the subject of your degree.'],
      sources: [faq2024],
    },
    {
      heading: 'Two papers',
      cells: ['Allowed for the pairs in the brochure, with one form and twice the fee'],
      sources: [faq2024, ndtv2026, pattern2024],
    },
    {
      heading: 'Degree from another country',
      cells: ['Completed, or in the third year or higher'],
      sources: [ndtv2026, zee2026],
    },
  ],
};

const fee: FactTable = {
  heading: 'Application fee for one paper',
  columns: ['Category', 'In time', 'With late fee'],
  examFees: true,
  figures: true,
  rows: [
    {
      heading: 'Women, SC, ST, PwD (GATE 2026)',
      cells: ['₹1,000', '₹1,500'],
      sources: [edex2026, zee2026],
    },
    {
      heading: 'All others (GATE 2026)',
      cells: ['₹2,000', '₹2,500'],
      sources: [edex2026, zee2026],
    },
    {
      heading: 'Women, SC, ST, PwD (GATE 2024)',
      cells: ['₹900', '₹1,400'],
      sources: [jagran2024, pattern2024],
    },
    {
      heading: 'All others (GATE 2024)',
      cells: ['₹1,800', '₹2,300'],
      sources: [jagran2024, pattern2024],
    },
  ],
};

const documents: FactTable = {
  heading: 'What you need for the application form',
  columns: ['Document or detail', 'Rule'],
  rows: [
    {
      heading: 'Photograph and signature',
      cells: ['Upload in the size and quality that the form states'],
      sources: [documents2022, documentsAgain],
    },
    {
      heading: 'Photo identity',
      cells: ['Aadhaar, passport, PAN card, voter ID or driving licence'],
      sources: [documents2022, documentsAgain],
    },
    {
      heading: 'Category certificate',
      cells: ['SC, ST and PwD candidates, for the lower fee'],
      sources: [documents2022, documentsAgain],
    },
    {
      heading: 'Three cities for the exam',
      cells: ['Most candidates get the first; the others count if too many choose it'],
      sources: [faq2024],
    },
    {
      heading: 'Details of the degree',
      cells: ['Name of the college and, for graduates, the certificate'],
      sources: [documents2022, documentsAgain],
    },
  ],
};

const calendar: FactTable = {
  heading: 'Dates: the year of GATE',
  intro: 'Held once a year, on two weekends of February. Dates of GATE 2026 and GATE 2024:',
  columns: ['Step', 'GATE 2026', 'GATE 2024'],
  rows: [
    {
      heading: 'Organiser',
      cells: ['IIT Guwahati', 'IISc Bengaluru'],
      sources: [ndtv2026, edex2026, jagran2024],
    },
    {
      heading: 'Applications',
      cells: ['28 Aug to 28 Sep 2025', 'End of August to 29 Sep 2023'],
      sources: [edex2026, jagran2024],
    },
    {
      heading: 'With late fee',
      cells: ['To 13 Oct 2025', 'To 13 Oct 2023'],
      sources: [zee2026, jagran2024, pattern2024],
    },
    {
      heading: 'Exam',
      cells: ['7, 8, 14 and 15 Feb 2026', '3, 4, 10 and 11 Feb 2024'],
      sources: [ndtv2026, edex2026, jagran2024, pattern2024],
    },
    {
      heading: 'Result',
      cells: ['19 Mar 2026', '16 Mar 2024'],
      sources: [branchCutoff2026, cutoffNews2026, jagran2024, cutoff2024Again],
    },
  ],
};

const opens: FactTable = {
  heading: 'What a GATE Chemistry score is used for',
  columns: ['Use', 'What it gives'],
  rows: [
    {
      heading: 'M.Tech. in an AICTE-approved programme',
      cells: [
        'Scholarship of ₹12,400 a month for up to 24 months, for full-time students with a valid score at admission (2026)',
      ],
      sources: [scholarship, scholarshipNews],
    },
    {
      heading: 'PhD',
      cells: ['Interviews at IITs and other institutes; fellowship of ₹37,000 a month (2026)'],
      sources: [phdFellowship, fellowships],
    },
    {
      heading: 'BARC training school',
      cells: ['Screening by a GATE score of 2024, 2025 or 2026, for OCES-2026'],
      sources: [barc, barcForm],
    },
    {
      heading: 'Public-sector undertakings',
      cells: ['Some recruit by GATE score. The advertisement says which papers count.'],
      sources: [ndtv2025, cutoff2024Again],
    },
    {
      heading: 'Validity',
      cells: ['Three years from the date of the result'],
      sources: [ndtv2025, eligibility2026],
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
    '/eligibility',
    '/exam-calendar',
    '/practice/gate',
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
          'GATE chemistry syllabus pdf',
          'GATE chemistry CY',
          'GATE chemistry exam pattern',
        ],
      },
      lede: 'Three sections: 6 units of physical, 8 of inorganic and 7 of organic chemistry. The paper also has General Aptitude. It has no engineering mathematics.',
      syllabus,
      tables: [older],
    },
    'cut-off': {
      heading: 'GATE Chemistry cut-off: qualifying marks by year',
      meta: {
        title: 'GATE Chemistry Cut-off: CY qualifying marks by year',
        description:
          'GATE Chemistry (CY) qualifying marks by category, how the score is computed from marks, and what M.Tech., PhD and BARC ask beyond them.',
        keywords: [
          'GATE chemistry cut off',
          'GATE chemistry qualifying marks',
          'GATE CY cut off',
          'GATE marks vs rank chemistry',
          'GATE marks vs score',
        ],
      },
      lede: 'In 2024 and 2025 you qualified in the general category with about 25 marks out of 100. M.Tech. and PhD seats and jobs go by the GATE score, and need more.',
      tables: [qualifying, cutoffRules, scorecardTable, scoreTable, admission, offers],
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
      lede: 'You can appear from the third year of a bachelor’s degree, at any age and as often as you like. A score is valid for three years.',
      tables: [eligibility, fee, calendar, documents, opens],
    },
  },
};

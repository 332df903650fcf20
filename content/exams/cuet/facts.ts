import type { ExamFacts, FactSource, FactTable } from '@/content/exam-facts';
import { cuetPattern } from './paper';

const read = '2026-11-22';

const notice2026: FactSource = {
  title: 'CUET (PG) 2026 notice, Dec 2025, copy',
  publisher: 'HelpBiotech',
  url: 'https://www.helpbiotech.co.in/2025/12/cuet-pg-2026-notification-cuet-pg-2026.html',
  read,
  official: true,
};
const express: FactSource = {
  title: 'CUET PG 2026: NTA issues city intimation slips, 2 Mar 2026',
  publisher: 'The Indian Express',
  read,
};
const news9: FactSource = {
  title: 'CUET PG 2026 application ends today, 20 Jan 2026',
  publisher: 'News9',
  read,
};
const particle: FactSource = {
  title: 'CUET PG 2026 registration closes 20 Jan, Jan 2026',
  publisher: 'Particle News',
  read,
};
const jnu: FactSource = {
  title: 'JNU students’ union demands exit from CUET PG, 19 May 2025',
  publisher: 'Shiksha',
  read,
};
const notification: FactSource = {
  title: 'CUET PG 2026 notification, 8 Oct 2025',
  publisher: 'Shiksha',
  read,
};
const newKerala: FactSource = {
  title: 'NTA set to conduct CUET PG, 2025',
  publisher: 'New Kerala',
  read,
};
const syllabusPage: FactSource = {
  title: 'CUET PG syllabus and pattern, 2025',
  publisher: 'Shiksha',
  url: 'https://www.shiksha.com/science/cuet-pg-exam-syllabus/mtech-4369',
  read,
};
const chemistrySyllabus: FactSource = {
  title: 'CUET PG Chemistry syllabus, 26 Jul 2024',
  publisher: 'Collegedunia',
  read,
};
const prepp: FactSource = {
  title: 'CUET PG Chemistry syllabus, 2026',
  publisher: 'Prepp',
  read,
};
const duAdmission: FactSource = {
  title: 'Delhi University admission through CUET PG, 8 May 2025',
  publisher: 'Shiksha',
  read,
};
const duCutoff: FactSource = {
  title: 'Delhi University PG cut-off, science courses, 2026',
  publisher: 'Careers360',
  url: 'https://university.careers360.com/articles/du-pg-cutoff-2026-science-courses',
  read,
};
const patrika: FactSource = {
  title: 'CUET PG 2026 exam date, 14 Feb 2026 (Hindi)',
  publisher: 'Patrika',
  read,
};
const overview: FactSource = {
  title: 'CUET PG, Feb 2026',
  publisher: 'Collegedunia',
  read,
};
const resultOnline: FactSource = {
  title: 'CUET PG 2026, 14 Dec 2025',
  publisher: 'Result Online',
  read,
};
const paper: FactTable = {
  heading: 'Level, time and number of papers',
  columns: ['Point', 'Rule'],
  rows: [
    {
      heading: 'Level',
      cells: ['Graduation: the chemistry of a B.Sc.'],
      sources: [syllabusPage],
    },
    {
      heading: 'Time',
      cells: ['90 minutes since CUET (PG) 2025, before that 105'],
      sources: [syllabusPage],
    },
    {
      heading: 'Medium',
      cells: ['English and Hindi; M.Tech. and Higher Sciences papers in English only'],
      sources: [notice2026, express, newKerala],
    },
    {
      heading: 'Papers per candidate',
      cells: ['Up to four'],
      sources: [express, newKerala],
    },
  ],
};

const topics: FactTable = {
  heading: 'Physical chemistry in CUET PG Chemistry',
  intro:
    'The paper also has inorganic and organic chemistry. The full list is the syllabus PDF “Chemistry (SCQP08)” on the official site.',
  columns: ['Chapter', 'Topics'],
  rows: [
    {
      heading: 'Gaseous state',
      cells: ['Kinetic model, Maxwell distribution, compressibility, van der Waals equation'],
      sources: [chemistrySyllabus, prepp],
    },
    {
      heading: 'Liquid state',
      cells: ['Structure, vapour pressure, surface tension, viscosity, effect of solutes'],
      sources: [chemistrySyllabus, prepp],
    },
    {
      heading: 'Solid state',
      cells: ['Symmetry elements, Bravais lattices, X-ray diffraction, defects'],
      sources: [chemistrySyllabus, prepp],
    },
    {
      heading: 'Ionic equilibria',
      cells: ['Electrolytes, ionisation constants, pH, common ion effect, hydrolysis, buffers'],
      sources: [chemistrySyllabus],
    },
    {
      heading: 'Thermodynamics',
      cells: ['Three laws, thermochemistry, free energy functions'],
      sources: [chemistrySyllabus, prepp],
    },
    {
      heading: 'Partial molar quantities',
      cells: ['Chemical potential, Gibbs–Duhem equation'],
      sources: [chemistrySyllabus],
    },
    {
      heading: 'Dilute solutions',
      cells: ['Raoult, Henry, lowering of vapour pressure, colligative properties'],
      sources: [chemistrySyllabus],
    },
    {
      heading: 'Phase equilibria',
      cells: ['Phase rule, eutectics'],
      sources: [prepp],
    },
    {
      heading: 'Electrochemistry',
      cells: ['Cells, Nernst equation, corrosion'],
      sources: [prepp],
    },
    {
      heading: 'Chemical kinetics',
      cells: ['Order, molecularity, rate laws, temperature, collision theory'],
      sources: [chemistrySyllabus, prepp],
    },
    {
      heading: 'Catalysis and surface chemistry',
      cells: ['Adsorption, Langmuir isotherm, colloids'],
      sources: [chemistrySyllabus, prepp],
    },
    {
      heading: 'Quantum chemistry',
      cells: ['Schrödinger equation, hydrogen atom, particle in a box'],
      sources: [prepp],
    },
    {
      heading: 'Spectroscopy and photochemistry',
      cells: ['Rotational, vibrational, Raman and electronic spectra, Jablonski diagram'],
      sources: [chemistrySyllabus],
    },
  ],
};

const score: FactTable = {
  heading: 'Where a CUET PG score is used',
  columns: ['Point', 'Rule'],
  rows: [
    {
      heading: 'Universities',
      cells: ['191 in 2025; Delhi University, BHU, JNU, AMU and Hyderabad among them'],
      sources: [jnu, overview],
    },
    {
      heading: 'Counselling',
      cells: [
        'Each university holds its own. Delhi University: CSAS (PG) on pgadmission.uod.ac.in.',
      ],
      sources: [duAdmission, duCutoff],
    },
    {
      heading: 'Cut-off',
      cells: [
        'None for all India and no passing mark. Each university publishes its own by category.',
      ],
      sources: [duAdmission],
    },
    {
      heading: 'Candidates',
      cells: ['4,11,366 registered in 2026, 4,12,024 in 2025, in all subjects'],
      sources: [express, newKerala],
    },
  ],
};

const eligibility: FactTable = {
  heading: 'Who can appear for CUET PG',
  columns: ['Condition', 'Rule'],
  rows: [
    {
      heading: 'Degree',
      cells: ['Bachelor’s degree, or in its final year (2026)'],
      sources: [news9],
    },
    {
      heading: 'Subjects and percentage',
      cells: ['Set by each university for each programme'],
      sources: [resultOnline, duAdmission],
    },
    {
      heading: 'Age limit',
      cells: ['None from NTA; a university may have its own'],
      sources: [resultOnline],
    },
  ],
};

const fee: FactTable = {
  heading: 'Application fee',
  columns: ['Category', 'Up to two papers', 'Each further paper'],
  rows: [
    {
      heading: 'General (2025, 2026)',
      cells: ['₹1,400', '₹700'],
      sources: [news9, particle, jnu],
    },
    {
      heading: 'OBC-NCL, General-EWS (2025, 2026)',
      cells: ['₹1,200', '₹600'],
      sources: [news9, particle, resultOnline],
    },
    {
      heading: 'SC, ST, third gender (2025, 2026)',
      cells: ['₹1,100', '₹600'],
      sources: [news9, particle, resultOnline],
    },
    {
      heading: 'PwBD (2025, 2026)',
      cells: ['₹1,000', '₹600'],
      sources: [news9, particle, resultOnline],
    },
    {
      heading: 'Centres outside India (2025, 2026)',
      cells: ['₹7,000', '₹3,500'],
      sources: [news9, particle],
    },
  ],
};

const calendar: FactTable = {
  heading: 'Dates: the year of CUET PG',
  intro: 'Held once a year, in March.',
  columns: ['Step', 'CUET (PG) 2026', 'CUET (PG) 2025'],
  rows: [
    {
      heading: 'Applications',
      cells: ['14 Dec 2025 to 20 Jan 2026, extended from 14 Jan', '2 Jan to 8 Feb 2025'],
      sources: [news9, express, notification],
    },
    {
      heading: 'Correction of the form',
      cells: ['23 to 25 Jan 2026', '–'],
      sources: [express, news9],
    },
    {
      heading: 'Exam',
      cells: ['6 to 27 Mar 2026, in 44 shifts', '13 Mar to 1 Apr 2025'],
      sources: [express, patrika, newKerala],
    },
    { heading: 'Result', cells: ['–', '6 May 2025'], sources: [newKerala, duAdmission] },
  ],
};

export const cuetFacts: ExamFacts = {
  name: 'CUET (PG)',
  path: '/cuet-pg',
  official: [
    { use: 'Application, syllabus, result', href: 'https://exams.nta.nic.in/cuet-pg/' },
    { use: 'Delhi University, admission', href: 'https://pgadmission.uod.ac.in' },
  ],
  next: ['/cuet-pg', '/onlinecourses/cuet', '/offlinecourses/cuet', '/studymaterial/cuet', '/fees'],
  overview: {
    heading: 'CUET PG Chemistry: pattern, topics and universities',
    meta: {
      title: 'CUET PG Chemistry (SCQP08): exam pattern, topics',
      description:
        'CUET PG Chemistry, paper SCQP08: 75 questions, 300 marks, 90 minutes, topics of physical chemistry, and which universities use the score for the M.Sc.',
      keywords: [
        'CUET PG chemistry',
        'CUET PG chemistry exam pattern',
        'CUET PG SCQP08',
        'DU M.Sc. chemistry CUET PG',
      ],
    },
    pattern: cuetPattern,
    lede: 'The common entrance test for M.Sc. Chemistry at central and many other universities: 75 questions in 90 minutes.',
    tables: [paper, topics, score],
  },
  pages: {
    eligibility: {
      heading: 'CUET PG eligibility, fee and dates',
      meta: {
        title: 'CUET PG Eligibility, application fee and dates',
        description:
          'CUET PG eligibility for M.Sc. Chemistry: degree, age limit, university conditions, application fee by category, and the dates of 2026 and 2025.',
        keywords: [
          'CUET PG eligibility',
          'CUET PG age limit',
          'CUET PG application fee',
          'CUET PG exam date',
        ],
      },
      lede: 'You need a bachelor’s degree, completed or in its final year. NTA sets no age limit. Each university sets its own subjects and percentages.',
      tables: [eligibility, fee, calendar],
    },
  },
};

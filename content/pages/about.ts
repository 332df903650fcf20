import { classHours } from '@/content/facts/class-hours';
import {
  bankStep,
  officeVisit,
  onlineStep,
  type Batch,
  type CourseFeature,
  type RegistrationStep,
} from '@/content/catalogue/course';
import { formerly, institute, withPlace } from '@/content/facts/institute';
import { teachers } from '@/content/facts/teachers';

/** The copy of the About page, "Who We Are" (specification). */
export const about = {
  path: '/about',
  heading: `Who We Are: ${institute.name}, ${institute.city}`,
  meta: {
    title: `Who We Are: ${institute.name}, ${institute.city} | ${institute.shortName}`,
    description: withPlace(
      160,
      (place) =>
        `${institute.name}${formerly}: chemistry coaching in ${place}, exams we teach, classes and how to enrol.`,
    ),
  },
  lede: `${institute.name} teaches chemistry for entrance exams, online and in its classroom in ${institute.place}.`,
  facts: [
    ...(institute.formerName ? [['Formerly', institute.formerName] as const] : []),
    ['Address', institute.address],
    ['Experience', 'Over 5 years'],
  ],
  teach: {
    heading: 'Exams we teach',
    rows: [
      [
        'CSIR-NET/JRF Chemical Sciences',
        'For M.Sc. students and graduates: JRF, assistant professor and admission to a PhD.',
      ],
      ['GATE Chemistry', 'For the CY paper: M.Tech., PhD and some PSU jobs.'],
      [
        'IIT-JAM Chemistry',
        'For B.Sc. students and graduates: M.Sc. at the IITs. Programmes of 1 year and 2 years.',
      ],
      [
        'CUET (PG) Chemistry',
        'For an M.Sc. at central and other universities: a six-month regular or one-year weekend batch.',
      ],
      ['TIFR and BARC', 'Test series for each exam.'],
    ],
  },
  classes: {
    heading: 'How classes are held',
    intro: 'One class is 45 minutes.',
    ways: [
      {
        name: 'Live online, weekdays',
        length: 'Regular morning or evening batch',
        hours: `About ${classHours.others.daily} hours daily, 6 days a week`,
        suits: `About five months. CSIR-NET has up to ${classHours.csirNet.most} hours daily.`,
      },
      {
        name: 'Live online, weekends',
        length: 'Weekend batch',
        hours: '6 to 8 hours on weekends and holidays',
        suits: '1 year, with recordings.',
      },
      {
        name: 'Recorded',
        length: '6 months, 1 year or 2 years',
        hours: 'At your own pace',
        suits: 'In every online plan of 6 months or 1 year. The 2 years are for CSIR-NET.',
      },
      {
        name: 'Classroom',
        length: institute.place,
        hours: 'Regular or weekend batch',
        suits: 'For CSIR-NET, GATE, IIT-JAM and CUET (PG).',
      },
    ] satisfies readonly Batch[],
  },
  method: {
    heading: 'How we teach',
    parts: [
      {
        name: 'Board work',
        detail: 'Mechanisms and derivations are written out step by step, with arrows and units.',
      },
      { name: 'Handouts', detail: 'Teacher handouts come with every online plan.' },
      {
        name: 'Tests',
        detail: 'Unitwise tests follow the syllabus. A final mock test covers the whole paper.',
      },
      { name: 'Doubt resolution', detail: '24x7, included in every plan.' },
    ] satisfies readonly CourseFeature[],
  },
  teachers: {
    heading: teachers.length > 0 ? 'Our teachers' : 'Branches we teach',
    people: teachers,
    /** Drawn cards in place of people, as for results (D25). */
    branches: [
      {
        picture: 'organic',
        name: 'Organic chemistry',
        text: 'Mechanisms, stereochemistry, synthesis and spectroscopy.',
      },
      {
        picture: 'inorganic',
        name: 'Inorganic chemistry',
        text: 'Coordination, main group and organometallic chemistry.',
      },
      {
        picture: 'physical',
        name: 'Physical chemistry',
        text: 'Thermodynamics, kinetics, quantum and electrochemistry.',
      },
    ],
  },
  figures: {
    heading: 'Our students in numbers',
    link: { label: 'Results by exam', href: '/result' },
  },
  lookUp: {
    heading: 'Courses, fees and policies',
    groups: [
      {
        heading: 'Courses and fees',
        paths: ['/onlinecourses', '/offlinecourses', '/testseries', '/studymaterial', '/new-batch'],
      },
      {
        heading: 'Policies and results',
        paths: [
          '/refund-policy',
          '/shipping-policy',
          '/terms-condition',
          '/privacy-policy',
          '/result',
        ],
      },
    ],
  },
  enrol: {
    heading: 'How to enrol',
    steps: [onlineStep, officeVisit, bankStep] satisfies readonly RegistrationStep[],
  },
} as const;

import {
  bankStep,
  officeStep,
  type Batch,
  type CourseFeature,
  type RegistrationStep,
} from './course';
import { institute } from './institute';

/** The copy of the About page, "Who We Are" (specification). */
export const about = {
  path: '/about',
  heading: 'Who We Are',
  meta: {
    title: `Who We Are | ${institute.name}`,
    description: `${institute.name}, formerly ${institute.formerName}: the chemistry exams it teaches for, how classes are held, and how to enrol.`,
  },
  lede: `${institute.name} in ${institute.address}, teaches chemistry for entrance exams, in its classroom and online.`,
  facts: [
    [
      'Formerly',
      `${institute.formerName}. If you see that name on an older receipt or in a video, it is the same institute.`,
    ],
    ['Where', `${institute.address}, and online.`],
    ['Experience', 'Over 5 years, by the institute’s own account.'],
  ],
  intro: [
    'This page tells you what you can look up about us, and where you have to take our word until you have sat in a class.',
  ],
  teach: {
    heading: 'What we teach, and to whom',
    rows: [
      [
        'CSIR-NET/JRF Chemical Sciences',
        'For those who hold an M.Sc. or are about to, and want a research fellowship or a post as assistant professor.',
      ],
      ['GATE Chemistry', 'For the CY paper, in which some answers are numbers that you type in.'],
      [
        'IIT-JAM Chemistry',
        'For an M.Sc. seat, beside the last year of a B.Sc. or after it; in the classroom also over 2 years.',
      ],
      [
        'CUET (PG) Chemistry',
        'For an M.Sc. at a university that admits by the common test: six months regular, or one year at weekends.',
      ],
      ['TIFR and BARC', 'There is a page on tests for each. We have no batch of classes for them.'],
    ],
    note: 'Not everybody who sits these exams is a student. For those who have a job, and a Sunday to study on, there are the weekend batch and the recorded courses.',
  },
  classes: {
    heading: 'How classes are held',
    intro:
      'There are four ways to sit in our classes. One class is 45 minutes in each of them, and a day is made up of several.',
    ways: [
      {
        name: 'Live, on weekdays',
        length: 'Regular morning or evening batch',
        hours: 'About 4 to 5 hours daily, 6 days a week',
        suits: 'It lasts about five months. The CSIR-NET batch can reach 6 hours on a day.',
      },
      {
        name: 'Live, at weekends',
        length: 'Weekend batch',
        hours: '6 to 8 hours on weekends and holidays',
        suits: 'For CSIR-NET it runs for 1 year, and its sessions are recorded.',
      },
      {
        name: 'Recorded',
        length: '6 months, 1 year or 2 years',
        hours: 'At your own pace',
        suits: 'No fixed hour. You make the timetable, and have to keep it.',
      },
      {
        name: 'In the classroom',
        length: institute.address,
        hours: 'Regular or weekend batch',
        suits: 'The board in front of you and other students beside you.',
      },
    ] satisfies readonly Batch[],
  },
  method: {
    heading: 'How we teach',
    intro:
      'Figure 1 is the sort of thing we like to put on a board. The angles of methane, ethene and ethyne are often learnt by heart, three numbers to three names. But all three follow from one equation. Put in the share of s in the orbital and you get the angle, even for a case that is in no list.',
    parts: [
      {
        name: 'Board work',
        detail:
          'A mechanism or a derivation is written line by line, with its arrows and units, so that you can stop the teacher at the line you do not follow.',
      },
      {
        name: 'Handouts',
        detail:
          'Teacher handouts belong to the lectures; every online plan for CSIR-NET has them. You listen instead of copying.',
      },
      {
        name: 'Tests',
        detail:
          '39 unitwise tests follow the units, and a final mock test the whole paper. After each one, find out why you lost the marks you lost.',
      },
      {
        name: 'Doubt resolution',
        detail:
          'What is still unclear after a class can be asked at any hour: 24x7 doubt resolution is a line on every plan card.',
      },
    ] satisfies readonly CourseFeature[],
  },
  figures: {
    heading: 'Our own figures',
    text: 'These five counts are the institute’s own. Nobody outside has checked them, and they do not tell you how you will do. The results pages say what each count means and how a result is recorded.',
    link: { label: 'Results by exam', href: '/result' },
  },
  limits: {
    heading: 'What we do not do',
    parts: [
      {
        name: 'We promise no rank',
        detail: 'No course can promise a seat or a fellowship, and no page of ours does.',
      },
      {
        name: 'We show no student unasked',
        detail:
          'A name, a rank or a picture appears on this site only after that student has agreed in writing.',
      },
      {
        name: 'We do not print teachers’ names',
        detail:
          'Ask who teaches the batch you want, and what they have studied. Demo is one of the modes of study on the admission form: ask whether there is a class you can sit in on.',
      },
      {
        name: 'We do not refund a booked seat',
        detail:
          'Nor can it be passed on to somebody else. Only an excess payment is returned, so read the refund policy before you pay.',
      },
    ] satisfies readonly CourseFeature[],
  },
  lookUp: {
    heading: 'What you can look up',
    text: 'Fees, rules and results are each on a page of their own. You need no account to read them.',
    groups: [
      {
        heading: 'Courses and fees',
        paths: ['/onlinecourses', '/offlinecourses', '/testseries', '/studymaterial', '/new-batch'],
      },
      {
        heading: 'Rules and results',
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
    heading: 'Three ways to enrol',
    steps: [
      {
        title: 'Online',
        text: 'Open the page of your exam, compare its plans, and press Enroll Now on the one you want. It opens in a new tab, so that you can still compare.',
      },
      officeStep,
      bankStep,
    ] satisfies readonly RegistrationStep[],
  },
  reach: {
    heading: 'How to reach us',
    text: 'Come by, call, or write. Parents are as welcome to ask as students.',
    toContact: 'Contact page with the enquiry form',
  },
} as const;

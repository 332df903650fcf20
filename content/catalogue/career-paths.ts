import type { ExamId } from './exams/exams';

export interface CareerStep {
  name: string;
  /** A number in it stands in `fact` as well. */
  detail: string;
  /** Heading of the row of facts that says so, on a page of the exam. */
  fact: string;
  /** The exam with that page, where it is another one. */
  of?: ExamId;
}

/** What a result leads to: one start, and the steps of each way on. */
export interface Career {
  start: CareerStep;
  ways: readonly (readonly CareerStep[])[];
}

const researchExams: CareerStep = {
  name: 'CSIR-NET, GATE',
  detail: 'CSIR-NET in the final year of the M.Sc.; GATE in any year of it',
  fact: 'In the final year of the M.Sc., or result awaited',
  of: 'csir-net',
};

const toPhd: CareerStep = {
  name: 'PhD',
  detail: 'By JRF, NET or a GATE score, with an interview',
  fact: 'PhD in chemistry at IIT Mandi (Feb 2024)',
  of: 'gate',
};

export const careers: Readonly<Record<ExamId, Career>> = {
  'csir-net': {
    start: {
      name: 'CSIR-NET result',
      detail: 'One of three categories',
      fact: 'Category 1',
    },
    ways: [
      [
        {
          name: 'Category 1: JRF',
          detail: 'Admission to a PhD, with the fellowship',
          fact: 'Category 1',
        },
        {
          name: 'PhD as JRF',
          detail: '₹37,000 a month in the first two years',
          fact: 'JRF, first two years',
        },
        {
          name: 'PhD as SRF',
          detail: '₹42,000 a month for up to three more years',
          fact: 'SRF, up to three more years',
        },
      ],
      [
        {
          name: 'Category 1: JRF',
          detail: 'Appointment as assistant professor',
          fact: 'Category 1',
        },
        {
          name: 'Assistant professor',
          detail: 'At once, with a master’s degree; no age limit',
          fact: 'Assistant professor, admission to a PhD',
        },
      ],
      [
        {
          name: 'Category 2',
          detail: 'Appointment as assistant professor, admission to a PhD',
          fact: 'Category 2',
        },
        {
          name: 'Assistant professor',
          detail: 'No age limit',
          fact: 'Assistant professor, admission to a PhD',
        },
      ],
      [
        {
          name: 'Categories 2 and 3',
          detail: 'The marks are valid for one year for a PhD',
          fact: 'PhD admission in categories 2 and 3',
        },
        {
          name: 'Interview',
          detail: 'It counts 30%, the NET marks 70%',
          fact: 'Weight in PhD admission',
        },
        {
          name: 'PhD',
          detail: 'Without the JRF fellowship',
          fact: 'Category 3',
        },
      ],
    ],
  },
  gate: {
    start: { name: 'GATE score', detail: 'Valid for three years', fact: 'Validity' },
    ways: [
      [
        {
          name: 'COAP, CCMT',
          detail: 'IITs: apply to each and register at COAP. NITs: one form at CCMT.',
          fact: 'Apply',
        },
        {
          name: 'M.Tech.',
          detail: 'Scholarship of ₹12,400 a month for up to 24 months',
          fact: 'M.Tech. in an AICTE-approved programme',
        },
      ],
      [
        {
          name: 'Interview',
          detail: 'At IITs and other institutes',
          fact: 'PhD',
        },
        {
          name: 'PhD',
          detail: 'Fellowship of ₹37,000 a month',
          fact: 'PhD',
        },
      ],
      [
        {
          name: 'BARC interview',
          detail: 'Screening by the GATE score',
          fact: 'BARC training school (OCES-2026)',
        },
        {
          name: 'Training school',
          detail: 'OCES: one year of training',
          fact: 'Programme',
          of: 'barc',
        },
        {
          name: 'Scientific Officer C',
          detail: 'Level 10: ₹56,100 basic pay',
          fact: 'After training',
          of: 'barc',
        },
      ],
      [
        {
          name: 'Public-sector undertaking',
          detail: 'Some recruit by GATE score. The advertisement says which papers count.',
          fact: 'Public-sector undertakings',
        },
      ],
    ],
  },
  'iit-jam': {
    start: {
      name: 'JAM rank',
      detail: 'Seats are offered by rank and category',
      fact: 'Rank',
    },
    ways: [
      [
        {
          name: 'JOAPS form',
          detail: 'All programmes you want, in order',
          fact: '1. Admission form',
        },
        {
          name: 'M.Sc. at an IIT',
          detail: 'About 3,000 seats at 22 IITs, all subjects',
          fact: 'IITs',
        },
        researchExams,
        toPhd,
      ],
      [
        {
          name: 'CCMN form',
          detail: 'A form of its own for the NITs',
          fact: 'NITs and other central institutes',
        },
        {
          name: 'M.Sc. at an NIT',
          detail: 'Also at other centrally funded institutes',
          fact: 'NITs and centrally funded institutes',
        },
        researchExams,
        toPhd,
      ],
      [
        {
          name: 'Interview at IISc',
          detail: 'For its Integrated PhD',
          fact: 'Test or interview',
        },
        {
          name: 'Integrated PhD',
          detail: '15 to 23 places a year in Chemical Sciences',
          fact: 'IISc Bengaluru, Integrated PhD',
        },
      ],
    ],
  },
  cuet: {
    start: {
      name: 'CUET (PG) score',
      detail: 'A merit list for each programme and category',
      fact: 'All universities',
    },
    ways: [
      [
        {
          name: 'CSAS (PG)',
          detail: 'The counselling of Delhi University',
          fact: 'Counselling',
        },
        {
          name: 'M.Sc. at Delhi University',
          detail: 'You rank your programmes; seats are allotted in rounds',
          fact: 'Delhi University',
        },
        researchExams,
        toPhd,
      ],
      [
        {
          name: 'Counselling',
          detail: 'Each university holds its own',
          fact: 'Counselling',
        },
        {
          name: 'M.Sc. at a university',
          detail: '41 central universities, among them BHU, JNU, AMU and Hyderabad',
          fact: 'Universities',
        },
        researchExams,
        toPhd,
      ],
    ],
  },
  barc: {
    start: {
      name: 'OCES screening',
      detail: 'By online exam or by GATE score',
      fact: 'Selection',
    },
    ways: [
      [
        { name: 'Interview', detail: 'Of those who pass the screening', fact: 'Selection' },
        { name: 'Training school', detail: 'One year of training', fact: 'Programme' },
        {
          name: 'Scientific Officer C',
          detail: 'Group A, Level 10: ₹56,100 basic pay',
          fact: 'After training',
        },
      ],
    ],
  },
  tifr: {
    start: {
      name: 'TIFR GS',
      detail: 'Computer-based, three hours, once a year',
      fact: 'Exam',
    },
    ways: [
      [
        { name: 'Shortlist', detail: 'By the end of January', fact: 'Usual calendar' },
        { name: 'Interview', detail: 'In chemistry in May and June', fact: 'Usual calendar' },
        { name: 'PhD in chemistry', detail: 'At the graduate school', fact: 'Selection' },
      ],
    ],
  },
};

import type { IsoDay } from './day';

export type Notice = {
  url: string;
  content: string;
  /** Test series have a blue bar, start dates an orange one. */
  kind: 'tests' | 'dates';
  /** Replaces the default label of the kind. */
  tag?: string;
  /** The last day it is about; afterwards it is marked as past (D38). */
  lastDay?: IsoDay;
};

/** The second of the two start dates. */
const lastStart: IsoDay = '2024-02-18';

/** The NOTICE panel of Home (specification). */
export const notices: readonly Notice[] = [
  {
    url: '/onlinecourses/csir-net',
    content: 'CSIR NET June 2024, online batches start Jan 5 and Feb 18',
    kind: 'dates',
    lastDay: lastStart,
  },
  {
    url: '/offlinecourses/csir-net',
    content: 'CSIR NET June 2024, offline batches start Jan 5 and Feb 18',
    kind: 'dates',
    lastDay: lastStart,
  },
  {
    url: '/onlinecourses/gate',
    content: 'GATE 2025, online batches start Jan 5 and Feb 18',
    kind: 'dates',
    lastDay: lastStart,
  },
  {
    url: '/offlinecourses/gate',
    content: 'GATE 2025, offline batches start Jan 5 and Feb 18',
    kind: 'dates',
    lastDay: lastStart,
  },
  {
    url: '/onlinecourses/iit-jam',
    content: 'IIT JAM 2025, online batches start Jan 5 and Feb 18',
    kind: 'dates',
    lastDay: lastStart,
  },
  {
    url: '/offlinecourses/iit-jam',
    content: 'IIT JAM 2025, offline batches start Jan 5 and Feb 18',
    kind: 'dates',
    lastDay: lastStart,
  },
  {
    url: '/testseries/csir-net',
    content: 'Test series for CSIR NET Dec 2023',
    kind: 'tests',
    lastDay: '2023-12-31',
  },
  {
    url: '/testseries/gate',
    content: 'Test series for GATE 2024',
    kind: 'tests',
    lastDay: '2024-02-29',
  },
  {
    url: '/testseries/iit-jam',
    content: 'Test series for IIT JAM 2024',
    kind: 'tests',
    lastDay: '2024-02-29',
  },
];

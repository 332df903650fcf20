export type Notice = {
  url: string;
  content: string;
  /** Test series have a blue bar, start dates an orange one. */
  kind: 'tests' | 'dates';
  /** Replaces the default label of the kind. */
  tag?: string;
};

/** The NOTICE panel of Home (specification). */
export const notices: readonly Notice[] = [
  {
    url: '/onlinecourses/csir-net',
    content: 'CSIR NET June 2024, online batches start Jan 5 and Feb 18',
    kind: 'dates',
  },
  {
    url: '/offlinecourses/csir-net',
    content: 'CSIR NET June 2024, offline batches start Jan 5 and Feb 18',
    kind: 'dates',
  },
  {
    url: '/onlinecourses/gate',
    content: 'GATE 2025, online batches start Jan 5 and Feb 18',
    kind: 'dates',
  },
  {
    url: '/offlinecourses/gate',
    content: 'GATE 2025, offline batches start Jan 5 and Feb 18',
    kind: 'dates',
  },
  {
    url: '/onlinecourses/iit-jam',
    content: 'IIT JAM 2025, online batches start Jan 5 and Feb 18',
    kind: 'dates',
  },
  {
    url: '/offlinecourses/iit-jam',
    content: 'IIT JAM 2025, offline batches start Jan 5 and Feb 18',
    kind: 'dates',
  },
  { url: '/testseries/csir-net', content: 'Test series for CSIR NET Dec 2023', kind: 'tests' },
  { url: '/testseries/gate', content: 'Test series for GATE 2024', kind: 'tests' },
  { url: '/testseries/iit-jam', content: 'Test series for IIT JAM 2024', kind: 'tests' },
];

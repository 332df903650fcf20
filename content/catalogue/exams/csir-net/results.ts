import { institute } from '@/content/facts/institute';
import type { ExamResult, ResultDetail } from '@/content/pages/result-page';

export const csirNetResult: ExamResult = {
  exam: 'csir-net',
  path: '/result/csir-net',
  overview: 'JRF, assistant professor and admission to a PhD.',
  heading: 'CSIR-NET Chemistry results',
  meta: {
    title: `CSIR-NET Chemistry Results: JRF and NET Qualified | ${institute.shortName}`,
    description:
      'Students of the institute who qualified in CSIR-NET Chemical Sciences, and what the exam gives: JRF, assistant professor and admission to a PhD.',
    keywords: ['CSIR NET chemistry results', 'CSIR NET coaching results', 'JRF chemistry results'],
  },
  lede: 'Students of the institute who qualified in CSIR-NET Chemical Sciences.',
  intro: [
    'The exam is held twice a year. A candidate qualifies for JRF and assistant professor, for assistant professor and admission to a PhD, or for admission to a PhD only.',
  ],
  next: [
    '/result-explore/csir-net',
    '/csir-net-jrf',
    '/onlinecourses/csir-net',
    '/offlinecourses/csir-net',
  ],
};

export const csirNetDetail: ResultDetail = {
  exam: 'csir-net',
  path: '/result-explore/csir-net',
  heading: 'CSIR-NET result: JRF, assistant professor, PhD',
  meta: {
    title: `CSIR-NET Result: JRF, Marks and Cut-off Explained | ${institute.shortName}`,
    description:
      'The three results of CSIR-NET since June 2024, the JRF age limit and fellowship, marks out of 200, negative marking and how the cut-off is set.',
    keywords: [
      'CSIR NET JRF and assistant professor difference',
      'CSIR NET cut-off and rank',
      'CSIR NET result categories',
    ],
  },
  lede: 'Since June 2024 CSIR-NET has three results. All candidates write the same paper of 200 marks.',
  kinds: {
    heading: 'The three results',
    intro: 'JRF has the highest cut-off of the three.',
    facts: [
      [
        'JRF and assistant professor',
        'A fellowship of ₹37,000 a month for the first two years of research, eligibility for assistant professor, and admission to a PhD. The upper age limit was 30 years in the 2025 sessions and in June 2026, with relaxation by category.',
      ],
      [
        'Assistant professor and PhD admission',
        'Eligibility to teach at colleges and universities, and admission to a PhD. There is no upper age limit.',
      ],
      ['PhD admission only', 'The marks are valid for one year from the result.'],
    ],
  },
  reading: {
    heading: 'Marks and cut-off',
    paragraphs: [
      'Part A has 30 marks, Part B 70 and Part C 100. A wrong answer costs a quarter of the question’s marks.',
      'The total decides. The cut-off is set after each session, for each subject and category, so compare marks only within one session.',
    ],
    example: {
      title: 'Example',
      lines: [
        'Part A: 12 right, 3 wrong = 12 × 2 − 3 × 0.5 = 22.5',
        'Part B: 20 right, 8 wrong = 20 × 2 − 8 × 0.5 = 36',
        'Part C: 12 right, 6 wrong = 12 × 4 − 6 × 1 = 42',
        'Together 100.5 of 200',
      ],
    },
    after: 'That is 44 right answers out of 61.',
  },
  next: [
    '/onlinecourses/csir-net',
    '/offlinecourses/csir-net',
    '/testseries/csir-net',
    '/refund-policy',
  ],
};

import { institute } from '@/content/facts/institute';
import type { ExamResult, ResultDetail } from '@/content/pages/result-page';

export const gateResult: ExamResult = {
  exam: 'gate',
  path: '/result/gate',
  overview: 'GATE Chemistry (CY), for M.Tech., PhD and PSU jobs.',
  heading: 'GATE Chemistry results',
  meta: {
    title: `GATE Chemistry Results: CY Qualified Students | ${institute.shortName}`,
    description:
      'Students of the institute who qualified in GATE Chemistry (CY), and what a GATE score is used for: M.Tech. and PhD admission and some PSU jobs.',
    keywords: ['GATE chemistry results', 'GATE CY qualified', 'GATE coaching results'],
  },
  lede: 'Students of the institute who qualified in GATE Chemistry (CY).',
  intro: [
    'A candidate qualifies when the marks reach the qualifying mark of that year. The score is valid for three years, for M.Tech. and PhD admission and some PSU jobs.',
  ],
  next: ['/result-explore/gate', '/gate', '/onlinecourses/gate', '/offlinecourses/gate'],
};

export const gateDetail: ResultDetail = {
  exam: 'gate',
  path: '/result-explore/gate',
  heading: 'GATE Chemistry result: marks, score and rank',
  meta: {
    title: `GATE Chemistry Result: Marks, Score and Rank | ${institute.shortName}`,
    description:
      'Marks, score, rank and qualifying mark in GATE Chemistry: how a score out of 1000 is calculated from marks, with an example, and how long it is valid.',
    keywords: [
      'GATE score and rank difference',
      'GATE score calculation',
      'GATE qualifying marks chemistry',
    ],
  },
  lede: 'A GATE scorecard shows marks, a score and an all-India rank.',
  kinds: {
    heading: 'What the scorecard shows',
    intro: 'Admissions and employers use the score.',
    facts: [
      [
        'Marks, out of 100',
        'The marks in that year’s paper after negative marking. A wrong MCQ costs a third of its marks.',
      ],
      [
        'Score, out of 1000',
        'The marks on a scale that can be compared between years. Valid for three years from the result.',
      ],
      ['All-India rank', 'The place among all who wrote the same paper in the same year.'],
      [
        'Qualifying mark',
        'At least 25 for the general category, 90% of that mark for OBC-NCL and EWS, two thirds of it for SC, ST and PwD.',
      ],
    ],
  },
  reading: {
    heading: 'How the GATE score is calculated',
    paragraphs: [
      'The qualifying mark of the general category becomes a score of 350. The average of the top 0.1% of candidates or of the top 10, whichever is larger, becomes 900. Other marks lie on the straight line through these two points.',
    ],
    example: {
      title: 'Example: qualifying mark 30, average of the best 80, your marks 50',
      lines: ['Score = 350 + (900 − 350) × (50 − 30) ÷ (80 − 30)', 'Score = 350 + 550 × 0.4 = 570'],
    },
    after: 'In that year one mark is worth 11 points of score.',
  },
  next: ['/onlinecourses/gate', '/offlinecourses/gate', '/testseries/gate', '/refund-policy'],
};

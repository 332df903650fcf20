import type { ResultOverview } from './result-page';

export const resultOverview: ResultOverview = {
  path: '/result',
  heading: 'Results',
  meta: {
    title: 'Results: CSIR-NET, GATE and IIT-JAM Chemistry',
    description:
      'The five counters of the institute, what each figure means for CSIR-NET, GATE and IIT-JAM, and how a result is recorded before it is shown here.',
    keywords: [
      'chemistry coaching results',
      'CSIR NET chemistry results',
      'GATE chemistry results',
      'IIT JAM chemistry results',
    ],
  },
  lede: 'Five counters, and for three exams a page on what the counter can tell you and what it cannot.',
  intro: [
    'The figures are the institute’s own; nobody outside has checked them. Read the plus sign as “at least”.',
    'A name or a photograph appears on this site only when the student has agreed to it in writing, after the result was out.',
  ],
  cardsHeading: 'OUR RESULT',
  cardsNote:
    'An element is known by its lines, so each counter stands under the spectrum of one. All five share one scale, in nanometres.',
  examsHeading: 'Results by exam',
  exams: [
    {
      exam: 'csir-net',
      name: 'CSIR-NET Chemical Sciences',
      text: 'One paper decides on the Junior Research Fellowship and on eligibility for assistant professor. The counter takes both together.',
    },
    {
      exam: 'gate',
      name: 'GATE Chemistry',
      text: 'It counts students who reached the qualifying mark, whether they used the score for an M.Tech., a Ph.D., a job or not at all.',
    },
    {
      exam: 'iit-jam',
      name: 'IIT-JAM Chemistry',
      text: 'To qualify means to have a rank. The M.Sc. seat is given later, by counselling.',
    },
  ],
  recordHeading: 'How a result is recorded',
  recordIntro:
    'A counter is only a number. A result with a name needs the six details below, and if one of them is missing it is not shown.',
  record: [
    ['Name', 'As on the scorecard.'],
    ['Exam', 'With its paper, so that no rank is read as the rank of another exam.'],
    ['Year', 'The year of the sitting, so that you can see how old a result is.'],
    ['Rank', 'All-India rank, or the score where the exam gives a score.'],
    [
      'Course taken',
      'Classroom, online, test series or booklets: which one, how long, and whether the student paid for it.',
    ],
    ['Date of written consent', 'Given after the result. Without this date nothing else is shown.'],
  ],
  recordAfter: [
    'The guidelines of November 2024 on advertising by coaching centres ask for the same beside a student’s photograph: rank, course, duration, paid or not. A student who bought one booklet and a student who sat in class for a year have both been “with us”, and you should be able to tell them apart.',
    'Consent can be taken back. The result is then removed from the site.',
  ],
  noNames: 'At present no student is shown by name.',
  ask: {
    heading: 'Ask us about a result',
    text: 'Which courses had those students taken, and when? Put the question to us. If our records do not say, we tell you so.',
  },
};

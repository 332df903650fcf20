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
    'You will find no wall of faces here. A name or a photograph appears on this site only when the student has agreed to it in writing, after the result was out.',
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
      text: 'Qualified is whoever reached the qualifying marks, whether the score then served for an M.Tech., a Ph.D. or a job.',
    },
    {
      exam: 'iit-jam',
      name: 'IIT-JAM Chemistry',
      text: 'To qualify means to have a rank. The M.Sc. seat is given later, by counselling.',
    },
  ],
  recordHeading: 'How a result is recorded',
  recordIntro:
    'A counter needs one stroke for each student; a result with a name needs a whole row. Ours has six columns, and a row with a gap in it is not shown.',
  record: [
    ['Name', 'As on the scorecard.'],
    ['Exam', 'With its paper, so that no rank is read as the rank of another exam.'],
    ['Year', 'The year of the sitting, so that an old result looks its age.'],
    ['Rank', 'All-India rank, or the score where the exam gives a score.'],
    [
      'Course taken',
      'Classroom, online, test series or booklets: which one, how long, and whether the student paid for it.',
    ],
    ['Date of written consent', 'Given after the result. Without this date nothing else is shown.'],
  ],
  recordAfter: [
    'The guidelines of November 2024 on advertising by coaching centres ask for the same beside a student’s photograph: rank, course, duration, paid or not. It is a fair list. A student who bought one booklet and a student who sat in class for a year have both been “with us”, and you should be able to tell them apart.',
    'Consent can be taken back. Then the row goes from the site.',
  ],
  noNames: 'At present no student is shown by name.',
  ask: {
    heading: 'Ask us about a result',
    text: 'Which courses had those students taken, and when? Put the question to us. If our records do not say, that is the answer you get.',
  },
};

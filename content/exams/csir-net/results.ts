import type { ExamResult, ResultDetail } from '@/content/result-page';

export const csirNetResult: ExamResult = {
  exam: 'csir-net',
  path: '/result/csir-net',
  overview:
    'One paper decides on the Junior Research Fellowship and on eligibility for assistant professor. The counter takes both together.',
  heading: 'CSIR-NET results',
  meta: {
    title: 'CSIR-NET Chemical Sciences Results',
    description:
      'The counter NET QUALIFIED for CSIR-NET Chemical Sciences: what 200+ counts, what it leaves out, and how a named result would be recorded.',
    keywords: ['CSIR NET chemistry results', 'CSIR NET coaching results', 'JRF chemistry results'],
  },
  lede: 'Our counter for CSIR-NET Chemical Sciences. It is one number for two outcomes: the fellowship, and eligibility for assistant professor.',
  intro: [
    'The exam is hard to pass. The success rate cited for JRF and assistant professor is 0.5%, which is one candidate in 200. That rate is for the exam as a whole, not for our students.',
  ],
  counts: {
    heading: 'What NET QUALIFIED says',
    items: [
      'Students of the institute who qualified in CSIR-NET. The label says that, and no more.',
      'The Junior Research Fellowship and eligibility for assistant professor alike: the word “qualified” covers both.',
      'At least 200 of them. The plus sign stands for a remainder that is not printed.',
    ],
  },
  leavesOut: {
    heading: 'What it does not tell you',
    items: [
      'How many sat the exam. Without them there is no success rate, and we print none.',
      'How many of the 200+ were awarded the fellowship.',
      'Which sittings they were. The exam is held twice a year.',
      'What they had taken with us: a batch, the test series or only booklets.',
    ],
  },
  own: {
    heading: 'What we need before we print a name',
    paragraphs: [
      'For a student to appear on this page by name, we need all of these: the name, the sitting (June or December, and the year), the rank or the category of the award, the course taken here, and the date on which the student agreed in writing.',
      'A student may say no, and can have good reasons: a supervisor, a first job, a family that prefers quiet. Such a student is still part of the counter, because a number names nobody.',
    ],
  },
  noNames: 'No CSIR-NET result has been released with a name so far.',
  next: ['/result-explore/csir-net', '/csir-net-jrf', '/result/gate', '/result/iit-jam'],
  ask: {
    heading: 'Ask about CSIR-NET',
    text: 'JRF or assistant professor, after which batch, in which year: ask the office.',
  },
};

export const csirNetDetail: ResultDetail = {
  exam: 'csir-net',
  path: '/result-explore/csir-net',
  heading: 'CSIR-NET results in detail',
  meta: {
    title: 'CSIR-NET Results in Detail: JRF, Assistant Professor, Rank',
    description:
      'What counts as a CSIR-NET result: JRF and assistant professor, marks out of 200, cut-off and rank, and seven questions to put to any coaching institute.',
    keywords: [
      'CSIR NET JRF and assistant professor difference',
      'CSIR NET cut-off and rank',
      'CSIR NET coaching results how to check',
    ],
  },
  lede: '“She has cleared NET” can mean two quite different things. This page helps you tell them apart, as a student before the exam or as a parent before the fee.',
  counter:
    'Fellowship and assistant professor are not told apart in it, nor one sitting from another. It is the institute’s own figure.',
  kinds: {
    heading: 'What counts as a result',
    intro:
      'Everybody writes the same paper, for 200 marks. What comes of it depends on the marks and on what was applied for.',
    facts: [
      [
        'JRF and assistant professor',
        'The Junior Research Fellowship pays a stipend to somebody who does research for a Ph.D. Whoever is awarded it is eligible for assistant professor too. It has the higher cut-off, an age limit, and a date by which it must be taken up; that date is in the award letter.',
      ],
      [
        'Assistant professor',
        'Formerly called lectureship. It makes the holder eligible for posts at colleges and universities. It is not a post, it brings no stipend, and it does not lapse.',
      ],
      [
        'Ph.D. only',
        'Recent result lists also name candidates who may use their marks for admission to a Ph.D. and for nothing else. Ask whether an institute counts them too.',
      ],
      [
        'Not a result',
        'Marks just under the cut-off, a good mock test, or a seat in a batch. They help the student, but they do not count as results.',
      ],
    ],
  },
  reading: {
    heading: 'How to read marks, cut-off and rank',
    paragraphs: [
      'Marks are out of 200: 30 for Part A, 70 for Part B, 100 for Part C. For each wrong answer a quarter of the question’s marks has already been taken off.',
      'The cut-off is set anew after each sitting, for each subject and each category, and it moves with the difficulty of the paper. The same 95 marks can be enough in one June and too few in the next December. So compare marks only with the cut-off of the same sitting.',
      'A rank holds only within its own list. Rank 80 among the fellowships is not rank 80 among the assistant professors, and neither can be set against a rank in GATE.',
    ],
    example: {
      title: 'An example with made-up marks',
      lines: [
        'Part A: 12 right, 3 wrong = 12 × 2 − 3 × 0.5 = 22.5',
        'Part B: 20 right, 8 wrong = 20 × 2 − 8 × 0.5 = 36',
        'Part C: 12 right, 6 wrong = 12 × 4 − 6 × 1 = 42',
        'Together 100.5 of 200',
      ],
    },
    after: [
      'These are 44 right answers out of 61 given. Whether 100.5 is enough depends on the cut-off of that sitting.',
    ],
  },
  record: {
    heading: 'How we note a CSIR-NET result',
    paragraphs: [
      'For each result we note the name, the exam, the year with June or December, the rank, the course the student took here, and the day of the written consent. For CSIR-NET the category belongs to the rank: “rank 80” alone does not say which list it is from.',
      'The course goes by the name it has on this site, so that you can look up what was in it and how many months it ran.',
    ],
  },
  noNames:
    'A name is shown here only when the person it belongs to has agreed to it in writing. At present no name is shown.',
  checklist: {
    heading: 'Seven questions for any institute',
    intro:
      'Ask them of us as well. An institute that keeps records can answer most of them by phone.',
    questions: [
      {
        ask: 'How many of them have JRF?',
        because: 'A total of both categories hides the harder one.',
      },
      {
        ask: 'In which sittings?',
        because: 'Two hundred in two years is not the same as two hundred in ten.',
      },
      {
        ask: 'In Chemical Sciences, or in all subjects?',
        because: 'The exam has five subjects, and only one of them is yours.',
      },
      {
        ask: 'What had each of them paid for?',
        because: 'Somebody who took a free mock test was not taught there.',
      },
      {
        ask: 'How many sat the exam from the same batches?',
        because: 'Without this number you cannot know the success rate.',
      },
      {
        ask: 'May I see one result with its consent?',
        because: 'If the student was asked, the institute can give you the date.',
      },
      {
        ask: 'What is refunded if we leave?',
        because: 'With us a booked seat is not. Read the refund policy of any institute first.',
      },
    ],
  },
  next: [
    '/onlinecourses/csir-net',
    '/offlinecourses/csir-net',
    '/testseries/csir-net',
    '/refund-policy',
  ],
  ask: {
    heading: 'Put a question of your own',
    text: 'Say which result you mean and what you want to know. Somebody from the office replies.',
  },
};

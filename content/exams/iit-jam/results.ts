import type { ExamResult, ResultDetail } from '@/content/result-page';

export const iitJamResult: ExamResult = {
  exam: 'iit-jam',
  path: '/result/iit-jam',
  overview: 'To qualify means to have a rank. The M.Sc. seat is given later, by counselling.',
  heading: 'IIT-JAM results',
  meta: {
    title: 'IIT-JAM Chemistry Results',
    description:
      'The counter IIT JAM QUALIFIED for IIT-JAM Chemistry: what 100+ includes, the step from a rank to an M.Sc. seat, and what we write down about a result.',
    keywords: ['IIT JAM chemistry results', 'IIT JAM qualified', 'IIT JAM coaching results'],
  },
  lede: 'Our counter for IIT-JAM Chemistry. Each student in it got a rank. It does not say who got a seat.',
  intro: [
    'The result of IIT-JAM comes in two parts: first the rank and, after counselling, a seat or no seat. This counter is about the first part.',
  ],
  counts: {
    heading: 'Inside the figure',
    items: [
      'Students of ours who qualified in IIT-JAM, and with that got a rank.',
      'One-year and two-year students, online and in the classroom. The label does not tell them apart.',
      'A count by the institute itself. Nobody outside has checked it.',
    ],
  },
  leavesOut: {
    heading: 'Outside the figure',
    items: [
      'The seats. How many went on to an M.Sc. at an IIT is not in it.',
      'The ranks. It does not say whether they were high or low.',
      'Those who tried and did not qualify. We would need them for a rate, so we give none.',
      'The years. It is one total for all of them.',
    ],
  },
  own: {
    heading: 'When a student says yes',
    paragraphs: [
      'Then this page shows a card: the name, JAM with its year, the rank in Chemistry, the course and how long it ran, and a plain “paid” or “not paid”. The consent is a sheet of paper with a date after the result, not a tick in an admission form signed a year before.',
      'A student may also say no, or agree and change their mind later. We respect that, and nothing else depends on it.',
    ],
  },
  noNames: 'There is no such card for JAM at present.',
  next: ['/result-explore/iit-jam', '/iit-jam', '/result/csir-net', '/result/gate'],
  ask: {
    heading: 'Ask about IIT-JAM',
    text: 'Rank or seat, one year or two, classroom or online: tell us what you would like to know.',
  },
};

export const iitJamDetail: ResultDetail = {
  exam: 'iit-jam',
  path: '/result-explore/iit-jam',
  heading: 'IIT-JAM results in detail',
  meta: {
    title: 'IIT-JAM Results in Detail: From Rank to Seat',
    description:
      'What counts as an IIT-JAM result: marks, all-India rank and the M.Sc. seat after counselling, with an example of negative marking and a list of checks.',
    keywords: [
      'IIT JAM rank and admission',
      'IIT JAM counselling M.Sc. seat',
      'IIT JAM qualified meaning',
    ],
  },
  lede: 'Between the IIT-JAM paper and the first day of an M.Sc. there are three results, not one. The counters of coaching institutes, ours included, show only the first.',
  counter: 'Ranks, not seats. The figure is our own, and no year is attached to it.',
  kinds: {
    heading: 'The three results, in order',
    intro: 'Each needs the one before it, but does not follow from it by itself.',
    facts: [
      [
        'Qualified, with a rank',
        'The marks are at or above the cut-off for the category, and the candidate gets an all-India rank in the paper. It serves for the admissions of that one year.',
      ],
      [
        'An offer',
        'Whoever qualified applies through the common admission portal and lists institutes and programs by preference. Offers go out in rounds, by rank and category.',
      ],
      [
        'A seat',
        'The offer is accepted and the fee paid in time, and the B.Sc. meets the conditions of that program: subjects, marks, final certificates. A good rank does not make up for a missing subject.',
      ],
    ],
  },
  reading: {
    heading: 'How to read a JAM rank',
    paragraphs: [
      'Compare the rank with the seats, not with the number of candidates. The papers of JAM share the seats, and those in chemistry are spread over institutes and categories. The institutes publish opening and closing ranks after counselling. Take the closing rank of the program you want, for your category, over more than one year, and compare yours with that.',
      'The paper has 100 marks, and a mistake in Section A costs twice: you do not get the marks, and a third of them is taken away.',
    ],
    example: {
      title: 'What three guesses cost',
      lines: [
        'Section A, 2-mark questions: 14 right, none wrong = 28',
        'The same with three guesses, all wrong = 28 − 3 × 2/3 = 26',
        'The same with three guesses, one right = 28 + 2 − 2 × 2/3 = 28.67',
      ],
    },
    after: [
      'One right guess in three gains a little; none right costs two marks, and two marks can be many places. In Sections B and C a wrong answer takes nothing away, so a blank there is never the better choice.',
      'This is also what a good attempt means: 25-30 questions at 90% accuracy, rather than all sixty at half.',
    ],
  },
  record: {
    heading: 'Our way of keeping JAM results',
    paragraphs: [
      'We note name, exam, year and rank, the course the student followed, for how many months, and whether it was paid for. A seat is noted separately, and only if the student tells us of it.',
      'Last comes the date of consent. It must be later than the result, because nobody can agree on the day of admission to something not yet known.',
    ],
  },
  noNames:
    'A B.Sc. student’s rank is not ours to publish. We ask only when the result is out, and the student may say no.',
  checklist: {
    heading: 'Questions to go through at home',
    intro:
      'Go through them together before you visit an institute, ours or another. Tick each question that was answered with a number.',
    questions: [
      {
        ask: 'How many ranks, and how many seats?',
        because: 'Not every rank leads to a seat.',
      },
      {
        ask: 'Which closing rank did last year’s students meet?',
        because: 'It shows which rank was enough for a real program.',
      },
      {
        ask: 'Were they one-year or two-year students?',
        because: 'You are about to choose between the two.',
      },
      {
        ask: 'Did they study beside college, or after it?',
        because: 'Somebody with free mornings has more hours than somebody in college.',
      },
      {
        ask: 'Did the student in the picture agree to it?',
        because: 'The answer shows how an institute treats its students.',
      },
      {
        ask: 'What happens to the fee if the university date changes?',
        because: 'With us a booked seat is not refunded. It is better to know that before you pay.',
      },
    ],
  },
  next: [
    '/onlinecourses/iit-jam',
    '/offlinecourses/iit-jam',
    '/testseries/iit-jam',
    '/refund-policy',
  ],
  ask: {
    heading: 'Something missing?',
    text: 'Ask what these pages leave open. A parent may write as well as a student.',
  },
};

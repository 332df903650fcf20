import type { ExamResult, ResultDetail } from './result-page';

export const iitJamResult: ExamResult = {
  exam: 'iit-jam',
  path: '/result/iit-jam',
  heading: 'IIT-JAM results',
  meta: {
    title: 'IIT-JAM Chemistry Results',
    description:
      'The counter IIT JAM QUALIFIED for IIT-JAM Chemistry: what 100+ includes, the step from a rank to an M.Sc. seat, and what we write down about a result.',
    keywords: ['IIT JAM chemistry results', 'IIT JAM qualified', 'IIT JAM coaching results'],
  },
  lede: 'Our counter for IIT-JAM Chemistry. Each one in it got a rank; where the rank led is another story.',
  intro: [
    'IIT-JAM is taken at the end of a B.Sc., by people of twenty or so, and its result arrives in two parts. First comes the rank. Months later, after counselling, comes a seat or no seat. This counter is about the first part.',
  ],
  counts: {
    heading: 'Inside the figure',
    items: [
      'Students of ours who qualified in IIT-JAM, and with that got a rank.',
      'One-year and two-year students, online and in the classroom: the label makes no difference between them.',
      'By our own books. It is the institute that counts, and nobody counts after it.',
    ],
  },
  leavesOut: {
    heading: 'Outside the figure',
    items: [
      'The seats. How many went on to an M.Sc. at an IIT is not in it.',
      'The ranks, high or low. One hundred first places would look the same.',
      'Those who tried and did not qualify. We would need them for a rate, so we give none.',
      'The calendar: one sum for good years and poor ones.',
    ],
  },
  own: {
    heading: 'When a student says yes',
    paragraphs: [
      'Then this page shows a card: the name, JAM with its year, the rank in Chemistry, the course and how long it ran, and a plain “paid” or “not paid”. The consent is a sheet of paper with a date after the result, not a tick in an admission form signed a year before.',
      'A student of twenty may also say no, or yes today and no next spring. Either is respected, and nothing else depends on it.',
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
  lede: 'Between the last question of IIT-JAM and the first day of an M.Sc. lie three results, not one. Coaching institutes, ours included, tend to talk about the first.',
  counter: 'Ranks, not seats. The figure is our own, and no year is attached to it.',
  kinds: {
    heading: 'The three results, in order',
    intro: 'Each needs the one before it. None follows from it by itself.',
    facts: [
      [
        'Qualified, with a rank',
        'The marks are at or above the cut-off for the category, and the candidate gets an all-India rank in the paper. It serves for the admissions of that one year.',
      ],
      [
        'An offer',
        'Whoever qualified applies through the common admission portal and lists institutes and programmes by preference. Offers go out in rounds, by rank and category.',
      ],
      [
        'A seat',
        'The offer is accepted and the fee paid in time, and the B.Sc. meets the conditions of that programme: subjects, marks, final certificates. A good rank does not mend a missing subject.',
      ],
    ],
  },
  reading: {
    heading: 'How to read a JAM rank',
    paragraphs: [
      'Set the rank beside the seats, not beside the number of candidates. All the papers of JAM together lead to about 3,000 seats, and Chemistry has a part of them, spread over institutes and categories. The institutes publish opening and closing ranks after counselling. Take the closing rank of the programme you want, for your category, over more than one year: that is your measure.',
      'Ranks also lie close together. The paper has 100 marks, and a slip in Section A is paid for twice: the mark is not won, and a third of it is taken away.',
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
      'One hit in three just about pays; no hit costs two marks, and two marks can be many places. In Sections B and C a wrong answer takes nothing away, so a blank there is never the better choice.',
      'This is also what a good attempt means: 25-30 questions at 90% accuracy, rather than all sixty at half.',
    ],
  },
  record: {
    heading: 'Our way of keeping JAM results',
    paragraphs: [
      'We keep the rank and the seat in separate columns. In the first go name, exam, year and rank, with the course the student followed, for how many months, and whether it was paid for. The second stays blank unless the student reports a seat, and a blank is left blank.',
      'The date of consent closes the row, and it is later than the result. A signature from the day of admission could not know what it was agreeing to.',
    ],
  },
  noNames:
    'A B.Sc. student’s rank is not ours to publish. Some may be hardly of age when they begin, so the question waits until the result is out, and no is an answer.',
  checklist: {
    heading: 'A list for the family table',
    intro:
      'Read it together before you visit an institute, this one or another. Tick what was answered with a number.',
    questions: [
      {
        ask: 'How many ranks, and how many seats?',
        because: 'The step between them is where hopes are lost.',
      },
      {
        ask: 'Which closing rank did last year’s students meet?',
        because: 'It ties a rank to a real programme.',
      },
      {
        ask: 'Were they one-year or two-year students?',
        because: 'You are about to choose between the two.',
      },
      {
        ask: 'Did they study beside college, or after it?',
        because: 'A result reached with free mornings may be out of reach for a full timetable.',
      },
      {
        ask: 'Is the student in the picture told that it hangs there?',
        because: 'The answer shows how a house treats people who have already paid.',
      },
      {
        ask: 'What happens to the fee if the university date changes?',
        because: 'Here, a seat that is booked is not refunded. Better to hear it first.',
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

import type { ExamResult, ResultDetail } from '@/content/result-page';

export const gateResult: ExamResult = {
  exam: 'gate',
  path: '/result/gate',
  overview:
    'It counts students who reached the qualifying mark, whether they used the score for an M.Tech., a Ph.D., a job or not at all.',
  heading: 'GATE results',
  meta: {
    title: 'GATE Chemistry Results',
    description:
      'The counter GATE QUALIFIED for GATE Chemistry (CY): what 1500+ means, why qualified is not yet admitted, and which details stand behind a recorded result.',
    keywords: ['GATE chemistry results', 'GATE CY qualified', 'GATE coaching results'],
  },
  lede: 'Our largest counter for an exam, and the one that is easiest to misread.',
  intro: [
    'In GATE, “qualified” is a word with a fixed meaning: the marks reached the qualifying mark of that year’s paper. To qualify is not yet to be admitted or hired.',
  ],
  counts: {
    heading: 'The word “qualified”',
    items: [
      'Students of ours whose scorecard says “qualified”. That is all the label claims.',
      'Every use of the score: M.Tech., a Ph.D. position, a public-sector job, or none at all.',
      'The institute’s own count, which no outside body has gone through.',
    ],
  },
  leavesOut: {
    heading: 'What it leaves open',
    items: [
      'A rank. 1500+ says nothing about whether the ranks had two digits or four.',
      'A share. How many took the exam and did not qualify is not counted.',
      'The years. A score is valid for three, but the counter does not say how old each result is.',
      'Admission. Qualifying is the first step of it, not the last.',
    ],
  },
  own: {
    heading: 'Behind one entry',
    paragraphs: [
      'A named entry carries what the scorecard shows: the candidate, the exam and its paper, the year, the all-India rank or the score. To these come the course followed, its length, whether it was paid for, and the date on which the candidate signed that all this may be published.',
      'A student who has not signed is still part of the counter, but is not named.',
    ],
  },
  noNames: 'For GATE there is no signed entry yet, so this page shows the figure only.',
  next: ['/result-explore/gate', '/gate', '/result/iit-jam', '/result/csir-net'],
  ask: {
    heading: 'Questions about GATE results',
    text: 'Ranks, years, batches: we look them up, and tell you where our list has no answer.',
  },
};

export const gateDetail: ResultDetail = {
  exam: 'gate',
  path: '/result-explore/gate',
  heading: 'GATE results in detail',
  meta: {
    title: 'GATE Results in Detail: Marks, Score and Rank',
    description:
      'Marks, score and rank in GATE Chemistry: how a score out of 1000 is made, why it is valid for three years, and what to ask about a coaching result.',
    keywords: [
      'GATE score and rank difference',
      'GATE score calculation',
      'GATE qualifying marks chemistry',
    ],
  },
  lede: 'A GATE scorecard prints three numbers: marks, score and rank. This page says what each of them means, so that you can judge a result you are shown.',
  counter: 'At or above the qualifying mark of their year, by the institute’s own count.',
  kinds: {
    heading: 'Three numbers and a word',
    intro: 'They stand on every scorecard, and each of them means something different.',
    facts: [
      [
        'Marks, out of 100',
        'What you earned in that year’s paper, after negative marking. It can have decimals, because a wrong MCQ costs a third of its marks.',
      ],
      [
        'Score, out of 1000',
        'The marks put on a scale that makes the years comparable. Admission offices and employers go by the score. It is valid for three years from the day of the result.',
      ],
      [
        'All-India rank',
        'The place among those who wrote the same paper in the same year. It cannot be compared between papers: rank 300 in Chemistry has nothing to do with rank 300 in Chemical Engineering.',
      ],
      [
        'Qualified',
        'The marks reached the qualifying mark of the paper and category. It is required for most uses of GATE, and by itself it secures none of them.',
      ],
    ],
  },
  reading: {
    heading: 'How a score is made from marks',
    paragraphs: [
      'Two points fix the scale. The qualifying mark of the general category is set to a score of 350. The average of the best candidates, the top 0.1% or the top ten if that is more, is set to 900. The scale is the straight line through these two points.',
    ],
    example: {
      title: 'An example with round figures (not those of any year)',
      lines: [
        'Qualifying mark 30, average of the best 80, your marks 50',
        'Score = 350 + (900 − 350) × (50 − 30) ÷ (80 − 30)',
        'Score = 350 + 550 × 0.4 = 570',
      ],
    },
    after: [
      'In that year one mark would be worth 11 points of score. If the paper were easier, both points would move up and the same 50 marks would give less. That is why “50 marks in GATE” should always come with its year.',
      'Where most candidates stand, one more right answer can improve the rank by many places; near the top it improves it by a few. So look at the marks as well as at the rank.',
    ],
  },
  record: {
    heading: 'What our list holds for GATE',
    paragraphs: [
      'For each entry: name, exam, year, rank or score as on the scorecard, the course, how long it lasted, paid or not, date of consent. Where a candidate has sat GATE more than once, the year tells which scorecard is meant.',
      'What became of the score, an admission or an appointment, is not part of an entry. We do not advertise with the name of a college or an employer.',
    ],
  },
  noNames:
    'Why are there no scorecards on this page? A scorecard shows a photograph, a signature and a registration number. They can be misused, so we do not print them.',
  checklist: {
    heading: 'What a parent may ask',
    intro: 'Six questions with a short reason each. Ask them by phone or at the office.',
    questions: [
      {
        ask: 'Qualified, or among the first hundred?',
        because: 'Far more candidates qualify than reach the first hundred ranks.',
      },
      {
        ask: 'Is that rank in CY?',
        because: 'Institutes that teach several papers like to show their best one.',
      },
      {
        ask: 'How old is the result?',
        because: 'After three years the candidate can no longer use the score.',
      },
      {
        ask: 'Was it a full course?',
        because: 'The student on the poster may have taken only a test series.',
      },
      {
        ask: 'How many in the room where my daughter will sit qualified last time?',
        because: 'Her batch tells you more than the total.',
      },
      {
        ask: 'Where do I complain?',
        because:
          'The institute should name a person. If that does not help, the National Consumer Helpline is on 1915.',
      },
    ],
  },
  next: ['/onlinecourses/gate', '/offlinecourses/gate', '/testseries/gate', '/refund-policy'],
  ask: {
    heading: 'Bring us your scorecard question',
    text: 'If you wonder what your score can be used for, or doubt one that you were shown, write to us.',
  },
};

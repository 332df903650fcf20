import type { ExamResult, ResultDetail } from './result-page';

export const gateResult: ExamResult = {
  exam: 'gate',
  path: '/result/gate',
  heading: 'GATE results',
  meta: {
    title: 'GATE Chemistry Results',
    description:
      'The counter GATE QUALIFIED for GATE Chemistry (CY): what 1500+ means, why qualified is not yet admitted, and which details stand behind a recorded result.',
    keywords: ['GATE chemistry results', 'GATE CY qualified', 'GATE coaching results'],
  },
  lede: 'Our largest counter after the students themselves, and the one that is easiest to misread.',
  intro: [
    'In GATE, “qualified” is a word with a fixed meaning: the marks reached the qualifying mark of that year’s paper. It opens doors that still have to be walked through. So a large number of qualified students is natural, and it should be read for what it is.',
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
      'The years. A score expires after three, but a counter never does.',
      'Admission. Qualifying is the first step of it, not the last.',
    ],
  },
  own: {
    heading: 'Behind one entry',
    paragraphs: [
      'A named entry carries what the scorecard shows: the candidate, the exam and its paper, the year, the all-India rank or the score. To these come the course followed, its length, whether it was paid for, and the date on which the candidate signed that all this may be published.',
      'A number without that signature is still a number in the counter. The two are kept apart on purpose: the first is bookkeeping, the second is somebody’s privacy.',
    ],
  },
  noNames: 'For GATE there is no signed entry yet, so this page shows the figure only.',
  next: ['/result-explore/gate', '/gate', '/result/iit-jam', '/result/csir-net'],
  ask: {
    heading: 'Questions about GATE results',
    text: 'Ranks, years, batches: we look up what our list holds and tell you where it is silent.',
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
  lede: 'A GATE scorecard prints three numbers where one would seem enough. Once you can tell marks, score and rank apart, an advertisement has a hard time impressing you.',
  counter: 'At or above the qualifying mark of their year, by the institute’s own count.',
  kinds: {
    heading: 'Three numbers and a word',
    intro: 'They stand on every scorecard, and each of them answers another question.',
    facts: [
      [
        'Marks, out of 100',
        'How much of this year’s paper was right, after negative marking. It can hold decimals, because a wrong answer among four options costs a third of a question.',
      ],
      [
        'Score, out of 1000',
        'The marks put on a scale that makes the years comparable. Admission offices and employers go by the score. It is valid for three years from the day of the result.',
      ],
      [
        'All-India rank',
        'The place among those who wrote the same paper. It is never carried over: rank 300 in Chemistry has nothing to do with rank 300 in Chemical Engineering.',
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
      'The scale is pinned down at two points. The qualifying mark of the general category is set to a score of 350. The average of the best candidates, the top 0.1% or the top ten if that is more, is set to 900. Between and beyond them the scale is a straight line, the kind you would draw for a calibration.',
    ],
    example: {
      title: 'A calibration with round figures (not those of any year)',
      lines: [
        'Qualifying mark 30, average at the top 80, own marks 50',
        'Score = 350 + (900 − 350) × (50 − 30) ÷ (80 − 30)',
        'Score = 350 + 550 × 0.4 = 570',
      ],
    },
    after: [
      'In that year one mark would be worth 11 points of score. If the paper were easier, both pins would move up and the same 50 marks would give less. That is why “50 marks in GATE” should always come with its year.',
      'The rank is steepest in the middle. There, where most candidates stand, one question can pass a crowd of them, while near the top it passes a few. A rank that looks poor may be two careless answers away from a good one; look at the marks before you judge.',
    ],
  },
  record: {
    heading: 'What our list holds for GATE',
    paragraphs: [
      'For each entry: name, exam, year, rank or score as on the scorecard, the course, how long it lasted, paid or not, date of consent. Where a candidate has sat GATE more than once, the year tells which scorecard is meant.',
      'What became of the score, an admission or an appointment, is not part of an entry. It cannot be read off the rank, and the name of a college is not ours to advertise with.',
    ],
  },
  noNames:
    'Why are there no scorecards on this page? A scorecard shows a photograph, a signature and a registration number. Those can be misused in minutes, and no advertisement is worth it.',
  checklist: {
    heading: 'What a father may ask',
    intro: 'Six questions with a short reason each. They work on the phone and across a desk.',
    questions: [
      {
        ask: 'Qualified, or among the first hundred?',
        because: 'The two words are often printed in letters of one size.',
      },
      {
        ask: 'Is that rank in CY?',
        because: 'Institutes that teach several papers like to show their best one.',
      },
      {
        ask: 'How old is the result?',
        because: 'After three years not even the candidate can use it any more.',
      },
      {
        ask: 'Was it a full course?',
        because: 'The student on the poster may have bought a test series in January.',
      },
      {
        ask: 'How many in the room where my daughter will sit qualified last time?',
        because: 'A batch is nearer to her than a total.',
      },
      {
        ask: 'Where do I complain?',
        because:
          'A sound institute names a person. The National Consumer Helpline, 1915, is there for the rest.',
      },
    ],
  },
  next: ['/onlinecourses/gate', '/offlinecourses/gate', '/testseries/gate', '/refund-policy'],
  ask: {
    heading: 'Bring us your scorecard question',
    text: 'You hold a score and wonder what it is good for, or doubt one that you were shown? Write to us.',
  },
};

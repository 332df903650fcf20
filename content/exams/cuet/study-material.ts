import { materialRows, type StudyMaterial } from '@/content/study-material';

export const cuetMaterial: StudyMaterial = {
  path: '/studymaterial/cuet',
  exam: 'cuet',
  heading: 'CUET (PG) Chemistry study material',
  meta: {
    title: 'CUET (PG) Chemistry Study Material',
    description:
      'CUET (PG) Chemistry booklets: previous-year questions, assignments and practice, theory, or combined. Prices with 18% GST included, ordering and delivery.',
    keywords: [
      'CUET PG chemistry study material',
      'CUET PG chemistry booklets',
      'CUET PG chemistry previous year questions',
      'CUET PG chemistry notes in print',
    ],
  },
  lede: 'For CUET (PG) Chemistry: booklets that help you to answer many short questions, calmly, one after the other.',
  familyCard: 'For the universities’ common test, at the same prices as IIT-JAM.',
  intro: [
    'The test is one of multiple choice at a computer. It seldom needs a page of working; it needs the right fact, the right trend, the right sign, found quickly and without doubt.',
    'Such certainty is a matter of having met a thing often enough. The three kinds of booklets arrange those meetings: once to understand, several times to practise, and finally as a real question.',
  ],
  kinds: [
    {
      name: 'PYQ booklets',
      detail:
        'Questions as they have been set. After fifty of them you know which facts the four options like to play against each other: the colour of a complex, the order of an acidity, the shape of a curve.',
    },
    {
      name: 'Assignments and practice',
      detail:
        'Exercises for speed that comes from understanding. Do them in short rounds, and explain to yourself why the three other options are wrong.',
    },
    {
      name: 'Theory booklets',
      detail:
        'For reading a chapter through in order, be it the speeds of gas molecules or the complexes of nickel. Take them when a question shows that a whole chapter is missing.',
    },
  ],
  pricesIntro:
    'Here are all four prices for this exam. They are the same as for IIT-JAM, so name your exam when you order.',
  rows: materialRows('cuet'),
  suits: [
    {
      name: 'Your university exams come first',
      detail:
        'In the last semester there may be an hour a day to spare. PYQs need no more than that, and every one is finished in itself.',
    },
    {
      name: 'You prepare for two entrance exams',
      detail:
        'With IIT-JAM as the main goal, most of the theory is done when you come to CUET. A set of PYQs then shows the change of manner.',
    },
    {
      name: 'You begin from far back',
      detail:
        'Let the combined set come, start with theory, and give yourself months for it. The order of the booklets on the shelf is the order of the work.',
    },
  ],
  weekIntro:
    'A little every day suits this exam better than much on Sunday. Count on seventy-five minutes a day, divided like this:',
  week: [
    {
      when: 'First 15 minutes',
      work: 'Yesterday’s errors. Cover the answers with your hand and say each one aloud.',
    },
    {
      when: 'Next 30 minutes',
      work: 'Theory on four days of the week, one page or two with a pencil. On the other days, draw from memory what those pages had: a table, a curve, a cycle.',
    },
    {
      when: 'Last 30 minutes',
      work: 'A round of practice, then of PYQs. Answer, give it a tick if you would bet on it, and go on. Ticked and wrong is the worst kind of error: it goes on tomorrow’s list first.',
    },
    {
      when: 'Saturday',
      work: 'Instead of all this, one long round across the three branches with a clock, as many questions as the time allows.',
    },
    {
      when: 'Sunday',
      work: 'Nothing, or a walk with the list of errors in your pocket.',
    },
  ],
  inPlans: [
    'Five tiers are offered online for CUET (PG). The first four have the practice books and the PYQs books at least as files; Platinum sends both as books. Diamond is the tier in which the theory booklets are listed too.',
    'So it depends on your tier what is left to buy here: with Platinum, only theory; with Diamond or a place in the classroom, nothing. Without a course, everything on this page is open to you.',
  ],
  faqs: [
    {
      question: 'Is CUET (PG) material different from IIT-JAM material?',
      answer:
        'The prices are the same, and both exams stand on the chemistry of a bachelor’s degree. The old questions differ, and so does the pace at which they must be answered. Name your exam when you order, so that you receive the PYQs of that one.',
    },
    {
      question: 'How do I begin if I have only two months?',
      answer:
        'Begin with the PYQ booklets and let them tell you which chapters to read. Two months are too short to read everything in order. Remember that the parcel itself may take two to four weeks to arrive.',
    },
    {
      question: 'Does the set fit every university that uses CUET (PG)?',
      answer:
        'The test paper is common, so one preparation serves for all of them. What a university asks beyond the score is its own affair. Read its notice on admissions, because our booklets cannot know it.',
    },
    {
      question: 'Can I add a test series?',
      answer:
        'We list no test series page for CUET (PG) at present. In the online plans, unitwise tests and a final mock test are part of every tier. Ask by phone if you want tests without a plan.',
    },
    {
      question: 'In which language are the booklets?',
      answer:
        'Our list does not state the language. This site and the names of the booklets are in English. If you would rather read in Hindi, please ask first, since an order cannot be taken back.',
    },
    {
      question: 'Are the booklets new every year?',
      answer:
        'Ask for the edition when you call: the list gives prices and durations but no year of printing. For theory it hardly matters. For PYQs you may want to know which year is the last one in them.',
    },
    {
      question: 'Do I have to pay customs or other charges?',
      answer:
        'No, there are no customs duties, because we send within India only. GST is already in the prices. The one thing added is the cost of the shipping.',
    },
  ],
};

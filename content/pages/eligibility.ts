/** "Can I?": the sentences around the form of `/eligibility` and its answer. */
export const eligibilityPageWords = {
  heading: 'Which chemistry exams are open to you?',
  meta: {
    title: 'Eligibility check: CSIR-NET, GATE, IIT-JAM, CUET (PG)',
    description:
      'Enter degree, marks, month of birth and category: the six chemistry exams that are open to you, the rule behind each, and the marks your category needed last.',
  },
  lede: 'Enter your degree and marks. You see which of the six exams you can write, why, and what your category needed last.',
  submit: 'Show my exams',
  answerHeading: 'Your exams',
  faultsHeading: 'Please look at these fields',
  groups: {
    open: 'Open to you now',
    later: 'Open later',
    closed: 'Not open to you',
  },
  rulesHeading: 'Marks and ages that the exams ask for',
  enough: '{marks} of {outOf} marks were enough in your category',
  rules: '{exam} rules',
  calculator: 'Marks calculator',
  change: 'Change what you entered',
  share: 'This page can be sent as it is: its address holds your answers, without your name.',
} as const;

export const eligibility = {
  path: '/eligibility',
  meta: {
    ...eligibilityPageWords.meta,
    keywords: [
      'csir net eligibility check',
      'gate chemistry eligibility',
      'iit jam eligibility',
      'jrf age limit',
    ],
  },
} as const;

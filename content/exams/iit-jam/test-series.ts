import { bankStep, officeStep } from '@/content/course';
import { offerAmounts as amounts, testSeriesOffer as offer } from '@/content/offers';
import type { TestSeries } from '@/content/test-series';

export const iitJamSeries: TestSeries = {
  path: '/testseries/iit-jam',
  exam: 'IIT-JAM Chemistry',
  heading: 'IIT-JAM Chemistry, test series',
  meta: {
    title: 'IIT-JAM Chemistry Test Series',
    description:
      'Tests for IIT-JAM Chemistry beside the B.Sc.: 39 unitwise tests for ₹499, one a week through the year. Fee of the series by phone or at the office.',
    keywords: [
      'IIT-JAM Chemistry test series',
      'IIT JAM chemistry mock test',
      'JAM CY unitwise tests',
    ],
  },
  lede: 'Tests for the IIT-JAM Chemistry paper, to be taken beside the last year of a B.Sc. or after it. One unit at a time, with accuracy before speed.',
  intro: [
    'A good attempt in IIT-JAM is 25 to 30 questions at 90% accuracy. Read that figure again: it does not ask for many questions, it asks for few mistakes. Of 30 answers, 27 have to be right.',
  ],
  offerNote: [
    'What we can tell you in print: 39 unitwise tests cost ₹499. For the IIT-JAM series as a whole, the fee is given by phone or at the office.',
    `Beside it stands an offer for another exam, with its own CSIR-NET title. That exam is taken after an M.Sc.; a B.Sc. student will meet topics in it that nobody has taught yet.`,
  ],
  ownOffer: false,
  kindsIntro:
    'In a college examination you write an essay and are marked for what is there. In IIT-JAM only the answer counts. The four kinds of test take you from one to the other.',
  kinds: [
    {
      name: 'A topic',
      detail:
        'Topic-wise tests go with the college timetable. When aromaticity has been lectured on, test aromaticity, that same week.',
    },
    {
      name: 'A subject',
      detail:
        'Subject-wise tests join first-year chapters to third-year ones. Atomic structure from two years ago has often faded more than you expect.',
    },
    {
      name: 'A minor test',
      detail:
        'Minor tests mix the branches and the forms of question: one correct option, several correct options, a number. Only the first of the three has negative marking, and your guessing should know it.',
    },
    {
      name: 'A mock test',
      detail:
        'Mock tests are for nerve. Sit for three hours without a phone, and decide beforehand when you will stop starting new questions.',
    },
  ],
  pace: {
    heading: 'A college year with 39 tests',
    intro:
      'One unitwise test a week is 39 weeks, about nine months, and leaves room for practicals and college papers. A month then has four tests:',
    steps: [
      {
        when: 'First week',
        what: 'A unit of organic chemistry: mechanisms, stereochemistry, reactions. Write the product before you look at the options.',
      },
      {
        when: 'Second week',
        what: 'A unit of physical chemistry. Set up the equation with units first, numbers last.',
      },
      {
        when: 'Third week',
        what: 'A unit of inorganic chemistry. Say why each wrong option is wrong, aloud if nobody is listening.',
      },
      {
        when: 'Fourth week',
        what: 'A unit that went badly before. Compare the two marks; they are the only rank list that matters yet.',
      },
    ],
    note: 'In the weeks of your college examinations, pause and do not double up afterwards. Nine months have room for it.',
  },
  suits: [
    'Tests by unit are meant for a student in the second or third year of a B.Sc. who follows the lectures and wants to know, month by month, whether they have stayed. They also fit a graduate who is taking a year for the entrance.',
    'Parents ask whether tests alone are enough. For a student with sound college teaching and a good library they can be. For one whose college skipped half of physical chemistry, a course is the honest advice.',
  ],
  plans: {
    paragraphs: [
      'The online IIT-JAM plans run for 1 year, and the 39 unitwise tests and the final mock test are in every one of them. With Platinum come the subtopicwise tests and previous years’ questions as tests. Compare the tiers on the course page before you pay for tests alone.',
      'The classroom course in Delhi takes 1 or 2 years. Its page says what is in the fee; whoever joins it has no need of a second set of unit tests.',
    ],
    links: ['/onlinecourses/iit-jam', '/offlinecourses/iit-jam', '/studymaterial/iit-jam'],
  },
  registration: [
    {
      title: 'By phone',
      text: 'Ring up with the year of your B.Sc. and your college’s examination months at hand. We tell you the fee of the IIT-JAM tests and suggest a first unit.',
    },
    officeStep,
    bankStep,
    {
      title: 'For the CSIR-NET offer only',
      text: `The button on the card leads, in a new tab, to the offer for CSIR-NET at ${amounts.total}. It does not book IIT-JAM tests.`,
    },
  ],
  faqs: [
    {
      question: 'How much do the IIT-JAM tests cost?',
      answer:
        'The 39 unitwise tests are ₹499. The fee of an IIT-JAM series with all four kinds of test is not printed: we give it by phone or at the office. Nothing is charged for asking.',
    },
    {
      question: 'How many questions must I get right?',
      answer:
        'A good attempt is 25 to 30 questions with 90% of them right. At 30 attempts that is 27 right and 3 wrong. What mark leads to a seat changes from year to year, so we name none.',
    },
    {
      question: 'Is it worth guessing?',
      answer:
        'In a question with four options and a third of the mark taken off for a wrong answer, a blind guess is worth nothing on average. With two options ruled out it gains a third of a mark on average. The figure on this page draws the whole line.',
    },
    {
      question: 'When should I take the first test?',
      answer:
        'Take it when the first unit is finished in college, not when the syllabus is. Waiting until everything is ready is the usual reason for never starting. A poor first mark is useful: it is a list of what to read.',
    },
    {
      question: 'Are college question papers good practice?',
      answer:
        'They are good for theory and poor for this exam. They reward a long answer, and IIT-JAM marks a single option or number. Keep them for revision and use the unit tests for the form.',
    },
    {
      question: 'May I buy the offer on the card for IIT-JAM?',
      answer: `You may, but it is not set for it. The ${offer.tests} tests for ${amounts.sum} are for CSIR-NET Chemical Sciences. Wait with it until your M.Sc., and call us about IIT-JAM tests now.`,
    },
    {
      question: 'Do I get the tests with the study material?',
      answer:
        'No, the booklets are on paper and the tests are a separate item. The previous-year booklets for IIT-JAM cost ₹250. They go well with the tests: work a chapter in the booklet, then take its unit test.',
    },
  ],
  card: {
    exam: 'IIT-JAM Chemistry',
    text: 'One unit a week beside the B.Sc., with accuracy before speed.',
  },
};

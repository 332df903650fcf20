import { bankStep, officeStep } from '@/content/course';
import { offerAmounts as amounts, testSeriesOffer as offer } from '@/content/offers';
import type { TestSeries } from '@/content/test-series';

export const csirNetSeries: TestSeries = {
  path: '/testseries/csir-net',
  exam: 'CSIR-NET Chemical Sciences',
  heading: 'CSIR-NET Chemical Sciences, test series',
  meta: {
    title: 'CSIR-NET Chemical Sciences Test Series',
    description: `Online test series for CSIR-NET Chemical Sciences: ${offer.tests} subject-wise, topic-wise, minor and mock tests for ${amounts.sum}.`,
    keywords: [
      'CSIR NET chemistry test series',
      'CSIR NET Chemical Sciences mock test',
      'CSIR NET chemistry topic-wise tests',
    ],
  },
  lede: `${offer.tests} online tests for the CSIR-NET Chemical Sciences paper, from a single topic up to the whole of it. ${offer.mockTests} of them are mock tests.`,
  intro: [
    'CSIR-NET decides on the Junior Research Fellowship and on eligibility for assistant professor. The success rate cited for them is 0.5%. Reading alone does not show you where you stand in such a field; a test with a clock does.',
  ],
  offerNote: [
    `Among the new batches the same offer is called “${offer.seriesTitle}”. The price is without tax: 18% GST, ${amounts.gst}, is added, and you pay ${amounts.total} once.`,
    'Its name carries the June-2024 sitting. Before you pay, ask by phone which sitting the tests are open for now.',
  ],
  ownOffer: true,
  kindsIntro:
    'The four kinds answer four different questions about your preparation. Taken in this order, each one is worth more.',
  kinds: [
    {
      name: 'Topic-wise tests',
      detail:
        'Do I know this topic? One topic, such as term symbols or pericyclic reactions, on the day you have finished revising it. A low mark sends you back to a few pages, not to a whole book.',
    },
    {
      name: 'Subject-wise tests',
      detail:
        'Can I tell the topics apart? Inorganic, organic or physical chemistry as one subject, so that nothing in the heading gives the method away.',
    },
    {
      name: 'Minor tests',
      detail:
        'Does it hold when the subjects are mixed? A shorter sitting in which a rate law may follow a metal cluster, and you have to change gear.',
    },
    {
      name: 'Mock tests',
      detail:
        'Can I choose? Part A on general aptitude and Parts B and C on chemistry offer more questions than you have to answer. A mock is where you learn which ones to leave.',
    },
  ],
  pace: {
    heading: 'Eight weeks with the 58 tests',
    intro:
      '55 of the tests are not mocks. Over eight weeks that is about seven a week: one on most evenings, and the weekend for what went wrong. One way to spread them:',
    steps: [
      {
        when: 'Weeks 1 to 4',
        what: 'Topic-wise tests from Monday to Friday, in the order of your own notes. On Saturday, redo without help every question you missed.',
      },
      {
        when: 'Weeks 5 and 6',
        what: 'Subject-wise tests. Keep a list with three columns: not known, known but slow, misread. The longest column is next week’s work.',
      },
      {
        when: 'Weeks 7 and 8',
        what: 'Minor tests on weekdays, and the three mock tests at the hour of the real exam, with at least two days between one and the next.',
      },
    ],
    note: 'If you have only four weeks, keep the mocks and the subject-wise tests, and take the topic-wise ones just for your weak chapters.',
  },
  suits: [
    'The series suits you if you have been through the syllabus once, in a classroom, from recordings or on your own, and now need marks on paper instead of a feeling. It also suits somebody who missed the cut-off by a few marks and wants to know which subject those marks were in.',
    'It is not a course. There are no lectures in it, and it will not teach a topic that you have never met. If inorganic or physical chemistry is still new to you, begin with a course, whose plans have tests of their own.',
  ],
  plans: {
    paragraphs: [
      'Look at what you have before you buy. Every online CSIR-NET plan, from Bronze up, contains the 39 unitwise tests and the final mock test. Platinum also has the subtopicwise tests, the previous year questions tests and the 30 days crash course and test series.',
      'If you hold Bronze, Silver or Gold, this offer adds what those plans lack: topic-wise and mixed tests, and three mocks. If you hold Platinum, call us first and ask what would be new to you.',
    ],
    links: ['/onlinecourses/csir-net', '/offlinecourses/csir-net', '/studymaterial/csir-net'],
  },
  registration: [
    {
      title: 'Online',
      text: `Press Enroll Now on the card above. A new tab opens with the series and its amount, ${amounts.total}; this page stays open behind it.`,
    },
    officeStep,
    bankStep,
  ],
  faqs: [
    {
      question: 'What does the test series cost in all?',
      answer: `You pay ${amounts.total}. That is ${amounts.price} plus 18% GST, which is ${amounts.gst}. The earlier price, before tax, was ₹1,500.`,
    },
    {
      question: 'How many tests are there, and of which kinds?',
      answer: `There are ${offer.tests} tests, and ${offer.mockTests} of them are mock tests. The others are subject-wise, topic-wise and minor tests. How many there are of each is not printed; we can tell you by phone.`,
    },
    {
      question: 'Is this for JRF or for assistant professor?',
      answer:
        'It is for both, because both are decided by the same paper. What differs is the cut-off: JRF asks for more marks. So the tests are the same, and your target in them is not.',
    },
    {
      question: 'Does it include Part A, general aptitude?',
      answer:
        'Ask by phone how much of Part A is in the short tests: the list of tests by part is not printed. A mock test stands for the whole paper, and Part A is a part of it. In the online plans, general aptitude is an item of its own.',
    },
    {
      question: 'How do the 39 unitwise tests differ from this series?',
      answer:
        'The unitwise tests go through the syllabus unit by unit: 39 tests for ₹499, and every online CSIR-NET plan contains them. The series of 58 has other kinds: by topic, by subject, mixed, and complete mocks. If you have a plan, you do not need to buy the unitwise tests again.',
    },
    {
      question: 'Should I guess in a mock test?',
      answer:
        'Only where you can rule options out, because a wrong answer costs marks. Mark each guess with a pencil cross while you work. Afterwards count what the crosses brought you and what they cost: that is your own rule for the real paper.',
    },
    {
      question: 'I work on weekdays. Can I keep up?',
      answer:
        'Yes, if you stretch the plan: about three and a half short tests a week take sixteen weeks. Put the mock tests on free mornings. Do not take two tests on one evening to catch up, since the second one then measures tiredness.',
    },
    {
      question: 'Can I give the series back if I change my mind?',
      answer:
        'No, an online test series is not refunded. The same rule holds for the booking of a seat in a course. Ask everything you want to know before you pay.',
    },
  ],
  card: {
    exam: 'CSIR-NET Chemical Sciences',
    text: 'Subject-wise, topic-wise, minor and mock tests for the JRF and assistant professor paper.',
  },
};

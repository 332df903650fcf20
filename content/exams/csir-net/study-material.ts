import { institute } from '@/content/institute';
import { materialRows, type StudyMaterial } from '@/content/study-material';

export const csirNetMaterial: StudyMaterial = {
  path: '/studymaterial/csir-net',
  exam: 'csir-net',
  heading: 'CSIR-NET Chemical Sciences study material',
  meta: {
    title: 'CSIR-NET Chemical Sciences Study Material',
    description:
      'Printed booklets for CSIR-NET/JRF Chemical Sciences: previous-year questions, assignments and practice, theory. Prices with 18% GST, delivery, how to order.',
    keywords: [
      'CSIR NET chemistry study material',
      'CSIR NET chemical sciences booklets',
      'CSIR NET previous year questions book',
      'CSIR NET chemistry theory booklets',
    ],
  },
  lede: 'Three kinds of booklets for the CSIR-NET/JRF Chemical Sciences paper, each with its own price, and one price for all three.',
  familyCard: 'For the JRF and assistant professor paper, at M.Sc. level.',
  intro: [
    'A screen is good for a lecture. For a mechanism of six steps or a character table you want paper, a margin and a pencil, and nobody else’s message arriving over it.',
    'The booklets can be bought without joining a course. If you are thinking of a course as well, read further down what its plans already hold before you pay twice for one book.',
  ],
  kinds: [
    {
      name: 'PYQ booklets',
      detail:
        'Questions from earlier papers. Part B asks whether you know a thing, Part C whether you can join it to two others. Old questions show what that joining looks like: a term symbol that ends in a spectrum, a rearrangement that has to be stereospecific.',
    },
    {
      name: 'Assignments and practice',
      detail:
        'Questions to make a method your own: count electrons in the twentieth cluster as surely as in the first. Use them straight after a topic, when the mistakes still tell you something.',
    },
    {
      name: 'Theory booklets',
      detail:
        'The reading itself, for inorganic, organic and physical chemistry. They are for the chapter your M.Sc. went through too fast, and for the evening before you return to a topic you last saw months ago.',
    },
  ],
  pricesIntro:
    'One row for each booklet set and one for the three together. The columns stand as they are printed in our list.',
  rows: materialRows('csir-net'),
  suits: [
    {
      name: 'You study alone, beside a job or a thesis',
      detail:
        'Then the combined set gives you something to read, something to do and something to check yourself with. A booklet opens in the ten minutes a reaction needs to warm up.',
    },
    {
      name: 'You know the theory and lose marks on questions',
      detail:
        'Take the PYQ booklets and the assignments, and leave the theory. Put your hours into working, with the notes of your degree as the place to look things up.',
    },
    {
      name: 'You are in one of our plans',
      detail:
        'The theory booklets are the one item that no online plan for this exam contains. Students who like to read on paper add them to their plan.',
    },
  ],
  weekIntro:
    'A week in which one topic goes through all three booklets. Take spectroscopy, or pericyclic reactions: the order stays the same.',
  week: [
    {
      when: 'Monday, Tuesday',
      work: 'Theory: read the topic once without a pencil, once with it. Write its three or four central equations or rules on a single sheet.',
    },
    {
      when: 'Wednesday, Thursday',
      work: 'Assignments: an hour and a half each day, from easy to hard. Mark every question as sure, unsure or guessed before you look at any answer.',
    },
    {
      when: 'Friday',
      work: 'PYQs of the same topic, Part B kind first, then Part C kind. For each one you miss, name the second idea that was hidden in it.',
    },
    {
      when: 'Saturday',
      work: 'The list of the unsure and the guessed ones again, with the sheet closed. What is still missing goes back to the theory booklet.',
    },
    {
      when: 'Sunday',
      work: 'A quarter of an hour on the sheets of the last four weeks. Then rest: the next topic begins on Monday.',
    },
  ],
  inPlans: [
    'Look at this table before you order. In the online course for CSIR-NET, every plan has the 3000+ questions practice books and the PYQs books as soft copies. Platinum has both in print as well.',
    'None of the four tiers has the theory booklets, Platinum included. They are the natural thing to order from this page if you hold a plan.',
  ],
  faqs: [
    {
      question: 'Which booklet should I buy first?',
      answer:
        'The PYQ booklets, if you have studied the subject once already: they tell you in an evening what the exam asks of it. If you have not, begin with the theory booklets. The assignments belong between the two.',
    },
    {
      question: 'Is the combined set only the three others together?',
      answer:
        'As far as our list goes, yes: it names nothing beyond the three, and prints one price and one duration for “Combined”. The sum under the table shows both figures, so you can compare before you choose.',
    },
    {
      question: 'Are these the 3000+ questions practice books?',
      answer:
        'No, those practice books belong to the course plans, as soft copies or in print. Here you find “Assignments and practice”, a row of its own. If you want to know how much the two overlap, ask on the phone.',
    },
    {
      question: 'I have Platinum. Is there anything left to buy here?',
      answer:
        'Only the theory booklets. Platinum already has the practice books and the PYQs books in print, and all other items of the list. Check the table of plans above against your own tier before you order.',
    },
    {
      question: 'Do the booklets cover Part A, general aptitude?',
      answer:
        'The price list does not name Part A, so please do not count on it. In the course plans general aptitude is an item of its own, and every tier has it. Ask by phone whether a booklet for it can be had.',
    },
    {
      question: 'Can I see some pages before I pay?',
      answer: `Not on this page, which shows no sample. Ask on the phone whether you may look at a copy in the office in ${institute.address}. As a booklet cannot be given back for money, a look at it is worth the way.`,
    },
    {
      question: 'What is the class time of 45 minutes in the table?',
      answer:
        'It is the length of one class, and it stands in every row of our printed list. It says nothing about how long you may read. If it is not clear how it applies to a booklet, put the question to us on the phone.',
    },
    {
      question: 'When should I order to have the booklets in time?',
      answer:
        'Count about a month backwards from the day you want to start. Processing and standard delivery together take 10 to 19 business days, and Sundays and holidays are not among them. A faster way of sending does not exist.',
    },
  ],
};

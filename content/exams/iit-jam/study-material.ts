import { materialRows, type StudyMaterial } from '@/content/study-material';

export const iitJamMaterial: StudyMaterial = {
  path: '/studymaterial/iit-jam',
  exam: 'iit-jam',
  heading: 'IIT-JAM Chemistry study material',
  meta: {
    title: 'IIT-JAM Chemistry Study Material',
    description:
      'IIT-JAM Chemistry in print: PYQ booklets, assignments and practice, theory booklets. What each is for, a week with them, prices with 18% GST and delivery.',
    keywords: [
      'IIT JAM chemistry study material',
      'IIT JAM chemistry booklets',
      'IIT JAM chemistry previous year questions',
      'IIT JAM chemistry theory booklets',
    ],
  },
  lede: 'Booklets for the exam that comes after the B.Sc. Read the theory, work the assignments, then meet the questions that were really asked.',
  familyCard: 'For an M.Sc. seat, from the chemistry of the B.Sc.',
  intro: [
    'IIT-JAM stays with the chemistry of a bachelor’s degree and asks it one turn further than the university does. You know what a Newman projection is; the question is what four of them say about a reaction rate.',
    'The booklets follow that turn. They suit a student who still sits in college during the day and has the evening and the weekend.',
  ],
  kinds: [
    {
      name: 'PYQ booklets',
      detail:
        'Earlier IIT-JAM questions. The exam asks in three forms: one correct option, several correct options, a number to type. They show you how much of a B.Sc. topic the paper takes for granted.',
    },
    {
      name: 'Assignments and practice',
      detail:
        'The bridge from the semester exam to this one. There you reproduce a proof; here you use it. Draw each conformer, name each intermediate, balance each half-reaction, until it needs no effort.',
    },
    {
      name: 'Theory booklets',
      detail:
        'The reading behind the questions. Helpful where your college skipped a unit, taught it in the wrong semester, or examined it only by definitions.',
    },
  ],
  pricesIntro:
    'Prices for this exam have a list of their own. Each line can be bought alone; the last one is for everybody who wants them all.',
  rows: materialRows('iit-jam'),
  suits: [
    {
      name: 'Second-year students',
      detail:
        'There is time. Begin with the assignments beside the lectures, and put the PYQs away until a whole branch is done.',
    },
    {
      name: 'Final-year students',
      detail:
        'Two kinds of exam come close together. Theory booklets serve both; a PYQ or two each evening keeps the other manner of asking in your ear.',
    },
    {
      name: 'A year between B.Sc. and M.Sc.',
      detail:
        'With free days, the combined set fills them well. Without a class to structure the week you need a plan on the wall: the one below is a start.',
    },
  ],
  weekIntro:
    'For somebody with lectures until four in the afternoon. Five evenings of an hour and a half, and one long morning.',
  week: [
    {
      when: 'Evening 1',
      work: 'Theory on one question only, for instance: why is gauche butane higher than anti? Close the booklet and explain it aloud in five sentences.',
    },
    {
      when: 'Evenings 2 and 3',
      work: 'Assignments on that question. Draw large, label everything, and do not look anything up for the first twenty minutes.',
    },
    {
      when: 'Evening 4',
      work: 'Another branch: a short assignment in inorganic chemistry if the week was organic. Three branches in three weeks, then round again.',
    },
    {
      when: 'Evening 5',
      work: 'Repair. Only what went wrong on the four evenings before; nothing new.',
    },
    {
      when: 'Sunday morning',
      work: 'PYQs for as long as your exam lasts, from several topics, with the phone in another room. Then an hour for looking closely at what was missed.',
    },
  ],
  inPlans: [
    'A student of our online course for IIT-JAM has part of this already: practice books of 3000+ questions and the PYQs books as soft copies in each tier. With Platinum the same two come to you in print.',
    'The theory booklets are not in an online tier. In the classroom course for IIT-JAM they are included, together with everything else in the table, so a classroom student need not buy anything on this page.',
  ],
  faqs: [
    {
      question: 'Why do the PYQ booklets cost so much less than the others?',
      answer:
        'For IIT-JAM our list has a price of its own for them, lower than for CSIR-NET and GATE. It gives no reason, so we do not add one. They make a cheap first look at what the exam is like.',
    },
    {
      question: 'Are the booklets enough without coaching?',
      answer:
        'They can be, for a student who reads steadily and has somebody to ask. What paper cannot do is answer back or look at your working. If you get stuck often, compare the classroom and online courses before you order.',
    },
    {
      question: 'Will they also help in my university exams?',
      answer:
        'Mostly the theory booklets will, because IIT-JAM rests on the B.Sc. syllabus. Your university may have its own order and its own favourites. Treat the booklets as a second explanation, not as a replacement for your notes.',
    },
    {
      question: 'I have chemistry, but little mathematics. Can I use them?',
      answer:
        'Yes, if you are ready to meet logarithms, simple derivatives and integrals in the physical chapters. The exam has some mathematical ground in it too. Start with an organic assignment and take the physical theory slowly.',
    },
    {
      question: 'Can friends share one set?',
      answer:
        'A booklet is yours and you may sit over it together. It helps most, though, if everybody writes in a notebook of their own. An order has one address and one payment, whoever is going to read it.',
    },
    {
      question: 'What if my address changes while the parcel is under way?',
      answer:
        'Call at once, but do not rely on it: the parcel goes to the address that was given. An accurate address is your side of the order. In the holidays, have it sent to where you will really be.',
    },
    {
      question: 'Is GST added when I order?',
      answer:
        'No, the prices in the table have the 18% in them already. What comes on top is the delivery, by weight and place. Ask for the full amount before you go to the bank.',
    },
  ],
};

import { materialRows, type StudyMaterial } from '@/content/study-material';

export const gateMaterial: StudyMaterial = {
  path: '/studymaterial/gate',
  exam: 'gate',
  heading: 'GATE Chemistry study material',
  meta: {
    title: 'GATE Chemistry Study Material',
    description:
      'Booklets for the GATE Chemistry paper, CY: PYQs, assignments and practice, theory, or all three. Prices with 18% GST, how to order, how long delivery takes.',
    keywords: [
      'GATE Chemistry study material',
      'GATE CY booklets',
      'GATE Chemistry previous year questions book',
      'GATE Chemistry theory notes in print',
    ],
  },
  lede: 'Booklets for GATE Chemistry, CY: old questions, practice and theory on paper, for an exam in which many answers are numbers.',
  familyCard: 'For the CY paper: working that ends in a number, and theory to look it up in.',
  intro: [
    'In a numerical-answer question there is no option to recognise. You carry units through four lines, and a slip in the second line is a wrong value in the last.',
    'That is why these booklets are meant to be written in. Keep a plain calculator and a ruled notebook beside them, and let no question pass without a line of working.',
  ],
  kinds: [
    {
      name: 'PYQ booklets',
      detail:
        'What the CY paper has asked in earlier years: single-choice, multiple-select and numerical questions. They teach you how a question is put, and how exactly a number has to be given.',
    },
    {
      name: 'Assignments and practice',
      detail:
        'Supply for the pencil. Rate constants, cell potentials, partition functions, yields over several steps: the chemistry is soon understood, the fluency comes from repeating it with other numbers.',
    },
    {
      name: 'Theory booklets',
      detail:
        'Where the formulas come from and when they hold. A formula whose conditions you know can be used under pressure; one that you have only seen on a list cannot.',
    },
  ],
  pricesIntro:
    'What each set of booklets costs, and what they cost if you take all of them. No amount has to be added for tax.',
  rows: materialRows('gate'),
  suits: [
    {
      name: 'In the last year of the degree',
      detail:
        'Lectures fill the day and the theory is fresh. Practice and PYQs are then the useful pair, done topic by topic as the university reaches it.',
    },
    {
      name: 'Back at chemistry after some years',
      detail:
        'Someone who comes from a plant or a laboratory needs the argument again before the question. The combined set has the theory in it and lets you go at your own pace.',
    },
    {
      name: 'A second attempt',
      detail:
        'If last time the score was lost by slips and not by gaps, buy practice only. Time yourself on it, and keep a tally of which kind of slip it was.',
    },
  ],
  weekIntro:
    'Ten hours are enough for a week with the booklets if they are the same ten every week. One possible division:',
  week: [
    {
      when: '2 hours',
      work: 'Theory, on one evening: one section, such as the steady-state approximation. Derive the result yourself with the booklet closed, and note the assumption at each step.',
    },
    {
      when: '4 hours',
      work: 'Practice, in two sittings. Estimate the order of magnitude first, then calculate. Write the unit in every line; wrong units are found sooner than wrong digits.',
    },
    {
      when: '2 hours',
      work: 'PYQs by the clock, at about three minutes each, mixed from this topic and an earlier one. Give numbers to as many decimals as the question wants.',
    },
    {
      when: '1 hour',
      work: 'Corrections. Beside each wrong answer goes one word: concept, formula, unit, arithmetic or reading.',
    },
    {
      when: 'The last hour',
      work: 'The most frequent of these five words decides what you do with it: derive, recite, convert, calculate or read slowly.',
    },
  ],
  inPlans: [
    'If you take an online plan for GATE, part of this list is in it. The practice books with 3000+ questions and the PYQs books come as soft copies from Bronze upwards; with Platinum you get the two in print.',
    'Theory booklets are in the classroom course for GATE and in no online tier of it. An online student who wants them on paper buys them here, as a row of their own or within the combined set.',
  ],
  faqs: [
    {
      question: 'Are there enough numerical questions in the booklets?',
      answer:
        'The list gives no count by type of question, so we do not print one here. Ask for it on the phone, or ask to see the practice booklet at the office. For the number alone, the practice books of the course plans are known: 3000+ questions.',
    },
    {
      question: 'Do I need the theory booklets if I have good textbooks?',
      answer:
        'Not necessarily. If your books have the derivations and you use them, PYQs and practice will do more for you. The theory booklets help most where you would otherwise collect a subject from four thick volumes.',
    },
    {
      question: 'Can I buy only the PYQ booklets?',
      answer:
        'Yes, every row of the table is sold on its own. Say on the phone that you want that row only. Another set can follow later, as an order and a parcel of its own.',
    },
    {
      question: 'Do engineering mathematics or general aptitude come with them?',
      answer:
        'The rows of the list are about chemistry and name neither. The CY paper has general aptitude, but no section of engineering mathematics. In the course plans for GATE, general aptitude is one of the items.',
    },
    {
      question: 'Can the same booklets serve for CSIR-NET?',
      answer:
        'In part: the chemistry of the two exams is related, and so are the prices. The PYQs are not, because each exam has its own way of asking. Tell us that you are preparing for both and ask which sets to combine.',
    },
    {
      question: 'Are the answers printed in the booklets?',
      answer:
        'Please ask before you order, for our list does not say which booklets have answers or worked solutions. It is a fair question and takes a minute on the phone. At the office, ask to see for yourself.',
    },
    {
      question: 'May I read the booklets as PDF files?',
      answer:
        'This page sells print. Soft copies belong to the online plans, where every tier has the practice books and the PYQs books in that form. The theory booklets are not listed as a soft copy anywhere.',
    },
  ],
};

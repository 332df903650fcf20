import type { Preparation } from '../../exam-page';
import { textbooks } from '../../textbooks';

export const csirNetPreparation: Preparation = {
  plan: {
    heading: 'CSIR-NET Chemical Science strategy for 3 months and 6 months',
    intro:
      'The unit numbers are those of the official syllabus. Each week solve previous questions of its units, and practise Part A for half an hour on three days.',
    plans: [
      {
        name: '3 months: for units you have studied before',
        weeks: [
          ['Weeks 1 and 2', 'Physical units 1 to 6: quantum mechanics to molecular spectroscopy'],
          ['Weeks 3 and 4', 'Organic units 1 to 6: stereochemistry, mechanisms, named reactions'],
          ['Weeks 5 and 6', 'Inorganic units 1 to 6: bonding, main group, coordination compounds'],
          ['Weeks 7 and 8', 'Physical units 7 to 10: thermodynamics to kinetics'],
          ['Weeks 9 and 10', 'Organic units 7 to 13: reagents, synthesis, pericyclic, spectra'],
          [
            'Weeks 11 and 12',
            'Inorganic units 7 to 12, physical units 11 to 14, interdisciplinary topics; a full paper each week',
          ],
          ['Week 13', 'Three full papers of 180 minutes, each with a day of corrections'],
        ],
      },
      {
        name: '6 months: from the beginning',
        weeks: [
          ['Weeks 1 to 4', 'Physical units 1 to 6, with a page of formulas for each'],
          ['Weeks 5 to 8', 'Organic units 1 to 6: draw every mechanism yourself'],
          ['Weeks 9 to 12', 'Inorganic units 1 to 6; at the end a test on these 18 units'],
          ['Weeks 13 to 15', 'Physical units 7 to 10: one numerical problem for each formula'],
          ['Weeks 16 to 18', 'Organic units 7 to 13: two structures from spectra each day'],
          ['Weeks 19 and 20', 'Inorganic units 7 to 12: electron counting, clusters, enzymes'],
          ['Weeks 21 and 22', 'Physical units 11 to 14 and the five interdisciplinary topics'],
          ['Weeks 23 and 24', 'Second round: the units with most mistakes, Part C questions only'],
          [
            'Weeks 25 and 26',
            'A full paper every second day; in Part C mark the 25 questions you know, then solve them',
          ],
        ],
      },
    ],
  },
  books: {
    heading: 'CSIR-NET Chemical Science books, by unit',
    intro: 'One book for a unit is enough. Read the chapter, close the book, then solve questions.',
    rows: [
      {
        book: textbooks.atkins,
        use: 'Physical units 7 to 11: thermodynamics, statistical thermodynamics, electrochemistry, kinetics, surfaces. Derive the boxed results again without the text.',
      },
      {
        book: textbooks.levine,
        use: 'Physical units 1 to 4: box, oscillator, hydrogen atom, variation and perturbation, MO theory. Work the problems at the end of each chapter.',
      },
      {
        book: textbooks.cotton,
        use: 'Physical unit 5. Find the point group of each complex and metal carbonyl you meet in the inorganic units.',
      },
      {
        book: textbooks.banwell,
        use: 'Physical unit 6: rotational, vibrational, Raman and electronic spectra, magnetic resonance.',
      },
      {
        book: textbooks.huheey,
        use: 'Inorganic units 1 to 6, 8 and 10: bonding, acids and bases, coordination chemistry, clusters, bioinorganic chemistry.',
      },
      {
        book: textbooks.gupta,
        use: 'Inorganic unit 7. Count electrons in every complex before you read its reactions.',
      },
      {
        book: textbooks.skoog,
        use: 'Inorganic unit 9 and physical unit 14: separation, electroanalysis, errors and regression.',
      },
      {
        book: textbooks.clayden,
        use: 'Organic units 3 to 9 and 11. Cover the right-hand side of a scheme and predict the product.',
      },
      { book: textbooks.nasipuri, use: 'Organic unit 2: conformation, topicity, selectivity.' },
      { book: textbooks.fleming, use: 'Organic unit 10. Short enough to work through in a week.' },
      { book: textbooks.warren, use: 'Organic unit 8: disconnections, synthons, protection.' },
      {
        book: textbooks.pavia,
        use: 'Organic unit 13. Use the combined problems with IR, NMR and mass spectra.',
      },
    ],
  },
  // Final keys: EdexLive, 17 Apr 2025, and Anandabazar Patrika on December 2025, both read on 28 Nov 2026.
  papers: {
    heading: 'CSIR-NET Chemical Science previous year papers and mock tests',
    intro:
      'Use papers since June 2011, which have Parts A, B and C. Solve by unit first; keep the latest two sessions for full tests.',
    links: [
      {
        label: 'NTA, Joint CSIR-UGC NET',
        href: 'https://csirnet.nta.nic.in/',
        detail: 'Final answer keys, as published for December 2024 and December 2025.',
      },
      {
        label: 'CSIR-NET PYQ booklets',
        href: '/studymaterial/csir-net',
        detail: 'Previous questions in print, by topic.',
      },
      {
        label: 'Free CSIR-NET mock test',
        href: '/practice/csir-net',
        detail: 'Palette, clock and negative marking, with your result at once.',
      },
      {
        label: 'CSIR-NET questions solved',
        href: '/practice/csir-net/solutions',
        detail: 'A worked solution for each question of the free test.',
      },
    ],
  },
};

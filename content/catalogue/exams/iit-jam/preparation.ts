import type { Preparation } from '../../exam-page';
import { textbooks } from '../../textbooks';

export const iitJamPreparation: Preparation = {
  plan: {
    heading: 'IIT-JAM Chemistry study plan for 3 months and 6 months',
    intro:
      'Three evenings a week for theory, three for questions of the same unit: MCQ first, then MSQ, then NAT.',
    plans: [
      {
        name: '3 months: November to the exam',
        weeks: [
          ['Week 1', 'Mathematics of class 12: integrals, differential equations, determinants'],
          ['Weeks 2 and 3', 'Basic concepts and stereochemistry; reaction mechanism'],
          ['Weeks 4 and 5', 'Thermodynamics, chemical and phase equilibria, electrochemistry'],
          ['Weeks 6 and 7', 'Periodic table, bonding and shapes, main group, extraction of metals'],
          ['Weeks 8 and 9', 'Atomic and molecular structure, kinetics, gases, liquids, solids'],
          ['Week 10', 'Transition metals and bioinorganic chemistry'],
          [
            'Week 11',
            'Aromatic and heterocyclic chemistry, natural products, qualitative analysis',
          ],
          ['Week 12', 'Adsorption, spectroscopy, analytical chemistry, instrumental methods'],
          ['Week 13', 'Four full papers; mistakes of Section A listed by unit'],
        ],
      },
      {
        name: '6 months: with your college timetable',
        weeks: [
          ['Weeks 1 and 2', 'Mathematics of class 12, and the periodic table'],
          ['Weeks 3 to 6', 'Basic concepts, stereochemistry, mechanisms: one reaction type a day'],
          ['Weeks 7 to 10', 'Thermodynamics, equilibria, electrochemistry'],
          ['Weeks 11 to 13', 'Bonding, main group, extraction of metals; first full paper'],
          ['Weeks 14 to 17', 'Atomic and molecular structure, kinetics, states of matter'],
          ['Weeks 18 and 19', 'Transition metals and bioinorganic chemistry'],
          ['Weeks 20 and 21', 'Aromatic and heterocyclic chemistry, natural products'],
          [
            'Weeks 22 and 23',
            'Spectroscopy, adsorption, qualitative and analytical chemistry, instrumental methods',
          ],
          ['Weeks 24 to 26', 'A full paper every Sunday and Wednesday, NAT again on Friday'],
        ],
      },
    ],
  },
  books: {
    heading: 'IIT-JAM Chemistry books, by unit',
    intro:
      'Your B.Sc. textbooks cover the syllabus. Begin with the one you have, and add one for each gap.',
    rows: [
      {
        book: textbooks.puri,
        use: 'Gases, liquids, solids, thermodynamics, equilibria, electrochemistry, adsorption. Solve the examples before you read their answers.',
      },
      {
        book: textbooks.castellan,
        use: 'Thermodynamics and kinetics with their mathematics: partial derivatives, rate laws.',
      },
      {
        book: textbooks.banwell,
        use: 'The first chapters, for rotational, vibrational and electronic spectra.',
      },
      {
        book: textbooks.lee,
        use: 'Periodic table, bonding, s, p and d block. Make a table of trends for each group.',
      },
      {
        book: textbooks.miessler,
        use: 'MO diagrams, crystal field theory, isomerism and spectra of complexes.',
      },
      {
        book: textbooks.morrison,
        use: 'Functional groups and their reactions, carbohydrates, amino acids.',
      },
      {
        book: textbooks.sykes,
        use: 'Substitution, elimination, addition and rearrangement, in the order of the chapters.',
      },
      {
        book: textbooks.clayden,
        use: 'Stereochemistry, enolates and heterocycles, where you want more detail.',
      },
      {
        book: textbooks.skoog,
        use: 'Analytical chemistry: titrations, indicators, conductometry, potentiometry.',
      },
    ],
  },
  // Mock test: Shiksha on JAM 2026, read on 28 Nov 2026.
  papers: {
    heading: 'IIT-JAM Chemistry previous year papers and mock tests',
    intro:
      'Keep to papers with the three sections A, B and C, and time Section C separately at first.',
    links: [
      {
        label: 'JAM 2026, IIT Bombay',
        href: 'https://jam2026.iitb.ac.in',
        detail: 'The official mock test: the screen, the palette and the number pad of the exam.',
      },
      {
        label: 'JAM PYQ booklets',
        href: '/studymaterial/iit-jam',
        detail: 'Previous papers by subtopic, printed.',
      },
      {
        label: 'Free JAM Chemistry mock test',
        href: '/practice/iit-jam',
        detail: 'A short paper with Sections A, B and C and their marking.',
      },
      {
        label: 'JAM questions solved',
        href: '/practice/iit-jam/solutions',
        detail: 'Each answer with the way to it, and why the other options fail.',
      },
    ],
  },
};

import type { Preparation } from '../../exam-page';
import { textbooks } from '../../textbooks';

export const gatePreparation: Preparation = {
  plan: {
    heading: 'GATE Chemistry study plan for 3 months and 6 months',
    intro:
      'Units as in the CY syllabus. Solve numerical questions every day with the calculator on your screen, and add an hour of general aptitude a week.',
    plans: [
      {
        name: '3 months: revision and practice',
        weeks: [
          ['Weeks 1 and 2', 'Structure, group theory, spectroscopy'],
          ['Weeks 3 and 4', 'Stereochemistry, reaction mechanisms, experimental techniques'],
          ['Weeks 5 and 6', 'Equilibrium, kinetics, surfaces and interfaces'],
          ['Weeks 7 and 8', 'Main group, transition elements, lanthanides and actinides, solids'],
          ['Weeks 9 and 10', 'Organic synthesis, pericyclic reactions, heterocycles, biomolecules'],
          [
            'Week 11',
            'Organometallics, bioinorganic chemistry, radioactivity, instrumental methods',
          ],
          [
            'Weeks 12 and 13',
            'A paper of 65 questions every third day; wrong MCQs sorted by cause',
          ],
        ],
      },
      {
        name: '6 months: theory first',
        weeks: [
          ['Weeks 1 to 4', 'Structure and group theory: derive each level and wave function'],
          ['Weeks 5 to 7', 'Stereochemistry and reaction mechanisms'],
          ['Weeks 8 to 10', 'Equilibrium: laws, mixtures, ions, cells, phases'],
          ['Weeks 11 to 13', 'Main group and transition elements; a test on the first 13 weeks'],
          ['Weeks 14 and 15', 'Kinetics, surfaces and interfaces'],
          ['Weeks 16 to 18', 'Organic synthesis, pericyclic reactions, photochemistry'],
          ['Weeks 19 and 20', 'Spectroscopy, experimental techniques, instrumental methods'],
          [
            'Weeks 21 and 22',
            'Organometallics, bioinorganic chemistry, solids, radioactivity, lanthanides',
          ],
          ['Weeks 23 and 24', 'Heterocycles, biomolecules; MSQs of all sections'],
          ['Weeks 25 and 26', 'Full papers of 180 minutes, each revised on the next day'],
        ],
      },
    ],
  },
  books: {
    heading: 'GATE Chemistry books, by section of the syllabus',
    intro: 'Choose one book for each unit, and more questions rather than more books.',
    rows: [
      {
        book: textbooks.mcQuarrie,
        use: 'Structure: postulates, boxes, oscillator, rotor, hydrogen-like atoms. Set up each integral before you look it up.',
      },
      {
        book: textbooks.cotton,
        use: 'Group theory: reduce representations for vibrations and for hybrid orbitals.',
      },
      {
        book: textbooks.banwell,
        use: 'Spectroscopy: turn line spacings into bond lengths and force constants.',
      },
      {
        book: textbooks.atkins,
        use: 'Equilibrium and surfaces. Do the numerical exercises with units throughout.',
      },
      {
        book: textbooks.laidler,
        use: 'Kinetics: steady state, transition state theory, unimolecular and fast reactions.',
      },
      {
        book: textbooks.huheey,
        use: 'Main group, transition elements, lanthanides and actinides, bioinorganic chemistry.',
      },
      { book: textbooks.gupta, use: 'Organometallics: 18-electron rule and catalytic cycles.' },
      {
        book: textbooks.west,
        use: 'Solids: packing, structure types, defects, Bragg’s law, band theory.',
      },
      { book: textbooks.nasipuri, use: 'Stereochemistry, with conformations of rings.' },
      {
        book: textbooks.clayden,
        use: 'Reaction mechanisms, organic synthesis, heterocyclic compounds, biomolecules.',
      },
      {
        book: textbooks.fleming,
        use: 'Pericyclic reactions: frontier orbitals and selection rules.',
      },
      {
        book: textbooks.pavia,
        use: 'Experimental techniques: structures from IR, NMR and mass spectra.',
      },
    ],
  },
  // GATE 2026: Karmasandhan and NewsX; mock test: India Today, 5 Jan 2026. Read on 28 Nov 2026.
  papers: {
    heading: 'GATE Chemistry previous year papers with answer keys and solutions',
    intro:
      'Use the master paper and its key together: each candidate saw the questions in a different order.',
    links: [
      {
        label: 'GATE 2026, IIT Guwahati',
        href: 'https://gate2026.iitg.ac.in',
        detail: 'Master question paper and final answer key of CY, and the official mock test.',
      },
      {
        label: 'GATE PYQ booklets',
        href: '/studymaterial/gate',
        detail: 'Questions of previous papers in print, by subtopic.',
      },
      {
        label: 'Free GATE Chemistry mock test',
        href: '/practice/gate',
        detail: 'MCQ, MSQ and NAT with the clock and the marking of the exam.',
      },
      {
        label: 'GATE questions solved',
        href: '/practice/gate/solutions',
        detail: 'Solutions step by step, arranged by unit.',
      },
    ],
  },
};

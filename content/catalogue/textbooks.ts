/** A textbook in general use. Without its edition: the chapters that the exams ask about are in every one. */
export type Textbook = { authors: string; title: string };

/** Textbooks by subject, for the pages about exams. */
export const textbooks = {
  atkins: { authors: 'P. Atkins and J. de Paula', title: 'Physical Chemistry' },
  castellan: { authors: 'G. W. Castellan', title: 'Physical Chemistry' },
  puri: {
    authors: 'B. R. Puri, L. R. Sharma and M. S. Pathania',
    title: 'Principles of Physical Chemistry',
  },
  levine: { authors: 'I. N. Levine', title: 'Quantum Chemistry' },
  mcQuarrie: { authors: 'D. A. McQuarrie', title: 'Quantum Chemistry' },
  cotton: { authors: 'F. A. Cotton', title: 'Chemical Applications of Group Theory' },
  laidler: { authors: 'K. J. Laidler', title: 'Chemical Kinetics' },
  banwell: {
    authors: 'C. N. Banwell and E. M. McCash',
    title: 'Fundamentals of Molecular Spectroscopy',
  },
  west: { authors: 'A. R. West', title: 'Solid State Chemistry and its Applications' },
  huheey: {
    authors: 'J. E. Huheey, E. A. Keiter and R. L. Keiter',
    title: 'Inorganic Chemistry: Principles of Structure and Reactivity',
  },
  miessler: { authors: 'G. L. Miessler and D. A. Tarr', title: 'Inorganic Chemistry' },
  lee: { authors: 'J. D. Lee', title: 'Concise Inorganic Chemistry' },
  gupta: { authors: 'B. D. Gupta and A. J. Elias', title: 'Basic Organometallic Chemistry' },
  skoog: {
    authors: 'D. A. Skoog, D. M. West, F. J. Holler and S. R. Crouch',
    title: 'Fundamentals of Analytical Chemistry',
  },
  clayden: { authors: 'J. Clayden, N. Greeves and S. Warren', title: 'Organic Chemistry' },
  morrison: { authors: 'R. T. Morrison and R. N. Boyd', title: 'Organic Chemistry' },
  sykes: { authors: 'P. Sykes', title: 'A Guidebook to Mechanism in Organic Chemistry' },
  nasipuri: {
    authors: 'D. Nasipuri',
    title: 'Stereochemistry of Organic Compounds: Principles and Applications',
  },
  fleming: { authors: 'I. Fleming', title: 'Pericyclic Reactions' },
  warren: { authors: 'S. Warren', title: 'Organic Synthesis: The Disconnection Approach' },
  pavia: {
    authors: 'D. L. Pavia, G. M. Lampman and G. S. Kriz',
    title: 'Introduction to Spectroscopy',
  },
} as const satisfies Record<string, Textbook>;

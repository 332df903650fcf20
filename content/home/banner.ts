export type BannerSlide = {
  picture: 'benzene' | 'nmr' | 'distillation' | 'lattice';
  /** The colour the slide stands on; blue and prussian carry white text. */
  ground: 'blue' | 'paper' | 'prussian' | 'tint';
  heading: string;
  subheading: string;
  link: { label: string; href: string };
};

/** The two lines that appear on every slide, word for word (application, section 2). */
export const fixedLines = [
  'Our institute is committed to providing the best education to students',
  'and helping them achieve their goals',
] as const;

/** The four slides of the banner on Home. */
export const bannerSlides: readonly BannerSlide[] = [
  {
    picture: 'benzene',
    ground: 'blue',
    heading: 'Chemistry, worked out on the board',
    subheading:
      'Coaching for CSIR-NET/JRF, GATE, IIT-JAM and CUET (PG): live online, or in our classroom in Delhi.',
    link: { label: 'See the online courses', href: '/onlinecourses' },
  },
  {
    picture: 'nmr',
    ground: 'paper',
    heading: 'Learn to read a spectrum like a sentence',
    subheading:
      'Unitwise tests, previous-year questions and mock tests, until the signals say what the molecule is.',
    link: { label: 'See the test series', href: '/testseries' },
  },
  {
    picture: 'distillation',
    ground: 'prussian',
    heading: 'The syllabus, one fraction at a time',
    subheading:
      'Regular or weekend batches at Jia Sarai, Delhi: inorganic, organic and physical chemistry, each in its turn.',
    link: { label: 'See the classroom courses', href: '/offlinecourses' },
  },
  {
    picture: 'lattice',
    ground: 'tint',
    heading: 'Layer on layer, the way a crystal grows',
    subheading:
      'Theory booklets first, then assignments, then the questions of earlier years: study material in print.',
    link: { label: 'See the study material', href: '/studymaterial' },
  },
];

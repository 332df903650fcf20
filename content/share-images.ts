/** The picture that a link to a page of a family shows in a chat or on social media. */
export type ShareImage = {
  /** The first part of the paths that carry it; '' for every other page. */
  readonly family: string;
  readonly title: string;
  readonly line: string;
  /** Page whose first figure is drawn on it. */
  readonly figureFrom: string;
  readonly alt: string;
};

/** Pixels of the specification (catalogue, section 9). */
export const shareImageSize = { width: 2694, height: 1402 } as const;

export const shareImages: readonly ShareImage[] = [
  {
    family: '',
    title: 'Chemistry, worked out on the board',
    line: 'CSIR-NET, GATE, IIT-JAM and CUET (PG)',
    figureFrom: '/onlinecourses/iit-jam',
    alt: 'The Frost circle of benzene beside its energy levels, and the name of the institute',
  },
  {
    family: 'onlinecourses',
    title: 'Online courses',
    line: 'Live and recorded classes, with every fee and what it includes',
    figureFrom: '/onlinecourses/csir-net',
    alt: 'The d orbitals of copper split in water, and the words Online courses',
  },
  {
    family: 'offlinecourses',
    title: 'Classroom courses',
    line: 'Regular and weekend batches at Jia Sarai, Delhi',
    figureFrom: '/offlinecourses/csir-net',
    alt: 'A flask under a reflux condenser, and the words Classroom courses',
  },
  {
    family: 'testseries',
    title: 'Test series',
    line: 'Subject-wise, topic-wise, minor and mock tests',
    figureFrom: '/testseries/csir-net',
    alt: 'A normal distribution of scores with its percentiles, and the words Test series',
  },
  {
    family: 'studymaterial',
    title: 'Study material',
    line: 'Previous-year questions, assignments and theory in print',
    figureFrom: '/studymaterial/csir-net',
    alt: 'A Jablonski diagram, and the words Study material',
  },
];

/** The share image of a page, by the first part of its path. */
export function shareImageOf(path: string): ShareImage & { readonly file: string } {
  const family = path.split('/')[1];
  const image = shareImages.find((one) => one.family === family) ?? shareImages[0];
  if (!image) throw new Error('There is no share image.');
  return { ...image, file: shareImageFile(image) };
}

/** Its address below the site's own. */
export function shareImageFile({ family }: ShareImage): string {
  return `/images/share/${family || 'institute'}.jpg`;
}

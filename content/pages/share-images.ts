import { examPages } from '@/content/catalogue/exams/pages';

/**
 * The Open Graph image of a family's pages. It is drawn once, so it names nothing that the owner
 * publishes: neither the institute nor its place or a price.
 */
export type ShareImage = {
  readonly name: string;
  /** First path segments that use it; empty for the default image. */
  readonly families: readonly string[];
  readonly title: string;
  readonly line: string;
  /** The page whose first figure it shows. */
  readonly figureFrom: string;
  readonly alt: string;
};

/** In pixels (specification). */
export const shareImageSize = { width: 2694, height: 1402 } as const;

export const shareImages: readonly ShareImage[] = [
  {
    name: 'institute',
    families: [],
    title: 'Chemistry coaching in Delhi and online',
    line: 'CSIR-NET, GATE, IIT-JAM and CUET (PG)',
    figureFrom: '/onlinecourses/iit-jam',
    alt: 'The Frost circle of benzene beside its energy levels, and the words Chemistry coaching in Delhi and online',
  },
  {
    name: 'onlinecourses',
    families: ['onlinecourses'],
    title: 'Online courses',
    line: 'Live and recorded classes for CSIR-NET, GATE, IIT-JAM, CUET (PG)',
    figureFrom: '/onlinecourses/csir-net',
    alt: 'The d orbitals of copper split in water, and the words Online courses',
  },
  {
    name: 'offlinecourses',
    families: ['offlinecourses'],
    title: 'Classroom courses',
    line: 'Regular and weekend batches, and how to join',
    figureFrom: '/offlinecourses/csir-net',
    alt: 'A flask under a reflux condenser, and the words Classroom courses',
  },
  {
    name: 'testseries',
    families: ['testseries'],
    title: 'Test series',
    line: 'Subject-wise, topic-wise, minor and mock tests',
    figureFrom: '/testseries/csir-net',
    alt: 'A normal distribution of scores with its percentiles, and the words Test series',
  },
  {
    name: 'studymaterial',
    families: ['studymaterial'],
    title: 'Study material',
    line: 'Previous-year questions, assignments and theory in print',
    figureFrom: '/studymaterial/csir-net',
    alt: 'A Jablonski diagram, and the words Study material',
  },
  ...Object.values(examPages).map(({ path, shareImage }) => ({
    name: path.slice(1),
    families: [path.slice(1)],
    figureFrom: path,
    ...shareImage,
  })),
  {
    name: 'cuet-pg',
    families: ['cuet-pg'],
    title: 'CUET PG Chemistry',
    line: 'The paper SCQP08, its topics, and who uses the score',
    figureFrom: '/onlinecourses/cuet',
    alt: 'A titration curve with the band of phenolphthalein, and the words CUET PG Chemistry',
  },
  {
    name: 'results',
    families: ['result', 'result-explore'],
    title: 'Results',
    line: 'CSIR-NET, GATE and IIT-JAM Chemistry',
    figureFrom: '/result/csir-net',
    alt: 'The line spectrum of helium, and the word Results',
  },
  {
    name: 'about',
    families: ['about'],
    title: 'Who we are',
    line: 'The institute, what it teaches and how',
    figureFrom: '/about',
    alt: 'Hybrid orbitals and the angles between them, and the words Who we are',
  },
  {
    name: 'new-batch',
    families: ['new-batch'],
    title: 'New batches',
    line: 'Start dates, timings and crash courses, online and in Delhi',
    figureFrom: '/new-batch',
    alt: 'Three curves of a reaction in two steps, and the words New batches',
  },
];

/** The share image of a page, by the first segment of its path. */
export function shareImageOf(path: string): ShareImage & { readonly file: string } {
  const family = path.split('/')[1] ?? '';
  const image = shareImages.find((one) => one.families.includes(family)) ?? shareImages[0];
  if (!image) throw new Error('There is no share image.');
  return { ...image, file: shareImageFile(image) };
}

/** Its path on the site. */
export function shareImageFile({ name }: ShareImage): string {
  return `/images/share/${name}.jpg`;
}

/**
 * An icon drawn from the mark (`npm run images`), for the web manifest and as the institute's logo.
 */
type SiteIcon = {
  readonly file: `/images/icons/${string}.png`;
  readonly size: 192 | 512;
  /** A maskable icon fills its square, so that a phone can crop it. */
  readonly purpose: 'any' | 'maskable';
};

export const logo: SiteIcon = { file: '/images/icons/icon-512.png', size: 512, purpose: 'any' };

export const siteIcons: readonly SiteIcon[] = [
  { file: '/images/icons/icon-192.png', size: 192, purpose: 'any' },
  logo,
  { file: '/images/icons/maskable-512.png', size: 512, purpose: 'maskable' },
];

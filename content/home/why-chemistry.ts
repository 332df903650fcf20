import type { Link } from '../navigation';

type Door = { exam: string; opens: string; href: string };

/** "Why chemistry" on Home (application, section 2). */
export const whyChemistry: {
  heading: string;
  lede: string;
  paragraphs: readonly string[];
  doors: readonly Door[];
  link: Link;
} = {
  heading: 'Why chemistry',
  lede: 'One syllabus, several doors. Every exam we teach for asks about the same three branches; what changes is how deep the question goes and where the answer leads.',
  paragraphs: [
    'Chemistry explains things you can hold: why copper sulphate is blue, why soap cleans, why a medicine works in one mirror image and not in the other. A student who likes that kind of explanation usually has the patience that the subject asks for.',
    'It also forgives a change of plan. The thermodynamics you learn for IIT-JAM is still there when you sit GATE; the mechanisms you draw for CUET (PG) come back, harder, in CSIR-NET. Work done for one paper is seldom lost for the next.',
  ],
  doors: [
    {
      exam: 'IIT-JAM',
      opens: 'M.Sc. at the IITs and other institutes that take its rank',
      href: '/iit-jam',
    },
    {
      exam: 'CUET (PG)',
      opens: 'M.Sc. at central universities and others that take part',
      href: '/onlinecourses/cuet',
    },
    {
      exam: 'GATE',
      opens: 'M.Tech. and Ph.D. admission, and some public-sector posts',
      href: '/gate',
    },
    {
      exam: 'CSIR-NET',
      opens: 'Junior Research Fellowship, and assistant professorship',
      href: '/csir-net-jrf',
    },
    { exam: 'TIFR', opens: 'Research at the Tata Institute', href: '/testseries/tifr' },
    {
      exam: 'BARC',
      opens: 'Training as a scientific officer',
      href: '/testseries/barc',
    },
  ],
  link: { label: 'Who teaches you', href: '/about' },
};

import type { Link } from '../navigation';
import { formatRupees, type Paise } from '../money';
import { requirePlan } from '../plans';

/** One way to prepare for IIT-JAM. Fees are in paise, with 18% GST. */
export type Program = {
  name: string;
  suits: string;
  fees: readonly { where: string; price: Paise; struckPrice: Paise | null; from?: true }[];
};

/** What Home says about preparing for one exam. */
export type Coaching = {
  id: string;
  heading: string;
  /** The number this exam is known by, as the institute cites it. */
  cited: { figure: string; meaning: string };
  paragraphs: readonly string[];
  programs?: readonly Program[];
  links: readonly Link[];
};

const jamOnline = requirePlan('iit-jam', 'online', '1-year');
const jamOneYear = requirePlan('iit-jam', 'offline', '1-year');
const jamTwoYears = requirePlan('iit-jam', 'offline', '2-years');
const csirOnline = formatRupees(requirePlan('csir-net', 'online', '6-months').price);
const gateOnline = formatRupees(requirePlan('gate', 'online', '6-months').price);
const gateSixMonths = formatRupees(requirePlan('gate', 'offline', '6-months').price);
const gateOneYear = formatRupees(requirePlan('gate', 'offline', '1-year').price);

/** CSIR NET, IIT-JAM and GATE coaching (application, sections 2 and 9). */
export const coaching: readonly Coaching[] = [
  {
    id: 'csir-net-coaching',
    heading: 'CSIR NET coaching',
    cited: {
      figure: '0.5%',
      meaning: 'the success rate we cite for JRF and assistant professor: 1 candidate in 200',
    },
    paragraphs: [
      'CSIR-NET Chemical Sciences decides two things at once: who may do research on a Junior Research Fellowship, and who may teach as an assistant professor. The questions go to the depth of an M.Sc. and are seldom about one chapter only, so a topic counts as done when you can use it inside another one.',
      'The regular batch gives this 4 to 6 hours daily, six days a week, for about five months. If you are in a job or in the last year of your M.Sc., the weekend batch spreads the same subject over weekends and holidays. General aptitude, the part that chemists tend to leave for the last week, is an item of its own in the online plans.',
    ],
    links: [
      { label: 'About CSIR-NET/JRF', href: '/csir-net-jrf' },
      { label: `Online, from ${csirOnline}`, href: '/onlinecourses/csir-net' },
      { label: 'CSIR-NET in the classroom', href: '/offlinecourses/csir-net' },
    ],
  },
  {
    id: 'iit-jam-coaching',
    heading: 'IIT-JAM coaching',
    cited: {
      figure: '25-30',
      meaning: 'questions make a good attempt, at 90% accuracy',
    },
    paragraphs: [
      'IIT-JAM is the way from a B.Sc. to an M.Sc. at the IITs. It rewards the student who attempts fewer questions and gets them right, so practise deciding what to leave as well as what to answer.',
      'There are two programs. They teach the same syllabus and differ in when you start.',
    ],
    programs: [
      {
        name: '1-year program',
        suits:
          'Start here in the last year of your B.Sc., or after it. Online and in the classroom.',
        fees: [
          { where: 'Online', price: jamOnline.price, struckPrice: null, from: true },
          { where: 'Classroom', price: jamOneYear.price, struckPrice: jamOneYear.struckPrice },
        ],
      },
      {
        name: '2-year program',
        suits:
          'Start here a year earlier: the first year builds the ground while college goes on, the second is for problems and tests.',
        fees: [
          { where: 'Classroom', price: jamTwoYears.price, struckPrice: jamTwoYears.struckPrice },
        ],
      },
    ],
    links: [
      { label: 'About IIT-JAM', href: '/iit-jam' },
      { label: 'Online course', href: '/onlinecourses/iit-jam' },
      { label: 'Classroom programs', href: '/offlinecourses/iit-jam' },
    ],
  },
  {
    id: 'gate-coaching',
    heading: 'GATE coaching',
    cited: { figure: '40-50', meaning: 'questions make a good attempt in the CY paper' },
    paragraphs: [
      'GATE Chemistry, the CY paper, asks for numbers as often as for words: many answers are typed in, with no options to lean on. That makes it an exam of steady calculation, in physical chemistry above all, and calculation is learnt by doing it against the clock.',
      `Online you can take 6 months or 1 year, in four tiers. In the classroom there is one batch, Diamond, for 6 months at ${gateSixMonths} or for 1 year at ${gateOneYear}. Those who sit GATE and CSIR-NET in the same year study most of the chemistry once; ask us how to arrange the two.`,
    ],
    links: [
      { label: 'About GATE', href: '/gate' },
      { label: `Online, from ${gateOnline}`, href: '/onlinecourses/gate' },
      { label: 'GATE in the classroom', href: '/offlinecourses/gate' },
    ],
  },
];

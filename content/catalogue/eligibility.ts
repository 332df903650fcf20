import type { IsoDay } from '@/content/day';
import type { FactTable } from './exam-facts';
import { barcRules, csirNetRules, nitRules } from './eligibility-rules';
import type { CutOffTable } from './exams/cut-offs';
import type { ExamId } from './exams/exams';
import { lastDayOf, sessionOrder } from './exam-calendar';
import { examDates } from './exams/exam-dates';
import { examFacts } from './exams/facts';

export const degrees = [
  ['bachelors', 'B.Sc. or another bachelor’s degree of three years'],
  ['four-year', 'Bachelor’s degree of four years, B.Tech., B.E. or B.Pharm.'],
  ['masters', 'M.Sc., integrated M.Sc. or BS-MS'],
] as const;

export const subjects = [
  ['chemistry', 'Chemistry'],
  ['science', 'Another science or technology'],
  ['other', 'Another subject'],
] as const;

export const stages = [
  ['completed', 'Completed'],
  ['final', 'In the final year'],
  ['third', 'In the third year, not the last'],
  ['earlier', 'In an earlier year'],
] as const;

export const categories = [
  ['general', 'General'],
  ['ews', 'General-EWS'],
  ['obc', 'OBC-NCL'],
  ['sc', 'SC'],
  ['st', 'ST'],
] as const;

export const genders = [
  ['woman', 'Woman'],
  ['man', 'Man'],
  ['third', 'Third gender'],
] as const;

type IdIn<Choices extends readonly (readonly [string, string])[]> = Choices[number][0];

/** Somebody who asks which exams are open. */
export interface Candidate {
  /** The highest degree, completed or being studied for. */
  degree: IdIn<typeof degrees>;
  subject: IdIn<typeof subjects>;
  stage: IdIn<typeof stages>;
  /** Percent of marks, so far or in the end. */
  percent: number;
  /** YYYY-MM; the day is not asked for. */
  born: string;
  category: IdIn<typeof categories>;
  gender: IdIn<typeof genders>;
  hasDisability: boolean;
}

/** What a candidate of this category needed last. */
interface Target {
  /** "JRF, Dec 2022 / June 2023" */
  name: string;
  marks: number;
  outOf: number;
}

export interface ExamAnswer {
  exam: ExamId;
  /** `later` opens without a change of degree, only by time. */
  verdict: 'open' | 'later' | 'closed';
  /** Why, in one sentence; the rule with its numbers is part of it. */
  reason: string;
  /** What more is to be known: results within reach, ages, conditions of institutes. */
  notes: readonly string[];
  targets: readonly Target[];
  /** The page with the rules. */
  rules: string;
}

const isReserved = ({ category, gender, hasDisability }: Candidate) =>
  ['obc', 'sc', 'st'].includes(category) || gender === 'third' || hasDisability;

/** Whether a bachelor's degree is completed or in its last year. */
const hasBachelors = ({ degree, stage }: Candidate) =>
  degree === 'masters' || stage === 'completed' || stage === 'final';

/** Years of age on a day; on the safe side, as born on the first of the month. */
function ageOn({ born }: Candidate, day: IsoDay): number {
  const [year = 0, month = 0] = born.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0] = day.split('-').map(Number);
  return thisYear - year - (thisMonth < month ? 1 : 0);
}

/**
 * The figure of the newest row in the column of the candidate's category; of PwD, that of disability.
 * @param names the columns of each category
 */
function newest(
  { rows, columns }: FactTable,
  names: Readonly<Record<Candidate['category'] | 'disability', string>>,
  { category, hasDisability }: Candidate,
): { session: string; figure: number } | null {
  const column = columns.indexOf(names[hasDisability ? 'disability' : category]) - 1;
  const [row] = rows;
  const figure = Number(row?.cells[column]);
  return row && Number.isFinite(figure) ? { session: row.heading, figure } : null;
}

const bySix = {
  general: 'UR',
  ews: 'EWS',
  obc: 'OBC',
  sc: 'SC',
  st: 'ST',
  disability: 'PwD',
} as const;

const byThree = {
  general: 'General',
  ews: 'OBC-NCL, EWS',
  obc: 'OBC-NCL, EWS',
  sc: 'SC, ST, PwD',
  st: 'SC, ST, PwD',
  disability: 'SC, ST, PwD',
} as const;

const cutOffsOf = (exam: 'csir-net' | 'gate' | 'iit-jam', name: CutOffTable) =>
  examFacts[exam].pages['cut-off']?.tables.find(({ cutOffs }) => cutOffs === name);

/** The sessions of CSIR-NET, June and December, from `day` on in which a candidate is not too old for JRF. */
function jrfSessionsLeft(candidate: Candidate, limit: number, day: IsoDay): number {
  const year = Number(day.slice(0, 4));
  const next = [-1, 0, 1].find((place) => applicationsClose(year, place) >= day) ?? 2;
  for (let left = 0; ; left += 1) {
    const place = next + left;
    // Age counts on 1 July for June, and for December on 1 October.
    const counted = `${year + Math.floor(place / 2)}-${place % 2 === 0 ? '07' : '10'}-01`;
    if (ageOn(candidate, counted) > limit || left === 80) return left;
  }
}

/**
 * The last day to apply for a session of CSIR-NET: from the calendar, otherwise the end of June or of October.
 * @param place 0 for the June session of `year`, 1 for its December session, 2 for the next June, …
 */
function applicationsClose(year: number, place: number): IsoDay {
  const isJune = place % 2 === 0;
  const own = year + Math.floor(place / 2);
  const session = sessionOrder(`${isJune ? 'June' : 'December'} ${own}`);
  const known = examDates.find(
    (date) =>
      date.exam === 'csir-net' &&
      date.kind === 'applications' &&
      sessionOrder(date.session) === session,
  );
  return known ? lastDayOf(known) : `${own}-${isJune ? '06-30' : '10-31'}`;
}

function jrfLimit({ category, gender, hasDisability }: Candidate): number {
  const { open, obc, five } = csirNetRules.jrfAge;
  if (['sc', 'st'].includes(category) || gender !== 'man' || hasDisability) return five;
  return category === 'obc' ? obc : open;
}

function csirNet(candidate: Candidate, day: IsoDay): ExamAnswer {
  const { degree, stage, percent } = candidate;
  const kind = isReserved(candidate) ? 'reserved' : 'open';
  const answer = {
    exam: 'csir-net',
    rules: '/csir-net-jrf/eligibility',
    notes: [],
    targets: [],
  } as const;
  if (degree === 'bachelors') {
    const reason = `CSIR-NET asks for a master’s degree with ${csirNetRules.masters[kind]}% or a bachelor’s degree of four years with ${csirNetRules.bachelors[kind]}%. You may apply while you study for the M.Sc.`;
    return { ...answer, verdict: 'later', reason };
  }
  const isMasters = degree === 'masters';
  const needed = csirNetRules[isMasters ? 'masters' : 'bachelors'][kind];
  const name = isMasters ? 'master’s degree' : 'bachelor’s degree of four years';
  if (percent < needed && stage === 'completed') {
    const reason = `Your category needs ${needed}% in a ${name}, and marks are not rounded up.`;
    return { ...answer, verdict: 'closed', reason };
  }
  if (!isMasters && stage !== 'completed') {
    const reason = `A ${name} counts with ${needed}% once it is completed.`;
    return { ...answer, verdict: 'later', reason };
  }
  const limit = jrfLimit(candidate);
  const left = jrfSessionsLeft(candidate, limit, day);
  const reason =
    stage === 'completed'
      ? `Your category needs ${needed}% in a ${name}.`
      : `You may apply while you study. Finish the ${name} with at least ${needed}%.`;
  const jrf =
    left > 0
      ? `JRF up to ${limit} years of age in your category: ${left} ${left === 1 ? 'session' : 'sessions'} left.`
      : `You are over ${limit}, the age limit for JRF in your category.`;
  const others = isMasters
    ? 'Assistant professor and admission to a PhD have no age limit.'
    : 'Admission to a PhD has no age limit. Assistant professor needs a master’s degree.';
  return {
    ...answer,
    verdict: 'open',
    reason,
    notes: [jrf, others],
    targets: csirTargets(candidate, left > 0),
  };
}

function csirTargets(candidate: Candidate, canHaveJrf: boolean): readonly Target[] {
  const lists = [
    ...(canHaveJrf ? [['JRF', cutOffsOf('csir-net', 'jrf')] as const] : []),
    ['Assistant professor', cutOffsOf('csir-net', 'lectureship')] as const,
  ];
  return lists.flatMap(([name, table]) => {
    const found = table && newest(table, bySix, candidate);
    return found
      ? [{ name: `${name}, ${found.session}`, marks: found.figure * 2, outOf: 200 }]
      : [];
  });
}

function qualifying(exam: 'gate' | 'iit-jam', candidate: Candidate): readonly Target[] {
  const table = cutOffsOf(exam, exam);
  const found = table && newest(table, byThree, candidate);
  return found
    ? [{ name: `Qualifying mark, ${found.session}`, marks: found.figure, outOf: 100 }]
    : [];
}

function gate(candidate: Candidate): ExamAnswer {
  const { degree, stage } = candidate;
  const isOpen = degree === 'masters' || stage !== 'earlier';
  const answer = {
    exam: 'gate',
    rules: '/gate/eligibility',
    notes: ['No age limit, no minimum percentage. The score counts for three years.'],
    targets: qualifying('gate', candidate),
  } as const;
  return isOpen
    ? {
        ...answer,
        verdict: 'open',
        reason: 'GATE is open from the third year of a bachelor’s degree.',
      }
    : {
        ...answer,
        verdict: 'later',
        reason: 'GATE is open from the third year of a bachelor’s degree.',
      };
}

function iitJam(candidate: Candidate): ExamAnswer {
  const kind =
    ['sc', 'st'].includes(candidate.category) || candidate.hasDisability ? 'reserved' : 'open';
  const reason = 'JAM asks for a bachelor’s degree, completed or in its final year.';
  return {
    exam: 'iit-jam',
    verdict: hasBachelors(candidate) ? 'open' : 'later',
    reason,
    notes: [
      `No age limit. The IITs ask for no percentage; NITs ask for ${nitRules[kind]}% in your category. Each programme lists the subjects it wants.`,
    ],
    targets: qualifying('iit-jam', candidate),
    rules: '/iit-jam/eligibility',
  };
}

function cuet(candidate: Candidate): ExamAnswer {
  return {
    exam: 'cuet',
    verdict: hasBachelors(candidate) ? 'open' : 'later',
    reason: 'CUET (PG) asks for a bachelor’s degree, completed or in its final year.',
    notes: [
      'No age limit and no passing mark. Each university sets subjects and percentage for its seats.',
    ],
    targets: [],
    rules: '/cuet-pg/eligibility',
  };
}

function barc(candidate: Candidate, day: IsoDay): ExamAnswer {
  const { degree, subject, stage, percent, category } = candidate;
  const { masters, age } = barcRules;
  const limit =
    category === 'obc' ? age.obc : ['sc', 'st'].includes(category) ? age.scSt : age.open;
  const answer = { exam: 'barc', rules: '/testseries/barc', notes: [], targets: [] } as const;
  const years = ageOn(candidate, day);
  if (years > limit) {
    return {
      ...answer,
      verdict: 'closed',
      reason: `OCES takes candidates up to ${limit} years of age in your category.`,
    };
  }
  const wants = `OCES in chemistry asks for an M.Sc. or integrated M.Sc. in chemistry with ${masters}%.`;
  if (degree !== 'masters') return { ...answer, verdict: 'later', reason: wants };
  if (subject !== 'chemistry' || (stage === 'completed' && percent < masters)) {
    return { ...answer, verdict: 'closed', reason: wants };
  }
  if (stage !== 'completed' && stage !== 'final') {
    return { ...answer, verdict: 'later', reason: `${wants} You may apply in the final year.` };
  }
  return {
    ...answer,
    verdict: 'open',
    reason: wants,
    notes: [
      `Up to ${limit} years of age in your category. A GATE score of the last three years counts as well.`,
    ],
  };
}

function tifr({ degree, subject, stage }: Candidate): ExamAnswer {
  const answer = { exam: 'tifr', rules: '/testseries/tifr', notes: [], targets: [] } as const;
  const wants = 'The PhD in chemistry at TIFR asks for an M.Sc. in chemistry, physics or biology.';
  if (degree !== 'masters') return { ...answer, verdict: 'later', reason: wants };
  if (subject === 'other') return { ...answer, verdict: 'closed', reason: wants };
  if (stage !== 'completed' && stage !== 'final') {
    return { ...answer, verdict: 'later', reason: `${wants} You may apply in the final year.` };
  }
  return { ...answer, verdict: 'open', reason: wants };
}

/** Which of the six exams are open to a candidate on `day`, in the order of the catalogue. */
export function eligibilityOf(candidate: Candidate, day: IsoDay): readonly ExamAnswer[] {
  return [
    csirNet(candidate, day),
    gate(candidate),
    iitJam(candidate),
    cuet(candidate),
    barc(candidate, day),
    tifr(candidate),
  ];
}

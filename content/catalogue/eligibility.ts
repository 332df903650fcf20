import type { IsoDay } from '@/content/day';
import { fill } from '@/content/hindi';
import type { FactTable } from './exam-facts';
import { eligibilityWords, type EligibilityWords } from './eligibility-words';
import { barcRules, csirNetRules, nitRules } from './eligibility-rules';
import type { CutOffTable } from './exams/cut-offs';
import type { ExamId } from './exams/exams';
import { lastDayOf, sessionOrder } from './exam-calendar';
import { examDates } from './exams/exam-dates';
import { examFacts } from './exams/facts';

/** Somebody who asks which exams are open. */
export interface Candidate {
  /** The highest degree, completed or being studied for. */
  degree: keyof EligibilityWords['degree'];
  subject: keyof EligibilityWords['subject'];
  stage: keyof EligibilityWords['stage'];
  /** Percent of marks, so far or in the end. */
  percent: number;
  /** YYYY-MM; the day is not asked for. */
  born: string;
  category: keyof EligibilityWords['category'];
  gender: keyof EligibilityWords['gender'];
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
  /** `later` opens with time: a later year of study, or the master’s degree that follows a bachelor’s. */
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

/**
 * Years of age, with months as a fraction, on the first of a month. "Up to 30 years" ends on the 30th birthday, so on
 * 1 July nobody who was born in July is over it, and everybody who was born in June is.
 */
function ageOn({ born }: Candidate, first: IsoDay): number {
  const [year = 0, month = 0] = born.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0] = first.split('-').map(Number);
  return thisYear - year + (thisMonth - month) / 12;
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
  const session = `${isJune ? 'June' : 'December'} ${own}`;
  return lastToApply('csir-net', session) ?? `${own}-${isJune ? '06-30' : '10-31'}`;
}

function lastToApply(exam: ExamId, session: string): IsoDay | undefined {
  const known = examDates.find(
    (date) =>
      date.exam === exam &&
      date.kind === 'applications' &&
      sessionOrder(date.session) === sessionOrder(session),
  );
  return known && lastDayOf(known);
}

/** The year of the next training of BARC; applications close at the end of January where the calendar has no day. */
function nextTraining(day: IsoDay): number {
  const year = Number(day.slice(0, 4));
  return (lastToApply('barc', `OCES-${year}`) ?? `${year}-01-31`) >= day ? year : year + 1;
}

function jrfLimit({ category, gender, hasDisability }: Candidate): number {
  const { open, obc, five } = csirNetRules.jrfAge;
  if (['sc', 'st'].includes(category) || gender !== 'man' || hasDisability) return five;
  return category === 'obc' ? obc : open;
}

function csirNet(candidate: Candidate, day: IsoDay, all: EligibilityWords): ExamAnswer {
  const words = all.csirNet;
  const { degree, stage, percent } = candidate;
  const kind = isReserved(candidate) ? 'reserved' : 'open';
  const answer = {
    exam: 'csir-net',
    rules: '/csir-net-jrf/eligibility',
    notes: [],
    targets: [],
  } as const;
  const isMasters = degree === 'masters';
  const name = isMasters ? 'masters' : 'bachelors';
  const isTooLow = stage === 'completed' && percent < csirNetRules[name][kind];
  if (degree === 'bachelors' || (degree === 'four-year' && isTooLow)) {
    const reason = fill(words.later, {
      masters: csirNetRules.masters[kind],
      bachelors: csirNetRules.bachelors[kind],
    });
    return { ...answer, verdict: 'later', reason };
  }
  const values = { needed: csirNetRules[name][kind], degree: words.degrees[name] };
  if (isTooLow) {
    return { ...answer, verdict: 'closed', reason: fill(words.tooLow, values) };
  }
  if (!isMasters && stage !== 'completed') {
    return { ...answer, verdict: 'later', reason: fill(words.notCompleted, values) };
  }
  const limit = jrfLimit(candidate);
  const left = jrfSessionsLeft(candidate, limit, day);
  const reason = fill(stage === 'completed' ? words.completed : words.studying, values);
  const inTime = left === 1 ? words.oneSession : words.sessions;
  const jrf = fill(left > 0 ? inTime : words.tooOld, { limit, left });
  return {
    ...answer,
    verdict: 'open',
    reason,
    notes: [jrf, words[name]],
    targets: csirTargets(candidate, left > 0, words),
  };
}

function csirTargets(
  candidate: Candidate,
  canHaveJrf: boolean,
  words: EligibilityWords['csirNet'],
): readonly Target[] {
  const lists = [
    ...(canHaveJrf ? [[words.jrf, cutOffsOf('csir-net', 'jrf')] as const] : []),
    [words.lectureship, cutOffsOf('csir-net', 'lectureship')] as const,
  ];
  return lists.flatMap(([name, table]) => {
    const found = table && newest(table, bySix, candidate);
    return found
      ? [{ name: `${name}, ${found.session}`, marks: found.figure * 2, outOf: 200 }]
      : [];
  });
}

function qualifying(
  exam: 'gate' | 'iit-jam',
  candidate: Candidate,
  name: string,
): readonly Target[] {
  const table = cutOffsOf(exam, exam);
  const found = table && newest(table, byThree, candidate);
  return found ? [{ name: `${name}, ${found.session}`, marks: found.figure, outOf: 100 }] : [];
}

function gate(candidate: Candidate, words: EligibilityWords): ExamAnswer {
  const { degree, stage } = candidate;
  const isOpen = degree === 'masters' || stage !== 'earlier';
  const answer = {
    exam: 'gate',
    rules: '/gate/eligibility',
    reason: words.gate.reason,
    notes: [words.gate.note],
    targets: qualifying('gate', candidate, words.qualifying),
  } as const;
  return { ...answer, verdict: isOpen ? 'open' : 'later' };
}

function iitJam(candidate: Candidate, words: EligibilityWords): ExamAnswer {
  const kind =
    ['sc', 'st'].includes(candidate.category) || candidate.hasDisability ? 'reserved' : 'open';
  return {
    exam: 'iit-jam',
    verdict: hasBachelors(candidate) ? 'open' : 'later',
    reason: words.iitJam.reason,
    notes: [fill(words.iitJam.note, { percent: nitRules[kind] })],
    targets: qualifying('iit-jam', candidate, words.qualifying),
    rules: '/iit-jam/eligibility',
  };
}

function cuet(candidate: Candidate, { cuet: words }: EligibilityWords): ExamAnswer {
  return {
    exam: 'cuet',
    verdict: hasBachelors(candidate) ? 'open' : 'later',
    reason: words.reason,
    notes: [words.note],
    targets: [],
    rules: '/cuet-pg/eligibility',
  };
}

function barc(candidate: Candidate, day: IsoDay, words: EligibilityWords): ExamAnswer {
  const { degree, subject, stage, percent, category } = candidate;
  const { masters, age } = barcRules;
  const limit =
    category === 'obc' ? age.obc : ['sc', 'st'].includes(category) ? age.scSt : age.open;
  const answer = { exam: 'barc', rules: '/testseries/barc', notes: [], targets: [] } as const;
  // Age counts on 1 August, when the training starts, as the notice of OCES-2016 says.
  const year = nextTraining(day);
  const years = ageOn(candidate, `${year}-08-01`);
  const ages = fill(words.barc.ages, { least: age.least, limit, year });
  if (years > limit) return { ...answer, verdict: 'closed', reason: ages };
  const wants = fill(words.barc.wants, { masters });
  if (degree !== 'masters') return { ...answer, verdict: 'later', reason: wants };
  if (subject !== 'chemistry' || (stage === 'completed' && percent < masters)) {
    return { ...answer, verdict: 'closed', reason: wants };
  }
  if (stage !== 'completed' && stage !== 'final') {
    return { ...answer, verdict: 'later', reason: `${wants} ${words.finalYear}` };
  }
  if (years < age.least) return { ...answer, verdict: 'later', reason: ages };
  return {
    ...answer,
    verdict: 'open',
    reason: wants,
    notes: [fill(words.barc.age, { limit, year })],
  };
}

function tifr({ degree, subject, stage }: Candidate, words: EligibilityWords): ExamAnswer {
  const answer = { exam: 'tifr', rules: '/testseries/tifr', notes: [], targets: [] } as const;
  const wants = words.tifr;
  if (degree !== 'masters') return { ...answer, verdict: 'later', reason: wants };
  if (subject === 'other') return { ...answer, verdict: 'closed', reason: wants };
  if (stage !== 'completed' && stage !== 'final') {
    return { ...answer, verdict: 'later', reason: `${wants} ${words.finalYear}` };
  }
  return { ...answer, verdict: 'open', reason: wants };
}

/**
 * Which of the six exams are open to a candidate on `day`, in the order of the catalogue.
 * @param words in the language of the answer
 */
export function eligibilityOf(
  candidate: Candidate,
  day: IsoDay,
  words: EligibilityWords = eligibilityWords,
): readonly ExamAnswer[] {
  return [
    csirNet(candidate, day, words),
    gate(candidate, words),
    iitJam(candidate, words),
    cuet(candidate, words),
    barc(candidate, day, words),
    tifr(candidate, words),
  ];
}

import type { WordsOf } from '@/content/hindi';

/** What the form asks, and the sentences of its answer. Numbers stand in `eligibility-rules.ts`. */
export const eligibilityWords = {
  labels: {
    degree: 'Highest degree, completed or being studied for',
    stage: 'Where you are in it',
    subject: 'Its main subject',
    percent: 'Marks in percent, so far or in the end',
    month: 'Month of birth',
    year: 'Year of birth',
    category: 'Category',
    gender: 'Gender',
    choose: 'Choose',
  },
  degree: {
    bachelors: 'B.Sc. or another bachelor’s degree of three years',
    'four-year': 'Bachelor’s degree of four years, B.Tech., B.E. or B.Pharm.',
    masters: 'M.Sc., integrated M.Sc. or BS-MS',
  },
  subject: {
    chemistry: 'Chemistry',
    science: 'Another science or technology',
    other: 'Another subject',
  },
  stage: {
    completed: 'Completed',
    final: 'In the final year',
    third: 'In the third year, not the last',
    earlier: 'In an earlier year',
  },
  category: { general: 'General', ews: 'General-EWS', obc: 'OBC-NCL', sc: 'SC', st: 'ST' },
  gender: { woman: 'Woman', man: 'Man', third: 'Third gender' },
  disability: 'With a disability (PwD)',
  faults: {
    choose: 'Choose one',
    percent: 'Enter a number from {least} to {most}',
    year: 'Enter a year from {first} to {last}',
  },
  csirNet: {
    degrees: { masters: 'master’s degree', bachelors: 'bachelor’s degree of four years' },
    later:
      'CSIR-NET asks for a master’s degree with {masters}% or a bachelor’s degree of four years with {bachelors}%. You may apply while you study for the M.Sc.',
    tooLow: 'Your category needs {needed}% in a {degree}, and marks are not rounded up.',
    notCompleted: 'A {degree} counts with {needed}% once it is completed.',
    completed: 'Your category needs {needed}% in a {degree}.',
    studying: 'You may apply while you study. Finish the {degree} with at least {needed}%.',
    oneSession: 'JRF up to {limit} years of age in your category: {left} session left.',
    sessions: 'JRF up to {limit} years of age in your category: {left} sessions left.',
    tooOld: 'At the next session you are over {limit}, the age limit for JRF in your category.',
    masters: 'Assistant professor and admission to a PhD have no age limit.',
    bachelors: 'Admission to a PhD has no age limit. Assistant professor needs a master’s degree.',
    jrf: 'JRF',
    lectureship: 'Assistant professor',
  },
  gate: {
    reason: 'GATE is open from the third year of a bachelor’s degree.',
    note: 'No age limit, no minimum percentage. The score counts for three years.',
  },
  iitJam: {
    reason: 'JAM asks for a bachelor’s degree, completed or in its final year.',
    note: 'No age limit. The IITs ask for no percentage; NITs ask for {percent}% in your category. Each programme lists the subjects it wants.',
  },
  cuet: {
    reason: 'CUET (PG) asks for a bachelor’s degree, completed or in its final year.',
    note: 'No age limit and no passing mark. Each university sets subjects and percentage for its seats.',
  },
  barc: {
    ages: 'OCES takes candidates from {least} to {limit} years of age in your category, counted at the start of August {year}.',
    wants: 'OCES in chemistry asks for an M.Sc. or integrated M.Sc. in chemistry with {masters}%.',
    age: 'Up to {limit} years of age in your category, counted at the start of August {year}. A GATE score of the last three years counts as well.',
  },
  tifr: 'The PhD in chemistry at TIFR asks for an M.Sc. in chemistry, physics or biology.',
  finalYear: 'You may apply in the final year.',
  qualifying: 'Qualifying mark',
} as const;

export type EligibilityWords = WordsOf<typeof eligibilityWords>;

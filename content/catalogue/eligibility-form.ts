import { months } from '@/content/months';
import { queryText, type PageQuery } from './page-query';
import { categories, degrees, genders, stages, subjects, type Candidate } from './eligibility';

const two = (month: number) => String(month).padStart(2, '0');

/** The choices of each field of the form, as value and label. */
export const eligibilityChoices = {
  degree: degrees,
  subject: subjects,
  stage: stages,
  category: categories,
  gender: genders,
  month: months.map(([name], index) => [two(index + 1), name] as const),
} as const;

type ChoiceName = keyof typeof eligibilityChoices;
export type EligibilityField = ChoiceName | 'year' | 'percent';

type Faults = Partial<Record<EligibilityField, string>>;

/** Somebody who asks is not older, and not younger. */
const ages = { least: 14, most: 70 };

/**
 * The candidate of the form, or what is wrong with which field.
 * @param thisYear of the calendar in Delhi
 */
export function readCandidate(
  typed: PageQuery,
  thisYear: number,
): { candidate: Candidate } | { faults: Faults } {
  const faults: Faults = {};
  for (const [name, choices] of Object.entries(eligibilityChoices)) {
    if (!choices.some(([value]) => value === queryText(typed, name))) {
      faults[name as ChoiceName] = 'Choose one';
    }
  }
  const percent = Number(queryText(typed, 'percent').replace('%', ''));
  if (!(percent >= 33 && percent <= 100)) faults.percent = 'Enter a number from 33 to 100';
  const year = Number(queryText(typed, 'year'));
  const [first, last] = [thisYear - ages.most, thisYear - ages.least];
  if (!Number.isInteger(year) || year < first || year > last) {
    faults.year = `Enter a year from ${first} to ${last}`;
  }
  if (Object.keys(faults).length > 0) return { faults };
  return {
    candidate: {
      degree: queryText(typed, 'degree') as Candidate['degree'],
      subject: queryText(typed, 'subject') as Candidate['subject'],
      stage: queryText(typed, 'stage') as Candidate['stage'],
      category: queryText(typed, 'category') as Candidate['category'],
      gender: queryText(typed, 'gender') as Candidate['gender'],
      percent,
      born: `${year}-${queryText(typed, 'month')}`,
      hasDisability: queryText(typed, 'disability') === 'yes',
    },
  };
}

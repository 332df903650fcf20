import { fill } from '@/content/hindi';
import { months } from '@/content/months';
import { queryText, type PageQuery } from './page-query';
import type { Candidate } from './eligibility';
import { eligibilityWords, type EligibilityWords } from './eligibility-words';

const two = (month: number) => String(month).padStart(2, '0');

const englishMonths: readonly string[] = months.map(([name]) => name);

/**
 * The choices of each field of the form, as value and label.
 * @param monthNames of the language of `words`
 */
export const eligibilityChoices = (
  { degree, subject, stage, category, gender }: EligibilityWords = eligibilityWords,
  monthNames = englishMonths,
) => ({
  degree: Object.entries(degree),
  subject: Object.entries(subject),
  stage: Object.entries(stage),
  category: Object.entries(category),
  gender: Object.entries(gender),
  month: monthNames.map((name, index) => [two(index + 1), name] as const),
});

type ChoiceName = keyof ReturnType<typeof eligibilityChoices>;
export type EligibilityField = ChoiceName | 'year' | 'percent';

type Faults = Partial<Record<EligibilityField, string>>;

const percents = { least: 33, most: 100 };

/** Somebody who asks is not older, and not younger. */
const ages = { least: 14, most: 70 };

/**
 * The candidate of the form, or what is wrong with which field.
 * @param thisYear of the calendar in Delhi
 * @param words of the faults
 */
export function readCandidate(
  typed: PageQuery,
  thisYear: number,
  { faults: words }: EligibilityWords = eligibilityWords,
): { candidate: Candidate } | { faults: Faults } {
  const faults: Faults = {};
  for (const [name, choices] of Object.entries(eligibilityChoices())) {
    if (!choices.some(([value]) => value === queryText(typed, name))) {
      faults[name as ChoiceName] = words.choose;
    }
  }
  const percent = Number(queryText(typed, 'percent').replace('%', ''));
  if (!(percent >= percents.least && percent <= percents.most)) {
    faults.percent = fill(words.percent, percents);
  }
  const year = Number(queryText(typed, 'year'));
  const [first, last] = [thisYear - ages.most, thisYear - ages.least];
  if (!Number.isInteger(year) || year < first || year > last) {
    faults.year = fill(words.year, { first, last });
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

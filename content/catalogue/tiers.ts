/** The five tiers, cheapest first (specification). */
export type Tier = 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond';

export const tierNames: Record<Tier, string> = {
  bronze: 'Bronze',
  silver: 'Silver',
  gold: 'Gold',
  platinum: 'Platinum',
  diamond: 'Diamond',
};

export type Duration = '6-months' | '1-year' | '2-years';

/** A plan's duration in a card title and inside a sentence. */
export const durationNames: Record<Duration, { title: string; sentence: string; months: number }> =
  {
    '6-months': { title: '6 Months', sentence: '6 months', months: 6 },
    '1-year': { title: '1 Year', sentence: '1 year', months: 12 },
    '2-years': { title: '2 Year', sentence: '2 years', months: 24 },
  };

/** Items that a plan can include, in the order of its card (catalogue, section 3). */
export const featureIds = [
  'pre-recorded-lectures',
  'live-sessions',
  'live-recordings',
  'teacher-handouts',
  'practice-soft',
  'practice-hard',
  'subtopic-tests',
  'unit-tests',
  'final-mock-test',
  'pyq-tests',
  'pyq-soft',
  'pyq-hard',
  'theory-booklets',
  'crash-course',
  'general-aptitude',
  'doubt-resolution',
  'gst',
] as const;

export type FeatureId = (typeof featureIds)[number];

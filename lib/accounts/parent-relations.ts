import type { TwoLanguages } from './parent-consent-words';

/** The parent's relation to the student. The keys are stored and never change. */
export const parentRelations = {
  mother: { en: 'Mother', hi: 'माता' },
  father: { en: 'Father', hi: 'पिता' },
  guardian: { en: 'Legal guardian', hi: 'कानूनी अभिभावक' },
} as const satisfies Record<string, TwoLanguages>;

export type ParentRelation = keyof typeof parentRelations;

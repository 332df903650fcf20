import { audienceGroups, audienceLabel } from '@/lib/shelf/shelf-audiences';
import { EVERYBODY } from './sittable-papers';

const EVERYBODYS = 'Every student with an account';

/** Who may sit a test: those of course material, or every student. */
export const paperAudienceGroups = [
  { label: 'Free', choices: [[EVERYBODY, EVERYBODYS] as const] },
  ...audienceGroups,
];

/** "Every student with an account", or as course material names it. */
export const paperAudienceLabel = (audience: string): string =>
  audience === EVERYBODY ? EVERYBODYS : audienceLabel(audience);

import { assumptions } from '@/content/launch/assumptions';
import { assumedInclusions } from '@/content/launch/assumed-inclusions';
import { openContradictions } from '@/content/launch/contradictions';
import type { Decision } from '@/content/launch/decisions';
import { examFactPoints } from '@/content/launch/exam-facts';
import {
  fictitiousFacts,
  incompleteAddress,
  missingMedia,
  missingPaymentLinks,
} from '@/content/launch/placeholders';
import type { LaunchPoint } from '@/content/launch/point';
import { pastDates } from './past-dates';
import { openSettings, type LaunchSettings } from './settings';

/** Every point of the content and the settings, decided or not. */
export function launchPoints(today: Date, settings: LaunchSettings): readonly LaunchPoint[] {
  return [
    ...fictitiousFacts(),
    ...incompleteAddress(),
    ...missingMedia(),
    ...missingPaymentLinks(),
    ...assumedInclusions(),
    ...assumptions,
    ...examFactPoints(today),
    ...openContradictions(),
    ...pastDates(today),
    ...openSettings(settings),
  ];
}

type Decisions = Readonly<Record<string, Decision>>;

/**
 * Sorts points by what the owner decided. `unknown` are decisions about a point that does not exist
 * (any more): they are to be deleted, so that the list stays true.
 */
export function applyDecisions(points: readonly LaunchPoint[], decisions: Decisions) {
  return {
    open: points.filter(({ id }) => !(id in decisions)),
    decided: points.filter(({ id }) => id in decisions),
    unknown: Object.keys(decisions).filter((id) => !points.some((point) => point.id === id)),
  };
}

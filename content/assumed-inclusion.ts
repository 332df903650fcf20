import { csirNetOnlineInclusion, featureRows, type Inclusion } from './features';
import type { Tier } from './tiers';

const assumed = ({ features }: Pick<Inclusion, 'features'>): Inclusion => ({
  features,
  assumed: true,
});

/**
 * What a tier is taken to include where the catalogue does not show it: the matrix of online CSIR-NET,
 * and every row for Diamond and the offline cards (decision D12).
 */
export const assumedInclusion: Record<Tier, Inclusion> = {
  bronze: assumed(csirNetOnlineInclusion.bronze),
  silver: assumed(csirNetOnlineInclusion.silver),
  gold: assumed(csirNetOnlineInclusion.gold),
  platinum: assumed(csirNetOnlineInclusion.platinum),
  diamond: assumed({ features: featureRows.map(({ id }) => id) }),
};

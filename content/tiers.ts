/** The five tiers, cheapest first (catalogue, section 3). */
export type Tier = 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond';

export const tierNames: Record<Tier, string> = {
  bronze: 'Bronze',
  silver: 'Silver',
  gold: 'Gold',
  platinum: 'Platinum',
  diamond: 'Diamond',
};

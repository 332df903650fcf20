/** The five tiers, cheapest first (catalogue, section 3). */
const tiers = ['bronze', 'silver', 'gold', 'platinum', 'diamond'] as const;

export type Tier = (typeof tiers)[number];

export const tierNames: Record<Tier, string> = {
  bronze: 'Bronze',
  silver: 'Silver',
  gold: 'Gold',
  platinum: 'Platinum',
  diamond: 'Diamond',
};

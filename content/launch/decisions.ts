/** What the owner decided about a point, and the day (ISO). */
export type Decision = { decision: string; decidedOn: string };

/**
 * Points of `npm run check:launch` that stay as they are because the owner said so. Example:
 * `'silver-like-bronze': { decision: 'Sold as it is.', decidedOn: '2027-01-15' }`
 */
export const decisions: Readonly<Record<string, Decision>> = {};

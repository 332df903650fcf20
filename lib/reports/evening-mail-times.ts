/** When the evening mail leaves, in Delhi; '' is never. */
export const eveningTimes = ['', '18:00', '19:00', '19:30', '20:00', '21:00', '22:00'] as const;

export type EveningTime = (typeof eveningTimes)[number];

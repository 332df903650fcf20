/** Something the owner has to settle before the site goes public. */
export type LaunchPoint = {
  /** Stays the same for as long as the point does; `content/launch/decisions.ts` refers to it. */
  id: string;
  kind: 'placeholder' | 'assumption' | 'past date' | 'contradiction' | 'setting';
  /** What is wrong or unknown, in words for the owner. */
  what: string;
  /** The file to change. */
  where: string;
};

import type { Chance } from './chance';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Delhi is five and a half hours ahead of UTC. */
const AHEAD = 330 * MINUTE;

/** Moments of the demo, which always ends now. Days are Delhi's. */
export interface Moments {
  now: Date;
  /** On the day so many days ago (or, below 0, ahead), between nine and eight; never later than now. */
  past(days: number): Date;
  /** A call that is planned: on the half hour, between ten and six. */
  planned(inDays: number): Date;
  /** So many minutes later; where that is still to come, some time before now. */
  after(moment: Date, minutes: number): Date;
}

export function momentsBefore(now: Date, chance: Chance): Moments {
  const midnight = Math.floor((now.getTime() + AHEAD) / DAY) * DAY - AHEAD;
  const notLater = (time: number) => new Date(Math.min(time, now.getTime()));
  return {
    now,
    past: (days) =>
      notLater(midnight - Math.round(days) * DAY + chance.between(9 * 60, 20 * 60) * MINUTE),
    planned: (inDays) => new Date(midnight + inDays * DAY + chance.between(20, 36) * 30 * MINUTE),
    after: (moment, minutes) => {
      const time = moment.getTime() + minutes * MINUTE;
      if (time <= now.getTime()) return new Date(time);
      // Anywhere in between, or all that is late would be of today.
      return new Date(moment.getTime() + chance.number() * (now.getTime() - moment.getTime()));
    },
  };
}

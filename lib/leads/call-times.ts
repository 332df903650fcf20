import { delhiDay, fieldTime } from './delhi-time';

const MONDAY = 1;

/** When to call next, as somebody says it. Each comes as the text of a field for day and time. */
export function callTimes(now: Date) {
  const weekday = new Date(`${delhiDay(now)}T00:00:00Z`).getUTCDay();
  const untilMonday = (MONDAY - weekday + 7) % 7 || 7;
  return {
    inTwoHours: fieldTime(new Date(now.getTime() + 2 * 3_600_000)),
    tomorrowSameTime: fieldTime(new Date(now.getTime() + 24 * 3_600_000)),
    tomorrowAt11: `${delhiDay(now, 1)}T11:00`,
    mondayAt11: `${delhiDay(now, untilMonday)}T11:00`,
  };
}
